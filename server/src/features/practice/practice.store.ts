import type { Spacing } from '@lodestar/coach/practice/space-practice'
import type { Felt } from '@lodestar/contract/practice'
import type { Db } from '../../db/connect.ts'

/** How something that comes back went the last time. */
export interface PracticeState {
  rehearsalId: string
  item: string
  spacing: Spacing | null
  dueOn: string | null
  practicedOn: string | null
  said: string | null
  felt: Felt | null
  setAside: boolean
}

/** Which thing it is: something of one of the person's own rehearsals. */
export type ItemKey = Pick<PracticeState, 'rehearsalId' | 'item'>

/** How each thing that a person has practiced or set aside went. */
export async function listStates(db: Db, userId: string): Promise<PracticeState[]> {
  return db
    .selectFrom('practiceItems')
    .select(['rehearsalId', 'item', 'spacing', 'dueOn', 'practicedOn', 'said', 'felt', 'setAside'])
    .where('userId', '=', userId)
    .execute()
}

/** Tells whether things come back to a person. */
export async function isPracticeOn(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('practiceSettings')
    .select('isOn')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row?.isOn ?? true
}

export async function switchPractice(db: Db, userId: string, isOn: boolean): Promise<void> {
  await db
    .insertInto('practiceSettings')
    .values({ userId, isOn })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ isOn }))
    .execute()
}

/** Keeps how it went, and when it comes back. */
export async function savePracticed(
  db: Db,
  userId: string,
  { rehearsalId, item }: ItemKey,
  went: { spacing: Spacing; dueOn: string; practicedOn: string; said: string; felt: Felt },
): Promise<void> {
  const row = { ...went, spacing: JSON.stringify(went.spacing) }
  await db
    .insertInto('practiceItems')
    .values({ userId, rehearsalId, item, ...row })
    .onConflict((conflict) => conflict.columns(['userId', 'rehearsalId', 'item']).doUpdateSet(row))
    .execute()
}

/** Lets it not come back, or come back again. */
export async function saveAside(
  db: Db,
  userId: string,
  { rehearsalId, item }: ItemKey,
  setAside: boolean,
): Promise<void> {
  await db
    .insertInto('practiceItems')
    .values({ userId, rehearsalId, item, setAside })
    .onConflict((conflict) => conflict.columns(['userId', 'rehearsalId', 'item']).doUpdateSet({ setAside }))
    .execute()
}
