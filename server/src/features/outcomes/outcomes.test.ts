import type { Prediction, ReachedForecast } from '@lodestar/contract/analytics'
import type { CoachingSession } from '@lodestar/contract/coaching'
import type { Goal, ProgressEntry } from '@lodestar/contract/goals'
import type { Meeting } from '@lodestar/contract/meetings'
import type { ToldOutcome } from '@lodestar/contract/outcomes'
import type { Rehearsal } from '@lodestar/contract/rehearsals'
import { describe, expect, it, vi } from 'vitest'
import { aUser, type TestUser } from '../../testing/a-user.ts'
import { aSession, takeAssessment } from '../../testing/scenes.ts'
import { testApp } from '../../testing/test-app.ts'

vi.setConfig({ testTimeout: 30_000 })
let now = new Date('2026-05-03T09:30:00Z')
const app = await testApp({ clock: () => now })
const HOUR_MS = 3_600_000
const pass = (hours: number) => {
  now = new Date(now.getTime() + hours * HOUR_MS)
}

const PLAN = {
  person: 'Dana',
  day: '2026-05-05',
  time: '10:00',
  place: '',
  words: 'Dana, I will not extend it again.',
  ifThey: '',
  thenI: '',
}
async function aTalk(user: TestUser, sessionId?: string): Promise<Rehearsal> {
  const begun = (
    await user.post('/api/rehearsals', sessionId ? { sessionId } : { person: 'Dana' })
  ).json<Rehearsal>()
  return (await user.put(`/api/rehearsals/${begun.id}/plan`, { plan: PLAN })).json<Rehearsal>()
}
const tell = (user: TestUser, { id }: Rehearsal, outcome: object | null) =>
  user.put(`/api/rehearsals/${id}/outcome`, { outcome })
const list = async (user: TestUser) => (await user.get('/api/outcomes')).json<ToldOutcome[]>()
const aGoal = async (user: TestUser, sessionId: string | null = null, targetDate: string | null = null) =>
  (
    await user.post('/api/goals', {
      title: 'Say it at once',
      category: 'communication',
      sessionId,
      targetDate,
    })
  ).json<Goal>()
const goalNow = async (user: TestUser) => (await user.get('/api/goals')).json<Goal[]>()[0]
const count = (user: TestUser, { id }: Rehearsal, goalId: string | null) =>
  user.put('/api/outcomes/goal', { source: 'talk', id, goalId })

describe('what came of a conversation', () => {
  it('is told of talks and meetings alike, told last first, and taken back', async () => {
    const user = await aUser(app)
    const talk = await aTalk(user)
    await tell(user, talk, { came: 'mixed', line: 'she went quiet' })
    const [startTime, endTime] = ['2026-05-03T07:00:00.000Z', '2026-05-03T07:30:00.000Z']
    const meeting = (
      await user.post('/api/meetings', { title: 'Budget', startTime, endTime })
    ).json<Meeting>()
    pass(1)
    await user.post(`/api/meetings/${meeting.id}/reflection`, { came: 'well' })
    expect(await list(user)).toMatchObject([
      {
        source: 'meeting',
        id: meeting.id,
        subject: 'Budget',
        day: '2026-05-03',
        came: 'well',
        line: '',
        goal: null,
      },
      {
        source: 'talk',
        id: talk.id,
        subject: 'Dana',
        day: '2026-05-05',
        came: 'mixed',
        line: 'she went quiet',
      },
    ])
    await tell(user, talk, null)
    expect((await list(user)).map(({ source }) => source)).toEqual(['meeting'])
  })

  it('what was only written of a meeting is no outcome, and nobody sees another person’s', async () => {
    const [user, other] = [await aUser(app), await aUser(app)]
    const [startTime, endTime] = ['2026-05-03T07:00:00.000Z', '2026-05-03T07:30:00.000Z']
    const meeting = (
      await user.post('/api/meetings', { title: 'Budget', startTime, endTime })
    ).json<Meeting>()
    await user.post(`/api/meetings/${meeting.id}/reflection`, { answer: 'I listened.' })
    expect(await list(user)).toEqual([])
    const talk = await aTalk(user)
    await tell(user, talk, { came: 'well', line: '' })
    expect(await list(other)).toEqual([])
    const goal = await aGoal(other)
    expect((await count(other, talk, goal.id)).statusCode).toBe(404)
  })
})

