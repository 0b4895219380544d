import type { LightMyRequestResponse } from 'fastify'
import { describe, expect, it } from 'vitest'
import { depsOfApp, testApp } from '../../testing/test-app.ts'

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
    const [one, two] = [(await signUp(aPerson())).json(), (await signUp(aPerson())).json()]
    const rows = await db
      .selectFrom('authAccounts')
      .select('password')
      .where('userId', 'in', [one.id, two.id])
      .execute()
    expect(rows).toHaveLength(2)
    expect(rows[0]?.password).not.toBe(rows[1]?.password)
    // A salt of 16 bytes and a scrypt key of 64, both in hex.
    for (const { password } of rows) expect(password).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/)
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
    const reply = await signUp(aPerson({ id: 'chosen', emailVerified: true, leaderboardOptOut: true }))
    expect(reply.statusCode).toBe(201)
    const row = await db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', reply.json().id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ emailVerified: false, leaderboardOptOut: false })
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
    const time = async (email: string) => {
      const startedAt = performance.now()
      const reply = await signIn({ email, password: 'wrong password' })
      return { reply, ms: performance.now() - startedAt }
    }
    const wrong = await time(person.email)
    const unknown = await time(anEmail())
    for (const { reply } of [wrong, unknown]) {
      expect(reply.statusCode).toBe(401)
      expect(reply.cookies).toEqual([])
    }
    const { requestId: _one, ...first } = wrong.reply.json()
    const { requestId: _two, ...second } = unknown.reply.json()
    expect(first).toEqual(second)
    expect(first.fields).toEqual({ 'body.password': 'That email and password do not match.' })
    // Both hash once; an answer without hashing takes a hundredth of that.
    expect(unknown.ms).toBeGreaterThan(wrong.ms / 5)
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
      expect(cookie).toMatchObject({ secure: true })
      expect(cookie.name).toMatch(/^__Secure-lodestar\./)
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

  it('is throttled per account when the guesses come from everywhere', async () => {
    const strict = await testApp({ limits: { signInsPerAccount: 3 } })
    const email = anEmail()
    const from = (n: number) =>
      strict.inject({
        method: 'POST',
        url: '/api/identity/sign-in/email',
        remoteAddress: `203.0.113.${n}`,
        payload: { email, password: 'wrong password' },
      })
    for (const n of [1, 2, 3]) expect((await from(n)).statusCode).toBe(401)
    expect((await from(4)).statusCode).toBe(429)
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
