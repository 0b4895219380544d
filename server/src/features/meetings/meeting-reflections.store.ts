import type { MeetingReflection } from '@lodestar/contract/meetings'
import { LIMITS } from '@lodestar/contract/primitives'
import type { Db } from '../../db/connect.ts'

const COLUMNS = ['meetingId', 'came', 'answer', 'createdAt'] as const

/** What a person wrote after meetings, newest first, at most 200. */
export async function listReflections(db: Db, userId: string): Promise<MeetingReflection[]> {
  return db
    .selectFrom('meetingReflections')
    .select(COLUMNS)
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .limit(LIMITS.listed)
    .execute()
}

/**
 * Keeps what a person wrote after one of their own meetings; writing again replaces the text and keeps the date.
 *
 * @returns undefined when the meeting is not theirs or not there.
 */
export async function saveReflection(
  db: Db,
  userId: string,
  { id, meetingId, came, answer }: Pick<MeetingReflection, 'meetingId' | 'came' | 'answer'> & { id: string },
  at: string,
): Promise<MeetingReflection | undefined> {
  const meeting = await db
    .selectFrom('meetings')
    .select('id')
    .where('id', '=', meetingId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  if (!meeting) return undefined
  return db
    .insertInto('meetingReflections')
    .values({ id, meetingId, userId, came, answer, createdAt: at, toldAt: at })
    .onConflict((conflict) =>
      conflict.constraint('meeting_reflections_meeting_id_key').doUpdateSet({ came, answer, toldAt: at }),
    )
    .returning(COLUMNS)
    .executeTakeFirst()
}