describe('a goal', () => {
  it('that came from the session moves one step when the talk was held, once, and back when that is taken back', async () => {
    const user = await aUser(app)
    const session = await aSession(user)
    await aGoal(user, session.id)
    const talk = await aTalk(user, session.id)
    await tell(user, talk, { came: 'well', line: '' })
    await tell(user, talk, { came: 'mixed', line: 'He laughed.' })
    expect(await goalNow(user)).toMatchObject({ progress: 10 })
    expect(await list(user)).toMatchObject([{ goal: { title: 'Say it at once', from: 0, to: 10 } }])
    await tell(user, talk, { came: 'dropped', line: '' })
    expect(await goalNow(user)).toMatchObject({ progress: 0 })
    const { id } = (await goalNow(user)) ?? { id: '' }
    expect((await user.get(`/api/goals/${id}/progress`)).json<ProgressEntry[]>()).toEqual([])
  })

  it.each(['not-held', 'dropped'])('stays where it is when the talk was %s', async (came) => {
    const user = await aUser(app)
    const session = await aSession(user)
    await aGoal(user, session.id)
    await tell(user, await aTalk(user, session.id), { came, line: '' })
    expect(await goalNow(user)).toMatchObject({ progress: 0 })
  })

  it('is chosen by the leader where none is tied, and another one instead; undo takes the step back', async () => {
    const user = await aUser(app)
    const goal = await aGoal(user)
    const talk = await aTalk(user)
    await tell(user, talk, { came: 'well', line: '' })
    expect(await goalNow(user)).toMatchObject({ progress: 0 })
    expect((await count(user, talk, goal.id)).json()).toEqual({
      id: goal.id,
      title: goal.title,
      from: 0,
      to: 10,
    })
    await count(user, talk, goal.id)
    expect(await goalNow(user)).toMatchObject({ progress: 10 })
    expect((await count(user, talk, null)).json()).toBeNull()
    expect(await goalNow(user)).toMatchObject({ progress: 0 })
    expect((await count(user, talk, 'no-such-goal')).statusCode).toBe(404)
  })
})

it('a forecast that an outcome has answered is resolved by a tap, and open again when the step is taken back', async () => {
  const user = await aUser(app)
  const goal = await aGoal(user, null, '2026-06-30')
  pass(1)
  await user.post(`/api/goals/${goal.id}/progress`, { progress: 90 })
  pass(1)
  const made = (
    await user.post('/api/analytics/predictions/generate', { predictionTypes: ['goal_achievement'] })
  ).json<Prediction[]>()
  const reached = async () => (await user.get('/api/analytics/predictions/reached')).json<ReachedForecast[]>()
  const confirm = (id: string | undefined) => user.post(`/api/analytics/predictions/${id}/confirm`)
  expect(await reached()).toEqual([])
  expect((await confirm(made[0]?.id)).statusCode).toBe(404)
  pass(1)
  const talk = await aTalk(user)
  await tell(user, talk, { came: 'well', line: '' })
  await count(user, talk, goal.id)
  pass(1)
  const [answered] = await reached()
  expect(answered).toEqual({ id: made[0]?.id, goalId: goal.id, question: made[0]?.question })
  expect((await confirm(answered?.id)).statusCode).toBe(200)
  const outcome = async () =>
    (await user.get('/api/analytics/predictions')).json<Prediction[]>().find(({ id }) => id === answered?.id)
  expect(await outcome()).toMatchObject({ outcome: 'yes', resolvedAt: now.toISOString() })
  expect(await reached()).toEqual([])
  await count(user, talk, null)
  expect(await outcome()).toMatchObject({ outcome: null, resolvedAt: null })
})

it('the next session opens with what was told, quoted; the one after that does not', async () => {
  const user = await aUser(app)
  await takeAssessment(user)
  now = new Date('2026-05-07T12:00:00Z')
  const first = await aSession(user)
  const talk = await aTalk(user)
  await tell(user, talk, { came: 'mixed', line: 'she went quiet' })
  pass(1)
  const second = await aSession(user)
  pass(1)
  const third = await aSession(user)
  const openingOf = async ({ id }: Pick<CoachingSession, 'id'>) =>
    (await user.get(`/api/coaching/sessions/${id}`)).json<{ opening?: string }>().opening
  expect(await openingOf(first)).toBeUndefined()
  expect(await openingOf(second)).toBe(
    'On Tuesday you talked with Dana. Your first words were to be: “Dana, I will not extend it again.” You said it went mixed: “she went quiet”',
  )
  expect(await openingOf(third)).toBeUndefined()
})
