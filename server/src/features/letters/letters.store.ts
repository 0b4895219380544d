import {
  DEFAULT_LETTER_CHOICE,
  type Letter,
  type LetterChoice,
  type LetterText,
} from '@lodestar/contract/letters'
import { LIMITS } from '@lodestar/contract/primitives'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

/** Whether and when somebody wants the letter, and since when it is so; null where nothing is saved. */
export interface KeptChoice extends LetterChoice {
  since: string | null
}

export async function findChoice(db: Db, userId: string): Promise<KeptChoice> {
  const row = await db
    .selectFrom('letterChoices')
    .select(['isOn', 'weekday', 'hour', 'since'])
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row ?? { ...DEFAULT_LETTER_CHOICE, since: null }
}

/** Keeps the choice; counting begins anew only when something really changes. */
export async function saveChoice(
  db: Db,
  userId: string,
  choice: LetterChoice,
  at: string,
): Promise<LetterChoice> {
  return db
    .insertInto('letterChoices')
    .values({ ...choice, userId, since: at, updatedAt: at })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet({
        ...choice,
        since: sql<string>`case
          when (letter_choices.is_on, letter_choices.weekday, letter_choices.hour)
            is distinct from (excluded.is_on, excluded.weekday, excluded.hour) then excluded.since
          else letter_choices.since end`,
        updatedAt: at,
      }),
    )
    .returning(['isOn', 'weekday', 'hour'])
    .executeTakeFirstOrThrow()
}

/** Switches the letter off; where nothing is saved it is off already. */
export async function stopLetter(db: Db, userId: string, at: string): Promise<void> {
  await db
    .updateTable('letterChoices')
    .set({ isOn: false, updatedAt: at })
    .where('userId', '=', userId)
    .execute()
}

/** A person's letters, newest first, at most 200. */
export async function listLetters(db: Db, userId: string): Promise<Letter[]> {
  return db
    .selectFrom('letters')
    .select(['id', 'week', 'letter', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('week', 'desc')
    .limit(LIMITS.listed)
    .execute()
}

/** True where a letter came on a day or within some days before it. */
export async function hasLetterSince(db: Db, userId: string, day: string): Promise<boolean> {
  const row = await db
    .selectFrom('letters')
    .select('id')
    .where('userId', '=', userId)
    .where('week', '>=', day)
    .executeTakeFirst()
  return row !== undefined
}

/** Keeps a letter, unless there is one of its week already. @returns true when it is new. */
export async function addLetter(
  db: Db,
  userId: string,
  { letter, ...row }: { id: string; week: string; letter: LetterText; createdAt: string },
): Promise<boolean> {
  const added = await db
    .insertInto('letters')
    .values({ ...row, userId, letter: JSON.stringify(letter) })
    .onConflict((conflict) => conflict.columns(['userId', 'week']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** Sentences on take-away cards, newest first, and conversations that are planned and not told of, soonest first. */
export async function listRehearsed(db: Db, userId: string) {
  const { rows: sentences } = await sql<{ text: string; keptAt: string }>`
    select kept_sentence as text, kept_at from rehearsals
    where user_id = ${userId} and kept_sentence is not null and kept_at is not null
    order by kept_at desc limit 20`.execute(db)
  const rows = await db
    .selectFrom('rehearsals')
    .select('plan')
    .where('userId', '=', userId)
    .where('plan', 'is not', null)
    .where('toldAt', 'is', null)
    .orderBy('id')
    .execute()
  const talks = rows
    .flatMap(({ plan }) => (plan ? [{ person: plan.person, day: plan.day }] : []))
    .sort((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)))
    .slice(0, LIMITS.listed)
  return { sentences, talks }
}
