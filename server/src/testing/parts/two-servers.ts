import type { FastifyInstance } from 'fastify'
import { afterAll } from 'vitest'
import { createCoach } from '../../coach/coach.ts'
import { createJobQueue } from '../../db/job-queue.ts'
import { migrate } from '../../db/migrate.ts'
import { prepareServerRole, SERVER_ROLE } from '../../db/server-role.ts'
import { startJobs } from '../../jobs.ts'
import { systemClock } from '../../lib/clock.ts'
import { readConfig } from '../../lib/config.ts'
import { timeOrderedIds } from '../../lib/ids.ts'
import { createLog } from '../../lib/log.ts'
import { HURRY } from '../job-server.ts'
import { openTestDatabase, TEST_SECRET, testVault } from '../open-test-database.ts'
import { testApp } from '../test-app.ts'

/** Two web servers and a worker on one database. */
export interface TwoServers {
  apps: readonly [FastifyInstance, FastifyInstance]
  /** Where each listens, and where both are reached: as the same, unless a proxy stands before them. */
  origins: readonly [string, string]
}

/** How often one person may ask for their points in a minute: seldom, to see that servers count together. */
export const DERIVED_PER_MINUTE = 3

/** Starts two web servers and a worker on a database, which is migrated first; all are closed after the file's tests. */
export async function startTwoServers(url: string, isPooled = false): Promise<TwoServers> {
  await migrate(url)
  await prepareServerRole(url)
  const start = () =>
    testApp({ database: { url, isPooled }, limits: { derivedPerMinute: DERIVED_PER_MINUTE } })
  const apps = [await start(), await start()] as const
  const worker = await startWorker(url, isPooled)
  afterAll(worker)
  const listen = (app: FastifyInstance) => app.listen({ port: 0, host: '127.0.0.1' })
  return { apps, origins: [await listen(apps[0]), await listen(apps[1])] }
}

/** @returns what stops it. */
async function startWorker(url: string, isPooled: boolean): Promise<() => Promise<void>> {
  const log = createLog('silent')
  const db = openTestDatabase(url, () => {}, { role: SERVER_ROLE, outside: {}, isPooled, connections: 3 })
  const jobs = createJobQueue({ url, onError: () => {}, isWorker: true, pace: HURRY })
  const builtIn = createCoach({ log, hasEncoder: false })
  await startJobs({
    db,
    jobs,
    clock: systemClock,
    ids: timeOrderedIds,
    config: readConfig({}),
    secretKey: TEST_SECRET,
    vault: testVault,
    log,
    coach: { builtIn },
  })
  return async () => {
    await jobs.stop()
    await builtIn.stop()
    await db.destroy()
  }
}
