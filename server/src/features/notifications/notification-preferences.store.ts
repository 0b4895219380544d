import {
  DEFAULT_NOTIFICATION_PREFERENCES,
  type NotificationPreferences,
  type NotificationPreferencesChange,
} from '@lodestar/contract/notifications'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

const FIELDS = [
  'coachingRemindersEnabled',
  'reminderFrequency',
  'meetingRemindersEnabled',
  'preMeetingReminderHours',
  'postMeetingReminderHours',
  'emailEnabled',
] as const

/** How a person is reminded; the defaults while nothing is saved. */
export async function getNotificationPreferences(db: Db, userId: string): Promise<NotificationPreferences> {
  const row = await db
    .selectFrom('notificationPreferences')
    .select(FIELDS)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row ?? DEFAULT_NOTIFICATION_PREFERENCES
}

/** Changes the fields that are given and keeps the others. */
export async function saveNotificationPreferences(
  db: Db,
  userId: string,
  change: NotificationPreferencesChange,
  at: string,
): Promise<NotificationPreferences> {
  const isOn = change.coachingRemindersEnabled === true
  const frequency = change.reminderFrequency ?? null
  // One statement merges, so two changes at once cannot undo each other.
  return db
    .insertInto('notificationPreferences')
    .values({ ...DEFAULT_NOTIFICATION_PREFERENCES, ...change, userId, coachingSince: at, updatedAt: at })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet({
        ...change,
        // Counting begins anew only when something really changes.
        coachingSince: sql<string>`case
          when (${isOn}::boolean and not notification_preferences.coaching_reminders_enabled)
            or ${frequency}::text <> notification_preferences.reminder_frequency then excluded.coaching_since
          else notification_preferences.coaching_since end`,
        updatedAt: at,
      }),
    )
    .returning(FIELDS)
    .executeTakeFirstOrThrow()
}

/** What a person's reminders depend on beside the facts themselves. */
export interface ReminderSettings extends NotificationPreferences {
  timeZone: string
  /** The locale of their browser, or null. */
  locale: string | null
  /** From when coaching reminders count; null while nothing was ever set. */
  coachingSince: string | null
}

/** Reads what a person's reminders depend on; undefined when the account is gone. */
export async function findReminderSettings(db: Db, userId: string): Promise<ReminderSettings | undefined> {
  const row = await db
    .selectFrom('users')
    .leftJoin('notificationPreferences as saved', 'saved.userId', 'users.id')
    .select(['users.timeZone', 'users.locale', 'saved.coachingSince'])
    .where('users.id', '=', userId)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    ...(await getNotificationPreferences(db, userId)),
    timeZone: row.timeZone ?? 'UTC',
    locale: row.locale,
    coachingSince: row.coachingSince,
  }
}

/** A person's e-mail address; null when the account is gone. */
export async function findEmail(db: Db, userId: string): Promise<string | null> {
  const user = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst()
  return user?.email ?? null
}

/** Switches mail off; an account that is gone is left alone. */
export async function stopMail(db: Db, userId: string, at: string): Promise<void> {
  if ((await findEmail(db, userId)) !== null)
    await saveNotificationPreferences(db, userId, { emailEnabled: false }, at)
}
