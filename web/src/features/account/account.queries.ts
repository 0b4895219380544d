import { getSignInOptions, NewAccount } from '@lodestar/contract/account'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call, send } from '../../lib/api.ts'
import { getTimeZone } from '../../lib/time-zone.ts'

const { email, password } = NewAccount.shape

/** What the forms of the sign-in page ask for; the server asks for the same again. */
export const SignIn = z.object({ email, password: z.string().check(z.minLength(1, 'Enter your password')) })
export const CreateAccount = z.omit(NewAccount, { timeZone: true })
export const ForgottenPassword = z.object({ email })
export const NewPassword = z.object({ newPassword: password })

export const signInOptionsQuery = queryOptions({
  queryKey: ['sign-in-options'],
  queryFn: ({ signal }) => call(getSignInOptions, { signal }),
})

const post = (path: string, body: object) => send('POST', `/api/identity/${path}`, { body })

export const signIn = (values: z.output<typeof SignIn>) =>
  post('sign-in/email', { ...values, timeZone: getTimeZone() })

export const createAccount = (values: z.output<typeof CreateAccount>) =>
  post('sign-up/email', { ...values, timeZone: getTimeZone() })

export const requestPasswordReset = (values: z.output<typeof ForgottenPassword>) =>
  post('request-password-reset', values)

export const choosePassword = (token: string, values: z.output<typeof NewPassword>) =>
  post('reset-password', { token, ...values })
