import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { readAppCode } from '../server/src/testing/app-code.ts'
import { inspect, journey, signUp } from './support/journey.ts'
import { takeAssessment } from './support/take-assessment.ts'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0'

journey(
  'somebody sets up a second factor, signs in with it, ends a foreign session, takes everything along and deletes the account; a copy of the database shows no word of theirs before, and nothing of theirs after',
  async ({ page, context, baseUrl }) => {
    const { email, password } = await signUp(page, 'Nadia')
    await page.goto('/profile')
    await page.getByRole('link', { name: /^Security Password/ }).click()
    await page.getByRole('heading', { name: 'Security', level: 1 }).waitFor()
    await page.getByText('Account created').waitFor()
    await inspect(page, 'security')

    const { key, codes } = await setUpSecondFactor(page, password)

    await page.goto('/api/logout')
    await page.goto('/api/login')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByLabel('Code').fill('000000')
    await page.getByRole('button', { name: 'Go on' }).click()
    await page.getByText(/This code does not fit/).waitFor()
    await inspect(page, 'login-code')
    await page.getByLabel('Code').fill(readAppCode(key, 1))
    await page.getByRole('button', { name: 'Go on' }).click()
    await page.getByRole('heading', { name: /Nadia/ }).waitFor()

    const foreign = await signInElsewhere(context, baseUrl, { email, password, code: codes[0] ?? '' })
    await page.goto('/security')
    await page.getByText('Backup code used').waitFor()
    await page.getByText('Right password, wrong code').waitFor()
    await page.getByText(/You have 9 backup codes left/).waitFor()
    await inspect(page, 'security-second-factor')
    await page.getByText('Signed in with password and backup code').waitFor()
    await page.getByRole('button', { name: 'Turn off' }).click()
    await page.getByLabel('Your password').fill(password)
    await page.getByLabel('A code of your app, or a backup code').fill('000000')
    await page.getByRole('button', { name: 'Turn off' }).click()
    await page.getByText(/This code does not fit/).waitFor()
    await inspect(page, 'security-turn-off')
    await page.getByRole('button', { name: 'Not now' }).click()
    await page.getByRole('button', { name: 'Sign out Firefox on Windows' }).click()
    await page.getByText('Another browser signed out').waitFor()
    expect((await foreign.request.get('/api/auth/user')).status()).toBe(401)
    await foreign.close()

    const id = await writeSomething(page)
    await exportEverything(page, email, password, key)
    const before = copyDatabase()
    expect(before).toContain(id)
    for (const word of [WORD, key, 'Nadia']) expect(before).not.toContain(word)
    await deleteEverything(page, email)
    const after = copyDatabase()
    expect(after).toContain('"public.users"')
    for (const trace of [id, email, WORD]) expect(after).not.toContain(trace)
    const again = { data: { email, password } }
    expect((await page.request.post('/api/identity/sign-in/email', again)).status()).toBe(401)
  },
)

/** What nobody else writes. */
const WORD = 'quetschekuche'

/** Writes a goal and a message to the coach. @returns the person's id. */
async function writeSomething(page: Page): Promise<string> {
  const post = async (path: string, data: object) => {
    const reply = await page.request.post(path, { data })
    expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true)
    return reply.json()
  }
  await takeAssessment(page)
  await post('/api/goals', { title: `Speak about the ${WORD}`, category: 'delegation' })
  const session = await post('/api/coaching/sessions', { title: `The ${WORD}` })
  await post(`/api/coaching/sessions/${session.id}/messages`, { content: `He ate the ${WORD} of all of us.` })
  return (await (await page.request.get('/api/auth/user')).json()).id
}

/** Everything in the database, as somebody with a copy and without the key sees it. */
function copyDatabase(): string {
  const copy = execFileSync(
    process.execPath,
    ['tools/node.mjs', 'server/src/operate/backup.ts', '-', '--without-key'],
    { env: { ...process.env, DATA_DIR: inject('dataDir') }, maxBuffer: 2 ** 28 },
  )
  return gunzipSync(copy).toString()
}

