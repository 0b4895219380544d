import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { createJobQueue } from './db/job-queue.ts'
import { timeOrderedIds as ids } from './lib/ids.ts'
import { readLocalTime } from './lib/zoned-time.ts'
import { startJobPair, zoneAtNoon } from './testing/job-pair.ts'
import { HURRY } from './testing/job-server.ts'
import { startMailServer } from './testing/mail-server.ts'
import { openTestDatabase } from './testing/open-test-database.ts'
import { copyDatabase, dropDatabase } from './testing/test-database.ts'

const PEOPLE = 40
/** Mail takes most of the time, so only some people want it. */
const MAILED = 8
/** What is due comes up over this time, evenly. */
const SPREAD_MS = 5000
const HOUR_MS = 3_600_000
/** How far the clocks of two servers may be apart, half of it each way. */
const CLOCK_OFF_MS = 4 * 60_000

const url = await copyDatabase(`loop_${process.pid}`)
const mail = await startMailServer()
const db = openTestDatabase(url, () => {})
const jobs = createJobQueue({ url, onError: () => {}, isWorker: false, pace: HURRY })
const pair = startJobPair(url, mail.url)
afterAll(async () => {
  pair.stop()
  await jobs.stop()
  await db.destroy()
  mail.stop()
  await dropDatabase(url)
})

const zone = zoneAtNoon()
const toPlan = (at: number) => {
  const { day, hour, minute } = readLocalTime(new Date(at), zone)
  const time = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')
  return { person: 'Marco', day, time, place: '', words: 'Let her finish.', ifThey: '', thenI: '' }
}

/** Somebody with a talk ahead, one that is over, and a letter for this hour: what concerns them is planned at a moment. */
async function aPerson(person: number, plannedAt: number): Promise<void> {
  const userId = ids()
  const at = new Date().toISOString()
  const earlier = new Date(Date.now() - 3 * HOUR_MS).toISOString()
  const own = { userId, createdAt: at, updatedAt: at }
  const today = new Date(`${readLocalTime(new Date(), zone).day}T00:00:00Z`)
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('users')
      .values({ id: userId, email: `${userId}@example.com`, timeZone: zone, createdAt: at, updatedAt: at })
      .execute()
    await tx
      .insertInto('notificationPreferences')
      .values({
        userId,
        coachingRemindersEnabled: false,
        reminderFrequency: 'weekly',
        meetingRemindersEnabled: true,
        preMeetingReminderHours: 2,
        postMeetingReminderHours: 1,
        emailEnabled: person < MAILED,
        coachingSince: at,
        updatedAt: at,
      })
      .execute()
    for (const heldAt of [Date.now() + HOUR_MS, Date.now() - 2 * HOUR_MS])
      await tx
        .insertInto('rehearsals')
        .values({
          ...own,
          id: ids(),
          scene: JSON.stringify({ person: 'Marco', title: '', words: '', expected: [], told: [] }),
          plan: JSON.stringify(toPlan(heldAt)),
        })
        .execute()
    await tx
      .insertInto('letterChoices')
      .values({ userId, isOn: true, weekday: today.getUTCDay(), hour: 12, since: earlier, updatedAt: at })
      .execute()
    await jobs.enqueue(
      tx,
      'arm-reminders',
      { userId, meetingId: null, at: earlier },
      { startAfter: new Date(plannedAt).toISOString() },
    )
  })
}

async function count(query: ReturnType<typeof sql<{ count: number }>>): Promise<number> {
  return (await query.execute(db)).rows[0]?.count ?? 0
}
const TYPES = ['pre_talk', 'post_talk', 'weekly_letter'] as const
const countGiven = () =>
  count(
    sql`select count(*) as count from notifications where type in ('pre_talk', 'post_talk', 'weekly_letter')`,
  )
const countMails = (column: 'mail_claimed_at' | 'mailed_at') =>
  count(sql`select count(*) as count from notifications where ${sql.ref(column)} is not null`)
const countOpen = () =>
  count(sql`select count(*) as count from pgboss.job
    where (state in ('retry', 'active') or (state = 'created' and start_after <= now()))
    and name in ('arm-reminders', 'give-talk-reminder', 'give-letter', 'deliver-notification')`)

it('briefs, debriefs and letters come due while servers are killed and their clocks differ: all are given, none twice', async () => {
  const firstAt = Date.now() + 2000
  for (let person = 0; person < PEOPLE; person += 1)
    await aPerson(person, firstAt + (person * SPREAD_MS) / PEOPLE)
  let kills = 0
  while (Date.now() < firstAt + SPREAD_MS || kills < 3) {
    await sleep(800 + Math.random() * 800)
    pair.kill(kills % 2 === 0 ? CLOCK_OFF_MS : -CLOCK_OFF_MS)
    kills += 1
  }
  const all = TYPES.length * PEOPLE
  const deadline = Date.now() + 100_000
  while (Date.now() < deadline && ((await countGiven()) < all || (await countOpen()) > 0)) await sleep(250)

  const { rows } = await sql<{ type: string; people: number; given: number }>`
    select type, count(distinct user_id) as people, count(*) as given from notifications group by type`.execute(
    db,
  )
  expect(Object.fromEntries(rows.map(({ type, people, given }) => [type, [people, given]]))).toEqual(
    Object.fromEntries(TYPES.map((type) => [type, [PEOPLE, PEOPLE]])),
  )
  expect(await count(sql`select count(*) as count from letters`)).toBe(PEOPLE)
  // A mail is claimed before it is sent, so none is sent twice; the one in the hands of a killed server may be missing.
  const mailed = mail.received.map(({ text }) => /^Message-ID: (.+)$/im.exec(text)?.[1])
  expect(new Set(mailed).size).toBe(mailed.length)
  expect(await countMails('mail_claimed_at')).toBe(MAILED * TYPES.length)
  // What is marked as sent has arrived; it arrives a moment before it is marked.
  const marked = await countMails('mailed_at')
  expect(marked).toBeGreaterThan(0)
  expect(mailed.length).toBeGreaterThanOrEqual(marked)
}, 150_000)
