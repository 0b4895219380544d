import type { Db } from '../../db/connect.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { isAppCode, spendCode } from './app-code.service.ts'
import { findKept } from './backup-codes.service.ts'
import type { Identity } from './identity.ts'
import { isTakenMeanwhile, readLibraryCode } from './keeper.service.ts'
import { findHash, type PasswordOwner } from './passwords.store.ts'
import type { SignedIn } from './sign-in.service.ts'
import { createSignInGuard } from './sign-in-guard.ts'
import { keepIfHolds } from './still-holds.ts'

/** Somebody's try to go on signing in: what the first step left with them, and the code they typed. */
interface Attempt {
  challenge: string
  code: string
  network: string
}

const WRONG = { 'body.code': 'This code does not fit, or was used already. Wait for the next one.' }
const LAPSED = { 'body.code': 'Signing in has taken too long. Begin again with your password.' }

/** A code that did not fit, with whose account it was tried on. */
export class WrongCode extends AppError {
  readonly userId: string

  constructor(userId: string) {
    super('unauthorized', { fields: WRONG })
    this.userId = userId
  }
}

/**
 * Takes the second step of signing in, with a code of the authenticator app or a backup code.
 *
 * Five codes may be tried for one password, which the library counts; how many for one account, the guard of signing in. A
 * code that was tried is not taken again, right or wrong.
 *
 * @throws WrongCode, or AppError `unauthorized` when the password has to be typed again, `too_many_requests` when too many
 *   codes were wrong.
 */
export async function takeSecondStep(
  deps: Pick<Deps, 'db' | 'limits' | 'clock' | 'hashCosts'>,
  identity: Identity,
  { challenge, code, network }: Attempt,
  headers: Headers,
): Promise<SignedIn & { isBackupCode: boolean }> {
  const { db } = deps
  const { userId, email, hash } = await findChallenged(db, identity, challenge)
  await createSignInGuard(deps).checkCode({ network, email })
  const isBackupCode = !isAppCode(code)
  if (!isBackupCode && !(await spendCode(identity, userId, code))) throw new WrongCode(userId)
  try {
    const verify = isBackupCode ? identity.api.verifyBackupCode : identity.api.verifyTOTP
    const given = isBackupCode ? await findKept(identity, deps.hashCosts.backupCode, { userId, code }) : code
    const { response, headers: sent } = await verify({ body: { code: given }, headers, returnHeaders: true })
    // The password may have changed meanwhile; then the first step counts no more.
    const holds = async (tx: Db) => (await findHash(tx, { userId }))?.hash === hash
    if (!(await keepIfHolds(db, userId, response.token ?? null, holds))) throw lapsed()
    return { userId, cookies: sent.getSetCookie(), isBackupCode }
  } catch (error) {
    throw readRefusal(error, userId)
  }
}

/** Whose second step it is, and the hash of the password that has begun it: a new one would have voided the step. */
async function findChallenged(db: Db, identity: Identity, challenge: string): Promise<PasswordOwner> {
  const { internalAdapter } = await identity.$context
  const asked = await internalAdapter.findVerificationValue(challenge)
  const owner = asked ? await findHash(db, { userId: asked.value }) : undefined
  // Once more: a change between the two is seen by the step that it has voided.
  const still = owner && (await internalAdapter.findVerificationValue(challenge))
  if (!owner || !still || still.expiresAt.getTime() <= Date.now()) throw lapsed()
  return owner
}

const lapsed = () => new AppError('unauthorized', { fields: LAPSED })

function readRefusal(error: unknown, userId: string): unknown {
  if (isTakenMeanwhile(error)) return lapsed()
  const code = readLibraryCode(error)
  if (code === 'INVALID_CODE' || code === 'INVALID_BACKUP_CODE') return new WrongCode(userId)
  return code === undefined ? error : lapsed()
}
