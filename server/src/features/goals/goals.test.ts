import {
  GOAL_CATEGORIES,
  GOAL_PRIORITIES,
  GOAL_STATUSES,
  type Goal,
  type ProgressEntry,
} from '@lodestar/contract/goals'
import { describe, expect, it } from 'vitest'
import { aUser, aVisitor, type TestUser } from '../../testing/a-user.ts'
import { aSession } from '../../testing/scenes.ts'
import { depsOfApp, testApp } from '../../testing/test-app.ts'
import { forgetDeletedGoals } from './deleted-goals.store.ts'

let now = new Date('2026-05-03T09:30:00Z')
const app = await testApp({ clock: () => now })
const minutesLater = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

const PATH = '/api/goals'
const HAND_OVER = { title: 'Hand over the release', category: 'delegation' }
const aGoal = async (user: TestUser, given: object = {}) =>
  (await user.post(PATH, { ...HAND_OVER, ...given })).json<Goal>()
const move = (user: TestUser, { id }: Goal, progress: number, note?: string) =>
  user.post(`${PATH}/${id}/progress`, { progress, note })
const list = async (user: TestUser) => (await user.get(PATH)).json<Goal[]>()
const historyOf = async (user: TestUser, { id }: Goal) =>
  (await user.get(`${PATH}/${id}/progress`)).json<ProgressEntry[]>()

/** What is left of a person's deleted goals. */
const keptOf = ({ id }: TestUser) =>
  depsOfApp(app)
    .db.selectFrom('deletedGoals')
    .select(['userId', 'done', 'goal', 'steps'])
    .where('userId', '=', id)
    .execute()

describe('setting a goal', () => {
  it('starts it active at 0, with everything that was said of it [R3-38, R7-46]', async () => {
    const user = await aUser(app)
    const reply = await user.post(PATH, {
      title: '  Hand over the release ',
      description: 'Priya runs it.',
      category: 'delegation',
      priority: 'high',
      targetDate: '2026-12-18',
    })
    expect(reply.statusCode).toBe(201)
    expect(reply.json()).toEqual({
      id: expect.any(String),
      title: 'Hand over the release',
      description: 'Priya runs it.',
      category: 'delegation',
      priority: 'high',
      status: 'active',
      progress: 0,
      targetDate: '2026-12-18',
      createdAt: now.toISOString(),
      completedAt: null,
      sessionId: null,
    })
    expect(await list(user)).toEqual([reply.json()])
  })

  it('needs no more than title and category: medium priority, no target date [R5-16, R5-17]', async () => {
    const user = await aUser(app)
    const bare = { priority: 'medium', targetDate: null, description: '' }
    expect(await aGoal(user)).toMatchObject(bare)
    expect(await aGoal(user, { targetDate: null, description: null, sessionId: null })).toMatchObject(bare)
  })

  it('takes an instant as the day it is in UTC', async () => {
    const user = await aUser(app)
    expect(await aGoal(user, { targetDate: '2026-12-18T00:00:00.000Z' })).toMatchObject({
      targetDate: '2026-12-18',
    })
  })

  it.each([
    [{ title: undefined }, 'body.title', 'Give the goal a title'],
    [{ title: '   ' }, 'body.title', 'Give the goal a title'],
    [{ title: 'x'.repeat(201) }, 'body.title', 'At most 200 characters'],
    [{ category: undefined }, 'body.category', 'Choose a category'],
    [{ category: 'cooking' }, 'body.category', 'Choose a category'],
    [{ priority: 'urgent' }, 'body.priority', expect.any(String)],
    [{ targetDate: 'next week' }, 'body.targetDate', 'Choose a day such as 2026-05-03'],
    [{ targetDate: '2026-02-30' }, 'body.targetDate', 'Choose a day such as 2026-05-03'],
    [{ targetDate: '0026-05-03' }, 'body.targetDate', 'Choose a day from the year 2000 on'],
    [{ description: 'x'.repeat(10_001) }, 'body.description', 'At most 10,000 characters'],
  ])('refuses %j and names the field [R5-14, R5-15, R9-32, R9-33]', async (wrong, field, message) => {
    const user = await aUser(app)
    const reply = await user.post(PATH, { ...HAND_OVER, ...wrong })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().fields).toEqual({ [field]: message })
    expect(await list(user)).toEqual([])
  })

  it('knows the eight categories and three priorities [R9-32, R9-33]', async () => {
    const user = await aUser(app)
    for (const category of GOAL_CATEGORIES)
      expect(await aGoal(user, { category })).toMatchObject({ category })
    for (const priority of GOAL_PRIORITIES)
      expect(await aGoal(user, { priority })).toMatchObject({ priority })
    expect([GOAL_CATEGORIES, GOAL_PRIORITIES]).toEqual([
      [
        'communication',
        'strategic_thinking',
        'team_building',
        'decision_making',
        'delegation',
        'conflict_resolution',
        'vision_setting',
        'emotional_intelligence',
      ],
      ['high', 'medium', 'low'],
    ])
  })

  it('makes one goal of equal requests with one key', async () => {
    const user = await aUser(app)
    const key = { 'idempotency-key': 'double-click' }
    const replies = await Promise.all(Array.from({ length: 8 }, () => user.post(PATH, HAND_OVER, key)))
    expect(new Set(replies.map((reply) => reply.json<Goal>().id)).size).toBe(1)
    expect(await list(user)).toHaveLength(1)
  })

  it("remembers the session it comes from, and takes nobody else's", async () => {
    const user = await aUser(app)
    const session = await aSession(user)
    expect(await aGoal(user, { sessionId: session.id })).toMatchObject({ sessionId: session.id })
    const eve = await aUser(app)
    for (const sessionId of [session.id, 'no-such-session'])
      expect((await eve.post(PATH, { ...HAND_OVER, sessionId })).statusCode).toBe(404)
    expect(await list(eve)).toEqual([])
  })
})

