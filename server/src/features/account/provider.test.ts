import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { Provider } from 'oidc-provider'
import { afterAll, describe, expect, it } from 'vitest'
import { depsOfApp, testApp } from '../../testing/test-app.ts'

const HOME = 'http://localhost:3000'
const CLIENT = { id: 'lodestar', secret: 'a-client-secret-of-the-test' }

/** People the provider knows, by the name they type there. */
const people: Record<
  string,
  { email?: string; email_verified: boolean; given_name?: string; family_name?: string; name?: string }
> = {}

/** Starts an OpenID Connect provider on this machine; signing in there takes a name and no password. */
async function startProvider(port = 0): Promise<{ server: Server; issuer: string; port: number }> {
  const server = createServer()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The provider has no port')
  const issuer = `http://127.0.0.1:${address.port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [`${HOME}/api/identity/callback/oidc`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    pkce: { required: () => true },
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name', 'name'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['only for the test'] },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    findAccount: async (_context, id) => ({
      accountId: id,
      claims: async () => ({ sub: id, ...people[id] }),
    }),
  })
  provider.on('server_error', (_context, error) => {
    throw error
  })
  server.on('request', provider.callback())
  return { server, issuer, port: address.port }
}

/** A browser that goes to and fro between us and the provider, with a cookie jar for each. */
class Browser {
  readonly #app: FastifyInstance
  readonly #jars = { ours: new Map<string, string>(), theirs: new Map<string, string>() }

  constructor(app: FastifyInstance) {
    this.#app = app
  }

  get(url: string): Promise<LightMyRequestResponse> {
    return this.#visit(url)
  }

  /** Follows the way to the provider, signs in as somebody, and comes back. */
  async signInAs(name: string, answer: 'login' | 'abort' = 'login'): Promise<LightMyRequestResponse> {
    const start = await this.#visit('/api/login')
    expect(start.statusCode).toBe(302)
    const back = await this.#atProvider(String(start.headers.location), name, answer)
    return this.#visit(back.slice(HOME.length))
  }

  async #visit(url: string): Promise<LightMyRequestResponse> {
    const cookie = [...this.#jars.ours].map(([name, value]) => `${name}=${value}`).join('; ')
    const reply = await this.#app.inject({ url, headers: { cookie, host: 'localhost:3000' } })
    for (const { name, value } of reply.cookies) {
      if (value === '') this.#jars.ours.delete(name)
      else this.#jars.ours.set(name, encodeURIComponent(value))
    }
    return reply
  }

  async #atProvider(url: string, name: string, answer: 'login' | 'abort'): Promise<string> {
    let next = url
    for (let step = 0; step < 12; step += 1) {
      if (next.startsWith(HOME)) return next
      const page = await this.#fetch(next)
      const location = page.headers.get('location')
      if (location) {
        next = new URL(location, next).href
        continue
      }
      const html = await page.text()
      const form = /action="([^"]+)"/.exec(html)?.[1] ?? ''
      const abort = /href="([^"]+\/abort)"/.exec(html)?.[1]
      if (answer === 'abort' && abort) {
        next = new URL(abort, next).href
        continue
      }
      const prompt = /name="prompt" value="(\w+)"/.exec(html)?.[1] ?? ''
      const body = new URLSearchParams({ prompt, login: name, password: 'any' })
      const sent = await this.#fetch(new URL(form, next).href, body)
      next = new URL(sent.headers.get('location') ?? '', next).href
    }
    throw new Error('The provider did not send us back')
  }

  async #fetch(url: string, body?: URLSearchParams): Promise<Response> {
    const cookie = [...this.#jars.theirs].map(([name, value]) => `${name}=${value}`).join('; ')
    const page = await fetch(url, {
      redirect: 'manual',
      headers: { cookie },
      ...(body ? { method: 'POST', body } : {}),
    })
    for (const line of page.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      this.#jars.theirs.set(name, value)
    }
    return page
  }
}

const { server, issuer, port } = await startProvider()
afterAll(() => server.close())
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

describe('signing in at the provider', () => {
  it('makes an account the first time, finds it again after, and lands on the start', async () => {
    const { name, email } = aColleague()
    const browser = new Browser(app)
    const back = await browser.signInAs(name)
    expect([back.statusCode, back.headers.location]).toEqual([302, '/'])
    const user = (await browser.get('/api/auth/user')).json()
    expect(user).toMatchObject({
      email,
      firstName: 'Katherine',
      lastName: 'Johnson',
      provider: 'Example Company',
    })
    const later = new Browser(app)
    await later.signInAs(name)
    expect((await later.get('/api/auth/user')).json().id).toBe(user.id)
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
    await new Browser(app).signInAs(name)
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
    const browser = new Browser(app)
    await browser.signInAs(name)
    expect((await browser.get('/api/auth/user')).json()).toMatchObject({
      firstName: 'Mary',
      lastName: 'W. Jackson',
    })
  })

  it('does not take over an account that somebody made with a password', async () => {
    const { name, email } = aColleague()
    const payload = { firstName: 'E', lastName: 'F', email, password: 'long enough' }
    await app.inject({ method: 'POST', url: '/api/identity/sign-up/email', payload })
    const browser = new Browser(app)
    const back = await browser.signInAs(name)
    expect(back.headers.location).toBe('/api/login?method=email&error=account_not_linked')
    expect((await browser.get('/api/auth/user')).statusCode).toBe(401)
  })

  it('comes back to the page when it is given up there', async () => {
    const browser = new Browser(app)
    const back = await browser.signInAs(aColleague().name, 'abort')
    expect(back.headers.location).toMatch(/^\/api\/login\?method=email&error=/)
  })

  it('cannot be finished by a browser that did not start it, nor with a made-up code', async () => {
    const { name } = aColleague()
    for (const url of [
      '/api/identity/callback/oidc?code=made-up&state=made-up',
      '/api/identity/callback/oidc?code=x',
      '/api/identity/callback/oidc',
      `/api/identity/callback/oidc?error=${'x'.repeat(500)}`,
    ]) {
      const reply = await app.inject(url)
      expect(reply.statusCode).toBe(302)
      expect(reply.headers.location).toMatch(/^\/api\/login\?method=email&error=/)
      expect(reply.cookies.filter((cookie) => cookie.name.includes('session_token'))).toEqual([])
    }
    expect(await db.selectFrom('authAccounts').select('id').where('accountId', '=', name).execute()).toEqual(
      [],
    )
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
    const early = await testApp({
      env: settings({ OIDC_ISSUER: `http://127.0.0.1:${port + 1}` }),
      clock: () => new Date(now),
    })
    const down = await early.inject('/api/login')
    expect(down.headers.location).toBe('/api/login?method=email&error=provider_unavailable')
    const late = await startProvider(port + 1)
    expect((await early.inject('/api/login')).headers.location).toBe(
      '/api/login?method=email&error=provider_unavailable',
    )
    now += 6000
    expect((await early.inject('/api/login')).headers.location).toContain(late.issuer)
    late.server.close()
  })
})
