import {
  Credentials,
  ForgottenPassword,
  getSignInOptions,
  NewAccount,
  PasswordReset,
  requestPasswordReset,
  resetPassword,
  signInByEmail,
  signUpByEmail,
} from '@lodestar/contract/account'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../../lib/api.ts'
import { getTimeZone } from '../../lib/time-zone.ts'

/** What the forms of the sign-in page ask for; the server asks for the same again. */
export const FORMS = {
  signIn: z.omit(Credentials, { timeZone: true }),
  createAccount: z.omit(NewAccount, { timeZone: true }),
  forgottenPassword: ForgottenPassword,
  newPassword: z.omit(PasswordReset, { token: true }),
}
type Values<Form extends keyof typeof FORMS> = z.output<(typeof FORMS)[Form]>

export const signInOptionsQuery = queryOptions({
  queryKey: ['sign-in-options'],
  queryFn: ({ signal }) => call(getSignInOptions, { signal }),
})

export const signIn = (values: Values<'signIn'>) =>
  call(signInByEmail, { body: { ...values, timeZone: getTimeZone() } })

export const createAccount = (values: Values<'createAccount'>) =>
  call(signUpByEmail, { body: { ...values, timeZone: getTimeZone() } })

export const requestReset = (body: Values<'forgottenPassword'>) => call(requestPasswordReset, { body })

export const choosePassword = (token: string, values: Values<'newPassword'>) =>
  call(resetPassword, { body: { token, ...values } })
