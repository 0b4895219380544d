import type { LightMyRequestResponse } from 'fastify'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { PASSWORD, signUpIn, TestBrowser } from '../../testing/a-browser.ts'
import { readAppCode } from '../../testing/app-code.ts'
import { CLIENT, startIdentityProvider } from '../../testing/identity-provider.ts'
import { HOMES, ProviderBrowser } from '../../testing/provider-browser.ts'
import { freePort } from '../../testing/server-process.ts'
import { depsOfApp, testApp } from '../../testing/test-app.ts'

const { plain: HOME, secure: SECURE_HOME } = HOMES

/** People the provider knows, by the name they type there. */
const people: Record<
  string,
  { email?: string; email_verified: boolean; given_name?: string; family_name?: string; name?: string }
> = {}

/** Starts a provider that knows these people, and sends them back by http and by https. */
async function startProvider(port?: number) {
  const provider = await startIdentityProvider(port)
  provider.serve([HOME, SECURE_HOME], (name) => people[name])
  return provider
}

const { issuer, stop } = await startProvider()
afterAll(stop)
const settings = (over: Record<string, string> = {}) => ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: CLIENT.id,
  OIDC_CLIENT_SECRET: CLIENT.secret,
  OIDC_NAME: 'Example Company',
  ...over,
})
const app = await testApp({ env: settings() })
const { db, ids } = depsOfApp(app)

function aColleague(claims: Partial<(typeof people)[string]> = {}): { name: string; email: string } {
  const name = ids()
  const email = `${name}@company.example`
  people[name] = { email, email_verified: true, given_name: 'Katherine', family_name: 'Johnson', ...claims }
  return { name, email }
}

/** Why a sign-in came back to the page, as the page reads it. */
function readReason({ statusCode, headers }: LightMyRequestResponse): string | null {
  const back = new URL(String(headers.location), HOME)
  expect([statusCode, back.pathname, back.searchParams.get('method')]).toEqual([302, '/api/login', 'email'])
  return back.searchParams.get('error')
}

