import type { SecondFactorSetup } from '@lodestar/contract/security'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { isAppCode, spendCode } from '../account/app-code.service.ts'
import { findKept } from '../account/backup-codes.service.ts'
import { isTakenMeanwhile, type Keeper, readLibraryCode } from '../account/keeper.service.ts'
import { tellWrong } from './password.service.ts'

type Identity = ReturnType<Keeper['identity']>

const ALREADY_ON = {
  'body.password':
    'An authenticator app is set up already. Turn the second factor off before you set up another.',
}
const NOT_ON = { 'body.password': 'No authenticator app is set up.' }
const NOT_BEGUN = { 'body.code': 'Begin to set up the app before you confirm it.' }
const WRONG_CODE = { 'body.code': 'This code does not fit. Look whether the time of your phone is right.' }

/** Backup codes a person has not used yet; null while they have no second factor. */
export async function countBackupCodes(identity: Identity, userId: string): Promise<number | null> {
  const { internalAdapter } = await identity.$context
  const user = (await internalAdapter.findUserById(userId)) as { twoFactorEnabled?: boolean | null } | null
  if (!user?.twoFactorEnabled) return null
  const { backupCodes } = await identity.api.viewBackupCodes({ body: { userId } })
  return backupCodes.length
}

/** Makes a key for an authenticator app, and backup codes. They count once a code of the app has been given. */
export async function startSecondFactor(
  identity: Identity,
  password: string,
  headers: Headers,
): Promise<SecondFactorSetup> {
  const made = await refuse({ TOTP_ALREADY_ENABLED: ALREADY_ON }, () =>
    tellWrong('password', () => identity.api.enableTwoFactor({ body: { password }, headers })),
  )
  if (!('totpURI' in made)) throw new Error('The sign-in library has set up no authenticator app')
  const key = new URL(made.totpURI).searchParams.get('secret') ?? ''
  return { uri: made.totpURI, key, backupCodes: made.backupCodes }
}

/** Turns the second factor on by a code of the app. @returns the cookies of the session that takes this one's place. */
export async function confirmSecondFactor(
  identity: Identity,
  code: string,
  headers: Headers,
): Promise<string[]> {
  const refusals = { TOTP_NOT_ENABLED: NOT_BEGUN, INVALID_CODE: WRONG_CODE }
  const { headers: sent } = await refuse(refusals, () =>
    identity.api.verifyTOTP({ body: { code }, headers, returnHeaders: true }),
  )
  return sent.getSetCookie()
}

/**
 * Checks a code of the app, or uses a backup code up, of somebody who is signed in.
 *
 * @throws AppError `invalid_input` when it does not fit, was used before, or no second factor is set up.
 */
export async function checkCode(
  identity: Identity,
  { hashCosts }: Pick<Deps, 'hashCosts'>,
  { userId, code }: { userId: string; code: string },
  headers: Headers,
): Promise<void> {
  if ((await countBackupCodes(identity, userId)) === null)
    throw new AppError('invalid_input', { fields: NOT_ON })
  const isBackupCode = !isAppCode(code)
  if (!isBackupCode && !(await spendCode(identity, userId, code))) throw wrongCode()
  const verify = isBackupCode ? identity.api.verifyBackupCode : identity.api.verifyTOTP
  const given = isBackupCode ? await findKept(identity, hashCosts.backupCode, { userId, code }) : code
  await refuse({ INVALID_CODE: WRONG_CODE, INVALID_BACKUP_CODE: WRONG_CODE }, () =>
    verify({ body: { code: given }, headers }).catch((error: unknown) => {
      throw isTakenMeanwhile(error) ? wrongCode() : error
    }),
  )
}

/** Turns the second factor off. @returns the cookies of the session that takes this one's place. */
export async function removeSecondFactor(
  identity: Identity,
  password: string,
  headers: Headers,
): Promise<string[]> {
  const { headers: sent } = await tellWrong('password', () =>
    identity.api.disableTwoFactor({ body: { password }, headers, returnHeaders: true }),
  )
  return sent.getSetCookie()
}

/** Makes new backup codes in the place of the old. */
export async function renewBackupCodes(
  identity: Identity,
  password: string,
  headers: Headers,
): Promise<string[]> {
  const { backupCodes } = await refuse({ TWO_FACTOR_NOT_ENABLED: NOT_ON }, () =>
    tellWrong('password', () => identity.api.generateBackupCodes({ body: { password }, headers })),
  )
  return backupCodes
}

/** A code that was used before, or is none of an app, is as wrong as any other. */
export const wrongCode = (): AppError => new AppError('invalid_input', { fields: WRONG_CODE })

async function refuse<Result>(
  refusals: Record<string, Record<string, string>>,
  ask: () => Promise<Result>,
): Promise<Result> {
  try {
    return await ask()
  } catch (error) {
    const fields = refusals[readLibraryCode(error) ?? '']
    if (fields) throw new AppError('invalid_input', { fields })
    throw error
  }
}
