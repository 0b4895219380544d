import type {
  Achievement,
  Challenge,
  GamificationStats,
  LeaderboardEntry,
} from '@lodestar/contract/gamification'
import type { Goal } from '@lodestar/contract/goals'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { createJobQueue } from '../../db/job-queue.ts'
import { aUser, aVisitor, type TestUser } from '../../testing/a-user.ts'
import { openTestAuthPool, openTestDatabase } from '../../testing/open-test-database.ts'
import { aSession, MARCO, say, takeAssessment } from '../../testing/scenes.ts'
import { testApp } from '../../testing/test-app.ts'
import { copyDatabase } from '../../testing/test-database.ts'
import * as accounts from '../account/account.store.ts'
import { forgetDeletedGoals } from '../goals/deleted-goals.store.ts'
import { refreshStandings } from './gamification.service.ts'

// A database of its own: the leaderboard looks across everybody in it.
const url = await copyDatabase(`gamification_${process.pid}`)
const db = openTestDatabase(url, () => {})
// A Sunday evening.
let now = new Date('2026-05-03T18:00:00.000Z')
const app = await testApp({
  db,
  authPool: openTestAuthPool(url, () => {}),
  jobs: createJobQueue({ url, onError: () => {}, isWorker: false }),
  clock: () => now,
})
const hoursLater = (hours: number) => {
  now = new Date(now.getTime() + hours * 3_600_000)
}

const PATH = '/api/gamification'
const statsOf = async (user: TestUser) => (await user.get(`${PATH}/stats`)).json<GamificationStats>()
const achievementsOf = async (user: TestUser) =>
  (await user.get(`${PATH}/achievements`)).json<Achievement[]>()
const challengesOf = async (user: TestUser) => (await user.get(`${PATH}/challenges`)).json<Challenge[]>()
const leaderboardOf = async (user: TestUser) =>
  (await user.get(`${PATH}/leaderboard`)).json<LeaderboardEntry[]>()
const pointsOf = async (user: TestUser) => (await statsOf(user)).totalPoints
const find = async (user: TestUser, id: string) => (await achievementsOf(user)).find((one) => one.id === id)
const aGoal = async (user: TestUser) =>
  (
    await user.post('/api/goals', { title: 'Let go', description: 'Priya runs it.', category: 'delegation' })
  ).json<Goal>()

/** Gives somebody an analyzed message for each instant: 5 points each, three a day at most. */
async function analyzeAt(user: TestUser, ...instants: string[]): Promise<void> {
  await sql`insert into communication_analyses
    (id, user_id, communication_type, context, subject, original_text, feedback, created_at)
    select gen_random_uuid()::text, ${user.id}, 'email', 'general', '', 'Hello', '{}', at
    from unnest(${instants}::timestamptz[]) as at`.execute(db)
}

describe('somebody who has just begun', () => {
  it('has no points, stands on the first level and sees every achievement ahead [R3-74, R3-77, R3-80, R7-21, R7-22, R7-24]', async () => {
    const user = await aUser(app)
    const { recentDays, pointSources, ...stats } = await statsOf(user)
    expect(stats).toEqual({
      totalPoints: 0,
      currentLevel: 1,
      currentLevelInfo: { level: 1, title: 'Setting Out' },
      nextLevelInfo: { level: 2, title: 'Finding Your Feet' },
      pointsToNextLevel: 100,
      currentLevelProgress: 0,
      achievementsCount: 0,
      currentStreak: 0,
      longestStreak: 0,
    })
    expect(recentDays).toHaveLength(28)
    expect(pointSources.every(({ earned }) => earned === 0)).toBe(true)
    const achievements = await achievementsOf(user)
    expect(achievements.length).toBeGreaterThanOrEqual(20)
    for (const achievement of achievements)
      expect(achievement).toEqual({
        id: expect.any(String),
        name: expect.any(String),
        description: expect.any(String),
        icon: expect.any(String),
        rarity: expect.stringMatching(/^(legendary|epic|rare|common)$/),
        pointsReward: expect.any(Number),
        unlocked: false,
        unlockedAt: null,
        isNew: false,
        criteria: expect.any(String),
        progress: 0,
        target: expect.any(Number),
      })
    const challenges = await challengesOf(user)
    expect(challenges.map(({ category }) => category)).toEqual([
      'weekly',
      'weekly',
      'weekly',
      'monthly',
      'monthly',
    ])
    for (const challenge of challenges)
      expect(challenge).toMatchObject({ progress: 0, isActive: true, isCompleted: false })
  })

  it('has an own place on the leaderboard all the same [R3-81, R7-23]', async () => {
    const entries = await leaderboardOf(await aUser(app))
    expect(entries.filter(({ isCurrentUser }) => isCurrentUser)).toEqual([
      {
        id: expect.any(String),
        rank: expect.any(Number),
        userName: 'Ada O.',
        level: 1,
        totalPoints: 0,
        isCurrentUser: true,
      },
    ])
  })
})

