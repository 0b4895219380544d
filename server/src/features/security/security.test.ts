import type { Security, SecurityEvent, SignedInBrowser } from '@lodestar/contract/security'
import { hashPassword as hashAsBefore } from 'better-auth/crypto'
import { describe, expect, it } from 'vitest'
import { nameCost } from '../../lib/scrypt.ts'
import { PASSWORD, signUpIn, TestBrowser } from '../../testing/a-browser.ts'
import { aUser, aVisitor } from '../../testing/a-user.ts'
import { depsOfApp, testApp } from '../../testing/test-app.ts'

let now = Date.now()
const app = await testApp({ clock: () => new Date(now) })
const { db, ids } = depsOfApp(app)
const NEW_PASSWORD = 'another long passphrase'
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0'
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

/** Somebody who is signed in twice: at a desk and on the way. */
async function aPersonTwice() {
  const desk = new TestBrowser(app, { userAgent: FIREFOX, remoteAddress: '203.0.113.7' })
  const phone = new TestBrowser(app, { userAgent: SAFARI, remoteAddress: '198.51.100.9' })
  const person = await signUpIn(desk, app)
  await phone.signIn(person.email)
  // Asked once before, so that the sessions are remembered.
  expect([await desk.status(), await phone.status()]).toEqual([200, 200])
  return { ...person, desk, phone }
}
const confirm = (browser: TestBrowser, password = PASSWORD) =>
  browser.post('/api/security/confirm', { password })
const listSessions = async (browser: TestBrowser) =>
  (await browser.get('/api/security/sessions')).json<SignedInBrowser[]>()
const listEvents = async (browser: TestBrowser) =>
  (await browser.get('/api/security/events')).json<SecurityEvent[]>().map(({ event }) => event)
const readSecurity = async (browser: TestBrowser) => (await browser.get('/api/security')).json<Security>()

describe('a password', () => {
  it.each([
    ['sunshine', 'on the lists'],
    ['pass word', 'on the lists'],
    ['password12password', 'on the lists'],
    ['abcdefgh', 'runs along'],
    ['zxcvb 4321 mnbv', 'runs along'],
    ['Okafor-2026', 'made of your name'],
    ['lodestar1', 'Lodestar'],
  ])('that is easily guessed is refused when signing up: %s', async (password, words) => {
    const person = { firstName: 'Ada', lastName: 'Okafor', email: `${ids()}@example.com`, password }
    const reply = await aVisitor(app).post('/api/identity/sign-up/email', person)
    expect(reply.statusCode).toBe(400)
    expect(reply.json().fields).toEqual({ 'body.password': expect.stringContaining(words) })
  })

  it('is changed by who knows it; every other browser is out at once, this one stays', async () => {
    const { desk, phone, email } = await aPersonTwice()
    const reply = await desk.post('/api/security/password', {
      currentPassword: PASSWORD,
      newPassword: NEW_PASSWORD,
    })
    expect(reply.statusCode).toBe(200)
    expect([await desk.status(), await phone.status()]).toEqual([200, 401])
    expect((await phone.signIn(email)).statusCode).toBe(401)
    expect((await phone.signIn(email, NEW_PASSWORD)).statusCode).toBe(200)
  })

  it('is changed with the other browsers kept, where that is asked for', async () => {
    const { desk, phone } = await aPersonTwice()
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, keepsOthers: true }
    expect((await desk.post('/api/security/password', body)).statusCode).toBe(200)
    expect([await desk.status(), await phone.status()]).toEqual([200, 200])
  })

  it.each<[object, string]>([
    [{ currentPassword: 'not this one', newPassword: NEW_PASSWORD }, 'body.currentPassword'],
    [{ currentPassword: 'not this one', newPassword: 'sunshine' }, 'body.currentPassword'],
    [{ currentPassword: PASSWORD, newPassword: 'sunshine' }, 'body.newPassword'],
    [{ currentPassword: PASSWORD, newPassword: 'AdaOkafor1' }, 'body.newPassword'],
    [{ currentPassword: PASSWORD, newPassword: 'short' }, 'body.newPassword'],
    [{ newPassword: NEW_PASSWORD }, 'body.currentPassword'],
  ])('stays as it is, with the field named: %o', async (body, field) => {
    const { desk, phone, email } = await aPersonTwice()
    const reply = await desk.post('/api/security/password', body)
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, [field]])
    expect(await phone.status()).toBe(200)
    expect((await phone.signIn(email)).statusCode).toBe(200)
  })

  it('cannot be guessed at a browser that was left open, and trying locks nobody out', async () => {
    const { desk, email } = await aPersonTwice()
    for (let n = 0; n < 10; n += 1) expect((await confirm(desk, 'not this one')).statusCode).toBe(400)
    const refused = await confirm(desk)
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }
    expect((await desk.post('/api/security/password', body)).statusCode).toBe(429)
    const home = new TestBrowser(app, { remoteAddress: '203.0.113.7' })
    expect((await home.signIn(email)).statusCode).toBe(200)
    expect(await listEvents(desk)).toContain('confirmation-failed')
  })

  it('guessed wrong in one browser leaves the owner theirs in another', async () => {
    const { desk, phone } = await aPersonTwice()
    for (let n = 0; n < 11; n += 1) await confirm(desk, 'not this one')
    expect((await confirm(desk)).statusCode).toBe(429)
    expect((await confirm(phone)).statusCode).toBe(200)
  })

  it('typed right is no guess, however weak the new one is', async () => {
    const { desk } = await aPersonTwice()
    const change = (newPassword: string) =>
      desk.post('/api/security/password', { currentPassword: PASSWORD, newPassword })
    for (let n = 0; n < 11; n += 1) expect((await change('sunshine')).statusCode).toBe(400)
    expect((await change(NEW_PASSWORD)).statusCode).toBe(200)
  })

  it('hashed at a lower cost still lets in, and is hashed anew as it does', async () => {
    const { id, email, phone } = await aPersonTwice()
    const read = () =>
      db.selectFrom('authAccounts').select('password').where('userId', '=', id).executeTakeFirstOrThrow()
    await db
      .updateTable('authAccounts')
      .set({ password: await hashAsBefore(PASSWORD) })
      .where('userId', '=', id)
      .execute()
    expect((await phone.signIn(email, 'not this one')).statusCode).toBe(401)
    expect((await read()).password).not.toContain('$scrypt$')
    expect((await phone.signIn(email)).statusCode).toBe(200)
    expect((await read()).password).toContain(nameCost(depsOfApp(app).hashCosts.password))
    expect((await phone.signIn(email)).statusCode).toBe(200)
  })
})

