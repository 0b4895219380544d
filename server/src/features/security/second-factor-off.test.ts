import type { Security, SecurityEvent } from '@lodestar/contract/security'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { PASSWORD, TestBrowser } from '../../testing/a-browser.ts'
import { aGuarded, beginFactor, halfIn } from '../../testing/a-guarded.ts'
import { readAppCode } from '../../testing/app-code.ts'
import { testApp } from '../../testing/test-app.ts'

// The half minute of a code must not end between reading and giving it.
beforeAll(
  () => void vi.useFakeTimers({ toFake: ['Date'], now: Math.ceil(Date.now() / 30_000) * 30_000 + 5_000 }),
)
afterAll(() => void vi.useRealTimers())
const app = await testApp()
const FACTOR = '/api/security/second-factor'
const readSecurity = async (browser: TestBrowser) => (await browser.get('/api/security')).json<Security>()

describe('turning the second factor off', () => {
  it('takes the password and a code, and signing in is one step again', async () => {
    const { email, browser, key: old } = await aGuarded(app)
    const remove = (password: string, code: string) => browser.post(`${FACTOR}/remove`, { password, code })
    const wrong = await remove('not this one', readAppCode(old))
    expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([400, ['body.password']])
    for (const code of ['000000', readAppCode(old, -1), 'aaaaa-bbbbb']) {
      const refused = await remove(PASSWORD, code)
      expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['body.code']])
    }
    await halfIn(app, email)
    expect((await remove(PASSWORD, readAppCode(old))).statusCode).toBe(200)
    expect(await browser.status()).toBe(200)
    expect((await new TestBrowser(app).signIn(email)).statusCode).toBe(200)
    const { key } = await beginFactor(browser)
    expect((await browser.post(`${FACTOR}/confirm`, { code: readAppCode(key) })).statusCode).toBe(200)
  })

  it('takes a backup code in place of the app, and notes each code that was wrong', async () => {
    const { browser, backupCodes } = await aGuarded(app)
    await browser.post(`${FACTOR}/remove`, { password: PASSWORD, code: '000000' })
    const reply = await browser.post(`${FACTOR}/remove`, { password: PASSWORD, code: backupCodes[3] ?? '' })
    expect(reply.statusCode).toBe(200)
    const events = (await browser.get('/api/security/events')).json<SecurityEvent[]>()
    expect(events.slice(0, 2).map(({ event }) => event)).toEqual([
      'second-factor-off',
      'second-factor-failed',
    ])
  })

  it('is not guessed by whoever knows the password: ten codes', async () => {
    const { browser, key } = await aGuarded(app)
    const remove = (code: string) => browser.post(`${FACTOR}/remove`, { password: PASSWORD, code })
    const wrong = Array.from({ length: 9 }, (_, n) => `${100000 + n}`).filter(
      (code) => code !== readAppCode(key),
    )
    for (const code of [...wrong, '999999']) await remove(code)
    expect((await remove(readAppCode(key))).statusCode).toBe(429)
    expect((await readSecurity(browser)).hasSecondFactor).toBe(true)
  })

  it('is not done by a new password: a mailbox alone opens nothing', async () => {
    const { email, browser } = await aGuarded(app)
    const body = { currentPassword: PASSWORD, newPassword: 'another long passphrase' }
    await browser.post('/api/security/password', body)
    const reply = await new TestBrowser(app).signIn(email, 'another long passphrase')
    expect(reply.json().code).toBe('second_factor_required')
  })
})
