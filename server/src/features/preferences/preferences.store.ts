import type { CoachingPreferences, PreferencesChange } from '@lodestar/contract/preferences'
import { DEFAULT_PREFERENCES } from '@lodestar/contract/preferences'
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
  // One statement merges, so two changes at once cannot undo each other.
  const changed = JSON.stringify(change)
  const row = await db
    .insertInto('coachingPreferences')
    .values({ userId, preferences: JSON.stringify({ ...DEFAULT_PREFERENCES, ...change }), updatedAt: at })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet((eb) => ({
        preferences: eb.fn<string>('jsonb_concat', [
          eb.ref('coachingPreferences.preferences'),
          eb.cast(eb.val(changed), 'jsonb'),
        ]),
        updatedAt: at,
      })),
    )
    .returning('preferences')
    .executeTakeFirstOrThrow()
  return { ...DEFAULT_PREFERENCES, ...row.preferences, userId }
}
