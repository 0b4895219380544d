import {
  askPasskey,
  Credentials,
  ForgottenPassword,
  getSignInOptions,
  NewAccount,
  PasswordReset,
  requestPasswordReset,
  resetPassword,
  SecondStep,
  signInByEmail,
  signInByPasskey,
  signInBySecondFactor,
  signUpByEmail,
  verifyAddress,
} from '@lodestar/contract/account'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { ApiError, call } from '../../lib/api.ts'
import { provePasskey } from '../../lib/passkeys.ts'
import { getTimeZone } from '../../lib/time-zone.ts'

/** What the forms of the sign-in page ask for; the server asks for the same again. */
export const FORMS = {
  signIn: z.omit(Credentials, { timeZone: true }),
  code: z.omit(SecondStep, { timeZone: true }),
  createAccount: z.omit(NewAccount, { timeZone: true }),
  forgottenPassword: ForgottenPassword,
  newPassword: z.omit(PasswordReset, { token: true }),
}
type Values<Form extends keyof typeof FORMS> = z.output<(typeof FORMS)[Form]>

export const signInOptionsQuery = queryOptions({
  queryKey: ['sign-in-options'],
  queryFn: ({ signal }) => call(getSignInOptions, { signal }),
})

/** Signs in, or learns that a code of the authenticator app is asked for as well. */
export async function signIn(values: Values<'signIn'>): Promise<'signed-in' | 'asks-for-code'> {
  try {
    await call(signInByEmail, { body: { ...values, timeZone: getTimeZone() } })
    return 'signed-in'
  } catch (error) {
    if (error instanceof ApiError && error.problem?.code === 'second_factor_required') return 'asks-for-code'
    throw error
  }
}
export const signInByCode = (values: Values<'code'>) =>
  call(signInBySecondFactor, { body: { ...values, timeZone: getTimeZone() } })
/** Signs in with a passkey of one of the person's devices. @throws Error when they give it up there. */
export async function signInWithPasskey(): Promise<void> {
  const { options } = await call(askPasskey)
  const response = await provePasskey(options)
  await call(signInByPasskey, { body: { response, timeZone: getTimeZone() } })
}
export const createAccount = (values: Values<'createAccount'>) =>
  call(signUpByEmail, { body: { ...values, timeZone: getTimeZone() } })

export const requestReset = (body: Values<'forgottenPassword'>) => call(requestPasswordReset, { body })

export const choosePassword = (token: string, values: Values<'newPassword'>) =>
  call(resetPassword, { body: { token, ...values } })
export const redeemAddress = (token: string) => call(verifyAddress, { body: { token } })
