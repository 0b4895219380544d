import { sql } from 'kysely'
import { afterAll, expect, it, vi } from 'vitest'
import { HURRY } from '../testing/job-server.ts'
import { openTestDatabase } from '../testing/open-test-database.ts'
import { copyDatabase, dropDatabase } from '../testing/test-database.ts'
import { createJobQueue } from './job-queue.ts'

const url = await copyDatabase(`job_queue_${process.pid}`)
const db = openTestDatabase(url, () => {})
const jobs = createJobQueue({ url, onError: () => {}, isWorker: true, pace: HURRY })
afterAll(async () => {
  await jobs.stop()
  await db.destroy()
  await dropDatabase(url)
})

it('jobs go on after every connection of the queue was ended', async () => {
  const done: string[] = []
  await jobs.work('arm-reminders', async ({ userId }) => void done.push(userId))
  for (const round of ['first', 'second', 'third']) {
    const { rows } = await sql<{ ended: boolean }>`
      select pg_terminate_backend(pid) as ended from pg_stat_activity
      where application_name = 'lodestar-jobs' and datname = current_database()`.execute(db)
    expect(rows.length).toBeGreaterThan(0)
    const data = { userId: round, meetingId: null, at: new Date().toISOString() }
    await db.transaction().execute((tx) => jobs.enqueue(tx, 'arm-reminders', data))
    await vi.waitFor(() => expect(done).toContain(round), { timeout: 20_000 })
  }
  expect(done).toEqual(['first', 'second', 'third'])
})
