import type { Meeting } from '@lodestar/contract/meetings'
import { LIMITS } from '@lodestar/contract/primitives'
import type { Db } from '../../db/connect.ts'

const COLUMNS = [
  'id',
  'title',
  'description',
  'startTime',
  'endTime',
  'location',
  'meetingType',
  'importance',
] as const

const IN_CALENDAR = [...COLUMNS, 'revision', 'createdAt', 'updatedAt'] as const

/** A calendar that follows the feed holds more than a screen lists, but not without end. */
const MOST_IN_CALENDAR = 1000

/** A meeting with what a calendar needs to tell a newer copy from an older one. */
export interface CalendarMeeting extends Meeting {
  /** How often it was changed since it was made. */
  revision: number
  createdAt: string
  updatedAt: string
}

/** A person's meetings, latest start first, at most 200. */
export async function listMeetings(db: Db, userId: string): Promise<Meeting[]> {
  return db
    .selectFrom('meetings')
    .select(COLUMNS)
    .where('userId', '=', userId)
    .orderBy('startTime', 'desc')
    .orderBy('id', 'desc')
    .limit(LIMITS.listed)
    .execute()
}

/** A person's meetings that have not ended at an instant, soonest first, at most 200. */
export async function listUpcomingMeetings(db: Db, userId: string, now: string): Promise<Meeting[]> {
  return db
    .selectFrom('meetings')
    .select(COLUMNS)
    .where('userId', '=', userId)
    .where('endTime', '>', now)
    .orderBy('startTime')
    .orderBy('id')
    .limit(LIMITS.listed)
    .execute()
}

export async function addMeeting(db: Db, userId: string, meeting: Meeting, at: string): Promise<Meeting> {
  return db
    .insertInto('meetings')
    .values({ ...meeting, userId, createdAt: at, updatedAt: at })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

/** Replaces one of a person's own meetings; undefined when it is not theirs or not there. */
export async function replaceMeeting(
  db: Db,
  userId: string,
  { id, ...fields }: Meeting,
  at: string,
): Promise<Meeting | undefined> {
  return db
    .updateTable('meetings')
    .set((eb) => ({ ...fields, revision: eb('revision', '+', 1), updatedAt: at }))
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning(COLUMNS)
    .executeTakeFirst()
}

/** Deletes one of a person's own meetings. @returns false when it is not theirs or not there. */
export async function removeMeeting(db: Db, userId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('meetings')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** One of a person's own meetings, for a calendar; undefined when it is not theirs or not there. */
export async function findCalendarMeeting(
  db: Db,
  userId: string,
  id: string,
): Promise<CalendarMeeting | undefined> {
  return db
    .selectFrom('meetings')
    .select(IN_CALENDAR)
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
}

/** A person's meetings for a calendar, latest start first, at most 1000. */
export async function listCalendarMeetings(db: Db, userId: string): Promise<CalendarMeeting[]> {
  return db
    .selectFrom('meetings')
    .select(IN_CALENDAR)
    .where('userId', '=', userId)
    .orderBy('startTime', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_IN_CALENDAR)
    .execute()
}
