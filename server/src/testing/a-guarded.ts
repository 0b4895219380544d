import type { SecondFactorSetup } from '@lodestar/contract/security'
import type { FastifyInstance } from 'fastify'
import { PASSWORD, signUpIn, TestBrowser } from './a-browser.ts'
import { readAppCode } from './app-code.ts'

const FACTOR = '/api/security/second-factor'

/** Begins to set up an authenticator app in a browser that is signed in. */
export const beginFactor = async (browser: TestBrowser): Promise<SecondFactorSetup> =>
  (await browser.post(FACTOR, { password: PASSWORD })).json<SecondFactorSetup>()

/** Somebody whose app shows codes for their account; the first code is spent on setting it up. */
export async function aGuarded(app: FastifyInstance) {
  const browser = new TestBrowser(app)
  const person = await signUpIn(browser, app)
  const { key, backupCodes } = await beginFactor(browser)
  const { statusCode } = await browser.post(`${FACTOR}/confirm`, { code: readAppCode(key, -1) })
  if (statusCode !== 200) throw new Error(`No second factor was set up: ${statusCode}`)
  return { ...person, browser, key, backupCodes }
}

/** A browser in which the password of somebody with a second factor has been typed. */
export async function halfIn(app: FastifyInstance, email: string): Promise<TestBrowser> {
  const browser = new TestBrowser(app)
  const { code } = (await browser.signIn(email)).json<{ code?: string }>()
  if (code !== 'second_factor_required') throw new Error(`No second factor was asked for: ${code}`)
  return browser
}
