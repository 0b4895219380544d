import { afterAll, describe, expect, it, vi } from 'vitest'
import { startMailServer } from '../../testing/mail-server.ts'
import { depsOfApp, testApp } from '../../testing/test-app.ts'

const mail = await startMailServer()
afterAll(mail.stop)
const SETTINGS = { SMTP_URL: mail.url, PUBLIC_URL: 'http://coach.example.com' }
const app = await testApp({ env: SETTINGS })
const { db, ids } = depsOfApp(app)

const post = (path: string, payload: object) =>
  app.inject({ method: 'POST', url: `/api/identity/${path}`, payload })
const signIn = (email: string, password: string) => post('sign-in/email', { email, password })

async function aPerson(): Promise<{ email: string; cookie: string }> {
  const email = `${ids()}@example.com`
  const reply = await post('sign-up/email', {
    firstName: 'A',
    lastName: 'B',
    email,
    password: 'the old password',
  })
  const cookie = reply.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')
  return { email, cookie }
}

async function mailedToken(email: string): Promise<string> {
  const sent = await vi.waitFor(() => {
    const found = mail.received.find(({ to, text }) => to === email && text.includes('login?token='))
    if (!found) throw new Error('no mail yet')
    return found
  })
  return /http:\/\/coach\.example\.com\/api\/login\?token=([\w-]+)/.exec(sent.text)?.[1] ?? ''
}

