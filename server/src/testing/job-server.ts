import { createCoach } from '../coach/coach.ts'
import { createJobQueue } from '../db/job-queue.ts'
import { startJobs } from '../jobs.ts'
import { systemClock } from '../lib/clock.ts'
import { readConfig } from '../lib/config.ts'
import { timeOrderedIds } from '../lib/ids.ts'
import { createLog } from '../lib/log.ts'
import { openTestDatabase, TEST_SECRET, testVault } from './open-test-database.ts'

/** How quickly a test's servers take up jobs, also those of one that was killed. */
export const HURRY = { pollSeconds: 0.5, expireSeconds: 4, superviseSeconds: 1 }

// Run by itself: a server that only does jobs, in a hurry, until it is killed.
if (import.meta.main) {
  const [url = '', smtpUrl = '', aheadMs = '0'] = process.argv.slice(2)
  const log = createLog('silent')
  await startJobs({
    db: openTestDatabase(url, () => {}),
    jobs: createJobQueue({ url, onError: () => {}, isWorker: true, pace: HURRY }),
    clock: () => new Date(systemClock().getTime() + Number(aheadMs)),
    ids: timeOrderedIds,
    config: readConfig({ SMTP_URL: smtpUrl }),
    secretKey: TEST_SECRET,
    vault: testVault,
    log,
    coach: { builtIn: createCoach({ log, hasEncoder: false }) },
  })
}
