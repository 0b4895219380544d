import type { Passkey, SecurityEvent } from '@lodestar/contract/security'
import { describe, expect, it } from 'vitest'
import { PASSWORD, signUpIn, TestBrowser } from '../../testing/a-browser.ts'
import { TestDevice } from '../../testing/a-device.ts'
import { readAppCode } from '../../testing/app-code.ts'
import { depsOfApp, testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { db, config, ids } = depsOfApp(app)
const KEYS = '/api/security/passkeys'
const SIGN_IN = '/api/identity/sign-in/passkey'

const challengeAt = async (browser: TestBrowser, url: string) =>
  (await browser.post(url)).json().options.challenge
const list = async (browser: TestBrowser) => (await browser.get(KEYS)).json<Passkey[]>()

/** Somebody who has just typed their password again. */
async function aPerson() {
  const browser = new TestBrowser(app, {
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; rv:143.0) Gecko/20100101 Firefox/143.0',
  })
  const person = await signUpIn(browser, app)
  await browser.post('/api/security/confirm', { password: PASSWORD })
  return { ...person, browser }
}
/** Somebody whose device holds a passkey. */
async function aHolder() {
  const person = await aPerson()
  const device = new TestDevice(config.publicUrl)
  const response = device.make(await challengeAt(person.browser, `${KEYS}/options`))
  expect((await person.browser.post(KEYS, { response })).statusCode).toBe(200)
  return { ...person, device }
}
/** A browser in which a device is asked, and its answer sent. */
async function signInWith(device: TestDevice, lies = {}) {
  const browser = new TestBrowser(app)
  const response = device.prove(await challengeAt(browser, `${SIGN_IN}/options`), lies)
  return { browser, response, reply: await browser.post(SIGN_IN, { response }) }
}

describe('a passkey', () => {
  it('is added after the password was typed again, listed by what made it, and signs in', async () => {
    const { device, browser, email } = await aHolder()
    expect((await list(browser)).map(({ name }) => name)).toEqual(['Firefox on Windows'])
    const signedIn = await signInWith(device)
    expect([signedIn.reply.statusCode, signedIn.reply.json().email]).toEqual([200, email])
    expect(await signedIn.browser.status()).toBe(200)
    const events = (await browser.get('/api/security/events')).json<SecurityEvent[]>()
    expect(events.slice(0, 2).map(({ event, means }) => [event, means])).toEqual([
      ['signed-in', 'passkey'],
      ['passkey-added', null],
    ])
  })

  it('stands for password and second factor', async () => {
    const { device, browser } = await aHolder()
    const { key } = (await browser.post('/api/security/second-factor', { password: PASSWORD })).json()
    await browser.post('/api/security/second-factor/confirm', { code: readAppCode(key) })
    expect((await signInWith(device)).reply.statusCode).toBe(200)
  })

  it('is neither asked for, added nor removed without the password', async () => {
    const { browser: owner, email } = await aHolder()
    const [kept] = await list(owner)
    const browser = new TestBrowser(app)
    await browser.signIn(email)
    const device = new TestDevice(config.publicUrl)
    for (const reply of [
      await browser.post(`${KEYS}/options`),
      await browser.post(KEYS, { response: device.make('any') }),
      await browser.send('DELETE', `${KEYS}/${kept?.id}`),
    ])
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'confirmation_required'])
    expect(await list(owner)).toHaveLength(1)
  })

  it('that was removed opens nothing', async () => {
    const { device, browser } = await aHolder()
    const [kept] = await list(browser)
    expect((await browser.send('DELETE', `${KEYS}/${kept?.id}`)).statusCode).toBe(200)
    expect((await signInWith(device)).reply.statusCode).toBe(401)
    expect((await browser.send('DELETE', `${KEYS}/${kept?.id}`)).statusCode).toBe(404)
  })

  it('of somebody else is the same 404 as none, and stays', async () => {
    const [ada, eve] = [await aHolder(), await aHolder()]
    const [theirs] = await list(ada.browser)
    expect((await eve.browser.send('DELETE', `${KEYS}/${theirs?.id}`)).statusCode).toBe(404)
    expect((await signInWith(ada.device)).reply.statusCode).toBe(200)
  })

  it('can be had twenty times', async () => {
    const { id, browser } = await aPerson()
    const rows = Array.from({ length: 20 }, () => ({
      id: ids(),
      userId: id,
      publicKey: 'any',
      credentialId: ids(),
      counter: 0,
      deviceType: 'singleDevice',
      backedUp: false,
    }))
    await db.insertInto('authPasskeys').values(rows).execute()
    const reply = await browser.post(`${KEYS}/options`)
    expect([reply.statusCode, reply.json().message]).toEqual([409, expect.stringContaining('20 passkeys')])
  })
})