describe('where somebody is signed in', () => {
  it('is listed with device, network and times, this browser marked', async () => {
    const { desk } = await aPersonTwice()
    const sessions = await listSessions(desk)
    expect(sessions.map(({ device, network, isCurrent }) => [device, network, isCurrent]).sort()).toEqual([
      ['Firefox on Windows', '203.0.113.7', true],
      ['Safari on iOS', '198.51.100.9', false],
    ])
    for (const { startedAt, endsAt } of sessions)
      expect(Date.parse(endsAt) - Date.parse(startedAt)).toBeCloseTo(30 * 86_400_000, -4)
    expect(JSON.stringify(sessions)).not.toContain('token')
  })

  it('one is signed out at once, also where the server has just looked it up', async () => {
    const { desk, phone } = await aPersonTwice()
    const other = (await listSessions(desk)).find(({ isCurrent }) => !isCurrent)
    expect((await desk.send('DELETE', `/api/security/sessions/${other?.id}`)).statusCode).toBe(200)
    expect([await desk.status(), await phone.status()]).toEqual([200, 401])
    expect(await listSessions(desk)).toHaveLength(1)
  })

  it('all others are signed out at once', async () => {
    const { desk, phone, email } = await aPersonTwice()
    const third = new TestBrowser(app)
    await third.signIn(email)
    expect((await desk.post('/api/security/sessions/end-others')).json()).toEqual({ ended: 2 })
    expect([await desk.status(), await phone.status(), await third.status()]).toEqual([200, 401, 401])
  })

  it("somebody else's is the same 404 as none, and goes on", async () => {
    const [ada, eve] = [await aPersonTwice(), await aPersonTwice()]
    const [theirs] = await listSessions(ada.desk)
    const [foreign, none] = [
      await eve.desk.send('DELETE', `/api/security/sessions/${theirs?.id}`),
      await eve.desk.send('DELETE', '/api/security/sessions/nobody-knows-which'),
    ]
    const strip = ({ requestId: _, ...rest }: Record<string, unknown>) => rest
    expect([foreign.statusCode, strip(foreign.json())]).toEqual([404, strip(none.json())])
    expect([await ada.desk.status(), await ada.phone.status()]).toEqual([200, 200])
    await eve.desk.post('/api/security/sessions/end-others')
    expect([await ada.desk.status(), await ada.phone.status()]).toEqual([200, 200])
  })

  it('ends 30 days after it began, however much it is used', async () => {
    const { desk, id } = await aPersonTwice()
    const nearly = new Date(Date.now() + 60_000).toISOString()
    const began = new Date(Date.now() - 30 * 86_400_000).toISOString()
    await db
      .updateTable('authSessions')
      .set({ createdAt: began, updatedAt: began, expiresAt: nearly })
      .where('userId', '=', id)
      .execute()
    now += 61_000
    expect(await desk.status()).toBe(200)
    expect((await listSessions(desk)).map(({ endsAt }) => endsAt)).toEqual([nearly, nearly])
  })

  it('says when it was last used, to within some minutes', async () => {
    const { desk, phone } = await aPersonTwice()
    now += 3_600_000
    await phone.status()
    const sessions = await listSessions(desk)
    const lastUsed = (name: string) =>
      Date.parse(sessions.find(({ device }) => device === name)?.lastUsedAt ?? '')
    expect(now - lastUsed('Safari on iOS')).toBeLessThan(1000)
    expect(now - lastUsed('Firefox on Windows')).toBeLessThan(1000)
    now += 61_000
    await phone.status()
    const again = (await listSessions(desk)).find(({ device }) => device === 'Safari on iOS')
    expect(Date.parse(again?.lastUsedAt ?? '')).toBe(lastUsed('Safari on iOS'))
  })
})

