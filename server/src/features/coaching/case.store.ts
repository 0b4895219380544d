import type { Case } from '@lodestar/contract/case'
import type { CoachingSession } from '@lodestar/contract/coaching'
import type { Db, Tx } from '../../db/connect.ts'

const selectCase = (db: Db, userId: string, id: string) =>
  db
    .selectFrom('coachingSessions')
    .select(['case', 'status'])
    .where('id', '=', id)
    .where('userId', '=', userId)

/** What has been understood in one of a person's own sessions. */
export async function findCase(db: Db, userId: string, id: string): Promise<Case> {
  return (await selectCase(db, userId, id).executeTakeFirstOrThrow()).case
}

/**
 * As `findCase`, and keeps others from writing it until the transaction ends; undefined when the session is not theirs or not
 * there. Messages of the session can still be stored meanwhile, so that nobody waits in a circle.
 */
export async function lockCase(
  tx: Tx,
  userId: string,
  id: string,
): Promise<{ case: Case; status: CoachingSession['status'] } | undefined> {
  return selectCase(tx, userId, id).forNoKeyUpdate().executeTakeFirst()
}

export async function saveCase(tx: Tx, userId: string, id: string, understood: Case): Promise<void> {
  await tx
    .updateTable('coachingSessions')
    .set({ case: JSON.stringify(understood), namesPeople: understood.people.length > 0 })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .execute()
}
