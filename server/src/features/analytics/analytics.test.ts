import { sayDate } from '@lodestar/coach/analytics/say-date'
import type { AnalyticsInsight, AnalyticsStats, Prediction } from '@lodestar/contract/analytics'
import { PREDICTION_TYPES } from '@lodestar/contract/analytics'
import type { Goal } from '@lodestar/contract/goals'
import { expect, it } from 'vitest'
import { sweepExpired } from '../../jobs.ts'
import { aUser, type TestUser } from '../../testing/a-user.ts'
import { aSession, takeAssessment } from '../../testing/scenes.ts'
import { depsOfApp, testApp } from '../../testing/test-app.ts'
import { upkeep } from '../../testing/upkeep.ts'
import { resolveDuePredictions } from './analytics.service.ts'

const DAY_MS = 86_400_000
const START = new Date('2026-05-03T09:30:00.000Z')
let now = START
const app = await testApp({ clock: () => now })
const { db } = depsOfApp(app)

const wait = (days: number) => {
  now = new Date(now.getTime() + days * DAY_MS)
}
const generate = async (user: TestUser, body: unknown = {}): Promise<Prediction[]> =>
  (await user.post('/api/analytics/predictions/generate', body)).json()
const list = async (user: TestUser, query = '?active_only=true'): Promise<Prediction[]> =>
  (await user.get(`/api/analytics/predictions${query}`)).json()
const insights = async (user: TestUser): Promise<AnalyticsInsight[]> =>
  (await user.get('/api/analytics/insights')).json()
const stats = async (user: TestUser): Promise<AnalyticsStats> =>
  (await user.get('/api/analytics/dashboard')).json()

const aGoal = async (
  user: TestUser,
  title = 'Hand over the release',
  targetDate: string | null = null,
): Promise<Goal> => (await user.post('/api/goals', { title, category: 'delegation', targetDate })).json()
const move = (user: TestUser, goal: Goal, progress: number) =>
  user.post(`/api/goals/${goal.id}/progress`, { progress })

it('predicts all four types, each a question with its fields, from nothing too [R3-40, R3-41, R3-42, R7-54, R7-55, R9-41]', async () => {
  const user = await aUser(app)
  const reply = await user.post('/api/analytics/predictions/generate', { timeHorizon: 30 })
  expect(reply.statusCode).toBe(201)
  const predictions = reply.json<Prediction[]>()
  expect(predictions.map(({ predictionType }) => predictionType)).toEqual(PREDICTION_TYPES)
  for (const prediction of predictions) {
    expect(prediction.predictionValue).toBeGreaterThanOrEqual(0.05)
    expect(prediction.predictionValue).toBeLessThanOrEqual(0.95)
    expect(prediction.timeHorizon).toBe(30)
    expect(Date.parse(prediction.expiresAt) - Date.parse(prediction.generatedAt)).toBe(30 * DAY_MS)
    expect(prediction.confidenceLevel).toBe('low')
  }
  expect(await list(user)).toEqual(predictions)
})

it('names the factors that the model weighed [R3-43]', async () => {
  const user = await aUser(app)
  const goal = await aGoal(user)
  await move(user, goal, 30)
  wait(10)
  for (const { factors } of await generate(user, {
    predictionTypes: ['goal_achievement', 'engagement_risk'],
  })) {
    expect(factors.length).toBeGreaterThan(0)
    for (const factor of factors)
      expect(factor).toEqual({
        id: expect.any(String),
        factorName: expect.any(String),
        factorWeight: expect.any(Number),
        impact: expect.stringMatching(/^(positive|negative|neutral)$/),
      })
  }
})

it('expires what is predicted anew, of the types named only, and leaves it out when asked for active ones [R7-51, R7-55]', async () => {
  const user = await aUser(app)
  const first = await generate(user)
  wait(2)
  const again = await generate(user, { predictionTypes: ['engagement_risk'] })
  expect(again).toHaveLength(1)
  const active = await list(user)
  expect(active.map(({ id }) => id).sort()).toEqual(
    [...again, ...first.filter(({ predictionType }) => predictionType !== 'engagement_risk')]
      .map(({ id }) => id)
      .sort(),
  )
  expect(await list(user, '')).toHaveLength(5)
  wait(31)
  expect(await list(user)).toEqual([])
})

