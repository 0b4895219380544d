import type { Security } from '@lodestar/contract/security'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { PASSWORD, signUpIn, TestBrowser } from '../../testing/a-browser.ts'
import { TestDevice } from '../../testing/a-device.ts'
import { aVisitor } from '../../testing/a-user.ts'
import { readAppCode } from '../../testing/app-code.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { depsOfApp, testApp } from '../../testing/test-app.ts'

// The half minute of a code must not end between reading and giving it.
beforeAll(
  () => void vi.useFakeTimers({ toFake: ['Date'], now: Math.ceil(Date.now() / 30_000) * 30_000 + 5_000 }),
)
afterAll(() => void vi.useRealTimers())
const mail = await startMailServer()
afterAll(mail.stop)
const HOME = 'http://coach.example.com'
const app = await testApp({ env: { SMTP_URL: mail.url, PUBLIC_URL: HOME } })
const { ids } = depsOfApp(app)
const NEW = 'another long passphrase'
const FACTOR = '/api/security/second-factor'
const PASSKEYS = '/api/security/passkeys'

const confirm = (browser: TestBrowser) => browser.post('/api/security/confirm', { password: PASSWORD })
const readLink = async (to: string, word: 'verify' | 'token') => {
  const found = await vi.waitFor(() => {
    const sent = mail.received.findLast((each) => each.to === to && each.text.includes(`${word}=`))
    if (!sent) throw new Error('no mail yet')
    return sent
  })
  return new RegExp(`${word}=([\\w-]+)`).exec(found.text)?.[1] ?? ''
}
const redeem = (token: string) => aVisitor(app).post('/api/identity/verify-address', { token })
const askReset = (email: string) => aVisitor(app).post('/api/identity/request-password-reset', { email })
const reset = (token: string, newPassword = NEW) =>
  aVisitor(app).post('/api/identity/reset-password', { token, newPassword })
const readEmail = async (browser: TestBrowser) => (await browser.get('/api/auth/user')).json().email

/** Somebody at whose open browser a thief has asked for the account to have the thief's address. */
async function aPendingChange() {
  const browser = new TestBrowser(app)
  const person = await signUpIn(browser, app)
  const theirs = `${ids()}@evil.example`
  await confirm(browser)
  expect((await browser.post('/api/security/address', { email: theirs })).json()).toEqual({
    isChanged: false,
  })
  return { ...person, browser, link: await readLink(theirs, 'verify') }
}
type Pending = Awaited<ReturnType<typeof aPendingChange>>

async function turnOnFactor(browser: TestBrowser) {
  const { key } = (await browser.post(FACTOR, { password: PASSWORD })).json<{ key: string }>()
  expect((await browser.post(`${FACTOR}/confirm`, { code: readAppCode(key) })).statusCode).toBe(200)
}

describe('an address that was asked for', () => {
  it.each<[string, (pending: Pending) => Promise<unknown>]>([
    [
      'a new password by mail',
      async ({ email }) => {
        await askReset(email)
        expect((await reset(await readLink(email, 'token'))).statusCode).toBe(200)
      },
    ],
    [
      'a changed password',
      ({ browser }) =>
        browser.post('/api/security/password', { currentPassword: PASSWORD, newPassword: NEW }),
    ],
    ['ending other sessions', ({ browser }) => browser.post('/api/security/sessions/end-others')],
    ['a second factor', ({ browser }) => turnOnFactor(browser)],
  ])('is given no more after %s', async (_, act) => {
    const pending = await aPendingChange()
    await act(pending)
    expect((await redeem(pending.link)).statusCode).toBe(400)
    const owner = new TestBrowser(app)
    await owner.signIn(pending.email, NEW)
    const left = [await readEmail(owner), await readEmail(pending.browser)].filter(Boolean)
    expect(new Set(left)).toEqual(new Set(left.length > 0 ? [pending.email] : []))
  })

  it('is told to the old one when it is asked for', async () => {
    const { email } = await aPendingChange()
    await vi.waitFor(() =>
      expect(mail.received.some(({ to, text }) => to === email && text.includes('has asked for'))).toBe(true),
    )
  })

  it('is looked up five times an hour, taken or free', async () => {
    const { email: taken } = await signUpIn(new TestBrowser(app), app)
    const askSix = async (browser: TestBrowser, next: () => string) => {
      await signUpIn(browser, app)
      await confirm(browser)
      const statuses: number[] = []
      for (let n = 0; n < 6; n += 1)
        statuses.push((await browser.post('/api/security/address', { email: next() })).statusCode)
      return statuses
    }
    expect(await askSix(new TestBrowser(app), () => taken)).toEqual([400, 400, 400, 400, 400, 429])
    const asked = await askSix(new TestBrowser(app), () => `${ids()}@example.com`)
    expect(asked.at(-1)).toBe(429)
  })
})

