import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

/** Finds the token of a person's calendar feed, which they have had since their account was made. */
export async function findFeedToken(db: Db, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('calendarFeeds')
    .select('token')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row?.token
}

/**
 * Gives a person's calendar feed another token; the one before it finds nobody any more.
 *
 * @returns the new token; undefined when the account is gone.
 */
export async function replaceFeedToken(db: Db, userId: string, at: string): Promise<string | undefined> {
  const row = await db
    .updateTable('calendarFeeds')
    .set({ token: sql<string>`default`, createdAt: at })
    .where('userId', '=', userId)
    .returning('token')
    .executeTakeFirst()
  return row?.token
}

/** Finds whose feed a token opens; undefined for an unknown one. The token stands in for the user's session. */
export async function findFeedOwner(db: Db, token: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('calendarFeeds')
    .select('userId')
    .where('token', '=', token)
    .executeTakeFirst()
  return row?.userId
}
