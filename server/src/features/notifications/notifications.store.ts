import type { Notification } from '@lodestar/contract/notifications'
import { LIMITS } from '@lodestar/contract/primitives'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { removeInBatches } from '../../db/remove-in-batches.ts'

/** A notification as it is made. One occasion of a type makes one, for a meeting one of each. */
export interface NewNotification {
  id: string
  type: Notification['type']
  meetingId: string | null
  /** The rehearsal of the conversation it is about; left out for any other. */
  rehearsalId?: string
  occasion: string
  title: string
  message: string
  dueAt: string
  /** Set for one that lies ahead: the hour of the person's clock. */
  localHour: number | null
}

/** Answering the question after a meeting reads its notification, wherever the answer was given. */
const STATUS = sql<string>`case
  when notifications.read_at is not null then 'read'
  when notifications.type = 'post_meeting' and exists (
    select from meeting_reflections as answered where answered.meeting_id = notifications.meeting_id
  ) then 'read'
  when notifications.type = 'post_talk' and exists (
    select from rehearsals as told where told.id = notifications.rehearsal_id and told.outcome <> 'null'::jsonb
  ) then 'read'
  when notifications.mailed_at is not null then 'sent'
  else 'pending'
end`.as('status')

/** The occasion of an announced meeting is its beginning. */
const STARTS_AT = sql<
  string | null
>`case when notifications.type = 'pre_meeting' then notifications.occasion end`.as('startsAt')

const COLUMNS = [
  'id',
  'type',
  'title',
  'message',
  'dueAt as createdAt',
  'meetingId',
  'rehearsalId',
  STARTS_AT,
  STATUS,
] as const

const DAY_MS = 86_400_000
/** As long as a planned look may come late (db/job-queue.ts), and a month more: no occasion is given twice. */
const KEPT_DAYS = 400

/** The moment since which a notification must have been due to be kept. */
const keptSince = (now: string): string => new Date(Date.parse(now) - KEPT_DAYS * DAY_MS).toISOString()

/** Removes everybody's notifications of more than a year ago. For the job worker. */
export async function forgetOldNotifications(db: Db, now: Date): Promise<void> {
  await removeInBatches(db, 'notifications', sql`due_at < ${keptSince(now.toISOString())}`)
}

/** A person's notifications that are due, newest first, at most 200. */
export async function listNotifications(db: Db, userId: string, now: string): Promise<Notification[]> {
  return db
    .selectFrom('notifications')
    .select(COLUMNS)
    .where('userId', '=', userId)
    .where('dueAt', '<=', now)
    .where('dueAt', '>=', keptSince(now))
    .orderBy('dueAt', 'desc')
    .orderBy('id', 'desc')
    .limit(LIMITS.listed)
    .execute()
}

/** Marks one of a person's own notifications; undefined when it is not theirs, not there or not due. */
export async function markRead(
  db: Db,
  userId: string,
  id: string,
  now: string,
): Promise<Notification | undefined> {
  return db
    .updateTable('notifications')
    .set((eb) => ({ readAt: eb.fn.coalesce('readAt', sql<string>`${now}`) }))
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('dueAt', '<=', now)
    .returning(COLUMNS)
    .executeTakeFirst()
}

export async function markAllRead(db: Db, userId: string, now: string): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ readAt: now })
    .where('userId', '=', userId)
    .where('dueAt', '<=', now)
    .where('readAt', 'is', null)
    .execute()
}

/**
 * Keeps a notification, unless there is one of its occasion already.
 *
 * @returns true when it is new.
 */
export async function addNotification(db: Db, userId: string, added: NewNotification): Promise<boolean> {
  const row = await db
    .insertInto('notifications')
    .values({ ...added, userId })
    .onConflict((conflict) => conflict.columns(['userId', 'type', 'meetingId', 'occasion']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function findByOccasion(
  db: Db,
  userId: string,
  { type, occasion }: Pick<NewNotification, 'type' | 'occasion'>,
): Promise<Notification> {
  return db
    .selectFrom('notifications')
    .select(COLUMNS)
    .where('userId', '=', userId)
    .where('type', '=', type)
    .where('occasion', '=', occasion)
    .where('meetingId', 'is', null)
    .executeTakeFirstOrThrow()
}

/** One that lies ahead at an hour of the person's clock. */
export interface Ahead {
  id: string
  /** Its day, `YYYY-MM-DD`. */
  occasion: string
  localHour: number
}

/** A person's notifications that lie ahead of a moment; they move with the person's time zone. */
export async function listAhead(db: Db, userId: string, now: string): Promise<Ahead[]> {
  return db
    .selectFrom('notifications')
    .select(['id', 'occasion', 'localHour'])
    .where('userId', '=', userId)
    .where('dueAt', '>', now)
    .where('localHour', 'is not', null)
    .$narrowType<{ localHour: number }>()
    .forUpdate()
    .execute()
}

export async function moveNotification(db: Db, userId: string, id: string, dueAt: string): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ dueAt })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .execute()
}
