import type { Feedback, NewFeedback } from '@lodestar/contract/feedback'
import type { Db } from '../../db/connect.ts'

const COLUMNS = ['id', 'sessionId', 'rating', 'feedback', 'createdAt'] as const

/**
 * Rates one of a person's own sessions; an earlier rating of it is replaced.
 *
 * @returns undefined when the session is not theirs or not there.
 */
export async function rateSession(
  db: Db,
  userId: string,
  given: NewFeedback & { id: string; createdAt: string },
): Promise<Feedback | undefined> {
  const values = { rating: given.rating, feedback: given.feedback ?? '', createdAt: given.createdAt }
  const own = db
    .selectFrom('coachingSessions')
    .select('id')
    .where('id', '=', given.sessionId)
    .where('userId', '=', userId)
  if (!(await own.executeTakeFirst())) return undefined
  return db
    .insertInto('sessionFeedback')
    .values({ id: given.id, sessionId: given.sessionId, userId, ...values })
    .onConflict((conflict) => conflict.constraint('session_feedback_session_id_key').doUpdateSet(values))
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}
