import type { Security, SecurityEvent } from '@lodestar/contract/security'
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { HASH_COSTS } from '../../lib/scrypt.ts'
import { PASSWORD, signUpIn, TestBrowser } from '../../testing/a-browser.ts'
import { aGuarded, beginFactor, halfIn } from '../../testing/a-guarded.ts'
import { readAppCode } from '../../testing/app-code.ts'
import { TEST_SECRET } from '../../testing/open-test-database.ts'
import { depsOfApp, testApp } from '../../testing/test-app.ts'

// The half minute of a code must not end between reading and giving it.
beforeAll(
  () => void vi.useFakeTimers({ toFake: ['Date'], now: Math.ceil(Date.now() / 30_000) * 30_000 + 5_000 }),
)
afterAll(() => void vi.useRealTimers())
const app = await testApp()
const { db } = depsOfApp(app)
const FACTOR = '/api/security/second-factor'

const readSecurity = async (browser: TestBrowser) => (await browser.get('/api/security')).json<Security>()
const giveCode = (browser: TestBrowser, code: string) =>
  browser.post('/api/identity/sign-in/second-factor', { code })

describe('setting up an authenticator app', () => {
  it('takes the password, gives a key and ten backup codes, and counts only once a code has confirmed it', async () => {
    const browser = new TestBrowser(app)
    const { email } = await signUpIn(browser, app)
    const wrong = await browser.post(FACTOR, { password: 'not this one' })
    expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([400, ['body.password']])
    const { uri, key, backupCodes } = await beginFactor(browser)
    expect(new URL(uri).searchParams.get('issuer')).toBe('Lodestar')
    expect(uri).toContain(encodeURIComponent(email))
    expect([key.length > 30, new Set(backupCodes).size]).toEqual([true, 10])
    for (const code of backupCodes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/)
    expect(await readSecurity(browser)).toMatchObject({ hasSecondFactor: false, backupCodesLeft: null })
    expect((await new TestBrowser(app).signIn(email)).statusCode).toBe(200)
    for (const code of ['000000', 'abcdef', ''])
      expect(Object.keys((await browser.post(`${FACTOR}/confirm`, { code })).json().fields)).toEqual([
        'body.code',
      ])
    expect((await browser.post(`${FACTOR}/confirm`, { code: readAppCode(key) })).statusCode).toBe(200)
    expect(await readSecurity(browser)).toMatchObject({ hasSecondFactor: true, backupCodesLeft: 10 })
  })

  it('signs every other browser out, and gives this one another session', async () => {
    const browser = new TestBrowser(app)
    const { email } = await signUpIn(browser, app)
    const other = new TestBrowser(app)
    await other.signIn(email)
    const before = browser.cookie
    expect([await browser.status(), await other.status()]).toEqual([200, 200])
    const { key } = await beginFactor(browser)
    await browser.post(`${FACTOR}/confirm`, { code: readAppCode(key) })
    expect([await browser.status(), await other.status()]).toEqual([200, 401])
    const copy = await app.inject({ url: '/api/goals', headers: { cookie: before } })
    expect(copy.statusCode).toBe(401)
  })

  it('is refused while one is set up, and cannot be confirmed before it was begun', async () => {
    const { browser } = await aGuarded(app)
    const again = await browser.post(FACTOR, { password: PASSWORD })
    expect([again.statusCode, again.json().fields['body.password']]).toEqual([
      400,
      expect.stringContaining('set up already'),
    ])
    const fresh = new TestBrowser(app)
    await signUpIn(fresh, app)
    const early = await fresh.post(`${FACTOR}/confirm`, { code: '123456' })
    expect([early.statusCode, Object.keys(early.json().fields)]).toEqual([400, ['body.code']])
    for (const path of ['codes', 'remove']) {
      const reply = await fresh.post(`${FACTOR}/${path}`, { password: PASSWORD, code: '123456' })
      expect([reply.statusCode, reply.json().fields]).toEqual([
        400,
        { 'body.password': 'No authenticator app is set up.' },
      ])
    }
  })

  it('is confirmed once, and noted once', async () => {
    const { browser, key } = await aGuarded(app)
    const again = await browser.post(`${FACTOR}/confirm`, { code: readAppCode(key) })
    expect([again.statusCode, again.json().code]).toEqual([409, 'already_set_up'])
    const events = (await browser.get('/api/security/events')).json<SecurityEvent[]>()
    expect(events.filter(({ event }) => event === 'second-factor-on')).toHaveLength(1)
  })

  it('leaves nothing readable in the database, and no key in the export', async () => {
    const { id, browser, key, backupCodes } = await aGuarded(app)
    const row = await db
      .selectFrom('authSecondFactors')
      .selectAll()
      .where('userId', '=', id)
      .executeTakeFirst()
    await browser.post('/api/security/confirm', { password: PASSWORD })
    const { body } = await browser.get('/api/profile/export')
    expect(body).toContain('authSecondFactors')
    for (const text of [JSON.stringify(row), body]) {
      expect(text).not.toContain(key)
      expect(text).not.toContain(backupCodes[0])
    }
    expect(body).not.toContain(row?.secret)
    expect(body).not.toContain(row?.backupCodesSecret)
  })
})