it.each([
  [{ predictionTypes: ['weather'] }, 'body.predictionTypes.0'],
  [{ predictionTypes: [] }, 'body.predictionTypes'],
  [{ timeHorizon: 3 }, 'body.timeHorizon'],
  [{ timeHorizon: 12.5 }, 'body.timeHorizon'],
])('refuses %j and names the field', async (body, field) => {
  const reply = await (await aUser(app)).post('/api/analytics/predictions/generate', body)
  expect(reply.statusCode).toBe(400)
  expect(Object.keys(reply.json().fields)).toEqual([field])
})

it('answers its own questions when they are due, by what happened', async () => {
  const user = await aUser(app)
  const [reached, missed] = [await aGoal(user, 'Reached'), await aGoal(user, 'Missed')]
  await move(user, reached, 10)
  await generate(user)
  wait(5)
  await move(user, reached, 100)
  await move(user, missed, 10)
  wait(26)
  const outcomes = new Map((await list(user, '')).map(({ question, outcome }) => [question, outcome]))
  expect(outcomes.get('Will “Reached” reach 30% in the next 30 days?')).toBe('yes')
  expect(outcomes.get('Will “Missed” reach 20% in the next 30 days?')).toBe('no')
  expect(outcomes.get('Will you be active on fewer than 2 days in the next 30 days?')).toBe('yes')
  // Nothing was rated, analyzed or kept.
  expect(outcomes.get('Will you have at least 6 results in the next 30 days, enough to compare?')).toBe('no')
})

it('asks whether a goal gets to 100% by its date when that lies within the horizon', async () => {
  const user = await aUser(app)
  const date = new Date(now.getTime() + 10 * DAY_MS).toISOString().slice(0, 10)
  const goal = await aGoal(user, 'Dated', date)
  const [prediction] = await generate(user, { predictionTypes: ['goal_achievement'] })
  expect(prediction?.question).toBe(`Will “Dated” reach 100% by ${sayDate(date, null)}?`)
  expect(prediction?.expiresAt).toBe(`${date}T23:59:59.999Z`)
  wait(15)
  await move(user, goal, 100)
  wait(16)
  expect((await list(user, ''))[0]?.outcome).toBe('no')
})

it('resolves everybody by the job, and each prediction once', async () => {
  const people = [await aUser(app), await aUser(app)]
  for (const user of people) await generate(user, { predictionTypes: ['engagement_risk'] })
  wait(31)
  expect(await resolveDuePredictions(db, now)).toBeGreaterThanOrEqual(2)
  wait(1)
  expect(await resolveDuePredictions(db, now)).toBe(0)
  for (const user of people) {
    const [prediction] = await list(user, '')
    // Not when the job came by: the facts have answered when their time was over.
    expect(prediction).toMatchObject({ outcome: 'yes', resolvedAt: prediction?.expiresAt })
  }
})

it('keeps a track record of what is resolved; what was replaced the same day, or asked without a value, does not count', async () => {
  const user = await aUser(app)
  await generate(user, { predictionTypes: ['engagement_risk'] })
  wait(31)
  expect((await stats(user)).trackRecord).toMatchObject({ resolved: 0, void: 0 })
  for (const _ of [1, 2, 3, 4]) {
    await aSession(user)
    await aGoal(user)
    wait(7)
  }
  await generate(user, { predictionTypes: ['engagement_risk'] })
  await generate(user, { predictionTypes: ['engagement_risk'] })
  wait(31)
  const { trackRecord } = await stats(user)
  expect(trackRecord).toMatchObject({ resolved: 1, cameTrue: 1, void: 1 })
  expect(trackRecord.brier).toBeCloseTo((1 - trackRecord.expected) ** 2, 2)
  expect((await insights(user)).map(({ insightType }) => insightType)).toContain('track_record')
})

it('forgets predictions about a goal with the goal', async () => {
  const user = await aUser(app)
  const goal = await aGoal(user, 'A secret')
  await generate(user)
  await user.delete(`/api/goals/${goal.id}`)
  const sweep = () => sweepExpired({ db, jobs: depsOfApp(app).jobs, clock: () => now })
  await sweep()
  expect(JSON.stringify(await list(user, ''))).toContain('A secret')
  wait(1 / 20)
  expect(JSON.stringify(await list(user, ''))).not.toContain('A secret')
  await sweep()
  const { rows } = await upkeep.query('select * from predictions where user_id = $1', [user.id])
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain('A secret')
})

