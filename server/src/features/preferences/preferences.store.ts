import type { CoachingPreferences, PreferencesChange } from '@lodestar/contract/preferences'
import { DEFAULT_PREFERENCES } from '@lodestar/contract/preferences'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

/** How somebody without an account is coached. */
export const VISITORS_PREFERENCES: CoachingPreferences = { userId: 'visitor', ...DEFAULT_PREFERENCES }

/** How a person wants to be coached; the defaults while nothing is saved. */
export async function getPreferences(db: Db, userId: string): Promise<CoachingPreferences> {
  const row = await db
    .selectFrom('coachingPreferences')
    .select('preferences')
    .where('userId', '=', userId)
    .executeTakeFirst()
  // Saved fields over defaults: preferences saved before a field existed get its default.
  return { ...DEFAULT_PREFERENCES, ...row?.preferences, userId }
}

/** Changes the fields that are given and keeps the others. */
export async function savePreferences(
  db: Db,
  userId: string,
  change: PreferencesChange,
  at: string,
): Promise<CoachingPreferences> {
  return db.transaction().execute(async (tx) => {
    // Two changes at once take turns, also where neither finds a row, so that neither undoes the other.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`preferences ${userId}`}, 0))`.execute(tx)
    const { userId: _, ...saved } = await getPreferences(tx, userId)
    const preferences = { ...saved, ...change }
    const row = { preferences: JSON.stringify(preferences), updatedAt: at }
    await tx
      .insertInto('coachingPreferences')
      .values({ userId, ...row })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
      .execute()
    return { ...preferences, userId }
  })
}
