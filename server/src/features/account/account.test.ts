import { User } from '@lodestar/contract/account'
import { describe, expect, it } from 'vitest'
import { aUser, aVisitor } from '../../testing/a-user.ts'
import { testApp } from '../../testing/test-app.ts'

describe('the signed-in user', async () => {
  const app = await testApp()

  it('is answered with every field of the contract [R3-01, R7-01]', async () => {
    const ada = await aUser(app)
    const reply = await ada.get('/api/auth/user')
    expect(reply.statusCode).toBe(200)
    expect(User.parse(reply.json())).toMatchObject({
      id: ada.id,
      email: ada.email,
      firstName: 'Ada',
      provider: 'local',
    })
  })

  it('is 401 for a visitor', async () => {
    const reply = await aVisitor(app).get('/api/auth/user')
    expect(reply.statusCode).toBe(401)
  })
})
