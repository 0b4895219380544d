import type { Db } from '../../db/connect.ts'

/** The achievements a person has been shown. */
export async function listSeen(db: Db, userId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('achievementsSeen')
    .select('achievement')
    .where('userId', '=', userId)
    .execute()
  return new Set(rows.map(({ achievement }) => achievement))
}

/** Remembers that a person has been shown achievements; the first time counts. */
export async function addSeen(db: Db, userId: string, ids: readonly string[], seenAt: string): Promise<void> {
  if (ids.length === 0) return
  await db
    .insertInto('achievementsSeen')
    .values(ids.map((achievement) => ({ userId, achievement, seenAt })))
    .onConflict((conflict) => conflict.columns(['userId', 'achievement']).doNothing())
    .execute()
}