describe('a link for a new password', () => {
  it('works no more once the address has changed', async () => {
    const browser = new TestBrowser(app)
    const { email } = await signUpIn(browser, app)
    await askReset(email)
    const token = await readLink(email, 'token')
    const next = `${ids()}@example.com`
    await confirm(browser)
    await browser.post('/api/security/address', { email: next })
    expect((await redeem(await readLink(next, 'verify'))).statusCode).toBe(200)
    expect((await reset(token)).statusCode).toBe(400)
  })

  it('works no more once the password has changed, nor does another one once it was used', async () => {
    const browser = new TestBrowser(app)
    const { email } = await signUpIn(browser, app)
    await askReset(email)
    const first = await readLink(email, 'token')
    await browser.post('/api/security/password', { currentPassword: PASSWORD, newPassword: NEW })
    expect((await reset(first)).statusCode).toBe(400)
    const tokens: string[] = []
    for (let n = 0; n < 2; n += 1) {
      const before = mail.received.length
      await askReset(email)
      await vi.waitFor(() => expect(mail.received.length).toBeGreaterThan(before))
      tokens.push(await readLink(email, 'token'))
    }
    expect((await reset(tokens[1] ?? '')).statusCode).toBe(200)
    expect((await reset(tokens[0] ?? '', 'yet another passphrase')).statusCode).toBe(400)
  })

  it('takes an account whose address nobody had proved from whoever made it, passkey and second factor too', async () => {
    const squatter = new TestBrowser(app)
    const { email } = await signUpIn(squatter, app)
    await confirm(squatter)
    const device = new TestDevice(HOME)
    const asked = (await squatter.post(`${PASSKEYS}/options`)).json()
    await squatter.post(PASSKEYS, { response: device.make(asked.options.challenge) })
    await turnOnFactor(squatter)
    await askReset(email)
    expect((await reset(await readLink(email, 'token'))).statusCode).toBe(200)
    const owner = new TestBrowser(app)
    expect((await owner.signIn(email, NEW)).statusCode).toBe(200)
    expect((await owner.get('/api/security')).json<Security>()).toMatchObject({
      hasSecondFactor: false,
      isAddressVerified: true,
    })
    expect((await owner.get(PASSKEYS)).json()).toEqual([])
    expect(await squatter.status()).toBe(401)
  })

  it('leaves passkeys and second factor to an owner who had proved the address', async () => {
    const browser = new TestBrowser(app)
    const { email } = await signUpIn(browser, app)
    await redeem(await readLink(email, 'verify'))
    await turnOnFactor(browser)
    await askReset(email)
    await reset(await readLink(email, 'token'))
    const reply = await new TestBrowser(app).signIn(email, NEW)
    expect(reply.json().code).toBe('second_factor_required')
  })
})

it('a sign-in with the old password that is on its way during a reset is not let in', async () => {
  const { email } = await signUpIn(new TestBrowser(app), app)
  await askReset(email)
  const token = await readLink(email, 'token')
  const thieves = Array.from(
    { length: 8 },
    (_, n) => new TestBrowser(app, { remoteAddress: `203.0.113.${n + 1}` }),
  )
  const [done] = await Promise.all([
    reset(token),
    ...thieves.map(async (thief, n) => {
      await new Promise((go) => setTimeout(go, n * 60))
      await thief.signIn(email)
    }),
  ])
  expect(done.statusCode).toBe(200)
  const statuses = await Promise.all(thieves.map((thief) => thief.status()))
  expect(new Set(statuses)).toEqual(new Set([401]))
})

it('an address gets five mails of sign-ups an hour at most, and the sixth sign-up is none the wiser', async () => {
  const email = `${ids()}@example.com`
  for (let n = 1; n <= 6; n += 1) {
    const browser = new TestBrowser(app, { remoteAddress: `198.51.100.${n}` })
    const { id } = await signUpIn(browser, app, { email })
    expect(id).toBeTruthy()
    await confirm(browser)
    expect((await browser.send('DELETE', '/api/profile', { email })).statusCode).toBe(200)
  }
  // Mails go out in order: once somebody else's later one is there, no other is on its way.
  const { email: last } = await signUpIn(new TestBrowser(app, { remoteAddress: '198.51.100.7' }), app)
  await readLink(last, 'verify')
  expect(mail.received.filter(({ to }) => to === email)).toHaveLength(5)
})

it('a network has so many mails of sign-ups sent an hour, whatever the addresses; accounts are made all the same', async () => {
  const strict = await testApp({
    env: { SMTP_URL: mail.url, PUBLIC_URL: HOME },
    limits: { resetsPerNetwork: 2 },
  })
  const emails: string[] = []
  for (let n = 0; n < 4; n += 1) {
    const browser = new TestBrowser(strict, { remoteAddress: '192.0.2.41' })
    emails.push((await signUpIn(browser, strict)).email)
    expect(await browser.status()).toBe(200)
  }
  const { email: elsewhere } = await signUpIn(
    new TestBrowser(strict, { remoteAddress: '192.0.2.42' }),
    strict,
  )
  // Mails go out in order: once a later one of another network is there, no other is on its way.
  await readLink(elsewhere, 'verify')
  const told = emails.map((email) => mail.received.some(({ to }) => to === email))
  expect(told).toEqual([true, true, false, false])
})
