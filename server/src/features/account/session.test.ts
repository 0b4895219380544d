import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createVault } from '../../lib/vault.ts'
import { signUpIn, TestBrowser } from '../../testing/a-browser.ts'
import { aUser } from '../../testing/a-user.ts'
import { TEST_SECRET } from '../../testing/open-test-database.ts'
import { depsOfApp, testApp } from '../../testing/test-app.ts'
import { provideDatabase } from '../../testing/test-database.ts'

const app = await testApp()
const { db } = depsOfApp(app)

const call = (cookie: string, server = app) => server.inject({ url: '/api/auth/user', headers: { cookie } })
const leave = (cookie: string, headers = {}) =>
  app.inject({ url: '/api/logout', headers: { cookie, ...headers } })

describe('signing out', () => {
  it('ends the session on the server, clears the cookies and goes to the start [R7-83]', async () => {
    const ada = await aUser(app)
    const reply = await leave(ada.cookie)
    expect(reply.statusCode).toBe(302)
    expect(reply.headers.location).toBe('/')
    const cleared = reply.cookies.filter(({ value, maxAge }) => value === '' && maxAge === 0)
    expect(cleared.map(({ name }) => name)).toContain('lodestar.session_token')
    expect(await db.selectFrom('authSessions').select('id').where('userId', '=', ada.id).execute()).toEqual(
      [],
    )
  })

  it('makes a copy of the cookie worthless at once', async () => {
    const ada = await aUser(app)
    expect((await call(ada.cookie)).statusCode).toBe(200)
    await leave(ada.cookie)
    expect((await call(ada.cookie)).statusCode).toBe(401)
  })

  it('wins over a call that is being answered at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const ada = await aUser(app)
      await Promise.all([call(ada.cookie), leave(ada.cookie), call(ada.cookie)])
      expect((await call(ada.cookie)).statusCode).toBe(401)
    }
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

  it.each([
    { method: 'GET', headers: { 'sec-purpose': 'prefetch' } },
    { method: 'HEAD', headers: {} },
  ] as const)('is not done by a browser that only looks ahead: %o', async ({ method, headers }) => {
    const ada = await aUser(app)
    await app.inject({ method, url: '/api/logout', headers: { cookie: ada.cookie, ...headers } })
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
  it('is read from the database once a minute, then ends within that minute everywhere', async () => {
    let now = Date.now()
    const server = await testApp({ clock: () => new Date(now) })
    const ada = await aUser(server)
    expect((await call(ada.cookie, server)).statusCode).toBe(200)
    await db.deleteFrom('authSessions').where('userId', '=', ada.id).execute()
    now += 59_000
    expect((await call(ada.cookie, server)).statusCode).toBe(200)
    now += 1000
    expect((await call(ada.cookie, server)).statusCode).toBe(401)
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
    '__Host-lodestar.session_token=a.b',
    `lodestar.session_token=${'x'.repeat(4000)}`,
  ])('cannot be made up: %s', async (cookie) => {
    expect((await call(cookie)).statusCode).toBe(401)
  })

  it('of another installation, with another key, is none here', async () => {
    const other = await testApp({ secretKey: 'the-key-of-another-installation-entirely' })
    const ada = await aUser(app)
    expect((await call(ada.cookie, other)).statusCode).toBe(401)
  })

  it('outlives a change of the secret key: it counts by the earlier one, and is signed by the new one from then on', async () => {
    const database = { url: await provideDatabase() }
    const [earlier, newest] = [TEST_SECRET, 'the-secret-key-that-has-taken-its-place']
    const vault = createVault(newest, [earlier])
    const ada = await aUser(app)
    const between = await testApp({ secretKey: newest, vault, database, env: { SECRET_KEY_OLD: earlier } })
    for (const _ of ['looked up', 'known']) {
      const reply = await call(ada.cookie, between)
      expect(reply.statusCode).toBe(200)
      const [renewed] = reply.cookies.filter(({ name }) => name === 'lodestar.session_token')
      expect(renewed).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 30 * 86_400 })
      const cookie = `lodestar.session_token=${encodeURIComponent(renewed?.value ?? '')}`
      expect(cookie).not.toBe(ada.cookie)
      const again = await call(cookie, between)
      expect([again.statusCode, again.cookies]).toEqual([200, []])
      expect((await call(cookie)).statusCode).toBe(401)
    }
    const after = await testApp({ secretKey: newest, vault, database })
    expect((await call(ada.cookie, after)).statusCode).toBe(401)
  })

  it('ends where it began longest ago, once somebody is signed in in more browsers than they may be', async () => {
    const server = await testApp({ limits: { sessionsPerPerson: 2 } })
    const [first, second, third] = [new TestBrowser(server), new TestBrowser(server), new TestBrowser(server)]
    const { email } = await signUpIn(first, server)
    await second.signIn(email)
    expect([await first.status(), await second.status()]).toEqual([200, 200])
    await third.signIn(email)
    expect([await second.status(), await third.status()]).toEqual([200, 200])
    const browsers = (await third.get('/api/security/sessions')).json<{ isCurrent: boolean }[]>()
    expect(browsers.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, true])
  })
})

