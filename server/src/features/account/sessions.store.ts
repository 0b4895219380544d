import type { Db } from '../../db/connect.ts'

/** A session as it is stored. */
export interface StoredSession {
  id: string
  token: string
  userAgent: string | null
  ipAddress: string | null
  createdAt: string
  lastUsedAt: string
  expiresAt: string
}

/** Lists the sessions of a person that have not ended, last used first. */
export const listSessions = (db: Db, userId: string, now: Date): Promise<StoredSession[]> =>
  db
    .selectFrom('authSessions')
    .select(['id', 'token', 'userAgent', 'ipAddress', 'createdAt', 'lastUsedAt', 'expiresAt'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', now.toISOString())
    .orderBy('lastUsedAt', 'desc')
    .orderBy('id')
    .execute()

/** Ends one session of a person. @returns its token; undefined when they have no such session. */
export async function endSession(db: Db, userId: string, id: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('authSessions')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning('token')
    .executeTakeFirst()
  return row?.token
}

/** Ends every session of a person but one. @returns how many. */
export async function endOtherSessions(db: Db, userId: string, token: string): Promise<number> {
  const rows = await db
    .deleteFrom('authSessions')
    .where('userId', '=', userId)
    .where('token', '!=', token)
    .returning('id')
    .execute()
  return rows.length
}

/** Ends the sessions of a person that began first, but for so many. */
export async function endOldest(db: Db, userId: string, most: number): Promise<void> {
  const kept = db
    .selectFrom('authSessions')
    .select('id')
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
  await db.deleteFrom('authSessions').where('userId', '=', userId).where('id', 'not in', kept).execute()
}

/** Ends a session by its token. */
export async function endByToken(db: Db, token: string): Promise<void> {
  await db.deleteFrom('authSessions').where('token', '=', token).execute()
}

/** Ends every session of a person. */
export async function endAllSessions(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('authSessions').where('userId', '=', userId).execute()
}

/** Notes that a session is in use. */
export async function touchSession(db: Db, token: string, at: string): Promise<void> {
  await db
    .updateTable('authSessions')
    .set({ lastUsedAt: at })
    .where('token', '=', token)
    .where('lastUsedAt', '<', at)
    .execute()
}

/** Notes that a session's person has just proved to be there. */
export async function confirmSession(db: Db, userId: string, token: string, at: string): Promise<void> {
  await db
    .updateTable('authSessions')
    .set({ confirmedAt: at })
    .where('userId', '=', userId)
    .where('token', '=', token)
    .execute()
}

/** What tells whether a session has been confirmed, and by what it can be. */
export interface SessionStanding {
  confirmedAt: string | null
  hasPassword: boolean
}

/** Reads how a session of a person stands; undefined when it has ended. */
export async function findStanding(
  db: Db,
  userId: string,
  token: string,
): Promise<SessionStanding | undefined> {
  const row = await db
    .selectFrom('authSessions')
    .leftJoin('authAccounts', (join) =>
      join
        .onRef('authAccounts.userId', '=', 'authSessions.userId')
        .on('authAccounts.providerId', '=', 'credential'),
    )
    .select(['authSessions.confirmedAt', 'authAccounts.id as passwordAccountId'])
    .where('authSessions.userId', '=', userId)
    .where('authSessions.token', '=', token)
    .executeTakeFirst()
  if (!row) return undefined
  const { passwordAccountId, ...times } = row
  return { ...times, hasPassword: passwordAccountId !== null }
}

/** Whose session it is, and whether signing in to their account takes a second factor. */
export interface SessionOwner {
  id: string
  userId: string
  twoFactorEnabled: boolean
}

/** Finds whose session a token is; undefined when it has ended. */
export const findSessionOwner = (db: Db, token: string): Promise<SessionOwner | undefined> =>
  db
    .selectFrom('authSessions')
    .innerJoin('users', 'users.id', 'authSessions.userId')
    .select(['authSessions.id', 'authSessions.userId', 'users.twoFactorEnabled'])
    .where('authSessions.token', '=', token)
    .executeTakeFirst()