/** @returns the key that was typed into the app, and the backup codes. */
async function setUpSecondFactor(page: Page, password: string): Promise<{ key: string; codes: string[] }> {
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Set up', exact: true }).click()
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
  await inspect(page, 'security-set-up')
  const key = ((await page.getByRole('code').textContent()) ?? '').replaceAll(' ', '')
  await page.getByLabel('The six digits the app shows now').fill(readAppCode(key))
  await page.getByRole('button', { name: 'Turn on' }).click()
  const list = page.getByRole('list', { name: 'Backup codes' })
  await list.waitFor()
  await inspect(page, 'security-codes')
  const codes = await list.getByRole('listitem').allInnerTexts()
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await page.getByText(/You have 10 backup codes left/).waitFor()
  return { key, codes }
}

/** Somebody else's browser, which knows the password and has found a backup code. */
async function signInElsewhere(
  context: BrowserContext,
  baseURL: string,
  { email, password, code }: { email: string; password: string; code: string },
): Promise<BrowserContext> {
  const foreign = await context.browser()?.newContext({ baseURL, userAgent: FIREFOX })
  if (!foreign) throw new Error('no browser')
  const first = await foreign.request.post('/api/identity/sign-in/email', { data: { email, password } })
  expect([first.status(), (await first.json()).code]).toEqual([401, 'second_factor_required'])
  const second = await foreign.request.post('/api/identity/sign-in/second-factor', { data: { code } })
  expect(second.status()).toBe(200)
  expect((await foreign.request.get('/api/auth/user')).status()).toBe(200)
  return foreign
}

async function exportEverything(page: Page, email: string, password: string, key: string): Promise<void> {
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Export my data' }).click()
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(password)
  await inspect(page, 'security-confirm')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  const { records } = JSON.parse(text)
  expect(records.users).toMatchObject([{ email, twoFactorEnabled: true }])
  expect(records.securityEvents.length).toBeGreaterThan(5)
  expect(text).not.toContain(key)
}

async function deleteEverything(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByLabel(`Type ${email} to confirm`).fill(email)
  await page.getByRole('button', { name: 'Delete everything' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByRole('link', { name: 'Sign In' }).first().waitFor()
  expect((await page.request.get('/api/auth/user')).status()).toBe(401)
}

journey(
  'somebody adds a passkey and signs in with it alone, until it is removed',
  async ({ page, context, baseUrl }) => {
    // A passkey belongs to a name, and the journeys' address has none.
    const home = baseUrl.replace('127.0.0.1', 'localhost')
    const device = await context.newCDPSession(page)
    await device.send('WebAuthn.enable')
    await device.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    const { email, password } = await signUp(page, 'Wanda', home)
    await page.goto(`${home}/security`)
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Confirm', exact: true }).click()
    const remove = page.getByRole('button', { name: /^Remove the passkey of Chrome/ })
    await remove.waitFor()
    await inspect(page, 'security-passkey')

    await page.goto(`${home}/api/logout`)
    await page.goto(`${home}/api/login`)
    await page.getByRole('button', { name: 'Use a passkey instead' }).click()
    await page.getByRole('heading', { name: /Wanda/ }).waitFor()
    expect((await (await page.request.get(`${home}/api/auth/user`)).json()).email).toBe(email)

    await page.goto(`${home}/security`)
    await remove.click()
    await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Confirm', exact: true }).click()
    await page.getByText('Passkey removed', { exact: true }).waitFor()
    await page.goto(`${home}/api/logout`)
    await page.goto(`${home}/api/login`)
    await page.getByRole('button', { name: 'Use a passkey instead' }).click()
    await page.getByText(/does not open an account here/).waitFor()
    await inspect(page, 'login-passkey')
  },
)
