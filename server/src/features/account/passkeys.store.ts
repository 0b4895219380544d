import type { Passkey } from '@lodestar/contract/security'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

/** Lists the passkeys of a person, newest first. */
export const listPasskeys = (db: Db, userId: string): Promise<Passkey[]> =>
  db
    .selectFrom('authPasskeys')
    .select(['id', 'name', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()

/** Removes a passkey of a person. @returns false when they have no such passkey. */
export async function removePasskey(db: Db, userId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('authPasskeys')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Says whether a person still has the passkey that a device has answered with. */
export async function hasCredential(db: Db, userId: string, credentialId: string): Promise<boolean> {
  const row = await db
    .selectFrom('authPasskeys')
    .select('id')
    .where('userId', '=', userId)
    .where('credentialId', '=', credentialId)
    .executeTakeFirst()
  return row !== undefined
}

/** Finds whose passkey a device has answered with; undefined when it is nobody's. */
export async function findCredentialOwner(db: Db, credentialId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('authPasskeys')
    .select('userId')
    .where('credentialId', '=', credentialId)
    .executeTakeFirst()
  return row?.userId
}

/** Runs what adds a passkey of a person, one after the other on all servers. */
export const oneAtATime = <Result>(
  db: Db,
  userId: string,
  add: (tx: Db) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`passkeys ${userId}`}, 0))`.execute(tx)
    return add(tx)
  })