it('counts predictions, insights, unread ones and mean confidence [R3-46, R7-50]', async () => {
  const user = await aUser(app)
  expect(await stats(user)).toMatchObject({
    totalPredictions: 0,
    totalInsights: 0,
    unreadInsights: 0,
    averageConfidence: 0,
  })
  await aGoal(user)
  const predictions = await generate(user)
  wait(22)
  const mean = predictions.reduce((sum, { confidenceScore }) => sum + confidenceScore, 0) / predictions.length
  const { averageConfidence, ...counted } = await stats(user)
  expect(counted).toMatchObject({ totalPredictions: 4, totalInsights: 1, unreadInsights: 1 })
  expect(averageConfidence).toBeCloseTo(mean, 2)
})

it('derives insights with their fields, and keeps that one was read [R3-45, R4-50, R7-53, R7-56]', async () => {
  const user = await aUser(app)
  await aGoal(user)
  wait(25)
  const [insight] = await insights(user)
  expect(insight).toMatchObject({
    title: '“Hand over the release” has not moved for 25 days',
    insightType: 'goal',
    severity: 'medium',
    actionable: true,
    isRead: false,
  })
  const path = `/api/analytics/insights/${encodeURIComponent(insight?.id ?? '')}/read`
  expect((await user.patch(path)).json()).toEqual({ ...insight, isRead: true })
  expect((await user.patch(path)).statusCode).toBe(200)
  expect(await insights(user)).toEqual([{ ...insight, isRead: true }])
})

it("knows nothing of other people's predictions and insights", async () => {
  const [one, other] = [await aUser(app), await aUser(app)]
  await aGoal(one)
  await generate(one)
  wait(25)
  const [insight] = await insights(one)
  expect(await list(other, '')).toEqual([])
  const foreign = await other.patch(`/api/analytics/insights/${insight?.id}/read`)
  const unknown = await other.patch('/api/analytics/insights/nothing/read')
  expect([foreign.statusCode, unknown.statusCode]).toEqual([404, 404])
  expect(foreign.json().message).toBe(unknown.json().message)
})

it('suggests a skill from the assessment and counts it as taken when a goal is set there', async () => {
  const user = await aUser(app)
  await takeAssessment(user, 'Directive')
  await aSession(user)
  const [suggestion] = await generate(user, { predictionTypes: ['skill_recommendation'] })
  expect(suggestion).toMatchObject({ baseRate: null, interval: null })
  expect(suggestion?.factors[0]?.factorName).toBe('First development area of your assessment')
  const row = await db
    .selectFrom('predictions')
    .select('asked')
    .where('id', '=', suggestion?.id ?? '')
    .executeTakeFirst()
  if (row?.asked.kind !== 'skill') throw new Error('A suggestion asks about a skill')
  wait(1)
  await user.post('/api/goals', { title: 'Try it', category: row.asked.category })
  wait(31)
  expect((await list(user, ''))[0]?.outcome).toBe('yes')
  expect((await stats(user)).trackRecord.resolved).toBe(0)
})

it('asks about a goal that stands still once, then lets it be paused, given a new date or deleted', async () => {
  const user = await aUser(app)
  const goal = await aGoal(user, 'Left alone')
  const questions = async () =>
    (await generate(user, { predictionTypes: ['goal_achievement'] })).map(({ question }) => question)
  expect(await questions()).toEqual(['Will “Left alone” reach 20% in the next 30 days?'])
  wait(31)
  expect(await questions()).toEqual(['Will you set a goal and take a first step in the next 30 days?'])
  expect(await insights(user)).toMatchObject([{ insightType: 'goal', goalId: goal.id }])
  await user.put(`/api/goals/${goal.id}`, { targetDate: '2030-01-01' })
  expect(await questions()).toEqual(['Will “Left alone” reach 20% in the next 30 days?'])
})

it('keeps what a step soon would make of a forecast, and how much is missing for one', async () => {
  const user = await aUser(app)
  const goal = await aGoal(user, 'Moving', new Date(now.getTime() + 60 * DAY_MS).toISOString().slice(0, 10))
  for (const progress of [10, 15, 20, 25, 30, 35, 40, 45]) {
    await move(user, goal, progress)
    wait(5)
  }
  const [prediction] = await generate(user, { predictionTypes: ['goal_achievement'] })
  expect(prediction).toMatchObject({ missing: null, whatIf: { act: 'goal_step', gain: 10 } })
  expect(await list(user)).toEqual([prediction])
  const [other] = await generate(await aUser(app), { predictionTypes: ['engagement_risk'] })
  expect(other).toMatchObject({ missing: { what: 'active_weeks', more: 4 }, whatIf: null })
})
