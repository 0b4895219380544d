import type { PasswordChange } from '@lodestar/contract/security'
import { AppError } from '../../http/errors.ts'
import { type Keeper, readLibraryCode } from '../account/keeper.service.ts'
import { refuseByLibrary, refuseWeakPassword } from '../account/sign-in.service.ts'

type Identity = ReturnType<Keeper['identity']>
type Field = 'password' | 'currentPassword'

/** The password of somebody who is signed in, typed wrong. */
export class WrongPassword extends AppError {
  constructor(field: Field) {
    super('invalid_input', { fields: { [`body.${field}`]: 'That is not your password.' } })
  }
}

/** @throws WrongPassword unless this is the password of whoever the headers prove. */
export async function checkPassword(identity: Identity, password: string, headers: Headers): Promise<void> {
  await tellWrong('password', () => identity.api.verifyPassword({ body: { password }, headers }))
}

/** Changes a password by the current one. @throws WrongPassword, or AppError `invalid_input` naming the new one. */
export async function changePassword(
  identity: Identity,
  owner: { firstName: string | null; lastName: string | null; email: string },
  { currentPassword, newPassword }: PasswordChange,
  headers: Headers,
): Promise<void> {
  // First the current one: whoever does not know it must learn nothing of what may be chosen.
  await tellWrong('currentPassword', () =>
    identity.api.verifyPassword({ body: { password: currentPassword }, headers }),
  )
  refuseWeakPassword(newPassword, owner, 'newPassword')
  await tellWrong('currentPassword', () =>
    identity.api.changePassword({ body: { currentPassword, newPassword }, headers }),
  ).catch((error: unknown) => {
    refuseByLibrary(error, 'newPassword')
    throw error
  })
}

/** Runs what asks the library about a password; its "no" becomes ours. */
export async function tellWrong<Result>(field: Field, ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask()
  } catch (error) {
    if (['INVALID_PASSWORD', 'CREDENTIAL_ACCOUNT_NOT_FOUND'].includes(readLibraryCode(error) ?? ''))
      throw new WrongPassword(field)
    throw error
  }
}
