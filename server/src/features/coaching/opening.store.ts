import type { CoachingSession } from '@lodestar/contract/coaching'
import type { Db } from '../../db/connect.ts'

/** When the session before one began; null where it is the first. */
export async function findPreviousStart(
  db: Db,
  userId: string,
  { id, startedAt }: Pick<CoachingSession, 'id' | 'startedAt'>,
): Promise<string | null> {
  const row = await db
    .selectFrom('coachingSessions')
    .select('startedAt')
    .where('userId', '=', userId)
    .where('id', '!=', id)
    .where('startedAt', '<', startedAt)
    .orderBy('startedAt', 'desc')
    .executeTakeFirst()
  return row?.startedAt ?? null
}
