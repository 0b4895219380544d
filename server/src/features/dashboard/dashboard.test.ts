import type { Dashboard } from '@lodestar/contract/dashboard'
import { expect, it } from 'vitest'
import { aUser } from '../../testing/a-user.ts'
import { aSession, MARCO, say } from '../../testing/scenes.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()

it('is all zero for somebody who has just begun [R3-02, R3-03]', async () => {
  const user = await aUser(app)
  expect((await user.get('/api/dashboard')).json()).toEqual({
    stats: {
      totalSessions: 0,
      totalReflections: 0,
      averageSentiment: 0,
      averageClarity: 0,
      averageConfidence: 0,
    },
    insights: [],
    recommendations: [],
  })
})

it('counts sessions and reflections and stays on its scales [R3-04, R3-05, R7-10]', async () => {
  const user = await aUser(app)
  const session = await aSession(user)
  await say(user, session, MARCO)
  await say(user, session, 'I have hinted at it twice, maybe three times, and he just laughs it off.')
  await user.post('/api/coaching/feedback', { sessionId: session.id, rating: 5, feedback: 'It helped.' })
  const { stats } = (await user.get('/api/dashboard')).json<Dashboard>()
  expect(stats).toMatchObject({ totalSessions: 1, totalReflections: 2, averageSentiment: 1 })
  expect(stats.averageClarity).toBeGreaterThan(0)
  expect(stats.averageClarity).toBeLessThanOrEqual(10)
  expect(stats.averageConfidence).toBeGreaterThan(0)
  expect(stats.averageConfidence).toBeLessThan(1)
})

it("knows nothing of other people's sessions", async () => {
  const [one, other] = [await aUser(app), await aUser(app)]
  await say(one, await aSession(one), MARCO)
  expect((await other.get('/api/dashboard')).json<Dashboard>().stats.totalSessions).toBe(0)
})