describe('an answer of a device', () => {
  it('signs in once: heard on the way, it opens nothing', async () => {
    const { device } = await aHolder()
    const { browser, response } = await signInWith(device)
    expect((await browser.post(SIGN_IN, { response })).statusCode).toBe(401)
    expect((await new TestBrowser(app).post(SIGN_IN, { response })).statusCode).toBe(401)
    // Neither does it answer another question.
    const other = new TestBrowser(app)
    await challengeAt(other, `${SIGN_IN}/options`)
    expect((await other.post(SIGN_IN, { response })).statusCode).toBe(401)
  })

  it.each([
    ['given at another site', { origin: 'https://lodestar.example.net' }],
    ['of a device that nobody has unlocked', { isVerified: false }],
  ])('%s neither signs in nor is kept', async (_, lies) => {
    const { device } = await aHolder()
    const { reply, browser } = await signInWith(device, lies)
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([401, ['body.response']])
    expect(await browser.status()).toBe(401)
    const { browser: owner } = await aPerson()
    const response = new TestDevice(config.publicUrl).make(await challengeAt(owner, `${KEYS}/options`), lies)
    const refused = await owner.post(KEYS, { response })
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['body.response']])
    expect(await list(owner)).toEqual([])
  })

  it('of a device that nobody knows, or with the key of another, signs nobody in', async () => {
    const { device } = await aHolder()
    expect((await signInWith(new TestDevice(config.publicUrl))).reply.statusCode).toBe(401)
    const thief = new TestDevice(config.publicUrl)
    const browser = new TestBrowser(app)
    const proof = thief.prove(await challengeAt(browser, `${SIGN_IN}/options`))
    const id = device.id.toString('base64url')
    expect((await browser.post(SIGN_IN, { response: { ...proof, id, rawId: id } })).statusCode).toBe(401)
  })

  it('to a question that was put to somebody else is not kept', async () => {
    const [ada, eve] = [await aPerson(), await aPerson()]
    const device = new TestDevice(config.publicUrl)
    const response = device.make(await challengeAt(ada.browser, `${KEYS}/options`))
    await challengeAt(eve.browser, `${KEYS}/options`)
    expect((await eve.browser.post(KEYS, { response })).statusCode).toBe(400)
    // A device that is there already is not added once more.
    const holder = await aHolder()
    const again = holder.device.make(await challengeAt(eve.browser, `${KEYS}/options`))
    expect((await eve.browser.post(KEYS, { response: again })).statusCode).toBe(400)
  })

  it.each<[string, (good: object) => unknown]>([
    ['nothing', () => undefined],
    ['a text', () => 'passkey'],
    ['another type', (good) => ({ ...good, type: 'password' })],
    ['no response', (good) => ({ ...good, response: {} })],
    ['bytes that are none', (good) => ({ ...good, id: 'ä' })],
    ['an id beyond all measure', (good) => ({ ...good, id: 'a'.repeat(20_001) })],
    [
      'junk in the right shape',
      (good) => ({
        ...good,
        response: {
          clientDataJSON: 'AAAA',
          authenticatorData: 'AAAA',
          signature: 'AAAA',
          attestationObject: 'AAAA',
        },
      }),
    ],
  ])('of a wrong shape is refused, never an error of ours: %s', async (_, spoil) => {
    const { device, browser } = await aHolder()
    const visitor = new TestBrowser(app)
    const proof = device.prove(await challengeAt(visitor, `${SIGN_IN}/options`))
    expect([400, 401]).toContain((await visitor.post(SIGN_IN, { response: spoil(proof) })).statusCode)
    const made = new TestDevice(config.publicUrl).make(await challengeAt(browser, `${KEYS}/options`))
    expect((await browser.post(KEYS, { response: spoil(made) })).statusCode).toBe(400)
    expect(await list(browser)).toHaveLength(1)
  })

  it('leaves nothing of a deleted person that was asked of their device', async () => {
    const { id, email, browser } = await aPerson()
    await challengeAt(browser, `${KEYS}/options`)
    expect((await browser.send('DELETE', '/api/profile', { email })).statusCode).toBe(200)
    const left = await db
      .selectFrom('authVerifications')
      .select('value')
      .where('value', 'like', `%${id}%`)
      .execute()
    expect(left).toEqual([])
  })
})

