import { LIMITS } from '@lodestar/contract/primitives'
import {
  SECURITY_EVENTS,
  type SecurityEvent,
  type SecurityEventName,
  SIGN_IN_MEANS,
  type SignInMeans,
} from '@lodestar/contract/security'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { removeInBatches } from '../../db/remove-in-batches.ts'

/** What is kept of something that happened: of a person, or of an address that nobody has here, as a keyed hash. */
export interface KeptEvent {
  id: string
  userId: string | null
  subject: string | null
  event: SecurityEventName
  means: SignInMeans | null
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
    .onConflict((conflict) => conflict.constraint('security_events_pkey').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Of what failed, guessers write most. */
const TRIES = [
  'sign-in-failed',
  'second-factor-asked',
  'second-factor-failed',
  'passkey-failed',
  'confirmation-failed',
  'password-reset-asked',
] as const satisfies SecurityEventName[]
/** What happens every day, and can be made to happen as often as somebody likes. */
const ROUTINE = [
  'signed-in',
  'signed-out',
  'confirmed',
  'session-ended',
  'other-sessions-ended',
  'data-exported',
  'hand-over-undone',
] as const satisfies SecurityEventName[]
const CHANGES = SECURITY_EVENTS.filter((each) => ![...TRIES, ...ROUTINE].some((other) => other === each))

/** Lists what happened around a person's account, newest first: the newest tries, of every day, and changes, so that none hides another. */
export async function listEvents(db: Db, userId: string): Promise<SecurityEvent[]> {
  const kinds = await Promise.all([TRIES, ROUTINE, CHANGES].map((kind) => listKind(db, userId, kind)))
  return kinds.flat().sort((one, other) => compare(other.at, one.at) || compare(other.id, one.id))
}

const compare = (one: string, other: string): number => Number(one > other) - Number(one < other)

async function listKind(
  db: Db,
  userId: string,
  kind: readonly SecurityEventName[],
): Promise<SecurityEvent[]> {
  const rows = await db
    .selectFrom('securityEvents')
    .select(['id', 'event', 'means', 'at', 'network', 'device'])
    .where('userId', '=', userId)
    .where('event', 'in', kind)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(LIMITS.listed)
    .execute()
  return rows.flatMap(({ event, means, ...rest }) => {
    const known = kind.find((each) => each === event)
    const by = SIGN_IN_MEANS.find((each) => each === means) ?? null
    return known ? [{ ...rest, event: known, means: by }] : []
  })
}

/** How many events of each kind are kept of one person, and of all addresses that nobody has. */
const MOST_OF_ONE = 2_000
const MOST_OF_NOBODY = 20_000
const KEPT_DAYS = 365
/** Sweeps come every hour; a server that was off makes up for a day. */
const LATELY_MS = 25 * 3_600_000
const DAY_MS = 86_400_000

/** Removes what is older than a year, and of each kind those beyond what anybody will read. */
export async function forgetOldEvents(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString()
  await removeInBatches(db, 'securityEvents', sql`at < ${oldest}`)
  const lately = new Date(now.getTime() - LATELY_MS).toISOString()
  // Only of those who got some lately there can be more than at the sweep before.
  await sql`
    delete from security_events where id in (
      select id from (
        select id, user_id, row_number() over (
          partition by user_id, event = any(${[...TRIES]}::text[]), event = any(${[...ROUTINE]}::text[])
          order by at desc, id desc) as place
        from security_events
        where user_id in (select user_id from security_events where at > ${lately}) or user_id is null
      ) as events
      where place > case when user_id is null then ${MOST_OF_NOBODY}::int else ${MOST_OF_ONE}::int end)`.execute(
    db,
  )
}