it('what is done through the product counts: assessment, session, answer, rating, goal', async () => {
  const user = await aUser(app)
  const session = await aSession(user)
  await say(user, session, MARCO)
  await say(user, session, 'I have hinted at it twice, and he just laughs it off.')
  await user.post(`/api/coaching/sessions/${session.id}/complete`)
  await user.post('/api/coaching/feedback', { sessionId: session.id, rating: 5, feedback: 'The script.' })
  const goal = await aGoal(user)
  await user.post(`/api/goals/${goal.id}/progress`, { progress: 10 })
  const { pointSources, totalPoints, achievementsCount, currentStreak } = await statsOf(user)
  const earned = Object.fromEntries(pointSources.map((source) => [source.id, source.earned]))
  expect(earned).toMatchObject({
    assessment: 40,
    situation: 5,
    answer: 2,
    session: 30,
    rating: 5,
    reflection: 10,
    'goal-set': 10,
    'goal-step': 5,
  })
  expect(totalPoints).toBe(Object.values(earned).reduce((sum, each) => sum + each, 0))
  expect([achievementsCount, currentStreak]).toEqual([4, 1])
})

describe('opening the application', () => {
  it('earns nothing, however often [D56]', async () => {
    const user = await aUser(app)
    for (const path of ['/api/auth/user', '/api/dashboard', '/api/goals', `${PATH}/stats`])
      for (let time = 0; time < 3; time++) await user.get(path)
    expect(await pointsOf(user)).toBe(0)
  })
})

describe('the streak', () => {
  it('follows the days of the time zone somebody is in [R3-76]', async () => {
    // Three evenings of Los Angeles that fall into two days of UTC.
    const instants = ['2026-05-01T23:00:00Z', '2026-05-02T23:00:00Z', '2026-05-03T06:30:00Z']
    const [west, utc] = [await aUser(app, { timeZone: 'America/Los_Angeles' }), await aUser(app)]
    for (const user of [west, utc]) await analyzeAt(user, ...instants)
    expect(await statsOf(west)).toMatchObject({ currentStreak: 2, longestStreak: 2 })
    expect(await statsOf(utc)).toMatchObject({ currentStreak: 3, longestStreak: 3 })
  })
})

