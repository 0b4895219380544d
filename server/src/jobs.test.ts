import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { createJobQueue } from './db/job-queue.ts'
import { saveNotificationPreferences } from './features/notifications/notification-preferences.store.ts'
import { sweepExpired } from './jobs.ts'
import { timeOrderedIds as ids } from './lib/ids.ts'
import { type JobPair, startJobPair, zoneAtNoon } from './testing/job-pair.ts'
import { HURRY } from './testing/job-server.ts'
import { startMailServer } from './testing/mail-server.ts'
import { openTestDatabase } from './testing/open-test-database.ts'
import { copyDatabase, dropDatabase } from './testing/test-database.ts'

const PEOPLE = 25
const MEETINGS_EACH = 20
/** Mail takes most of the time, so only some people want it. */
const MAILED_PEOPLE = 5
const MAILS = MAILED_PEOPLE * MEETINGS_EACH
const REMINDERS = PEOPLE * MEETINGS_EACH
/** The reminders come due over this time, evenly. */
const SPREAD_MS = 5000
const HOUR_MS = 3_600_000

const url = await copyDatabase(`jobs_${process.pid}`)
const mail = await startMailServer()
const db = openTestDatabase(url, () => {})
const jobs = createJobQueue({ url, onError: () => {}, isWorker: false, pace: HURRY })
let pair: JobPair | undefined
afterAll(async () => {
  pair?.stop()
  await jobs.stop()
  await db.destroy()
  mail.stop()
  await dropDatabase(url)
})

async function aPersonWithMeetings(firstDueAt: number, person: number): Promise<void> {
  const userId = ids()
  const at = new Date().toISOString()
  const row = { id: userId, email: `${userId}@example.com`, firstName: 'Ada', lastName: 'Okafor' }
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('users')
      .values({ ...row, timeZone: zoneAtNoon(), createdAt: at, updatedAt: at })
      .execute()
    await saveNotificationPreferences(
      tx,
      userId,
      { preMeetingReminderHours: 1, emailEnabled: person < MAILED_PEOPLE },
      at,
    )
    for (let count = 0; count < MEETINGS_EACH; count += 1) {
      const dueAt = firstDueAt + ((count * PEOPLE + person) * SPREAD_MS) / REMINDERS
      await tx
        .insertInto('meetings')
        .values({
          id: ids(),
          userId,
          title: 'One of many',
          description: '',
          startTime: new Date(dueAt + HOUR_MS).toISOString(),
          endTime: new Date(dueAt + 2 * HOUR_MS).toISOString(),
          location: '',
          meetingType: 'general',
          importance: 'medium',
          createdAt: at,
          updatedAt: at,
        })
        .execute()
    }
    await jobs.enqueue(tx, 'arm-reminders', { userId, meetingId: null, at })
  })
}

async function count(query: ReturnType<typeof sql<{ count: number }>>): Promise<number> {
  return (await query.execute(db)).rows[0]?.count ?? 0
}
const countGiven = () => count(sql`select count(*) as count from notifications where type = 'pre_meeting'`)
/** Jobs that are due, being done or to be tried again; the questions after the meetings lie ahead. */
const countOpen = () =>
  count(sql`select count(*) as count from pgboss.job
    where (state in ('retry', 'active') or (state = 'created' and start_after <= now()))
    and name in ('arm-reminders', 'give-meeting-reminder', 'deliver-notification')`)

it('500 reminders come due while one of two servers is killed again and again: all are given, none twice', async () => {
  const firstDueAt = Date.now() + 4000
  for (let person = 0; person < PEOPLE; person += 1) await aPersonWithMeetings(firstDueAt, person)
  pair = startJobPair(url, mail.url)
  let kills = 0
  // Killed while reminders come due, then left alone until everything is done.
  while (Date.now() < firstDueAt + SPREAD_MS || kills < 3) {
    await sleep(800 + Math.random() * 800)
    if (Date.now() < firstDueAt) continue
    pair.kill()
    kills += 1
  }
  const deadline = Date.now() + 100_000
  while (Date.now() < deadline && ((await countGiven()) < REMINDERS || (await countOpen()) > 0))
    await sleep(250)

  const { rows } = await sql<{ meetingId: string; times: number }>`
    select meeting_id, count(*) as times from notifications group by meeting_id`.execute(db)
  expect(rows).toHaveLength(REMINDERS)
  expect(rows.filter(({ times }) => times !== 1)).toEqual([])
  // A mail is claimed before it is sent: the one that a killed server had in its hands may be missing, none is doubled.
  const mailed = mail.received.map(({ text }) => /^Message-ID: (.+)$/im.exec(text)?.[1])
  expect(new Set(mailed).size).toBe(mailed.length)
  expect(mailed.length).toBeGreaterThanOrEqual(MAILS - kills)
}, 150_000)

it('a job exists if and only if what is written with it does', async () => {
  const countFor = (userId: string) =>
    count(sql`select count(*) as count from pgboss.job where data ->> 'userId' = ${userId}`)
  const add = (userId: string, fails: boolean) =>
    db.transaction().execute(async (tx) => {
      await jobs.enqueue(tx, 'arm-reminders', { userId, meetingId: null, at: new Date().toISOString() })
      if (fails) throw new Error('undone')
    })
  await add('kept', false)
  await expect(add('undone', true)).rejects.toThrow('undone')
  expect([await countFor('kept'), await countFor('undone')]).toEqual([1, 0])
})

it('what was kept for a while only is gone an hour after its time: sessions, links, jobs of people who left', async () => {
  const now = new Date()
  const at = (ms: number) => new Date(now.getTime() + ms).toISOString()
  const userId = ids()
  await db
    .insertInto('users')
    .values({ id: userId, email: `${userId}@example.com` })
    .execute()
  for (const [id, expiresAt] of [[ids(), at(0)] as const, [`kept ${userId}`, at(HOUR_MS)] as const]) {
    await db.insertInto('authSessions').values({ id, userId, token: id, expiresAt }).execute()
    const link = { id, identifier: id, value: userId, expiresAt }
    await db.insertInto('authVerifications').values(link).execute()
  }
  for (const whose of [userId, 'nobody']) {
    const data = { userId: whose, since: at(0), day: '2099-01-01', hour: 9, dueAt: at(HOUR_MS) }
    await jobs.enqueue(db, 'give-coaching-reminder', data, { startAfter: '2099-01-01T00:00:00Z' })
  }
  await sweepExpired({ db, jobs, clock: () => now })
  for (const table of ['authSessions', 'authVerifications'] as const) {
    const rows = await db.selectFrom(table).select('id').execute()
    expect(rows.map(({ id }) => id)).toEqual([`kept ${userId}`])
  }
  const { rows } = await sql<{ whose: string }>`
    select data ->> 'userId' as whose from pgboss.job where start_after > '2098-01-01'`.execute(db)
  expect(rows).toEqual([{ whose: userId }])
})

it('a queue on an empty database can be started by several servers at once', async () => {
  const empty = await copyDatabase(`jobs_empty_${process.pid}`)
  const queues = [1, 2, 3].map(() =>
    createJobQueue({ url: empty, onError: () => {}, isWorker: false, pace: HURRY }),
  )
  const counts = await Promise.all(queues.map((queue) => queue.countJobs()))
  expect(counts.map((all) => all.length)).toEqual([12, 12, 12])
  await Promise.all(queues.map((queue) => queue.stop()))
  await dropDatabase(empty)
})
