import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'
import { signUpIn, TestBrowser } from '../testing/a-browser.ts'
import { testApp } from '../testing/test-app.ts'
import { copyDatabase, dropDatabase } from '../testing/test-database.ts'

const url = await copyDatabase(`end_sessions_${process.pid}`)
afterAll(() => dropDatabase(url))
let now = Date.now()
const app = await testApp({ database: { url }, clock: () => new Date(now) })

const run = (...args: string[]): Promise<string> =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, 'end-sessions.ts'), ...args], {
    env: { ...process.env, DATABASE_URL: url },
  }).then(
    ({ stdout }) => stdout,
    ({ stderr }) => stderr,
  )
/** Who is still signed in once a running server has forgotten what it knew. */
const listSignedIn = async (...browsers: TestBrowser[]) => {
  now += 60_000
  return Promise.all(browsers.map((browser) => browser.status()))
}

it('whoever runs the server signs one person out everywhere, or everybody', async () => {
  const [ada, elsewhere, eve] = [new TestBrowser(app), new TestBrowser(app), new TestBrowser(app)]
  const { email } = await signUpIn(ada, app)
  await elsewhere.signIn(email)
  await signUpIn(eve, app)
  expect(await listSignedIn(ada, elsewhere, eve)).toEqual([200, 200, 200])
  expect(await run(email.toUpperCase())).toMatch(/^Ended 2 sessions\./)
  expect(await listSignedIn(ada, elsewhere, eve)).toEqual([401, 401, 200])
  expect(await run('--everybody')).toMatch(/^Ended 1 session\./)
  expect(await listSignedIn(eve)).toEqual([401])
})

it.each([[[]], [['a@example.com', '--everybody']], [['nobody-here@example.com']]])(
  'what cannot be meant ends nobody’s session: %j',
  async (args) => {
    const eve = new TestBrowser(app)
    await signUpIn(eve, app)
    expect(await run(...args)).toMatch(/^(Say whose: |There is no account of )/)
    expect(await listSignedIn(eve)).toEqual([200])
  },
)