describe('backup codes', () => {
  const keptOf = (id: string) =>
    db
      .selectFrom('authSecondFactors')
      .select('backupCodesSecret')
      .where('userId', '=', id)
      .executeTakeFirstOrThrow()
  const readKept = async (id: string): Promise<string[]> =>
    JSON.parse(await symmetricDecrypt({ key: TEST_SECRET, data: (await keptOf(id)).backupCodesSecret }))

  it('are kept as slow hashes with a salt of their person, which are no codes themselves', async () => {
    const costly = await testApp({ hashCosts: HASH_COSTS })
    const { id, email, backupCodes } = await aGuarded(costly)
    const kept = await readKept(id)
    expect(kept).toHaveLength(10)
    for (const each of kept) expect(each).toMatch(/^\$scrypt\$ln=14,r=8,p=1\$[\w+/]{22}==\$[\w+/]{43}=$/)
    expect(kept.filter((each) => backupCodes.some((code) => each.includes(code)))).toEqual([])
    const others = await readKept((await aGuarded(app)).id)
    expect(others[0]?.split('$')[3]).not.toBe(kept[0]?.split('$')[3])
    expect((await giveCode(await halfIn(costly, email), kept[0] ?? '')).statusCode).toBe(400)
    expect((await giveCode(await halfIn(costly, email), backupCodes[0] ?? '')).statusCode).toBe(200)
    expect(await readKept(id)).toEqual(kept.slice(1))
  })

  it('that were kept before there were hashes go on working, and are hashed when one is used', async () => {
    const { id, email } = await aGuarded(app)
    const codes = ['aaaaa-bbbbb', 'ccccc-ddddd']
    const data = JSON.stringify(codes)
    const backupCodesSecret = await symmetricEncrypt({ key: TEST_SECRET, data })
    await db.updateTable('authSecondFactors').set({ backupCodesSecret }).where('userId', '=', id).execute()
    expect((await giveCode(await halfIn(app, email), codes[0] ?? '')).statusCode).toBe(200)
    expect(await readKept(id)).toEqual([expect.stringContaining('$scrypt$')])
    expect((await giveCode(await halfIn(app, email), codes[1] ?? '')).statusCode).toBe(200)
    expect(await readKept(id)).toEqual([])
  })
})

