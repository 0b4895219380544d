import { sql } from 'kysely'
import type { Db } from './connect.ts'

/** How often something was tried in the current window, this time included, and when the window ends. */
export interface Attempts {
  count: number
  resetsAt: string
}

/** The clocks of two servers may differ by so much. */
const CLOCKS_APART_MS = 60_000

/**
 * Counts one attempt, for all servers on this database together. The first attempt opens a window. One that was opened while the
 * clock was ahead is opened anew: it would else last until that time comes.
 *
 * @param key what is counted; hold no readable personal data in it.
 * @param windowMinutes length of the window.
 * @param amount how many it counts as.
 */
export async function countAttempt(
  db: Db,
  key: string,
  windowMinutes: number,
  now: Date,
  amount = 1,
): Promise<Attempts> {
  const resetsAt = new Date(now.getTime() + windowMinutes * 60_000).toISOString()
  const latest = new Date(now.getTime() + windowMinutes * 60_000 + CLOCKS_APART_MS)
  const isOver = sql<boolean>`(throttles.resets_at <= ${now} or throttles.resets_at > ${latest})`
  const attempts = await db
    .insertInto('throttles')
    .values({ key, count: amount, resetsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${isOver} then excluded.count else throttles.count + excluded.count end`,
        resetsAt: sql<string>`case when ${isOver} then excluded.resets_at else throttles.resets_at end`,
      }),
    )
    .returning(['count', 'resetsAt'])
    .executeTakeFirstOrThrow()
  // Whoever opens a window sweeps the ones that are over, so the table stays as small as the traffic.
  if (attempts.count === amount) await sweepThrottles(db, now)
  return attempts
}

/**
 * Removes the windows that are over.
 *
 * Leaves rows to others that are being counted or swept at this moment: two sweeps must not wait for each other.
 */
export async function sweepThrottles(db: Db, now: Date): Promise<void> {
  const over = db
    .selectFrom('throttles')
    .select('key')
    .where('resetsAt', '<=', now.toISOString())
    .forUpdate()
    .skipLocked()
  await db.deleteFrom('throttles').where('key', 'in', over).execute()
}

/** Forgets the attempts of a key, once it has proved itself. */
export async function forgetAttempts(db: Db, key: string): Promise<void> {
  await db.deleteFrom('throttles').where('key', '=', key).execute()
}

/** Keeps a key until an instant, or longer where it was kept for longer; losing it in a crash must do no harm. */
export async function keepUntil(db: Db, key: string, until: Date): Promise<void> {
  await db
    .insertInto('throttles')
    .values({ key, count: 1, resetsAt: until.toISOString() })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        resetsAt: sql<string>`greatest(throttles.resets_at, excluded.resets_at)`,
      }),
    )
    .execute()
}

/** Says whether a key is kept at an instant. */
export async function isKept(db: Db, key: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('throttles')
    .select('key')
    .where('key', '=', key)
    .where('resetsAt', '>', now.toISOString())
    .executeTakeFirst()
  return row !== undefined
}
