import { describe, expect, it } from 'vitest'
import { aUser, type TestUser } from '../../testing/a-user.ts'
import { depsOfApp, testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { db } = depsOfApp(app)

/** Everything the browser would send after one call: the token and the short-lived copy of the session. */
async function withCopy(user: TestUser): Promise<string> {
  const { cookies } = await user.get('/api/auth/user')
  expect(cookies.map(({ name }) => name)).toContain('lodestar.session_data')
  return [user.cookie, ...cookies.map(({ name, value }) => `${name}=${value}`)].join('; ')
}
const call = (cookie: string, server = app) => server.inject({ url: '/api/auth/user', headers: { cookie } })
const leave = (cookie: string, headers = {}) =>
  app.inject({ url: '/api/logout', headers: { cookie, ...headers } })

describe('signing out', () => {
  it('ends the session on the server, clears the cookies and goes to the start [R7-83]', async () => {
    const ada = await aUser(app)
    const cookie = await withCopy(ada)
    const reply = await leave(cookie)
    expect(reply.statusCode).toBe(302)
    expect(reply.headers.location).toBe('/')
    const cleared = reply.cookies.filter(({ value, maxAge }) => value === '' && maxAge === 0)
    expect(new Set(cleared.map(({ name }) => name))).toEqual(
      new Set(['lodestar.session_token', 'lodestar.session_data', 'lodestar.dont_remember']),
    )
    expect(await db.selectFrom('authSessions').select('id').where('userId', '=', ada.id).execute()).toEqual(
      [],
    )
  })

  it('makes a copy of the cookies worthless at once', async () => {
    const ada = await aUser(app)
    const stolen = await withCopy(ada)
    expect((await call(stolen)).statusCode).toBe(200)
    await leave(ada.cookie)
    expect((await call(stolen)).statusCode).toBe(401)
    expect((await call(ada.cookie)).statusCode).toBe(401)
  })

  it('works without a session too', async () => {
    const reply = await app.inject('/api/logout')
    expect([reply.statusCode, reply.headers.location]).toEqual([302, '/'])
  })

  it.each(['cross-site', 'same-site'])('cannot be done by a page of another site: %s', async (site) => {
    const ada = await aUser(app)
    expect((await leave(ada.cookie, { 'sec-fetch-site': site })).statusCode).toBe(302)
    expect((await call(ada.cookie)).statusCode).toBe(200)
  })

  it('leaves the other sessions of the person', async () => {
    const ada = await aUser(app)
    const other = await aUser(app)
    await leave(ada.cookie)
    expect((await call(other.cookie)).statusCode).toBe(200)
  })
})

describe('a session', () => {
  it('is read from the database once a minute at most, then from the signed copy', async () => {
    const ada = await aUser(app)
    const cookie = await withCopy(ada)
    await db.deleteFrom('authSessions').where('userId', '=', ada.id).execute()
    expect((await call(cookie)).statusCode).toBe(200)
    expect((await call(ada.cookie)).statusCode).toBe(401)
  })

  it('is over when it has expired', async () => {
    const ada = await aUser(app)
    await db
      .updateTable('authSessions')
      .set({ expiresAt: new Date(Date.now() - 1000).toISOString() })
      .where('userId', '=', ada.id)
      .execute()
    expect((await call(ada.cookie)).statusCode).toBe(401)
  })

  it.each([
    'lodestar.session_token=',
    'lodestar.session_token=abc',
    'lodestar.session_token=abc.def',
    'lodestar.session_token=%%%',
    'lodestar.session_data=e30',
    '__Secure-lodestar.session_token=a.b',
    `lodestar.session_token=${'x'.repeat(4000)}`,
  ])('cannot be made up: %s', async (cookie) => {
    expect((await call(cookie)).statusCode).toBe(401)
  })

  it('of another installation, with another key, is none here', async () => {
    const other = await testApp({ secretKey: 'the-key-of-another-installation-entirely' })
    const ada = await aUser(app)
    expect((await call(ada.cookie, other)).statusCode).toBe(401)
  })
})