describe('signing in with a second factor', () => {
  it('takes the password, then a code; before the code there is no session', async () => {
    const { email, key } = await aGuarded(app)
    const browser = await halfIn(app, email)
    expect(await browser.status()).toBe(401)
    expect((await giveCode(browser, readAppCode(key))).json()).toMatchObject({ email })
    expect(await browser.status()).toBe(200)
  })

  it('is not asked of whoever does not know the password', async () => {
    const { email } = await aGuarded(app)
    const reply = await new TestBrowser(app).signIn(email, 'not this one')
    expect([reply.statusCode, reply.json().code]).toEqual([401, 'unauthorized'])
  })

  it('takes no code twice, not even one that was used to set the app up', async () => {
    const { email, key } = await aGuarded(app)
    expect((await giveCode(await halfIn(app, email), readAppCode(key, -1))).statusCode).toBe(401)
    const code = readAppCode(key)
    const thief = await halfIn(app, email)
    expect((await giveCode(await halfIn(app, email), code)).statusCode).toBe(200)
    expect((await giveCode(thief, code)).json().fields).toEqual({
      'body.code': expect.stringContaining('was used already'),
    })
    expect(await thief.status()).toBe(401)
  })

  it('takes a code once of many who come with it at the same moment', async () => {
    const { email, key } = await aGuarded(app)
    const browsers = [await halfIn(app, email), await halfIn(app, email), await halfIn(app, email)]
    const code = readAppCode(key)
    const statuses = (await Promise.all(browsers.map((browser) => giveCode(browser, code)))).map(
      ({ statusCode }) => statusCode,
    )
    expect(statuses.sort()).toEqual([200, 401, 401])
  })

  it('takes each backup code once, in place of the app, and says how many are left', async () => {
    const { email, backupCodes } = await aGuarded(app)
    const browser = await halfIn(app, email)
    expect((await giveCode(browser, ` ${backupCodes[0]?.toUpperCase()} `)).statusCode).toBe(200)
    expect((await readSecurity(browser)).backupCodesLeft).toBe(9)
    expect((await giveCode(await halfIn(app, email), backupCodes[0] ?? '')).statusCode).toBe(401)
    expect((await giveCode(await halfIn(app, email), backupCodes[1] ?? '')).statusCode).toBe(200)
  })

  it('takes only new backup codes once there are new ones', async () => {
    const { email, browser, key, backupCodes } = await aGuarded(app)
    const code = readAppCode(key)
    const renewed = (await browser.post(`${FACTOR}/codes`, { password: PASSWORD, code })).json()
    expect(renewed.backupCodes).toHaveLength(10)
    expect((await giveCode(await halfIn(app, email), backupCodes[0] ?? '')).statusCode).toBe(401)
    expect((await giveCode(await halfIn(app, email), renewed.backupCodes[0])).statusCode).toBe(200)
  })

  it('cannot be guessed: five codes for one password, ten for one account', async () => {
    const { email, key } = await aGuarded(app)
    const wrong = (n: number) => String((Number(readAppCode(key)) + 1000 + n) % 1_000_000).padStart(6, '0')
    const guesser = await halfIn(app, email)
    for (let n = 0; n < 5; n += 1) expect((await giveCode(guesser, wrong(n))).statusCode).toBe(401)
    const used = await giveCode(guesser, readAppCode(key, 1))
    expect([used.statusCode, used.json().fields['body.code']]).toEqual([
      401,
      expect.stringContaining('Begin again'),
    ])
    const again = await halfIn(app, email)
    for (let n = 5; n < 9; n += 1) expect((await giveCode(again, wrong(n))).statusCode).toBe(401)
    const locked = await giveCode(again, wrong(9))
    expect([locked.statusCode, Number(locked.headers['retry-after']) > 0]).toEqual([429, true])
    expect((await giveCode(await halfIn(app, email), readAppCode(key))).statusCode).toBe(429)
  })

  it('has ten codes for all strange networks together, at one moment as in a row; they lock nobody out at home', async () => {
    const { email, key, backupCodes } = await aGuarded(app)
    const thieves = await Promise.all(
      Array.from({ length: 14 }, async (_, n) => {
        const browser = new TestBrowser(app, { remoteAddress: `198.51.100.${n + 1}` })
        await browser.signIn(email)
        return browser
      }),
    )
    const wrong = (n: number) => String((Number(readAppCode(key)) + 1000 + n) % 1_000_000).padStart(6, '0')
    const replies = await Promise.all(thieves.map((thief, n) => giveCode(thief, wrong(n))))
    const statuses = replies.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(4)
    const late = new TestBrowser(app, { remoteAddress: '198.51.100.99' })
    await late.signIn(email)
    expect((await giveCode(late, backupCodes[0] ?? '')).statusCode).toBe(429)
    expect((await giveCode(await halfIn(app, email), readAppCode(key))).statusCode).toBe(200)
  })

  it('takes one backup code at one moment once, and is no error of ours', async () => {
    const { email, backupCodes } = await aGuarded(app)
    const browsers = [await halfIn(app, email), await halfIn(app, email), await halfIn(app, email)]
    const replies = await Promise.all(browsers.map((browser) => giveCode(browser, backupCodes[0] ?? '')))
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401])
  })

  it('is bound to the browser in which the password was typed', async () => {
    const [ada, eve] = [await aGuarded(app), await aGuarded(app)]
    const without = await giveCode(new TestBrowser(app), readAppCode(ada.key))
    expect([without.statusCode, Object.keys(without.json().fields)]).toEqual([401, ['body.code']])
    // Eve's challenge with Ada's code lets nobody in.
    expect((await giveCode(await halfIn(app, eve.email), readAppCode(ada.key))).statusCode).toBe(401)
    const forged = await app.inject({
      method: 'POST',
      url: '/api/identity/sign-in/second-factor',
      headers: { cookie: 'lodestar.two_factor=2fa-made-up.AAAA' },
      payload: { code: readAppCode(ada.key) },
    })
    expect(forged.statusCode).toBe(401)
    const doubled = (await halfIn(app, ada.email)).cookie
    const planted = await app.inject({
      method: 'POST',
      url: '/api/identity/sign-in/second-factor',
      headers: { cookie: `${doubled}; lodestar.two_factor=other` },
      payload: { code: readAppCode(ada.key) },
    })
    expect(planted.statusCode).toBe(401)
  })

  it('lapses ten minutes after the password', async () => {
    const { id, email, key } = await aGuarded(app)
    const browser = await halfIn(app, email)
    await db
      .updateTable('authVerifications')
      .set({ expiresAt: new Date(Date.now() - 1000).toISOString() })
      .where('value', '=', id)
      .execute()
    expect((await giveCode(browser, readAppCode(key))).json().fields['body.code']).toContain('Begin again')
  })

  it('makes a network known only with the code', async () => {
    const strict = await testApp({ limits: { signInsPerAccount: 1 } })
    const { email } = await aGuarded(strict)
    const thief = new TestBrowser(strict, { remoteAddress: '198.51.100.77' })
    // Two are left to each strange network while an account is careful; the right password adds none.
    const statuses: number[] = []
    for (let n = 0; n < 3; n += 1) statuses.push((await thief.signIn(email)).statusCode)
    expect(statuses).toEqual([401, 401, 429])
  })

  it('is told apart in what the owner sees', async () => {
    const { email, key, backupCodes } = await aGuarded(app)
    const browser = await halfIn(app, email)
    await giveCode(browser, '000000')
    await giveCode(browser, readAppCode(key))
    await giveCode(await halfIn(app, email), backupCodes[0] ?? '')
    const events = (await browser.get('/api/security/events')).json<SecurityEvent[]>()
    expect(events.map(({ event, means }) => [event, means])).toEqual([
      ['signed-in', 'backup-code'],
      ['backup-code-used', null],
      ['second-factor-asked', null],
      ['signed-in', 'code'],
      ['second-factor-failed', null],
      ['second-factor-asked', null],
      ['second-factor-on', null],
      ['account-created', null],
    ])
  })
})