describe('the list', () => {
  it('is newest first and of nobody else [R7-45]', async () => {
    const user = await aUser(app)
    for (const title of ['First', 'Second', 'Third']) {
      await aGoal(user, { title })
      minutesLater(1)
    }
    expect((await list(user)).map(({ title }) => title)).toEqual(['Third', 'Second', 'First'])
    expect(await list(await aUser(app))).toEqual([])
  })

  it('needs a session [R7-45]', async () => {
    expect((await aVisitor(app).get(PATH)).statusCode).toBe(401)
  })
})

describe('changing a goal', () => {
  it('changes what is sent and keeps the rest [R7-47]', async () => {
    const user = await aUser(app)
    const goal = await aGoal(user, { description: 'Priya runs it.', targetDate: '2026-12-18' })
    const change = async (body: object) => (await user.put(`${PATH}/${goal.id}`, body)).json<Goal>()
    expect(await change({})).toEqual(goal)
    expect(await change({ title: ' Let go ', priority: 'low', category: 'team_building' })).toEqual({
      ...goal,
      title: 'Let go',
      priority: 'low',
      category: 'team_building',
    })
    expect(await change({ description: null, targetDate: null })).toMatchObject({
      description: '',
      targetDate: null,
      title: 'Let go',
    })
  })

  it('sets the status, and with it when the goal was completed [R4-40, R7-47]', async () => {
    const user = await aUser(app)
    const goal = await aGoal(user)
    const setStatus = async (status: string) =>
      (await user.put(`${PATH}/${goal.id}`, { status })).json<Goal>()
    const completedAt = now.toISOString()
    expect(await setStatus('completed')).toMatchObject({ status: 'completed', completedAt })
    minutesLater(5)
    expect(await setStatus('completed')).toMatchObject({ completedAt })
    expect(await setStatus('paused')).toMatchObject({ status: 'paused', completedAt: null })
    expect(await setStatus('completed')).toMatchObject({ completedAt: now.toISOString() })
    expect(await setStatus('active')).toMatchObject({ status: 'active', completedAt: null })
    expect(GOAL_STATUSES).toEqual(['active', 'paused', 'completed'])
  })

  it.each([
    [{ status: 'archived' }, 'body.status'],
    [{ title: ' ' }, 'body.title'],
    [{ category: '' }, 'body.category'],
    [{ priority: 'none' }, 'body.priority'],
    [{ targetDate: '' }, 'body.targetDate'],
  ])('refuses %j and names the field [R4-40, R5-14, R5-15, R9-32, R9-33]', async (wrong, field) => {
    const user = await aUser(app)
    const goal = await aGoal(user)
    const reply = await user.put(`${PATH}/${goal.id}`, wrong)
    expect(reply.statusCode).toBe(400)
    expect(Object.keys(reply.json().fields)).toEqual([field])
    expect(await list(user)).toEqual([goal])
  })
})

