import type { Db } from '../../db/connect.ts'
import { lockOwner } from './account.store.ts'
import { endByToken } from './sessions.store.ts'

/**
 * Keeps a session that has just begun only if what it was begun by holds still.
 *
 * A reset locks its person while it changes the password and ends their sessions. So it either ends this session, which it
 * can see, or is over before `holds` looks.
 *
 * @param token of the session; null where the password has begun a second step only.
 */
export const keepIfHolds = (
  db: Db,
  userId: string,
  token: string | null,
  holds: (tx: Db) => Promise<boolean>,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    await lockOwner(tx, userId)
    if (await holds(tx)) return true
    if (token !== null) await endByToken(tx, token)
    return false
  })