describe('an achievement', () => {
  it('goes from locked to unlocked, and is new until it has been displayed [R4-57, R4-58]', async () => {
    const user = await aUser(app)
    expect(await find(user, 'taking-stock')).toMatchObject({ unlocked: false, isNew: false })
    await takeAssessment(user)
    const unlocked = { unlocked: true, unlockedAt: now.toISOString() }
    expect(await find(user, 'taking-stock')).toMatchObject({ ...unlocked, isNew: true })
    expect(await find(user, 'taking-stock')).toMatchObject({ ...unlocked, isNew: true })
    const seen = await user.post(`${PATH}/achievements/seen`, { ids: ['taking-stock'] })
    expect(seen.json()).toEqual({ success: true })
    await user.post(`${PATH}/achievements/seen`, { ids: ['taking-stock'] })
    expect(await find(user, 'taking-stock')).toMatchObject({ ...unlocked, isNew: false })
  })

  it('that is locked, or is none, cannot have been displayed', async () => {
    const user = await aUser(app)
    await user.post(`${PATH}/achievements/seen`, { ids: ['taking-stock', 'no-such-achievement'] })
    await takeAssessment(user)
    expect(await find(user, 'taking-stock')).toMatchObject({ isNew: true })
    const kept = await db.selectFrom('achievementsSeen').selectAll().where('userId', '=', user.id).execute()
    expect(kept).toEqual([])
  })

  it('displayed to one person is still new to another', async () => {
    const [ada, eve] = [await aUser(app), await aUser(app)]
    for (const user of [ada, eve]) await takeAssessment(user)
    await ada.post(`${PATH}/achievements/seen`, { ids: ['taking-stock'] })
    expect(await find(eve, 'taking-stock')).toMatchObject({ isNew: true })
  })

  it.each([
    ['nothing', {}],
    ['text', { ids: 'all' }],
    ['numbers', { ids: [7] }],
    ['more than a hundred', { ids: Array.from({ length: 101 }, (_, place) => String(place)) }],
  ])('is not marked by %s in the place of its id', async (_what, body) => {
    const reply = await (await aUser(app)).post(`${PATH}/achievements/seen`, body)
    expect(reply.statusCode).toBe(400)
  })
})

describe('deleting a goal', () => {
  it('never takes points away, not when its words are wiped either, and brings none when it is restored [D56]', async () => {
    const user = await aUser(app)
    const goal = await aGoal(user)
    await user.post(`/api/goals/${goal.id}/progress`, { progress: 50, note: 'Priya ran it alone.' })
    hoursLater(25)
    await user.put(`/api/goals/${goal.id}`, { status: 'completed' })
    const points = await pointsOf(user)
    expect(points).toBeGreaterThan(100)

    await user.delete(`/api/goals/${goal.id}`)
    expect(await pointsOf(user)).toBe(points)
    expect((await user.post(`/api/goals/${goal.id}/restore`)).statusCode).toBe(200)
    expect(await pointsOf(user)).toBe(points)

    await user.delete(`/api/goals/${goal.id}`)
    hoursLater(1.01)
    await forgetDeletedGoals(db, now)
    expect((await user.post(`/api/goals/${goal.id}/restore`)).statusCode).toBe(404)
    expect(await pointsOf(user)).toBe(points)
    expect(await find(user, 'arrived')).toMatchObject({ unlocked: true })
  })
})