describe('progress', () => {
  it('is kept step by step with note and time, newest first [R7-48, D71]', async () => {
    const user = await aUser(app)
    const goal = await aGoal(user)
    expect(await historyOf(user, goal)).toEqual([])
    const firstAt = now.toISOString()
    expect((await move(user, goal, 10)).json()).toEqual({ ...goal, progress: 10 })
    minutesLater(1)
    await move(user, goal, 20, '  Priya ran the checklist alone ')
    minutesLater(1)
    await move(user, goal, 10, ' ')
    expect(await historyOf(user, goal)).toEqual([
      { progress: 10, note: 'Progress updated to 10%', createdAt: now.toISOString() },
      { progress: 20, note: 'Priya ran the checklist alone', createdAt: expect.any(String) },
      { progress: 10, note: 'Progress updated to 10%', createdAt: firstAt },
    ])
  })

  it('stays between 0 and 100, whole [R3-39]', async () => {
    const user = await aUser(app)
    const goal = await aGoal(user)
    for (const progress of [-10, 110, 12.5, '40', null, undefined]) {
      const reply = await user.post(`${PATH}/${goal.id}/progress`, { progress })
      expect(reply.statusCode).toBe(400)
      expect(Object.keys(reply.json().fields)).toEqual(['body.progress'])
    }
    expect(await list(user)).toEqual([goal])
    expect(await historyOf(user, goal)).toEqual([])
  })

  it('that reaches 100 leaves the goal active [D71]', async () => {
    const user = await aUser(app)
    expect((await move(user, await aGoal(user), 100)).json()).toMatchObject({
      progress: 100,
      status: 'active',
      completedAt: null,
    })
  })
})

describe('deleting', () => {
  it('takes the goal and its history away [R7-49]', async () => {
    const user = await aUser(app)
    const goal = await aGoal(user)
    await move(user, goal, 10)
    expect((await user.delete(`${PATH}/${goal.id}`)).json()).toEqual({ success: true })
    expect(await list(user)).toEqual([])
    expect((await user.get(`${PATH}/${goal.id}/progress`)).statusCode).toBe(404)
    expect((await user.delete(`${PATH}/${goal.id}`)).statusCode).toBe(404)
  })

  it('can be undone within the hour, history included, and undone again', async () => {
    const user = await aUser(app)
    const older = await aGoal(user, { title: 'Older', targetDate: '2026-06-01' })
    await user.put(`${PATH}/${older.id}`, { status: 'completed' })
    await move(user, older, 60, 'Half of it')
    minutesLater(1)
    await move(user, older, 70)
    await aGoal(user, { title: 'Newer' })
    const [before, history] = [await list(user), await historyOf(user, older)]
    await user.delete(`${PATH}/${older.id}`)
    minutesLater(59)
    const restored = await user.post(`${PATH}/${older.id}/restore`)
    expect(restored.json()).toEqual(before[1])
    expect((await user.post(`${PATH}/${older.id}/restore`)).json()).toEqual(before[1])
    expect(await list(user)).toEqual(before)
    expect(await historyOf(user, older)).toEqual(history)
  })

  it('is for good after the hour: dates, category and numbers are left, and none of the words [D56]', async () => {
    const user = await aUser(app)
    const session = await aSession(user)
    const given = { title: 'Talk to Marco', description: 'About Ana.', sessionId: session.id }
    const goal = await aGoal(user, { ...given, targetDate: '2026-06-01' })
    await move(user, goal, 40, 'He listened.')
    const { createdAt } = goal
    const movedAt = now.toISOString()
    minutesLater(1)
    await user.put(`${PATH}/${goal.id}`, { status: 'completed' })
    const completedAt = now.toISOString()
    await user.delete(`${PATH}/${goal.id}`)
    minutesLater(61)
    expect((await user.post(`${PATH}/${goal.id}/restore`)).statusCode).toBe(404)
    await forgetDeletedGoals(depsOfApp(app).db, now)
    expect(await keptOf(user)).toEqual([
      {
        userId: user.id,
        done: {
          category: 'delegation',
          progress: 40,
          createdAt,
          completedAt,
          steps: [{ progress: 40, createdAt: movedAt }],
        },
        goal: {},
        steps: [],
      },
    ])
    // Asked for again, and looked at again, it stays as it is.
    expect((await user.post(`${PATH}/${goal.id}/restore`)).statusCode).toBe(404)
    expect(await list(user)).toEqual([])
    expect(await keptOf(user)).toHaveLength(1)
  })

  it('wipes the words after an hour, and leaves alone what can still be restored', async () => {
    const user = await aUser(app)
    const [early, late] = [await aGoal(user), await aGoal(user)]
    await user.delete(`${PATH}/${early.id}`)
    minutesLater(30)
    await user.delete(`${PATH}/${late.id}`)
    minutesLater(31)
    await forgetDeletedGoals(depsOfApp(app).db, now)
    expect((await keptOf(user)).map(({ goal }) => 'title' in goal).sort()).toEqual([false, true])
    expect((await user.post(`${PATH}/${late.id}/restore`)).json()).toEqual(late)
  })

  it('wipes the words of everybody, also of those who never come back', async () => {
    const people = [await aUser(app), await aUser(app)]
    for (const user of people) await user.delete(`${PATH}/${(await aGoal(user)).id}`)
    minutesLater(61)
    await forgetDeletedGoals(depsOfApp(app).db, now)
    for (const user of people)
      expect((await keptOf(user)).map(({ goal }) => 'title' in goal)).toEqual([false])
  })
})

