import type { Db } from '../../db/connect.ts'

/** Answers the token of a person's calendar feed; without one yet, the given token becomes it. */
export async function ensureFeedToken(db: Db, userId: string, token: string, at: string): Promise<string> {
  await db
    .insertInto('calendarFeeds')
    .values({ userId, token, createdAt: at })
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .execute()
  const row = await db
    .selectFrom('calendarFeeds')
    .select('token')
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return row.token
}

/** Gives a person's calendar feed another token; the one before it finds nobody any more. */
export async function replaceFeedToken(db: Db, userId: string, token: string, at: string): Promise<void> {
  await db
    .insertInto('calendarFeeds')
    .values({ userId, token, createdAt: at })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ token, createdAt: at }))
    .execute()
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
