import { createHook } from 'node:async_hooks'
import type { LightMyRequestResponse } from 'fastify'
import { describe, expect, it } from 'vitest'
import { HASH_COSTS } from '../../lib/scrypt.ts'
import { depsOfApp, testApp } from '../../testing/test-app.ts'
import { createIdentityHolder } from './identity-holder.ts'
import * as signing from './sign-in.service.ts'

const app = await testApp()
const { db, ids } = depsOfApp(app)
const PASSWORD = 'correct horse battery'
const anEmail = () => `${ids()}@example.com`
const aPerson = (changes: object = {}) => ({
  firstName: 'Grace',
  lastName: 'Hopper',
  email: anEmail(),
  password: PASSWORD,
  timeZone: 'Europe/Berlin',
  ...changes,
})
const post = (url: string, payload: object, server = app) => server.inject({ method: 'POST', url, payload })
const signUp = (body: object, server = app) => post('/api/identity/sign-up/email', body, server)
const signIn = (body: object, server = app) => post('/api/identity/sign-in/email', body, server)
const cookieOf = (reply: LightMyRequestResponse) =>
  reply.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')
const whoAmI = (cookie: string) => app.inject({ url: '/api/auth/user', headers: { cookie } })

describe('signing up', () => {
  it('creates the account, signs in, and keeps name and time zone', async () => {
    const person = aPerson({ email: `UPPER.${anEmail()}` })
    const reply = await signUp(person)
    expect(reply.statusCode).toBe(201)
    const user = (await whoAmI(cookieOf(reply))).json()
    expect(reply.json()).toEqual(user)
    expect(user).toMatchObject({
      email: person.email.toLowerCase(),
      firstName: 'Grace',
      lastName: 'Hopper',
      provider: 'local',
    })
    const row = await db.selectFrom('users').select('timeZone').where('id', '=', user.id).executeTakeFirst()
    expect(row?.timeZone).toBe('Europe/Berlin')
  })

  it('keeps the password as a slow salted hash only', async () => {
    const costly = await testApp({ hashCosts: HASH_COSTS })
    const [one, two] = [(await signUp(aPerson(), costly)).json(), (await signUp(aPerson(), costly)).json()]
    const rows = await db
      .selectFrom('authAccounts')
      .select('password')
      .where('userId', 'in', [one.id, two.id])
      .execute()
    expect(rows).toHaveLength(2)
    expect(rows[0]?.password).not.toBe(rows[1]?.password)
    // What it costs, a salt of 16 bytes and a scrypt key of 32, both in base64.
    const hash = /^\$scrypt\$ln=15,r=8,p=3\$[\w+/]{22}==\$[\w+/]{43}=$/
    for (const { password } of rows) expect(password).toMatch(hash)
  })

  it.each<[object, string, string]>([
    [{ firstName: '  ' }, 'body.firstName', 'Enter your first name'],
    [{ firstName: 'x'.repeat(81) }, 'body.firstName', 'At most 80 characters'],
    [{ lastName: undefined }, 'body.lastName', 'Enter your last name'],
    [{ email: 'grace' }, 'body.email', 'Enter an email address such as name@example.com'],
    [{ password: 'seven77' }, 'body.password', 'Use at least 8 characters'],
    [{ password: 'x'.repeat(129) }, 'body.password', 'Use at most 128 characters'],
    [{ timeZone: 'Nowhere' }, 'body.timeZone', 'Not a known time zone'],
  ])('names the field that is wrong: %o', async (change, field, message) => {
    const reply = await signUp(aPerson(change))
    expect(reply.statusCode).toBe(400)
    expect(reply.json().fields).toEqual({ [field]: message })
  })

  it('with an address that has an account says so at the address, even when both arrive at once', async () => {
    const person = aPerson()
    const replies = await Promise.all([signUp(person), signUp(person)])
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([201, 400])
    const again = await signUp({ ...person, email: person.email.toUpperCase() })
    for (const refused of [again, ...replies.filter((reply) => reply.statusCode === 400)]) {
      expect(refused.json()).toMatchObject({
        code: 'invalid_input',
        fields: { 'body.email': 'This email address already has an account. Sign in instead.' },
      })
      expect(refused.cookies).toEqual([])
    }
  })

  it('cannot set what is not asked for', async () => {
    const reply = await signUp(aPerson({ id: 'chosen', emailVerified: true, onLeaderboard: true }))
    expect(reply.statusCode).toBe(201)
    const row = await db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', reply.json().id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ emailVerified: false, onLeaderboard: false })
    expect(row.id).not.toBe('chosen')
  })

  it('is throttled per network', async () => {
    const strict = await testApp({ limits: { signUpsPerNetwork: 2 } })
    const from = (remoteAddress: string) =>
      strict.inject({ method: 'POST', url: '/api/identity/sign-up/email', remoteAddress, payload: aPerson() })
    const address = `2001:db8:${(Date.now() % 65_536).toString(16)}`
    expect((await from(`${address}::1`)).statusCode).toBe(201)
    expect((await from(`${address}::2`)).statusCode).toBe(201)
    expect((await from(`${address}::3`)).statusCode).toBe(429)
  })
})

