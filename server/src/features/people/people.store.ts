import type { GatheredPerson, PeopleSession } from '@lodestar/coach/people/gather-people'
import type { PeopleBook } from '@lodestar/contract/people'
import { LIMITS } from '@lodestar/contract/primitives'
import type { Outcome, Step } from '@lodestar/contract/step'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/connect.ts'

/** What holds while nothing is decided: the pages are on, one name is one person. */
const EMPTY_BOOK: PeopleBook = { labels: {}, same: {}, settled: [] }

interface Kept {
  isOn: boolean
  book: PeopleBook
}

/** What a person has decided about those they talk about. */
export async function findBook(db: Db, userId: string): Promise<Kept> {
  const row = await db
    .selectFrom('peopleBooks')
    .select(['isOn', 'book'])
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row ?? { isOn: true, book: EMPTY_BOOK }
}

/** As `findBook`, and keeps others from writing it until the transaction ends. */
export async function lockBook(tx: Tx, userId: string): Promise<Kept> {
  // The row may not be there yet, so the person's own row is what two at once wait for.
  await sql`select 1 from users where id = ${userId} for no key update`.execute(tx)
  return findBook(tx, userId)
}

export async function saveBook(db: Db, userId: string, { isOn, book }: Kept, at: string): Promise<void> {
  const row = { isOn, book: JSON.stringify(book), updatedAt: at }
  await db
    .insertInto('peopleBooks')
    .values({ ...row, userId })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
    .execute()
}

/** A session with all that pages of people show of it. */
export interface ToldSession extends PeopleSession {
  title: string
  steps: Step[]
  outcomes: Outcome[]
}

/** A person's sessions in whose case somebody is named, newest first, at most 200. */
export async function listTold(db: Db, userId: string): Promise<ToldSession[]> {
  return db
    .selectFrom('coachingSessions')
    .select([
      'id',
      'title',
      'startedAt',
      'case',
      'steps',
      sql<Outcome[]>`coalesce((
        select json_agg(json_build_object('item', item, 'outcome', outcome) order by item)
        from commitment_outcomes where session_id = coaching_sessions.id and user_id = ${userId}
      ), '[]')`.as('outcomes'),
    ])
    .where('userId', '=', userId)
    .where('namesPeople', '=', true)
    .orderBy('startedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(LIMITS.listed)
    .execute()
}

/** The leader's messages of some of their sessions. */
export async function listTexts(db: Db, userId: string, sessionIds: readonly string[]) {
  if (sessionIds.length === 0) return []
  return db
    .selectFrom('coachingMessages')
    .select(['id', 'content', 'createdAt'])
    .where('userId', '=', userId)
    .where('role', '=', 'user')
    .where('sessionId', 'in', sessionIds)
    .execute()
}

/** The ids of the sessions somebody appears in. */
export const sessionIdsOf = ({ inSessions }: GatheredPerson): string[] => [
  ...new Set(inSessions.map(({ session }) => session.id)),
]