describe.each([
  ['http://localhost:3000', 'lodestar.session_token', '__Host-lodestar.session_token'],
  ['https://coach.example.com', '__Host-lodestar.session_token', 'lodestar.session_token'],
])('a cookie that somebody else has planted, at %s', async (publicUrl, name, otherName) => {
  const server = await testApp({ env: { PUBLIC_URL: publicUrl } })
  const { ids, secretKey } = depsOfApp(server)
  const aVictim = async () => {
    const { cookie } = await aUser(server)
    expect((await call(cookie, server)).statusCode).toBe(200)
    return { cookie, value: cookie.slice(name.length + 1) }
  }
  const sign = (token: string, key = secretKey) =>
    encodeURIComponent(`${token}.${createHmac('sha256', key).update(token).digest('base64')}`)

  it.each([name, otherName, '__Secure-lodestar.session_token'])(
    'never signs in by itself, whatever it was sent with: %s',
    async (planted) => {
      const { cookie } = await aVictim()
      const junk = `${planted}=KNOWN-TO-${ids()}`
      for (const together of [`${junk}; ${cookie}`, `${cookie}; ${junk}`]) {
        await call(together, server)
        expect((await call(junk, server)).statusCode).toBe(401)
      }
    },
  )

  it('beside ours is refused, and both are taken away', async () => {
    const { cookie, value } = await aVictim()
    const own = (await aVictim()).cookie
    for (const planted of [`${name}=junk`, own, `${name}=${value}`]) {
      for (const together of [`${planted}; ${cookie}`, `${cookie};${planted}`]) {
        const reply = await call(together, server)
        expect(reply.statusCode).toBe(401)
        const cleared = reply.cookies.filter((each) => each.name === name && each.maxAge === 0)
        expect(cleared.map(({ path }) => path)).toContain('/')
      }
    }
    expect((await call(cookie, server)).statusCode).toBe(200)
  })

  it('under the name of the other scheme says nothing', async () => {
    const { cookie, value } = await aVictim()
    expect((await call(`${otherName}=${value}`, server)).statusCode).toBe(401)
    expect((await call(`${otherName}=${value}; ${cookie}`, server)).statusCode).toBe(200)
  })

  it('without a signature, or with a wrong one, is none', async () => {
    const { value } = await aVictim()
    const token = decodeURIComponent(value).split('.')[0] ?? ''
    const wrong = [token, `${token}.`, `.${value}`, sign(token, 'another key'), `${value}x`, sign('')]
    for (const each of wrong) expect((await call(`${name}=${each}`, server)).statusCode).toBe(401)
    expect((await call(`${name}=${sign(token)}`, server)).statusCode).toBe(200)
  })

  it('is signed out in every spelling at once', async () => {
    const { cookie, value } = await aVictim()
    const decoded = decodeURIComponent(value)
    const letters = [...decoded].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('')
    const spellings = [value, decoded, letters, ` ${decoded} `].map((each) => `${name}=${each}`)
    for (const each of spellings) expect((await call(each, server)).statusCode).toBe(200)
    await server.inject({ url: '/api/logout', headers: { cookie } })
    for (const each of spellings) expect((await call(each, server)).statusCode).toBe(401)
  })

  it('does not keep our session alive when somebody signs out', async () => {
    const { cookie } = await aVictim()
    await server.inject({ url: '/api/logout', headers: { cookie: `${name}=junk; ${cookie}` } })
    expect((await call(cookie, server)).statusCode).toBe(401)
  })
})