it('what only the library refuses is told at the field, too', async () => {
  const deps = depsOfApp(app)
  const { identity } = createIdentityHolder(deps)
  const { timeZone: _, ...person } = aPerson()
  const refusal = (field: string) => ({ code: 'invalid_input', fields: { [field]: expect.any(String) } })
  const asPerson = (changes: object) =>
    signing.signUp(identity(), db, { ...person, ...changes }, new Headers())
  await expect(asPerson({ password: 'x'.repeat(129) })).rejects.toMatchObject(refusal('body.password'))
  await expect(asPerson({ password: 'short' })).rejects.toMatchObject(refusal('body.password'))
  await expect(asPerson({ email: 'no address' })).rejects.toMatchObject(refusal('body.email'))
  await expect(
    signing.signIn(identity(), deps, { email: 'no address', password: PASSWORD }, new Headers()),
  ).rejects.toMatchObject(refusal('body.email'))
})

describe('signing in', async () => {
  const person = aPerson()
  await signUp(person)

  it('answers the user, in any case of the address, and stores the time zone of the browser', async () => {
    const reply = await signIn({
      email: person.email.toUpperCase(),
      password: PASSWORD,
      timeZone: 'Asia/Tokyo',
    })
    expect(reply.statusCode).toBe(200)
    const user = (await whoAmI(cookieOf(reply))).json()
    expect(user).toMatchObject({ email: person.email, firstName: 'Grace' })
    const row = await db.selectFrom('users').select('timeZone').where('id', '=', user.id).executeTakeFirst()
    expect(row?.timeZone).toBe('Asia/Tokyo')
  })

  it('gives the same answer for an unknown address and a wrong password, after the same work', async () => {
    let hashes = 0
    const counter = createHook({
      init: (_id, type) => {
        if (type === 'SCRYPTREQUEST') hashes += 1
      },
    })
    const countHashes = async (email: string) => {
      hashes = 0
      const reply = await signIn({ email, password: 'wrong password' })
      return { reply, hashes }
    }
    counter.enable()
    const wrong = await countHashes(person.email)
    const unknown = await countHashes(anEmail())
    counter.disable()
    for (const { reply } of [wrong, unknown]) {
      expect(reply.statusCode).toBe(401)
      expect(reply.cookies).toEqual([])
    }
    const { requestId: _one, ...first } = wrong.reply.json()
    const { requestId: _two, ...second } = unknown.reply.json()
    expect(first).toEqual(second)
    expect(first.fields).toEqual({ 'body.password': 'That email and password do not match.' })
    // An answer without hashing takes a hundredth of the time and would tell which addresses have an account.
    expect([wrong.hashes, unknown.hashes]).toEqual([1, 1])
  })

  it('sets cookies that scripts cannot read and other sites do not send', async () => {
    const reply = await signIn({ email: person.email, password: PASSWORD })
    expect(reply.cookies.map(({ name }) => name)).toEqual(['lodestar.session_token'])
    for (const cookie of reply.cookies)
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    const token = reply.cookies.find(({ name }) => name.endsWith('token'))
    expect(token).toMatchObject({ maxAge: 30 * 86_400 })
    expect(token).not.toHaveProperty('secure')
  })

  it('sets Secure cookies behind https', async () => {
    const secure = await testApp({ env: { PUBLIC_URL: 'https://coach.example.com' } })
    const reply = await signIn({ email: person.email, password: PASSWORD }, secure)
    expect(reply.cookies.length).toBeGreaterThan(0)
    for (const cookie of reply.cookies) {
      expect(cookie).toMatchObject({ secure: true, path: '/' })
      expect(cookie).not.toHaveProperty('domain')
      expect(cookie.name).toMatch(/^__Host-lodestar\./)
    }
  })

  it('is throttled per address and network: the eleventh try is refused even when it is right', async () => {
    const email = anEmail()
    await signUp(aPerson({ email }))
    for (let attempt = 1; attempt <= 10; attempt += 1)
      expect((await signIn({ email, password: 'wrong password' })).statusCode).toBe(401)
    const eleventh = await signIn({ email, password: PASSWORD })
    expect(eleventh.statusCode).toBe(429)
    expect(eleventh.json().code).toBe('too_many_requests')
    expect(Number(eleventh.headers['retry-after'])).toBeGreaterThan(500)
    expect(Number(eleventh.headers['retry-after'])).toBeLessThanOrEqual(600)
    expect((await signIn({ email: person.email, password: PASSWORD })).statusCode).toBe(200)
  })

  it('is free again when the window is over, and after one success', async () => {
    let now = Date.now()
    const strict = await testApp({ limits: { signInsPerAddress: 2 }, clock: () => new Date(now) })
    const right = { email: person.email, password: PASSWORD }
    const wrong = { email: person.email, password: 'wrong password' }
    const codes = async (...bodies: object[]) => {
      const seen: number[] = []
      for (const body of bodies) seen.push((await signIn(body, strict)).statusCode)
      return seen
    }
    expect(await codes(wrong, right, wrong, wrong, right)).toEqual([401, 200, 401, 401, 429])
    now += 10 * 60_000 + 1
    expect(await codes(right)).toEqual([200])
  })
})

it.each([
  '/api/identity/update-user',
  '/api/identity/get-session',
  '/api/identity/list-sessions',
  '/api/identity/ok',
])("the library's own address %s is not reachable", async (url) => {
  for (const method of ['GET', 'POST'] as const)
    expect(
      (await app.inject({ method, url, ...(method === 'POST' ? { payload: {} } : {}) })).statusCode,
    ).toBe(404)
})