describe('what cannot be taken back', () => {
  it.each<['GET' | 'POST' | 'DELETE', string, (email: string) => object | undefined]>([
    ['GET', '/api/profile/export', () => undefined],
    ['DELETE', '/api/profile', (email) => ({ email })],
    ['POST', '/api/security/address', () => ({ email: `${ids()}@example.com` })],
  ])('asks for the password again, in this browser, within ten minutes: %s %s', async (method, url, body) => {
    const { desk, phone, email } = await aPersonTwice()
    const ask = (browser = desk) => browser.send(method, url, body(email))
    const refused = await ask()
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'confirmation_required'])
    expect((await confirm(desk, 'not this one')).json().fields).toEqual({
      'body.password': 'That is not your password.',
    })
    expect((await ask()).statusCode).toBe(403)
    expect((await confirm(desk)).statusCode).toBe(200)
    expect((await ask(phone)).statusCode).toBe(403)
    now += 10 * 60_000
    expect((await ask()).statusCode).toBe(403)
    await confirm(desk)
    expect((await readSecurity(desk)).isConfirmed).toBe(true)
    expect((await ask()).statusCode).toBe(200)
  })
})

it('a visitor sees and does none of it', async () => {
  const visitor = aVisitor(app)
  const replies = [
    await visitor.get('/api/security'),
    await visitor.get('/api/security/events'),
    await visitor.get('/api/security/sessions'),
    await visitor.delete('/api/security/sessions/any'),
    await visitor.post('/api/security/sessions/end-others'),
    await visitor.post('/api/security/confirm', { password: PASSWORD }),
    await visitor.post('/api/security/password', { currentPassword: 'x', newPassword: NEW_PASSWORD }),
    await visitor.post('/api/security/second-factor', { password: PASSWORD }),
    await visitor.post('/api/security/second-factor/confirm', { code: '123456' }),
    await visitor.post('/api/security/second-factor/remove', { password: PASSWORD }),
    await visitor.post('/api/security/second-factor/codes', { password: PASSWORD }),
    await visitor.post('/api/security/address', { email: 'any@example.com' }),
    await visitor.post('/api/security/address/verify'),
  ]
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([401]))
})

it('somebody without a password confirms with none', async () => {
  const ada = await aUser(app)
  const reply = await ada.post('/api/security/confirm', { password: PASSWORD })
  expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, ['body.password']])
})

it('of a password typed again, five sessions together have five times the tries of one, whatever their number', async () => {
  const strict = await testApp({ limits: { signInsPerAddress: 2 } })
  const { email } = await signUpIn(new TestBrowser(strict), strict)
  const statuses: number[] = []
  for (let n = 0; n < 6; n += 1) {
    const browser = new TestBrowser(strict, { remoteAddress: `192.0.2.${n + 1}` })
    await browser.signIn(email)
    for (let guess = 0; guess < 2; guess += 1)
      statuses.push((await browser.post('/api/security/confirm', { password: 'not this one' })).statusCode)
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429])
})
