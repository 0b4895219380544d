import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Locale } from './locale.ts'
import { PasskeyAnswer, PasskeyQuestion } from './passkey.ts'
import { Id, Instant, LIMITS, Success, storable, TimeZone, text } from './primitives.ts'

/** The person signed in. `provider` is `local`, an identity provider's name, or `demo`. */
export const User = z.object({
  id: Id,
  email: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  provider: z.string(),
  createdAt: Instant,
  updatedAt: Instant,
  ndaAcceptedAt: z.nullable(Instant),
  ndaVersion: z.nullable(z.string()),
})
export type User = z.infer<typeof User>

const ada: User = {
  id: 'user_ada',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Okafor',
  profileImageUrl: null,
  provider: 'local',
  createdAt: '2026-05-03T09:30:00.000Z',
  updatedAt: '2026-05-03T09:30:00.000Z',
  ndaAcceptedAt: null,
  ndaVersion: null,
}

export const getUser = endpoint({
  method: 'GET',
  path: '/api/auth/user',
  summary: 'Get the signed-in user.',
  reply: User,
  example: ada,
})

/** Which version of the confidentiality notice a person agreed to. */
export const ConfidentialityConsent = z.object({ version: text(40) })
export const acceptConfidentiality = endpoint({
  method: 'POST',
  path: '/api/auth/confidentiality',
  summary: 'Record that the signed-in user acknowledged the confidentiality notice.',
  body: ConfidentialityConsent,
  reply: User,
  example: { ...ada, ndaAcceptedAt: '2026-05-03T09:31:00.000Z', ndaVersion: '1' },
})

/** The browser's time zone, which streaks, reminders and "today" go by, and its locale, by which days and times are written. */
export const setTimeZone = endpoint({
  method: 'PUT',
  path: '/api/auth/time-zone',
  summary: "Store the browser's time zone and locale on the signed-in user.",
  body: z.object({ timeZone: TimeZone, locale: z.optional(Locale) }),
  reply: Success,
  example: { success: true },
})

/** How this installation lets people in: with an e-mail address, through an identity provider, or both. */
export const SignInOptions = z.object({
  /** The identity provider's display name, or null when none is set up. */
  identityProvider: z.nullable(z.string()),
  /** True when mail can be sent, so a forgotten password can be reset. */
  canResetPassword: z.boolean(),
})
export type SignInOptions = z.infer<typeof SignInOptions>
export const getSignInOptions = endpoint({
  method: 'GET',
  path: '/api/auth/options',
  summary: 'Say how people can sign in here.',
  access: 'public',
  reply: SignInOptions,
  example: { identityProvider: null, canResetPassword: false },
})

/** Longest password in UTF-16 units, as the sign-in library counts: an emoji is two or more. */
const LONGEST_PASSWORD = 128
const isShortEnough = z.refine<string>(
  (password) => password.length <= LONGEST_PASSWORD,
  `Use at most ${LONGEST_PASSWORD} characters`,
)

/** A new account. */
export const NewAccount = z.object({
  firstName: text(LIMITS.name, 'Enter your first name'),
  lastName: text(LIMITS.name, 'Enter your last name'),
  email: z.email('Enter an email address such as name@example.com').check(z.maxLength(254)),
  password: z.string().check(z.minLength(8, 'Use at least 8 characters'), isShortEnough, storable),
  timeZone: z.optional(TimeZone),
})
export type NewAccount = z.infer<typeof NewAccount>

export const signUpByEmail = endpoint({
  method: 'POST',
  path: '/api/identity/sign-up/email',
  summary: 'Create an account and sign it in.',
  access: 'public',
  body: NewAccount,
  reply: User,
  status: 201,
  errors: ['invalid_input'],
  example: ada,
})

/** An e-mail address and its password; the time zone is that of the browser. */
export const Credentials = z.object({
  email: NewAccount.shape.email,
  password: z.string().check(z.minLength(1, 'Enter your password'), isShortEnough, storable),
  timeZone: z.optional(TimeZone),
})
export const signInByEmail = endpoint({
  method: 'POST',
  path: '/api/identity/sign-in/email',
  summary: 'Sign in with an email address and a password.',
  access: 'public',
  body: Credentials,
  reply: User,
  errors: ['invalid_input', 'unauthorized', 'second_factor_required'],
  example: ada,
})

/** A code of an authenticator app, or one of the codes kept for a lost phone; spaces and large letters do not count. */
export const SecondFactorCode = z.string('Enter the code').check(
  z.overwrite((code) => code.replaceAll(/\s/g, '').toLowerCase()),
  z.minLength(6, 'Enter the six digits of your app, or one of your backup codes'),
  z.maxLength(20, 'Enter the six digits of your app, or one of your backup codes'),
  storable,
)
/** The second step of signing in, with what the first has left in a cookie. */
export const SecondStep = z.object({ code: SecondFactorCode, timeZone: z.optional(TimeZone) })
export const signInBySecondFactor = endpoint({
  method: 'POST',
  path: '/api/identity/sign-in/second-factor',
  summary: 'Go on signing in with a code of the authenticator app, or a backup code.',
  access: 'public',
  body: SecondStep,
  reply: User,
  errors: ['invalid_input', 'unauthorized'],
  example: ada,
})

export const askPasskey = endpoint({
  method: 'POST',
  path: '/api/identity/sign-in/passkey/options',
  summary: 'Get what the browser asks a device that holds a passkey.',
  access: 'public',
  reply: PasskeyQuestion,
  example: { options: { challenge: 'bm90IGEgcmVhbCBvbmU' } },
})
export const signInByPasskey = endpoint({
  method: 'POST',
  path: '/api/identity/sign-in/passkey',
  summary: 'Sign in with what the device has answered; it stands for password and second factor.',
  access: 'public',
  body: z.object({ response: PasskeyAnswer, timeZone: z.optional(TimeZone) }),
  reply: User,
  errors: ['invalid_input', 'unauthorized'],
  example: ada,
})

/** What a mailed link proves: that its reader has the address. It stands in the link as `/api/login?verify=…`. */
export const AddressProof = z.object({ token: text(200) })
export const verifyAddress = endpoint({
  method: 'POST',
  path: '/api/identity/verify-address',
  summary: 'Verify an email address by the token of a mail; a change of address happens now.',
  access: 'public',
  body: AddressProof,
  reply: z.object({ email: z.string() }),
  errors: ['invalid_input'],
  example: { email: 'ada@example.com' },
})

/** Whose password is forgotten. */
export const ForgottenPassword = z.object({ email: NewAccount.shape.email })
export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/identity/request-password-reset',
  summary: 'Mail a link to choose a new password; the answer is the same for an unknown address.',
  access: 'public',
  body: ForgottenPassword,
  reply: Success,
  errors: ['invalid_input', 'not_found'],
  example: { success: true },
})

/** A new password by the token of a reset mail, which stands in its link as `/api/login?token=…`. */
export const PasswordReset = z.object({ token: text(200), newPassword: NewAccount.shape.password })
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/identity/reset-password',
  summary: 'Choose a new password by the token of a reset mail.',
  access: 'public',
  body: PasswordReset,
  reply: Success,
  errors: ['invalid_input'],
  example: { success: true },
})
