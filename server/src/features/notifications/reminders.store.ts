import type { Db } from '../../db/connect.ts'

/** What a reminder about a meeting needs to know of it. */
export interface ReminderMeeting {
  id: string
  title: string
  startTime: string
  endTime: string
}

const COLUMNS = ['id', 'title', 'startTime', 'endTime'] as const

/**
 * A person's meetings that may still have a reminder ahead.
 *
 * @param endedAfter meetings that ended before have none any more.
 */
export async function listRemindable(db: Db, userId: string, endedAfter: string): Promise<ReminderMeeting[]> {
  return db
    .selectFrom('meetings')
    .select(COLUMNS)
    .where('userId', '=', userId)
    .where('endTime', '>', endedAfter)
    .execute()
}

/** Finds one of a person's meetings and holds it until the transaction ends, so that it is not deleted meanwhile. */
export async function holdMeeting(db: Db, userId: string, id: string): Promise<ReminderMeeting | undefined> {
  return db
    .selectFrom('meetings')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('userId', '=', userId)
    .forShare()
    .executeTakeFirst()
}

export async function hasReflection(db: Db, userId: string, meetingId: string): Promise<boolean> {
  const row = await db
    .selectFrom('meetingReflections')
    .select('id')
    .where('meetingId', '=', meetingId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}
