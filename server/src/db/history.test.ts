import type { CoachingSession } from '@lodestar/contract/coaching'
import type { Goal } from '@lodestar/contract/goals'
import { beforeAll, describe, expect, it } from 'vitest'
import { aUser, type TestUser } from '../testing/a-user.ts'
import { aSession, MARCO, say } from '../testing/scenes.ts'
import { depsOfApp, testApp } from '../testing/test-app.ts'
import { upkeep } from '../testing/upkeep.ts'
import { closeHistories } from './history.ts'

const DAY_MS = 86_400_000
const START = new Date('2025-11-20T09:30:00.000Z')
let now = START
const app = await testApp({ clock: () => now })
const { db } = depsOfApp(app)
const wait = (days: number) => {
  now = new Date(now.getTime() + days * DAY_MS)
}

/** Every read that rests on everything somebody has done. */
const READS = [
  '/api/gamification/stats',
  '/api/gamification/achievements',
  '/api/gamification/challenges',
  '/api/gamification/leaderboard',
  '/api/analytics/dashboard',
  '/api/analytics/insights',
  '/api/dashboard',
]
const readAll = async (user: TestUser) =>
  Promise.all(READS.map(async (path) => [path, (await user.get(path)).json<unknown>()] as const))

/** What the reads say when nothing is closed. */
async function deriveFromEverything(user: TestUser) {
  await upkeep.query('update closed_histories set is_touched = true where user_id = $1', [user.id])
  return readAll(user)
}
const close = async () => {
  await closeHistories(db, now)
  wait(1 / 400)
  await closeHistories(db, now)
}
const findClosed = async (user: TestUser) =>
  db
    .selectFrom('closedHistories')
    .select(['isTouched', 'until', 'history'])
    .where('userId', '=', user.id)
    .executeTakeFirst()

interface Life {
  user: TestUser
  session: CoachingSession
  goal: Goal
}

/** A month: a session with a promise that is kept, a rating, and a goal that is reached. */
async function liveAMonth(user: TestUser): Promise<Pick<Life, 'session' | 'goal'>> {
  const session = await aSession(user)
  for (const content of [MARCO, 'I will talk to Marco on Friday morning.']) await say(user, session, content)
  const { steps } = (await user.post(`/api/coaching/sessions/${session.id}/complete`)).json<CoachingSession>()
  await user.post('/api/coaching/feedback', { sessionId: session.id, rating: 4, feedback: 'It helped.' })
  wait(1)
  const item = steps.findIndex(({ origin }) => origin !== 'coach')
  await user.put(`/api/coaching/sessions/${session.id}/commitments/${item}`, { outcome: 'done' })
  const goal = (await user.post('/api/goals', { title: 'A goal', category: 'delegation' })).json<Goal>()
  for (const progress of [25, 50, 100]) {
    wait(7)
    await user.post(`/api/goals/${goal.id}/progress`, { progress })
  }
  await user.put(`/api/goals/${goal.id}`, { status: 'completed' })
  wait(8)
  return { session, goal }
}

/** Half a year, with a session and a goal that stay open for all of it. */
async function liveHalfAYear(): Promise<Life> {
  now = START
  const user = await aUser(app, { timeZone: 'Europe/Berlin' })
  const late = await aSession(user, 'Ended months later')
  for (const content of [MARCO, 'I have hinted at it twice.']) await say(user, late, content)
  const goal = { title: 'Reached months later', category: 'communication' }
  const lateGoal = (await user.post('/api/goals', goal)).json<Goal>()
  const first = await liveAMonth(user)
  for (let month = 1; month < 6; month += 1) await liveAMonth(user)
  await user.post(`/api/coaching/sessions/${late.id}/complete`)
  await user.put(`/api/goals/${lateGoal.id}`, { status: 'completed', progress: 100 })
  wait(1)
  await upkeep.query('update storage_use set characters = 1000000 where user_id = $1', [user.id])
  return { user, ...first }
}

let life: Life
beforeAll(async () => {
  life = await liveHalfAYear()
})

describe('a closed history', () => {
  it('changes no answer of any read that rests on it, then or later', async () => {
    const { user } = life
    const before = await readAll(user)
    await close()
    expect(await findClosed(user)).toMatchObject({
      isTouched: false,
      history: { totals: { sessions: 5, notes: 4 } },
    })
    expect(await readAll(user)).toEqual(before)
    wait(40)
    const later = await readAll(user)
    expect(await deriveFromEverything(user)).toEqual(later)
  })

  it('is what is read: what is not in it is not counted', async () => {
    const { user } = life
    await close()
    await upkeep.query(
      `update closed_histories set history = history || '{"days": [], "paid": {}}' where user_id = $1`,
      [user.id],
    )
    const [[, stats] = []] = await readAll(user)
    const [[, whole] = []] = await deriveFromEverything(user)
    expect((stats as { totalPoints: number }).totalPoints).toBeLessThan(
      (whole as { totalPoints: number }).totalPoints,
    )
  })

  it.each<[string, (life: Life) => Promise<unknown>]>([
    [
      'a rating is given anew',
      ({ user, session }) => user.post('/api/coaching/feedback', { sessionId: session.id, rating: 1 }),
    ],
    [
      'a promise turns out otherwise',
      ({ user, session }) =>
        user.put(`/api/coaching/sessions/${session.id}/commitments/0`, { outcome: 'dropped' }),
    ],
    [
      'a goal changes its category',
      ({ user, goal }) => user.put(`/api/goals/${goal.id}`, { category: 'team_building' }),
    ],
    ['a goal is taken up again', ({ user, goal }) => user.put(`/api/goals/${goal.id}`, { status: 'active' })],
    ['a goal is deleted', ({ user, goal }) => user.delete(`/api/goals/${goal.id}`)],
    ['a deleted goal comes back', ({ user, goal }) => user.post(`/api/goals/${goal.id}/restore`)],
    [
      'days begin elsewhere',
      ({ user }) => upkeep.query("update users set time_zone = 'Pacific/Auckland' where id = $1", [user.id]),
    ],
  ])('is not used until it is closed anew when %s', async (_, change) => {
    await close()
    const { user } = life
    expect(await findClosed(user)).toMatchObject({ isTouched: false })
    const reply = await change(life)
    if (reply && typeof reply === 'object' && 'statusCode' in reply)
      expect(reply.statusCode).toBeLessThan(300)
    expect(await findClosed(user)).toMatchObject({ isTouched: true })
    const before = await readAll(user)
    await close()
    expect(await findClosed(user)).toMatchObject({ isTouched: false })
    expect(await readAll(user)).toEqual(before)
  })

  it('stays as it is when something new happens, and while nobody has much here there is none', async () => {
    const { user } = life
    await close()
    await user.post('/api/goals', { title: 'New', category: 'delegation' })
    await say(user, await aSession(user), MARCO)
    expect(await findClosed(user)).toMatchObject({ isTouched: false })
    expect(await findClosed(await aUser(app))).toBeUndefined()
  })

  it('is closed anew when it was closed by other rules', async () => {
    const { user } = life
    await close()
    await upkeep.query("update closed_histories set rules = 'others', history = null where user_id = $1", [
      user.id,
    ])
    const before = await readAll(user)
    await close()
    expect((await findClosed(user))?.history).not.toBeNull()
    expect(await readAll(user)).toEqual(before)
  })
})
