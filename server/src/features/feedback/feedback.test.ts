import { expect, it } from 'vitest'
import { aUser } from '../../testing/a-user.ts'
import { aSession } from '../../testing/scenes.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const path = '/api/coaching/feedback'

it('is kept trimmed and answered back; the text is optional [R3-29, R5-05, R5-06, R7-33, R7-34]', async () => {
  const user = await aUser(app)
  const session = await aSession(user)
  const rated = await user.post(path, { sessionId: session.id, rating: 4, feedback: '  The script helped. ' })
  expect(rated.statusCode).toBe(201)
  expect(rated.json()).toMatchObject({ sessionId: session.id, rating: 4, feedback: 'The script helped.' })
  expect((await user.post(path, { sessionId: session.id, rating: 3 })).json()).toMatchObject({ feedback: '' })
})

it('replaces the earlier rating of the same session', async () => {
  const user = await aUser(app)
  const session = await aSession(user)
  const first = (await user.post(path, { sessionId: session.id, rating: 2 })).json()
  const second = (await user.post(path, { sessionId: session.id, rating: 5 })).json()
  expect(second).toMatchObject({ id: first.id, rating: 5 })
})

it('takes whole ratings from 1 to 5 only [R5-03]', async () => {
  const user = await aUser(app)
  const session = await aSession(user)
  for (const rating of [0, 6, 2.5, '4', null]) {
    const reply = await user.post(path, { sessionId: session.id, rating })
    expect(reply.statusCode).toBe(400)
    expect(Object.keys(reply.json().fields)).toEqual(['body.rating'])
  }
})