describe("somebody else's goal", () => {
  it('is answered exactly as one that does not exist, and stays as it is', async () => {
    const ada = await aUser(app)
    const eve = await aUser(app)
    const [goal, deleted] = [await aGoal(ada), await aGoal(ada)]
    await move(ada, goal, 10)
    await ada.delete(`${PATH}/${deleted.id}`)
    const requests: ((id: string) => ReturnType<TestUser['get']>)[] = [
      (id) => eve.put(`${PATH}/${id}`, { title: 'Mine' }),
      (id) => eve.post(`${PATH}/${id}/progress`, { progress: 90 }),
      (id) => eve.get(`${PATH}/${id}/progress`),
      (id) => eve.delete(`${PATH}/${id}`),
      (id) => eve.post(`${PATH}/${id}/restore`),
    ]
    for (const request of requests) {
      const { requestId: _one, ...nobodys } = (await request('no-such-goal')).json()
      for (const id of [goal.id, deleted.id]) {
        const reply = await request(id)
        const { requestId: _other, ...theirs } = reply.json()
        expect(reply.statusCode).toBe(404)
        expect(theirs).toEqual(nobodys)
      }
    }
    expect(await list(ada)).toEqual([{ ...goal, progress: 10 }])
    expect((await ada.post(`${PATH}/${deleted.id}/restore`)).json()).toEqual(deleted)
  })
})

describe('what others derive from goals', () => {
  it('is the coaching progress of the five newest active ones [R3-14]', async () => {
    const user = await aUser(app)
    const made: Goal[] = []
    for (const title of ['1', '2', '3', '4', '5', '6', '7']) {
      made.push(await aGoal(user, { title }))
      minutesLater(1)
    }
    const [, , third, fourth, , , seventh] = made
    if (!third || !fourth || !seventh) throw new RangeError('seven goals were made')
    await user.put(`${PATH}/${fourth.id}`, { status: 'paused' })
    await user.put(`${PATH}/${third.id}`, { status: 'completed' })
    await move(user, seventh, 40)
    const { goalsProgress } = (await user.get('/api/coaching/progress')).json()
    expect(goalsProgress).toEqual([
      { goal: '7', progress: 40, target: 100 },
      ...['6', '5', '2', '1'].map((goal) => ({ goal, progress: 0, target: 100 })),
    ])
    await aGoal(user, { title: '8' })
    const { goalsProgress: next } = (await user.get('/api/coaching/progress')).json()
    expect(next).toHaveLength(5)
    expect(next[0]).toMatchObject({ goal: '8' })
  })
})
