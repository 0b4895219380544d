import { User } from '@lodestar/contract/account'
import { describe, expect, it } from 'vitest'
import { aUser, aVisitor } from '../../testing/a-user.ts'
import { depsOfApp, testApp } from '../../testing/test-app.ts'

const now = new Date('2026-05-03T09:30:00.000Z')
const app = await testApp({
  clock: () => now,
  extend: (to) =>
    to.get('/api/test/zone', async (request, reply) => (await to.identify(request, reply))?.timeZone),
})
const { db } = depsOfApp(app)

describe('the signed-in user', () => {
  it('is answered with every field of the contract [R3-01, R7-01]', async () => {
    const ada = await aUser(app)
    const reply = await ada.get('/api/auth/user')
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({
      id: ada.id,
      email: ada.email,
      firstName: 'Ada',
      lastName: 'Okafor',
      profileImageUrl: null,
      provider: 'local',
      createdAt: '2026-05-03T09:30:00.000Z',
      updatedAt: '2026-05-03T09:30:00.000Z',
      ndaAcceptedAt: null,
      ndaVersion: null,
    })
    expect(Object.keys(User.shape).sort()).toEqual(Object.keys(reply.json()).sort())
  })

  it('is only ever oneself', async () => {
    const [ada, eve] = [await aUser(app), await aUser(app, { firstName: 'Eve' })]
    expect((await eve.get('/api/auth/user')).json()).toMatchObject({ id: eve.id, firstName: 'Eve' })
    expect((await ada.get('/api/auth/user')).json()).toMatchObject({ id: ada.id, firstName: 'Ada' })
  })

  it('has no name rather than an empty one', async () => {
    const nameless = await aUser(app, { firstName: '', lastName: '' })
    expect((await nameless.get('/api/auth/user')).json()).toMatchObject({ firstName: null, lastName: null })
  })

  it('is 401 once the account is gone, also while its session is still remembered', async () => {
    const ada = await aUser(app)
    expect((await ada.get('/api/auth/user')).statusCode).toBe(200)
    await db.deleteFrom('users').where('id', '=', ada.id).execute()
    expect((await ada.get('/api/auth/user')).statusCode).toBe(401)
  })

  it('leaves nothing behind when the account is deleted', async () => {
    const ada = await aUser(app)
    await db.deleteFrom('users').where('id', '=', ada.id).execute()
    for (const table of ['authSessions', 'authAccounts', 'idempotencyKeys'] as const) {
      const rows = await db.selectFrom(table).select('userId').where('userId', '=', ada.id).execute()
      expect(rows).toEqual([])
    }
  })
})

describe('the confidentiality notice', () => {
  it('is recorded with its version and time when it is acknowledged; the newest counts', async () => {
    const ada = await aUser(app)
    const reply = await ada.post('/api/auth/confidentiality', { version: '1' })
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({ id: ada.id, ndaVersion: '1', ndaAcceptedAt: now.toISOString() })
    await ada.post('/api/auth/confidentiality', { version: '2' })
    expect((await ada.get('/api/auth/user')).json().ndaVersion).toBe('2')
  })

  it.each([{}, { version: '' }, { version: 'x'.repeat(41) }, { version: 2 }])(
    'needs a version: %o',
    async (body) => {
      const reply = await (await aUser(app)).post('/api/auth/confidentiality', body)
      expect(reply.statusCode).toBe(400)
      expect(Object.keys(reply.json().fields)).toEqual(['body.version'])
    },
  )
})

describe('the time zone', () => {
  it('is stored, and counts from the next call on', async () => {
    const ada = await aUser(app, { timeZone: 'UTC' })
    expect((await ada.get('/api/test/zone')).body).toBe('UTC')
    const reply = await ada.put('/api/auth/time-zone', { timeZone: 'America/Sao_Paulo' })
    expect(reply.json()).toEqual({ success: true })
    expect((await ada.get('/api/test/zone')).body).toBe('America/Sao_Paulo')
  })

  it('brings the locale of the browser along, which must be one', async () => {
    const ada = await aUser(app)
    const tell = (locale: string) => ada.put('/api/auth/time-zone', { timeZone: 'UTC', locale })
    expect((await tell('de-AT')).statusCode).toBe(200)
    expect((await tell('de_AT')).json().fields).toEqual({ 'body.locale': 'Not a known locale' })
    const stored = await app.db.selectFrom('users').select('locale').where('id', '=', ada.id).execute()
    expect(stored).toEqual([{ locale: 'de-AT' }])
  })

  it('must be a real one', async () => {
    const reply = await (await aUser(app)).put('/api/auth/time-zone', { timeZone: 'Mars/Olympus' })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().fields).toEqual({ 'body.timeZone': 'Not a known time zone' })
  })
})

it('visitors learn how they can sign in here', async () => {
  expect((await aVisitor(app).get('/api/auth/options')).json()).toEqual({
    identityProvider: null,
    canResetPassword: false,
  })
})
