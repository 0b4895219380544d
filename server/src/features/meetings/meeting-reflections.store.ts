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
  return db
    .insertInto('meetingReflections')
    .columns(['id', 'meetingId', 'userId', 'came', 'answer', 'createdAt', 'toldAt'])
    .expression((eb) =>
      eb
        .selectFrom('meetings')
        .select((own) => [
          own.val(id).as('id'),
          'meetings.id as meetingId',
          'meetings.userId',
          own.cast<MeetingReflection['came']>(own.val(came), 'text').as('came'),
          own.val(answer).as('answer'),
          own.cast<string>(own.val(at), 'timestamptz').as('createdAt'),
          own.cast<string>(own.val(at), 'timestamptz').as('toldAt'),
        ])
        .where('meetings.id', '=', meetingId)
        .where('meetings.userId', '=', userId),
    )
    .onConflict((conflict) => conflict.column('meetingId').doUpdateSet({ came, answer, toldAt: at }))
    .returning(COLUMNS)
    .executeTakeFirst()
}
