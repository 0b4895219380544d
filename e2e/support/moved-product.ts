import { createHmac } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { buildApp } from '../../server/src/app.ts'
import { migrate } from '../../server/src/db/migrate.ts'
import { startEmbeddedDatabase } from '../../server/src/embedded/embedded-database.ts'
import { openDeps } from '../../server/src/testing/dashboard-server.ts'
import { runJobsUntil } from '../../server/src/testing/run-jobs-until.ts'

const SECRET = 'a secret key of journeys that guards nothing'
const YEAR_MS = 365 * 86_400_000

/** The product in this process, on a clock that a journey moves. */
export interface MovedProduct {
  baseUrl: string
  /** Signs a new person in to a page, at the time it is now. */
  enter: (page: Page, firstName: string) => Promise<string>
  /** Goes on to an instant, in the browser too, and does every reminder of a person on the way. */
  goOnTo: (page: Page, userId: string, instant: string) => Promise<void>
  stop: () => Promise<void>
}

/**
 * Starts the product in this process. Its jobs are done as its clock comes to them, by `goOnTo`.
 *
 * @param instant the time it begins at.
 */
export async function startMovedProduct(instant: string): Promise<MovedProduct> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lodestar-moved-'))
  const database = await startEmbeddedDatabase({ dataDir, log: () => {} })
  await migrate(database.url)
  // It runs on from where it was set, so that no two things happen at one moment.
  let [setTo, setAt] = [Date.parse(instant), Date.now()]
  const clock = () => new Date(setTo + Date.now() - setAt)
  const goOn = (to: string) => {
    ;[setTo, setAt] = [Math.max(clock().getTime(), Date.parse(to)), Date.now()]
  }
  const deps = openDeps(database.url, SECRET, clock)
  // The queue makes its tables when it is first used.
  await deps.jobs.countJobs()
  const app = await buildApp(deps)
  const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    baseUrl,
    enter: async (page, firstName) => {
      const [id, token] = [deps.ids(), deps.ids()]
      const at = clock().toISOString()
      const person = { id, email: `${id}@example.com`, firstName, lastName: 'Okafor', timeZone: 'UTC' }
      await deps.db
        .insertInto('users')
        .values({ ...person, createdAt: at, updatedAt: at })
        .execute()
      const expiresAt = new Date(Date.now() + YEAR_MS).toISOString()
      await deps.db
        .insertInto('authSessions')
        .values({ id: deps.ids(), userId: id, token, expiresAt })
        .execute()
      const signature = createHmac('sha256', SECRET).update(token).digest('base64')
      const value = encodeURIComponent(`${token}.${signature}`)
      await page.context().addCookies([{ name: 'lodestar.session_token', value, url: baseUrl }])
      await page.clock.install({ time: clock() })
      return id
    },
    goOnTo: async (page, userId, to) => {
      await runJobsUntil(deps, userId, to, goOn)
      await page.clock.setSystemTime(clock())
    },
    stop: async () => {
      app.server.closeAllConnections()
      await app.close()
      await deps.jobs.stop()
      await Promise.all([deps.db.destroy(), deps.turnsDb.destroy()])
      await deps.authPool.end()
      await database.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
