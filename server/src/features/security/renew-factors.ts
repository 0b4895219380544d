import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import type { Db } from '../../db/connect.ts'

/**
 * Encrypts second factors anew that the sign-in library has encrypted by an earlier secret key.
 *
 * @param keys the newest secret key, then those before.
 * @returns how many were written.
 */
export async function renewFactors(db: Db, [newest = '', ...earlier]: readonly string[]): Promise<number> {
  if (earlier.length === 0) return 0
  const rows = await db
    .selectFrom('authSecondFactors')
    .select(['id', 'secret', 'backupCodesSecret'])
    .execute()
  let written = 0
  for (const { id, ...kept } of rows) {
    const secret = await renew(kept.secret, newest, earlier)
    const backupCodesSecret = await renew(kept.backupCodesSecret, newest, earlier)
    if (secret === kept.secret && backupCodesSecret === kept.backupCodesSecret) continue
    await db
      .updateTable('authSecondFactors')
      .set({ secret, backupCodesSecret })
      .where('id', '=', id)
      // A change meanwhile was made by the newest key.
      .where('secret', '=', kept.secret)
      .where('backupCodesSecret', '=', kept.backupCodesSecret)
      .execute()
    written += 1
  }
  return written
}

/** What none of the keys opens stays as it is: nobody can use it, and nothing is destroyed. */
async function renew(data: string, newest: string, earlier: readonly string[]): Promise<string> {
  if ((await open(newest, data)) !== undefined) return data
  for (const key of earlier) {
    const text = await open(key, data)
    if (text !== undefined) return symmetricEncrypt({ key: newest, data: text })
  }
  return data
}

const open = (key: string, data: string): Promise<string | undefined> =>
  symmetricDecrypt({ key, data }).catch(() => undefined)
