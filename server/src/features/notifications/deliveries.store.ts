import type { Notification } from '@lodestar/contract/notifications'
import type { Db } from '../../db/connect.ts'
import { findReminderSettings } from './notification-preferences.store.ts'
import { findTalkTimes, holdTalk, writeTalkOccasion } from './talks.store.ts'

/** What can be said outside the application: no title of a meeting and nothing a person wrote. */
export interface Delivery {
  type: Notification['type']
  /** The meeting's start, for what comes before one. */
  startTime: string | null
}

type Claim = 'mailClaimedAt' | 'pushClaimedAt'

/** Clocks of servers differ: what one calls due is due, though the next one's clock is some minutes behind. */
const CLOCKS_DIFFER_MS = 10 * 60_000

/**
 * Takes a notification for sending by one channel.
 *
 * @returns undefined when it was taken before, has been read, is not due, or is gone; also when it waited for the morning
 *   and its meeting was moved meanwhile, which has a reminder of its own then.
 */
async function claim(
  db: Db,
  userId: string,
  id: string,
  now: string,
  column: Claim,
): Promise<Delivery | undefined> {
  const claimed = await db
    .updateTable('notifications')
    .set({ [column]: now })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where(column, 'is', null)
    .where('readAt', 'is', null)
    .where('dueAt', '<=', new Date(Date.parse(now) + CLOCKS_DIFFER_MS).toISOString())
    .returning(['type', 'meetingId', 'rehearsalId', 'occasion'])
    .executeTakeFirst()
  if (!claimed) return undefined
  const meeting = await db
    .selectFrom('meetings')
    .select('startTime')
    .where('id', '=', claimed.meetingId ?? '')
    .where('userId', '=', userId)
    .executeTakeFirst()
  if (
    claimed.type === 'pre_talk' &&
    (await findTalkOccasion(db, userId, claimed.rehearsalId)) !== claimed.occasion
  )
    return undefined
  if (claimed.type === 'pre_meeting' && meeting?.startTime !== claimed.occasion) return undefined
  return { type: claimed.type, startTime: meeting?.startTime ?? null }
}

/** The occasion of a planned conversation as things stand; undefined where none is planned any more. */
async function findTalkOccasion(db: Db, userId: string, id: string | null): Promise<string | undefined> {
  const [settings, talk] = await Promise.all([
    findReminderSettings(db, userId),
    id === null ? undefined : holdTalk(db, userId, id),
  ])
  if (!settings || !talk) return undefined
  return writeTalkOccasion(talk, findTalkTimes(talk.plan, settings.timeZone))
}

export const claimMail = (db: Db, userId: string, id: string, now: string) =>
  claim(db, userId, id, now, 'mailClaimedAt')

export const claimPush = (db: Db, userId: string, id: string, now: string) =>
  claim(db, userId, id, now, 'pushClaimedAt')

/** Gives a mail back that was certainly not sent, so that it is tried again. */
export async function releaseMail(db: Db, userId: string, id: string): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ mailClaimedAt: null })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .execute()
}

export async function markMailed(db: Db, userId: string, id: string, now: string): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ mailedAt: now })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .execute()
}
