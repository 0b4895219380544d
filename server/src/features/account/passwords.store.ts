import type { Db } from '../../db/connect.ts'

/** What accounts with a password are filed under by the sign-in library. */
const PASSWORD_PROVIDER = 'credential'

/** Whose a password is, by the hash that is kept of it. */
export interface PasswordOwner {
  userId: string
  email: string
  hash: string
}

/** Finds the hash of somebody's password, by their id or their address; undefined where they have none. */
export async function findHash(
  db: Db,
  who: { userId: string } | { email: string },
): Promise<PasswordOwner | undefined> {
  const row = await db
    .selectFrom('authAccounts')
    .innerJoin('users', 'users.id', 'authAccounts.userId')
    .select(['authAccounts.userId', 'authAccounts.password', 'users.email'])
    .where('authAccounts.providerId', '=', PASSWORD_PROVIDER)
    .where('userId' in who ? 'users.id' : 'users.email', '=', 'userId' in who ? who.userId : who.email)
    .executeTakeFirst()
  return row?.password ? { userId: row.userId, email: row.email, hash: row.password } : undefined
}

/** Sets the hash of a person's password, also for somebody who had none. */
export async function replacePassword(
  db: Db,
  userId: string,
  { id, hash, at }: { id: string; hash: string; at: string },
): Promise<void> {
  await db
    .insertInto('authAccounts')
    .values({
      id,
      userId,
      accountId: userId,
      providerId: PASSWORD_PROVIDER,
      password: hash,
      createdAt: at,
      updatedAt: at,
    })
    .onConflict((conflict) =>
      conflict
        .constraint('auth_accounts_provider_id_account_id_key')
        .doUpdateSet({ password: hash, updatedAt: at }),
    )
    .execute()
}

/** Removes every passkey and the second factor of a person. */
export async function forgetFactors(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('authPasskeys').where('userId', '=', userId).execute()
  await db.deleteFrom('authSecondFactors').where('userId', '=', userId).execute()
  await db.updateTable('users').set({ twoFactorEnabled: false }).where('id', '=', userId).execute()
}

/** Puts a costlier hash in the place of one that fitted a moment ago; nothing happens when it has changed since. */
export async function renewHash(
  db: Db,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await db
    .updateTable('authAccounts')
    .set({ password: to })
    .where('userId', '=', userId)
    .where('providerId', '=', PASSWORD_PROVIDER)
    .where('password', '=', from)
    .execute()
}