describe('the leaderboard', () => {
  /** Somebody who has joined. */
  const aMember = (firstName = 'Ada', lastName = 'Okafor') =>
    aUser(app, { firstName, lastName, onLeaderboard: true })
  /** Somebody who has joined, with more points the larger the number: messages analyzed long ago, three a day, and one just now. */
  async function aLeader(points: number, firstName?: string) {
    const user = await aMember(firstName)
    const instants = Array.from({ length: points / 5 }, (_, place) => {
      const day = new Date(Date.UTC(2020, 0, 1 + 14 * Math.floor(place / 3)))
      return new Date(day.getTime() + (place % 3) * 60_000).toISOString()
    })
    await analyzeAt(user, ...instants, now.toISOString())
    return user
  }
  const refresh = async () => {
    hoursLater(0.02)
    await refreshStandings(db, now)
  }
  const nameAndRank = ({ userName, rank, isCurrentUser }: LeaderboardEntry) =>
    `${rank} ${userName}${isCurrentUser ? ' (you)' : ''}`
  const namesOf = async (user: TestUser, ...names: string[]) =>
    (await leaderboardOf(user)).map(nameAndRank).filter((line) => names.some((name) => line.includes(name)))

  it('works before any job has run, with first names and last initials, own row marked [R3-81, D56]', async () => {
    const grace = await aMember('Grace', 'Hopper')
    for (let day = 1; day <= 20; day++)
      await analyzeAt(grace, `2021-03-${String(day).padStart(2, '0')}T08:00:00Z`)
    await analyzeAt(grace, now.toISOString())
    const ada = await aMember()
    await takeAssessment(ada)
    hoursLater(1)
    const [first, ...others] = await leaderboardOf(ada)
    expect(first).toMatchObject({ rank: 1, userName: 'Grace H.', isCurrentUser: false })
    expect(first?.totalPoints).toBe(await pointsOf(grace))
    expect(others.filter(({ isCurrentUser }) => isCurrentUser)).toHaveLength(1)
    expect(others.find(({ isCurrentUser }) => isCurrentUser)).toMatchObject({
      userName: 'Ada O.',
      totalPoints: await pointsOf(ada),
    })
    const ranks = [first, ...others].map((entry) => entry?.rank ?? 0)
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
  })

  it('computes the own row as of now, before anything is refreshed', async () => {
    const user = await aUser(app, { firstName: 'Ines' })
    await refresh()
    await takeAssessment(user)
    const own = (await leaderboardOf(user)).find(({ isCurrentUser }) => isCurrentUser)
    expect(own).toMatchObject({ totalPoints: await pointsOf(user), userName: 'Ines O.' })
    expect(own?.totalPoints).toBeGreaterThan(0)
  })

  it('gives equal points one rank, and the next rank to whoever comes after both', async () => {
    const two = [await aLeader(465, 'Tia'), await aLeader(465, 'Tom')]
    const third = await aLeader(450, 'Tess')
    await refresh()
    const lines = await namesOf(third, 'Tia', 'Tom', 'Tess')
    const [shared = 0] = lines.map((line) => Number.parseInt(line, 10))
    expect(lines.map((line) => Number.parseInt(line, 10))).toEqual([shared, shared, shared + 2])
    const seenByOne = await namesOf(two[0] ?? third, 'Tia', 'Tom', 'Tess')
    expect(seenByOne.map((line) => Number.parseInt(line, 10))).toEqual([shared, shared, shared + 2])
  })

  it('lists nobody who has not joined, and shows them their own row alone with the rank they would have [D86]', async () => {
    const [silent, member] = [await aUser(app, { firstName: 'Sven' }), await aLeader(330, 'Mira')]
    await analyzeAt(silent, now.toISOString())
    const points = await pointsOf(silent)
    const expectAlone = async () => {
      const above = (await leaderboardOf(member)).filter(({ totalPoints }) => totalPoints > points)
      expect(await leaderboardOf(silent)).toEqual([
        expect.objectContaining({ userName: 'Sven O.', isCurrentUser: true, rank: above.length + 1 }),
      ])
      expect(await namesOf(member, 'Sven')).toEqual([])
      return above.length + 1
    }
    await expectAlone()
    await refresh()
    const rank = await expectAlone()
    await silent.put('/api/profile/visibility', { isOnLeaderboard: true })
    expect(await namesOf(silent, 'Mira', 'Sven')).toEqual([
      expect.stringContaining('Mira'),
      `${rank} Sven O. (you)`,
    ])
    expect(await namesOf(member, 'Sven')).toEqual([`${rank} Sven O.`])
    await silent.put('/api/profile/visibility', { isOnLeaderboard: false })
    await expectAlone()
  })

  it('shows everybody to a member who has no points yet, and does not show them [D86]', async () => {
    const [member, fresh] = [await aLeader(330, 'Nils'), await aMember('Nora')]
    expect(await namesOf(fresh, 'Nils', 'Nora')).toHaveLength(2)
    expect(await namesOf(member, 'Nora')).toEqual([])
  })

  it('leaves out at once who opted out, also from the ranks of the others, and keeps their own row [D56, D86]', async () => {
    const [above, below] = [await aLeader(300, 'Olga'), await aLeader(285, 'Omar')]
    await refresh()
    const [, before = ''] = await namesOf(below, 'Olga', 'Omar')
    await above.put('/api/profile/visibility', { isOnLeaderboard: false })
    const [after = '', ...none] = await namesOf(below, 'Olga', 'Omar')
    expect(none).toEqual([])
    expect(Number.parseInt(after, 10)).toBe(Number.parseInt(before, 10) - 1)
    expect(await namesOf(above, 'Olga')).toEqual([`${Number.parseInt(after, 10)} Olga O. (you)`])
    await above.put('/api/profile/visibility', { isOnLeaderboard: true })
    expect(await namesOf(below, 'Olga')).toHaveLength(1)
  })

  it('shows a changed name at once, and nobody who has deleted their account', async () => {
    const [gone, stays] = [await aLeader(150, 'Vera'), await aLeader(135, 'Vito')]
    await refresh()
    await gone.delete('/api/profile', { email: gone.email })
    await stays.patch('/api/profile', { firstName: 'Vitus', lastName: 'Øst' })
    expect((await namesOf(await aMember(), 'Vera', 'Vit')).map((line) => line.replace(/^\d+ /, ''))).toEqual([
      'Vitus Ø.',
    ])
  })

  it('lists fifty and the own row, with the rank it has among everybody', async () => {
    for (let place = 0; place < 52; place++) await aLeader(405)
    const low = await aLeader(15, 'Low')
    await refresh()
    const entries = await leaderboardOf(low)
    expect(entries).toHaveLength(51)
    expect(new Set(entries.map(({ id }) => id)).size).toBe(51)
    const own = entries.at(-1)
    expect(own).toMatchObject({ userName: 'Low O.', isCurrentUser: true })
    const { rows } = await sql<{ above: number }>`
      select count(*) as above from standings join users on users.id = user_id
      where on_leaderboard and points > ${own?.totalPoints}`.execute(db)
    expect(own?.rank).toBe((rows[0]?.above ?? 0) + 1)
    expect(own?.rank).toBeGreaterThan(52)
    const [top] = await db
      .selectFrom('standings')
      .select('userId')
      .orderBy('points', 'desc')
      .limit(1)
      .execute()
    await accounts.showOnLeaderboard(db, top?.userId ?? '', false, now.toISOString())
    expect((await leaderboardOf(low)).at(-1)?.rank).toBe((own?.rank ?? 0) - 1)
    await accounts.showOnLeaderboard(db, top?.userId ?? '', true, now.toISOString())
    expect((await leaderboardOf(low)).at(-1)?.rank).toBe(own?.rank)
  })

  it('is refreshed for those who have done something since, and for nobody else', async () => {
    const [idle, busy] = [await aLeader(15), await aLeader(15)]
    await refresh()
    hoursLater(2)
    await refresh()
    const computedAt = async ({ id }: TestUser) =>
      (await db.selectFrom('standings').select('computedAt').where('userId', '=', id).executeTakeFirst())
        ?.computedAt
    const idleSince = await computedAt(idle)
    hoursLater(2)
    await takeAssessment(busy)
    hoursLater(0.1)
    const computed = await refreshStandings(db, now)
    expect(await computedAt(busy)).toBe(now.toISOString())
    expect(await computedAt(idle)).toBe(idleSince)
    // The fifty at the top, whoever they are, and the one who was active.
    expect(computed).toBe(51)
  })

  it('notices what somebody at the top takes back', async () => {
    const user = await aLeader(600, 'Zoe')
    await refresh()
    expect((await namesOf(await aMember(), 'Zoe'))[0]).toMatch(/^1 /)
    await sql`delete from communication_analyses where user_id = ${user.id}`.execute(db)
    hoursLater(3)
    await refresh()
    expect(await namesOf(await aMember(), 'Zoe')).toEqual([])
  })
})

describe('without a session', () => {
  it.each(['stats', 'achievements', 'leaderboard', 'challenges'])('there is no %s', async (part) => {
    expect((await aVisitor(app).get(`${PATH}/${part}`)).statusCode).toBe(401)
  })
})

it("knows nothing of other people's deeds", async () => {
  const [ada, eve] = [await aUser(app), await aUser(app)]
  await takeAssessment(ada)
  expect(await pointsOf(eve)).toBe(0)
})
