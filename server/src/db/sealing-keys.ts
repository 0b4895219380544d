import { StartError } from '../lib/start-error.ts'
import type { Vault } from '../lib/vault.ts'
import type { Db } from './connect.ts'

/** A known text, encrypted by each key in use. */
const CANARY = 'Lodestar'
const PLACE = 'sealing_keys.canary'

const WRONG_KEY =
  'This database holds texts that were encrypted by another secret key. Set SECRET_KEY to the key it was used with ' +
  '(without SECRET_KEY: the file "secret-key" in DATA_DIR). To change the key, set SECRET_KEY to the new one and ' +
  'SECRET_KEY_OLD to the one before. Nothing has been changed.'

/**
 * Makes sure that everything stored can be decrypted, before anything is read or written; notes the newest key.
 *
 * @throws StartError when a key is missing or wrong.
 */
export async function requireKeys(db: Db, vault: Vault): Promise<void> {
  const kept = await db.selectFrom('sealingKeys').select(['keyId', 'canary']).execute()
  if (!opensAll(kept, vault)) throw new StartError(WRONG_KEY)
  await db
    .insertInto('sealingKeys')
    .values({ keyId: vault.keyId, canary: vault.seal(CANARY, PLACE) })
    .onConflict((conflict) => conflict.column('keyId').doNothing())
    .execute()
}

/** Whether everything that these keys have encrypted can be decrypted. @param kept rows of `sealing_keys`. */
export const opensAll = (kept: readonly { keyId: string; canary: string }[], vault: Vault): boolean =>
  kept.every(({ keyId, canary }) => vault.keyIds.includes(keyId) && isRight(vault, canary))

function isRight(vault: Vault, canary: string): boolean {
  try {
    return vault.open(canary, PLACE) === CANARY
  } catch {
    return false
  }
}

/** Says whether everything is encrypted by the newest key. */
export async function isFinished(db: Db, { keyId }: Vault): Promise<boolean> {
  const rows = await db.selectFrom('sealingKeys').select(['keyId', 'finishedAt']).execute()
  return rows.length === 1 && rows[0]?.keyId === keyId && rows[0].finishedAt !== null
}

/** Notes that everything is encrypted by the newest key; those before are needed no longer. */
export async function keepFinished(db: Db, { keyId }: Vault, at: string): Promise<void> {
  await db.updateTable('sealingKeys').set({ finishedAt: at }).where('keyId', '=', keyId).execute()
  await db.deleteFrom('sealingKeys').where('keyId', '!=', keyId).execute()
}