it("a cookie of ours under another's name is refused", async () => {
  const { device, browser, email } = await aHolder()
  const { key } = (await browser.post('/api/security/second-factor', { password: PASSWORD })).json()
  await browser.post('/api/security/second-factor/confirm', { code: readAppCode(key) })
  const asked = new TestBrowser(app)
  const response = device.prove(await challengeAt(asked, `${SIGN_IN}/options`))
  const half = new TestBrowser(app)
  await half.signIn(email)
  const send = (url: string, cookie: string, payload: object) =>
    app.inject({ method: 'POST', url, headers: { cookie }, payload })
  const passkey = asked.cookie.replace('.passkey=', '.two_factor=')
  const factor = half.cookie.replace('.two_factor=', '.passkey=')
  expect(passkey).not.toBe(asked.cookie)
  expect(factor).not.toBe(half.cookie)
  const replies = [
    await send('/api/identity/sign-in/second-factor', passkey, { code: '123456' }),
    await send(SIGN_IN, factor, { response }),
  ]
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([401, 401])
})

it('a passkey that is refused is noted at its owner, with where it came from', async () => {
  const { browser, device } = await aHolder()
  await signInWith(device, { isVerified: false })
  const stranger = new TestDevice(config.publicUrl)
  expect((await signInWith(stranger)).reply.statusCode).toBe(401)
  const events = (await browser.get('/api/security/events')).json<SecurityEvent[]>()
  expect(events.slice(0, 2).map(({ event }) => event)).toEqual(['passkey-failed', 'passkey-added'])
  const nobodys = await db
    .selectFrom('securityEvents')
    .selectAll()
    .where('event', '=', 'passkey-failed')
    .where('userId', 'is', null)
    .orderBy('at', 'desc')
    .executeTakeFirstOrThrow()
  expect(nobodys.subject).toMatch(/^[\w-]{22}$/)
  expect(JSON.stringify(nobodys)).not.toContain(stranger.id.toString('base64url'))
})

it('a 21st passkey is not added, however early its question was asked', async () => {
  const { id, browser } = await aHolder()
  const challenge = await challengeAt(browser, `${KEYS}/options`)
  const rows = Array.from({ length: 19 }, () => ({
    id: ids(),
    userId: id,
    publicKey: 'any',
    credentialId: ids(),
    counter: 0,
    deviceType: 'singleDevice',
    backedUp: false,
  }))
  await db.insertInto('authPasskeys').values(rows).execute()
  const reply = await browser.post(KEYS, { response: new TestDevice(config.publicUrl).make(challenge) })
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'quota_reached'])
  expect(await list(browser)).toHaveLength(20)
})
