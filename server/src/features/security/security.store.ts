import { LIMITS } from '@lodestar/contract/primitives'
import { SECURITY_EVENTS, type SecurityEvent, type SecurityEventName } from '@lodestar/contract/security'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

/** What is kept of something that happened: of a person, or of an address that nobody has here, as a keyed hash. */
export interface KeptEvent {
  id: string
  userId: string | null
  subject: string | null
  event: SecurityEventName
  network: string
  device: string | null
  requestId: string
  at: string
}

/** Notes that something happened around an account. @returns false when it was noted under the same id before. */
export async function keepEvent(db: Db, event: KeptEvent): Promise<boolean> {
  const row = await db
    .insertInto('securityEvents')
    .values(event)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Lists what happened around a person's account, newest first. */
export async function listEvents(db: Db, userId: string): Promise<SecurityEvent[]> {
  const rows = await db
    .selectFrom('securityEvents')
    .select(['id', 'event', 'at', 'network', 'device'])
    .where('userId', '=', userId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(LIMITS.listed)
    .execute()
  return rows.flatMap(({ event, ...rest }) => {
    // A later version may have noted what this one has no word for.
    const known = SECURITY_EVENTS.find((each) => each === event)
    return known ? [{ ...rest, event: known }] : []
  })
}

/** How many events of one person, and of all addresses that nobody has, are kept: guessers write most of them. */
const MOST_OF_ONE = 2_000
const MOST_OF_NOBODY = 20_000
const KEPT_DAYS = 365
const DAY_MS = 86_400_000

/** Removes what is older than a year, and of failed tries those beyond what anybody will read. */
export async function forgetOldEvents(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString()
  await db.deleteFrom('securityEvents').where('at', '<', oldest).execute()
  await sql`
    delete from security_events where id in (
      select id from (
        select id, user_id, row_number() over (partition by user_id order by at desc, id desc) as place
        from security_events where event in ('sign-in-failed', 'second-factor-failed', 'confirmation-failed', 'password-reset-asked')
      ) as tries
      where place > case when user_id is null then ${MOST_OF_NOBODY}::int else ${MOST_OF_ONE}::int end)`.execute(
    db,
  )
}
