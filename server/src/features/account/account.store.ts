import type { User } from '@lodestar/contract/account'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { JobQueue } from '../../db/job-queue.ts'
import { removeInBatches } from '../../db/remove-in-batches.ts'
import { asPurpose } from '../../db/scope.ts'

/** What accounts with a password are filed under by the sign-in library. */
const PASSWORD_PROVIDER = 'credential'

/**
 * Finds a person as the contract shows them.
 *
 * @param providerName what people call the identity provider, for accounts that came through it.
 */
export async function findUser(db: Db, userId: string, providerName: string): Promise<User | undefined> {
  const row = await db
    .selectFrom('users')
    .leftJoin('authAccounts', (join) =>
      join
        .onRef('authAccounts.userId', '=', 'users.id')
        .on('authAccounts.providerId', '=', PASSWORD_PROVIDER),
    )
    .select([
      'users.id',
      'users.email',
      'users.firstName',
      'users.lastName',
      'users.profileImageUrl',
      'users.createdAt',
      'users.updatedAt',
      'users.ndaAcceptedAt',
      'users.ndaVersion',
      'authAccounts.id as passwordAccountId',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst()
  if (!row) return undefined
  const { passwordAccountId, ...user } = row
  return {
    ...user,
    firstName: user.firstName || null,
    lastName: user.lastName || null,
    provider: passwordAccountId === null ? providerName : 'local',
  }
}

/** Finds whose account has this address; undefined when nobody's has. */
export async function findUserId(db: Db, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
  return row?.id
}

/** Says whether somebody has proved that the address of their account is theirs. */
export async function isAddressVerified(db: Db, userId: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('emailVerified').where('id', '=', userId).executeTakeFirst()
  return row?.emailVerified === true
}

/** Gives an account another address, or the same as a verified one. @throws a unique violation when another account has it. */
export async function setAddress(
  db: Db,
  userId: string,
  { email, isVerified }: { email: string; isVerified: boolean },
  at: string,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ email: email.toLowerCase(), emailVerified: isVerified, updatedAt: at })
    .where('id', '=', userId)
    .execute()
}

/** Makes void every link mailed to a person, and every second step that their password has begun. */
export async function forgetLinks(db: Db, userId: string): Promise<void> {
  await forgetAddressProofs(db, userId)
  await db
    .deleteFrom('authVerifications')
    .where((row) => row.or([row('value', 'like', `reset ${userId} %`), row('value', '=', userId)]))
    .execute()
}

/** Makes void every link mailed to a person that would give their account an address, or verify it. */
export async function forgetAddressProofs(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('authVerifications').where('value', 'like', `address ${userId} %`).execute()
}

/** Whose a mailed link is. */
export interface LinkOwner {
  id: string
  email: string
  emailVerified: boolean
}

/** Reads a person and keeps whatever else would change them waiting until the transaction ends. */
export const lockOwner = (tx: Db, userId: string): Promise<LinkOwner | undefined> =>
  tx
    .selectFrom('users')
    .select(['id', 'email', 'emailVerified'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst()

/** Uses a mailed link up. @returns false when it is gone. */
export async function takeLink(tx: Db, id: string): Promise<boolean> {
  const row = await tx.deleteFrom('authVerifications').where('id', '=', id).returning('id').executeTakeFirst()
  return row !== undefined
}

/** Records that a person acknowledged a version of the confidentiality notice; the newest counts. */
export async function acceptConfidentiality(
  db: Db,
  userId: string,
  version: string,
  at: string,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ ndaVersion: version, ndaAcceptedAt: at, updatedAt: at })
    .where('id', '=', userId)
    .execute()
}

/** Changes the locale of a person's browser. */
export async function setLocale(db: Db, userId: string, locale: string, at: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ locale, updatedAt: at })
    .where('id', '=', userId)
    .where('locale', 'is distinct from', locale)
    .execute()
}

/** Changes the time zone a person is in. @returns false when they were in it already. */
export async function setTimeZone(db: Db, userId: string, timeZone: string, at: string): Promise<boolean> {
  const row = await db
    .updateTable('users')
    .set({ timeZone, updatedAt: at })
    .where('id', '=', userId)
    .where('timeZone', 'is distinct from', timeZone)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Changes a person's name. */
export async function renameUser(
  db: Db,
  userId: string,
  name: { firstName: string; lastName: string },
  at: string,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ ...name, updatedAt: at })
    .where('id', '=', userId)
    .execute()
}

/** Whether a person appears on the leaderboard; nobody does until they say so (decision D86). */
export async function isOnLeaderboard(db: Db, userId: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('onLeaderboard').where('id', '=', userId).executeTakeFirst()
  return row?.onLeaderboard === true
}

export async function showOnLeaderboard(db: Db, userId: string, isShown: boolean, at: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ onLeaderboard: isShown, updatedAt: at })
    .where('id', '=', userId)
    .execute()
}

/**
 * Deletes a person and, through the foreign keys, everything that is theirs; their jobs in the queue, too.
 *
 * @returns false, with nothing deleted, when the address is not theirs.
 */
export async function deleteUser(db: Db, jobs: JobQueue, userId: string, email: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const gone = await tx
      .deleteFrom('users')
      .where('id', '=', userId)
      .where('email', '=', email.toLowerCase())
      .returning('id')
      .executeTakeFirst()
    if (!gone) return false
    // Links for a new password, those that verify an address, and what a passkey is asked name the person without a foreign key.
    await forgetLinks(tx, userId)
    await forgetSpentCodes(tx, userId)
    await tx.deleteFrom('authVerifications').where('value', 'like', `%"id":"${userId}"%`).execute()
    // Whether somebody is gone can only be told by who sees everybody.
    await asPurpose('jobs', () => jobs.forgetGone(tx))
    return true
  })
}

/** Codes of an app that were tried; until they expire they are not taken again. */
async function forgetSpentCodes(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('authVerifications').where('value', '=', `spent ${userId}`).execute()
}

/** Removes sessions that have ended and links that have expired, with the addresses and browsers noted in them. */
export async function forgetExpiredSignIns(db: Db, now: Date): Promise<void> {
  const at = now.toISOString()
  await removeInBatches(db, 'authSessions', sql`expires_at <= ${at}`)
  await removeInBatches(db, 'authVerifications', sql`expires_at <= ${at}`)
}