describe('a forgotten password', () => {
  it('is replaced by the link in a mail; the old one and every session end', async () => {
    const { email, cookie } = await aPerson()
    expect((await post('request-password-reset', { email })).json()).toEqual({ success: true })
    const token = await mailedToken(email)
    const reply = await post('reset-password', { token, newPassword: 'the new password' })
    expect(reply.statusCode).toBe(200)
    expect((await signIn(email, 'the old password')).statusCode).toBe(401)
    expect((await signIn(email, 'the new password')).statusCode).toBe(200)
    // The browser that was signed in before, with its copy of the session.
    expect((await app.inject({ url: '/api/auth/user', headers: { cookie } })).statusCode).toBe(401)
    const again = await post('reset-password', { token, newPassword: 'yet another one' })
    expect(again.statusCode).toBe(400)
    expect(again.json().fields).toEqual({
      'body.token': 'This link has expired or was already used. Ask for a new one.',
    })
  })

  it('is not replaced by one that is easily guessed, and the link stays good for another', async () => {
    const { email } = await aPerson()
    await post('request-password-reset', { email })
    const token = await mailedToken(email)
    for (const newPassword of ['sunshine', 'lodestar1']) {
      const reply = await post('reset-password', { token, newPassword })
      expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, ['body.newPassword']])
    }
    expect((await post('reset-password', { token, newPassword: 'the new password' })).statusCode).toBe(200)
  })

  it('that is replaced by a mailed link verifies the address, so that who has it can take an account back', async () => {
    const { email } = await aPerson()
    const isVerified = async () =>
      (await db.selectFrom('users').select('emailVerified').where('email', '=', email).executeTakeFirst())
        ?.emailVerified
    expect(await isVerified()).toBe(false)
    await post('request-password-reset', { email })
    await post('reset-password', { token: await mailedToken(email), newPassword: 'the new password' })
    expect(await isVerified()).toBe(true)
  })

  it('is asked for with the same answer by an unknown address, which gets no mail', async () => {
    const email = `${ids()}@example.com`
    const reply = await post('request-password-reset', { email })
    expect([reply.statusCode, reply.json()]).toEqual([200, { success: true }])
    const { email: known } = await aPerson()
    await post('request-password-reset', { email: known })
    await mailedToken(known)
    expect(mail.received.some(({ to }) => to === email)).toBe(false)
  })

  it.each<[object, string]>([
    [{ token: 'made-up', newPassword: 'long enough' }, 'body.token'],
    [{ token: '', newPassword: 'long enough' }, 'body.token'],
    [{ token: 'x', newPassword: 'short' }, 'body.newPassword'],
  ])('names what is wrong: %o', async (body, field) => {
    const reply = await post('reset-password', body)
    expect(reply.statusCode).toBe(400)
    expect(Object.keys(reply.json().fields)).toEqual([field])
  })

  it('lets its owner in, whatever had been tried before', async () => {
    const { email } = await aPerson()
    for (let n = 0; n < 10; n += 1) expect((await signIn(email, 'wrong password')).statusCode).toBe(401)
    expect((await signIn(email, 'the old password')).statusCode).toBe(429)
    await post('request-password-reset', { email })
    const token = await mailedToken(email)
    await post('reset-password', { token, newPassword: 'the new password' })
    expect((await signIn(email, 'the new password')).statusCode).toBe(200)
  })

  it('unlocks the account that strangers have locked, for every network', async () => {
    const strict = await testApp({ env: SETTINGS, limits: { signInsPerAccount: 1 } })
    const from = (n: number, path: string, payload: object) =>
      strict.inject({
        method: 'POST',
        url: `/api/identity/${path}`,
        remoteAddress: `203.0.113.${n}`,
        payload,
      })
    const { email } = await aPerson()
    for (let n = 1; n <= 10; n += 1) await from(n, 'sign-in/email', { email, password: 'wrong password' })
    const right = { email, password: 'the old password' }
    expect((await from(11, 'sign-in/email', right)).statusCode).toBe(429)
    await from(12, 'request-password-reset', { email })
    const token = await mailedToken(email)
    await from(12, 'reset-password', { token, newPassword: 'the new password' })
    const renewed = { email, password: 'the new password' }
    expect((await from(11, 'sign-in/email', renewed)).statusCode).toBe(200)
  })

  it('cannot be used to flood a mailbox: 5 mails an hour and 10 a day, with the same answer always', async () => {
    let now = Date.now()
    const patient = await testApp({ env: SETTINGS, clock: () => new Date(now) })
    const { email } = await aPerson()
    const { email: last } = await aPerson()
    const ask = (address: string) =>
      patient.inject({
        method: 'POST',
        url: '/api/identity/request-password-reset',
        payload: { email: address },
      })
    const mailsTo = (address: string) =>
      mail.received.filter(({ to, text }) => to === address && text.includes('?token=')).length
    for (const mails of [5, 10, 10]) {
      for (let n = 0; n < 7; n += 1) {
        const reply = await ask(email)
        expect([reply.statusCode, reply.json()]).toEqual([200, { success: true }])
      }
      await vi.waitFor(() => expect(mailsTo(email)).toBeGreaterThanOrEqual(mails))
      now += 60 * 60_000 + 1
    }
    await ask(last)
    await mailedToken(last)
    expect(mailsTo(email)).toBe(10)
  })

  it('is asked for ten times an hour from one network at most, whatever the address', async () => {
    const strict = await testApp({ env: SETTINGS, limits: { resetsPerNetwork: 10 } })
    const ask = (remoteAddress: string) =>
      strict.inject({
        method: 'POST',
        url: '/api/identity/request-password-reset',
        remoteAddress,
        payload: { email: `${ids()}@example.com` },
      })
    for (let n = 0; n < 10; n += 1) expect((await ask('198.51.100.77')).statusCode).toBe(200)
    const refused = await ask('198.51.100.77')
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000)
    expect((await ask('198.51.100.78')).statusCode).toBe(200)
  })

  it('can be reset only where mail can be sent, and the page is told', async () => {
    expect((await app.inject('/api/auth/options')).json()).toMatchObject({ canResetPassword: true })
    const silent = await testApp()
    const reply = await silent.inject({
      method: 'POST',
      url: '/api/identity/request-password-reset',
      payload: { email: 'a@example.com' },
    })
    expect(reply.statusCode).toBe(404)
  })
})
