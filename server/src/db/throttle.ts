import { sql } from 'kysely'
import type { Db } from './connect.ts'

/** How often something was tried in the current window, this time included, and when the window ends. */
export interface Attempts {
  count: number
  resetsAt: string
}

/**
 * Counts one attempt, for all servers on this database together. The first attempt opens a window.
 *
 * @param key what is counted; hold no readable personal data in it.
 * @param windowMinutes length of the window.
 */
export async function countAttempt(db: Db, key: string, windowMinutes: number, now: Date): Promise<Attempts> {
  const resetsAt = new Date(now.getTime() + windowMinutes * 60_000).toISOString()
  const isOver = sql<boolean>`throttles.resets_at <= ${now}`
  const attempts = await db
    .insertInto('throttles')
    .values({ key, count: 1, resetsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${isOver} then 1 else throttles.count + 1 end`,
        resetsAt: sql<string>`case when ${isOver} then excluded.resets_at else throttles.resets_at end`,
      }),
    )
    .returning(['count', 'resetsAt'])
    .executeTakeFirstOrThrow()
  // Whoever opens a window sweeps the ones that are over, so the table stays as small as the traffic.
  if (attempts.count === 1) await sweepThrottles(db, now)
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
