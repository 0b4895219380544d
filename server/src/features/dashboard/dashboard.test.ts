import type { Dashboard } from '@lodestar/contract/dashboard'
import pg from 'pg'
import { expect, it, vi } from 'vitest'
import { aUser, type TestUser } from '../../testing/a-user.ts'
import { aSession, MARCO, say, takeAssessment } from '../../testing/scenes.ts'
import { depsOfApp, testApp } from '../../testing/test-app.ts'

const app = await testApp()
const read = async (user: TestUser) => (await user.get('/api/dashboard')).json<Dashboard>()

it('is all zero for somebody who has just begun, with the assessment as the one thing to do [R3-02, R3-03, R3-08, R3-10]', async () => {
  const user = await aUser(app)
  const { stats, insights, recommendations, weeks } = await read(user)
  expect(weeks).toEqual([])
  expect(stats).toEqual({
    totalSessions: 0,
    totalReflections: 0,
    averageSentiment: 0,
    averageClarity: 0,
    averageConfidence: 0,
  })
  expect(insights).toEqual([])
  expect(recommendations).toEqual([
    {
      id: 'recommendation.assessment',
      userId: user.id,
      title: expect.any(String),
      description: expect.any(String),
      priority: 1,
      category: 'leadership_development',
      isCompleted: false,
      href: '/assessment',
      createdAt: expect.any(String),
    },
  ])
})

it('counts sessions and reflections and stays on its scales [R3-04, R3-05, R7-10]', async () => {
  const user = await aUser(app)
  const session = await aSession(user)
  await say(user, session, MARCO)
  await say(user, session, 'I have hinted at it twice, maybe three times, and he just laughs it off.')
  await user.post('/api/coaching/feedback', { sessionId: session.id, rating: 5, feedback: 'It helped.' })
  const { stats } = await read(user)
  expect(stats).toMatchObject({ totalSessions: 1, totalReflections: 2, averageSentiment: 1 })
  expect(stats.averageClarity).toBeGreaterThan(0)
  expect(stats.averageClarity).toBeLessThanOrEqual(10)
  expect(stats.averageConfidence).toBeGreaterThan(0)
  expect(stats.averageConfidence).toBeLessThan(1)
})

it('counts the clarity of written messages beside that of spoken ones', async () => {
  const user = await aUser(app)
  const { db, ids } = depsOfApp(app)
  const analysis = {
    userId: user.id,
    communicationType: 'email' as const,
    context: 'general' as const,
    subject: '',
    originalText: 'The report is due on Friday.',
    createdAt: '2026-05-03T09:30:00.000Z',
  }
  for (const clarity of [0.6, 0.8])
    await db
      .insertInto('communicationAnalyses')
      .values({ ...analysis, id: ids(), feedback: JSON.stringify({ clarity }) })
      .execute()
  expect((await read(user)).stats.averageClarity).toBe(7)
})

it('leaves the wording of a message out until the coach has read it, and asks no coach', async () => {
  const user = await aUser(app)
  const session = await aSession(user)
  await say(user, session, MARCO)
  const first = await read(user)
  await say(
    user,
    session,
    'Maybe I could perhaps say something about things, I guess, but I am not sure it might help.',
  )
  const { db } = depsOfApp(app)
  const none = { feelings: null, hopeful: null, clarity: null, confidence: null }
  await db
    .updateTable('coachingMessages')
    .set(none)
    .where('userId', '=', user.id)
    .where('words', '<>', MARCO.split(' ').length)
    .execute()
  const asked = vi.spyOn(depsOfApp(app).coach.builtIn, 'ask')
  const { averageClarity, averageConfidence } = first.stats
  expect((await read(user)).stats).toMatchObject({ averageClarity, averageConfidence })
  expect(asked).not.toHaveBeenCalled()
  asked.mockRestore()
})

it('counts the days of each week somebody did something for their leading, from the first active week on', async () => {
  const user = await aUser(app)
  await say(user, await aSession(user), MARCO)
  const { weeks } = await read(user)
  expect(weeks).toEqual([{ startsOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), activeDays: 1 }])
  expect(new Date(`${weeks[0]?.startsOn}T12:00Z`).getUTCDay(), 'a week begins on Monday').toBe(1)
})

it('marks a recommendation as done once the facts say so', async () => {
  const user = await aUser(app)
  await takeAssessment(user)
  const { recommendations } = await read(user)
  expect(recommendations[0]).toMatchObject({ id: 'recommendation.first-session', isCompleted: false })
  expect(recommendations.find(({ id }) => id === 'recommendation.assessment')?.isCompleted).toBe(true)
  expect(recommendations.at(-1)?.isCompleted).toBe(true)
})

it('asks the database once, however much there is to derive', async () => {
  const user = await aUser(app)
  await say(user, await aSession(user), MARCO)
  // The first call looks the session of the person up as well.
  await read(user)
  const queries = vi.spyOn(pg.Client.prototype, 'query')
  expect((await read(user)).stats.totalSessions).toBe(1)
  const own = queries.mock.calls.length
  queries.mockRestore()
  expect(own).toBe(1)
})

it("knows nothing of other people's sessions", async () => {
  const [one, other] = [await aUser(app), await aUser(app)]
  await say(one, await aSession(one), MARCO)
  expect((await read(other)).stats.totalSessions).toBe(0)
})
