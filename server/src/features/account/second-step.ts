import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { throttle } from '../../http/throttle.ts'
import { isAppCode, spendCode } from './app-code.service.ts'
import type { Identity } from './identity.ts'
import { readLibraryCode } from './keeper.service.ts'
import type { SignedIn } from './sign-in.service.ts'

/** Somebody's try to go on signing in: what the first step left with them, and the code they typed. */
interface Attempt {
  challenge: string
  code: string
  network: string
}

const LOCKED_SECONDS = 900

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
 * Five codes may be tried for one password, and ten in a row for one account: the library counts them. A code that was
 * tried is not taken again, right or wrong.
 *
 * @throws WrongCode, or AppError `unauthorized` when the password has to be typed again, `too_many_requests` when too many
 *   codes were wrong.
 */
export async function takeSecondStep(
  { db, limits, clock }: Pick<Deps, 'db' | 'limits' | 'clock'>,
  identity: Identity,
  { challenge, code, network }: Attempt,
  headers: Headers,
): Promise<SignedIn & { isBackupCode: boolean }> {
  const userId = await findChallenged(identity, challenge)
  const perNetwork = { name: 'second-step', of: [network, userId], most: limits.signInsPerAddress }
  await throttle(db, [perNetwork], limits.windowMinutes, clock())
  const isBackupCode = !isAppCode(code)
  if (!isBackupCode && !(await spendCode(identity, userId, code))) throw new WrongCode(userId)
  try {
    const verify = isBackupCode ? identity.api.verifyBackupCode : identity.api.verifyTOTP
    const { headers: sent } = await verify({ body: { code }, headers, returnHeaders: true })
    return { userId, cookies: sent.getSetCookie(), isBackupCode }
  } catch (error) {
    throw readRefusal(error, userId)
  }
}

async function findChallenged(identity: Identity, challenge: string): Promise<string> {
  const { internalAdapter } = await identity.$context
  const asked = await internalAdapter.findVerificationValue(challenge)
  if (!asked || asked.expiresAt.getTime() <= Date.now())
    throw new AppError('unauthorized', { fields: LAPSED })
  return asked.value
}

function readRefusal(error: unknown, userId: string): unknown {
  const code = readLibraryCode(error)
  if (code === 'ACCOUNT_TEMPORARILY_LOCKED')
    return new AppError('too_many_requests', { retryAfterSeconds: LOCKED_SECONDS })
  if (code === 'INVALID_CODE' || code === 'INVALID_BACKUP_CODE') return new WrongCode(userId)
  return code === undefined ? error : new AppError('unauthorized', { fields: LAPSED })
}