describe('signing in at the provider', () => {
  it('makes an account the first time, finds it again after, and lands on the start', async () => {
    const { name, email } = aColleague()
    const browser = new ProviderBrowser(app)
    const back = await browser.signInAs(name)
    expect([back.statusCode, back.headers.location]).toEqual([302, '/'])
    const user = (await browser.get('/api/auth/user')).json()
    expect(user).toMatchObject({
      email,
      firstName: 'Katherine',
      lastName: 'Johnson',
      provider: 'Example Company',
    })
    const later = new ProviderBrowser(app)
    await later.signInAs(name)
    expect((await later.get('/api/auth/user')).json().id).toBe(user.id)
  })

  it('works behind https, with cookies that only this host can set', async () => {
    const secure = await testApp({ env: settings({ PUBLIC_URL: SECURE_HOME }) })
    const start = await secure.inject('/api/login')
    expect(start.cookies.length).toBeGreaterThan(0)
    for (const cookie of start.cookies) {
      expect(cookie.name).toMatch(/^__Host-lodestar\./)
      expect(cookie).toMatchObject({ secure: true, httpOnly: true, path: '/' })
      expect(cookie).not.toHaveProperty('domain')
    }
    const { name, email } = aColleague()
    const browser = new ProviderBrowser(secure)
    expect((await browser.signInAs(name)).headers.location).toBe('/')
    expect((await browser.get('/api/auth/user')).json()).toMatchObject({ email })
  })

  it('asks with a code challenge, a state and a nonce', async () => {
    const { location } = (await app.inject('/api/login')).headers
    const asked = new URL(String(location))
    expect(asked.origin).toBe(issuer)
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.any(String),
      nonce: expect.any(String),
      redirect_uri: `${HOME}/api/identity/callback/oidc`,
    })
  })

  it('keeps no token of the provider', async () => {
    const { name } = aColleague()
    await new ProviderBrowser(app).signInAs(name)
    const row = await db
      .selectFrom('authAccounts')
      .selectAll()
      .where('providerId', '=', 'oidc')
      .where('accountId', '=', name)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ accessToken: null, refreshToken: null, idToken: null })
  })

  it('takes a full name apart when there is nothing better', async () => {
    const { name } = aColleague({ given_name: undefined, family_name: undefined, name: 'Mary W. Jackson' })
    const browser = new ProviderBrowser(app)
    await browser.signInAs(name)
    expect((await browser.get('/api/auth/user')).json()).toMatchObject({
      firstName: 'Mary',
      lastName: 'W. Jackson',
    })
  })

  it('does not take over an account that somebody made with a password [D20]', async () => {
    const { name, email } = aColleague()
    const payload = { firstName: 'E', lastName: 'F', email, password: 'long enough' }
    await app.inject({ method: 'POST', url: '/api/identity/sign-up/email', payload })
    const browser = new ProviderBrowser(app)
    const back = await browser.signInAs(name)
    expect(readReason(back)).toBe('account_not_linked')
    expect((await browser.get('/api/auth/user')).statusCode).toBe(401)
  })

  it('proves nothing where the provider says that it has not asked for a while, whatever was asked of it', async () => {
    const { name } = aColleague()
    const browser = new ProviderBrowser(app)
    await browser.signInAs(name)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60_000 })
    try {
      expect((await browser.signInUnasked(name)).headers.location).toBe('/')
      expect((await browser.get('/api/security')).json()).toMatchObject({ isConfirmed: false })
      await browser.signInAs(name, 'login', '/api/login?again')
      expect((await browser.get('/api/security')).json()).toMatchObject({ isConfirmed: true })
    } finally {
      vi.useRealTimers()
    }
  })

  it('proves that it is they only where the provider was asked to ask again, for ten minutes', async () => {
    let now = Date.now()
    const later = await testApp({ env: settings(), clock: () => new Date(now) })
    const { name } = aColleague()
    const browser = new ProviderBrowser(later)
    await browser.signInAs(name)
    const security = async () => (await browser.get('/api/security')).json()
    expect(await security()).toMatchObject({ hasPassword: false, isConfirmed: false })
    await browser.signInAs(name, 'login', '/api/login?again')
    expect(await security()).toMatchObject({ hasPassword: false, isConfirmed: true })
    expect((await browser.get('/api/profile/export')).statusCode).toBe(200)
    now += 11 * 60_000
    expect(await security()).toMatchObject({ isConfirmed: false })
    const refused = await browser.get('/api/profile/export')
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'confirmation_required'])
    const asked = (url: string) =>
      browser.get(url).then(({ headers }) => new URL(String(headers.location)).searchParams.get('prompt'))
    expect(await asked('/api/login')).toBeNull()
    expect(await asked('/api/login?again')).toBe('login')
    now = Date.now()
    await browser.signInAs(name, 'login', '/api/login?again')
    expect((await browser.get('/api/profile/export')).statusCode).toBe(200)
    const events = (await browser.get('/api/security/events')).json()
    expect(events.map(({ event }: { event: string }) => event).sort()).toEqual([
      'data-exported',
      'data-exported',
      'signed-in',
      'signed-in',
      'signed-in',
    ])
  })

  it('finds the account with a password whose address is confirmed, but goes past no second factor', async () => {
    const { name, email } = aColleague()
    const owner = new TestBrowser(app)
    const { id } = await signUpIn(owner, app, { email })
    await db.updateTable('users').set({ emailVerified: true }).where('id', '=', id).execute()
    const browser = new ProviderBrowser(app)
    expect((await browser.signInAs(name)).headers.location).toBe('/')
    expect((await browser.get('/api/auth/user')).json()).toMatchObject({ id, provider: 'local' })

    const { key } = (await owner.post('/api/security/second-factor', { password: PASSWORD })).json()
    await owner.post('/api/security/second-factor/confirm', { code: readAppCode(key) })
    const stopped = new ProviderBrowser(app)
    expect(readReason(await stopped.signInAs(name))).toBe('second_factor_required')
    expect((await stopped.get('/api/auth/user')).statusCode).toBe(401)
    expect(await owner.status()).toBe(200)
    const sessions = await db.selectFrom('authSessions').select('id').where('userId', '=', id).execute()
    expect(sessions).toHaveLength(1)
  })

  it('comes back to the page with the reason when it is given up there [D20]', async () => {
    const back = await new ProviderBrowser(app).signInAs(aColleague().name, 'abort')
    expect(readReason(back)).toBe('access_denied')
  })

  it('comes back with the reason when there is no address to make an account with [D20]', async () => {
    const back = await new ProviderBrowser(app).signInAs(aColleague({ email: undefined }).name)
    expect(readReason(back)).toBe('email_not_found')
  })

  it('cannot be finished by a browser that did not start it [D20]', async () => {
    const { name } = aColleague()
    const browser = new ProviderBrowser(app)
    const stranger = await app.inject(await browser.walkToProvider(name))
    expect(readReason(stranger)).toBe('state_mismatch')
    expect(await db.selectFrom('authAccounts').select('id').where('accountId', '=', name).execute()).toEqual(
      [],
    )
  })

  it.each([
    ['code=made-up&state=made-up', 'state_mismatch'],
    ['code=x', 'state_not_found'],
    ['', 'state_not_found'],
    [`error=${'x'.repeat(500)}`, 'state_not_found'],
  ])('cannot be finished with what was made up: "%s" [D20]', async (query, reason) => {
    const reply = await app.inject(`/api/identity/callback/oidc?${query}`)
    expect(readReason(reply)).toBe(reason)
    expect(reply.cookies.filter((cookie) => cookie.name.includes('session_token'))).toEqual([])
  })
})

describe('beside the provider', () => {
  it('the page with email and password stays reachable, and the reset link too', async () => {
    for (const url of ['/api/login?method=email', '/api/login?token=abc'])
      expect((await app.inject(url)).statusCode).not.toBe(302)
    expect((await app.inject('/api/auth/options')).json()).toMatchObject({
      identityProvider: 'Example Company',
    })
  })

  it('a server that starts before its provider finds it later', async () => {
    let now = Date.now()
    const later = await freePort()
    const early = await testApp({
      env: settings({ OIDC_ISSUER: `http://127.0.0.1:${later}` }),
      clock: () => new Date(now),
    })
    const down = await early.inject('/api/login')
    expect(down.headers.location).toBe('/api/login?method=email&error=provider_unavailable')
    const late = await startProvider(later)
    expect((await early.inject('/api/login')).headers.location).toBe(
      '/api/login?method=email&error=provider_unavailable',
    )
    now += 6000
    expect((await early.inject('/api/login')).headers.location).toContain(late.issuer)
    late.stop()
  })
})
