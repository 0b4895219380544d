import type { Passkey } from '@lodestar/contract/security'
import { expect, it } from 'vitest'
import { PASSWORD, signUpIn, TestBrowser } from '../../testing/a-browser.ts'
import { TestDevice } from '../../testing/a-device.ts'
import { depsOfApp, testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { db, config, ids } = depsOfApp(app)
const KEYS = '/api/security/passkeys'

const list = async (browser: TestBrowser) => (await browser.get(KEYS)).json<Passkey[]>()

/** Somebody who is signed in with two browsers, and has just typed their password again in both. */
async function aPersonTwice() {
  const [browser, other] = [new TestBrowser(app), new TestBrowser(app)]
  const { id, email } = await signUpIn(browser, app)
  await other.signIn(email)
  for (const each of [browser, other]) await each.post('/api/security/confirm', { password: PASSWORD })
  return { id, browser, other }
}
/** Has a device make a passkey. @returns what sends it. */
async function make(from: TestBrowser, device = new TestDevice(config.publicUrl)) {
  const { options } = (await from.post(`${KEYS}/options`)).json()
  const response = device.make(options.challenge)
  return () => from.post(KEYS, { response })
}

it('of two passkeys added at one moment each is kept, or refused: none is lost', async () => {
  const { browser, other } = await aPersonTwice()
  const atOnce = async (sends: (() => ReturnType<TestBrowser['post']>)[]) =>
    (await Promise.all(sends.map((send) => send()))).map(({ statusCode }) => statusCode).sort()
  expect(await atOnce([await make(browser), await make(other)])).toEqual([200, 200])
  expect(await list(browser)).toHaveLength(2)
  // One device in two browsers, and one answer twice.
  const device = new TestDevice(config.publicUrl)
  expect(await atOnce([await make(browser, device), await make(other, device)])).toEqual([200, 400])
  const again = await make(browser)
  expect(await atOnce([again, again])).toEqual([200, 400])
  expect(await list(browser)).toHaveLength(4)
})

it('a 21st passkey is not added, though two come at one moment', async () => {
  const { id, browser, other } = await aPersonTwice()
  const sends = [await make(browser), await make(other)]
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
  const replies = await Promise.all(sends.map((send) => send()))
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect(await list(browser)).toHaveLength(20)
})
