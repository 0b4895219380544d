import { randomBytes } from 'node:crypto'
import type { Db } from '../../db/connect.ts'

const TOKEN_BYTES = 32
const makeToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** Gives a new person's calendar a private address, so that showing it writes nothing. */
export async function addFeed(db: Db, userId: string, at: string): Promise<void> {
  await db
    .insertInto('calendarFeeds')
    .values({ userId, token: makeToken(), createdAt: at })
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .execute()
}

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
 * Gives a feed to somebody whose server broke off between making the account and what belongs to it.
 *
 * @returns its token; undefined when the account is gone.
 */
export async function repairFeed(db: Db, userId: string, at: string): Promise<string | undefined> {
  const owner = await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()
  if (!owner) return undefined
  await addFeed(db, userId, at)
  return findFeedToken(db, userId)
}

/**
 * Gives a person's calendar feed another token; the one before it finds nobody any more.
 *
 * @returns the new token; undefined when the account is gone.
 */
export async function replaceFeedToken(db: Db, userId: string, at: string): Promise<string | undefined> {
  const row = await db
    .updateTable('calendarFeeds')
    .set({ token: makeToken(), createdAt: at })
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
