import * as z from 'zod/mini'
import { Credentials, NewAccount, SecondFactorCode } from './account.ts'
import { endpoint } from './endpoint.ts'
import { NewPasskeyAnswer, PasskeyQuestion } from './passkey.ts'
import { Count, Id, Instant, Success } from './primitives.ts'

/** How an account is protected. */
export const Security = z.object({
  /** False for somebody who signs in through an identity provider only. */
  hasPassword: z.boolean(),
  /** Whether what asks for a confirmation may be done in this session now. */
  isConfirmed: z.boolean(),
  hasSecondFactor: z.boolean(),
  /** Backup codes that have not been used; null without a second factor. */
  backupCodesLeft: z.nullable(Count),
  isAddressVerified: z.boolean(),
  /** Whether this installation sends mail, so that an address can be verified. */
  canSendMail: z.boolean(),
})
export type Security = z.infer<typeof Security>
export const getSecurity = endpoint({
  method: 'GET',
  path: '/api/security',
  summary: "Get how the signed-in user's account is protected.",
  reply: Security,
  example: {
    hasPassword: true,
    isConfirmed: true,
    hasSecondFactor: false,
    backupCodesLeft: null,
    isAddressVerified: false,
    canSendMail: false,
  },
})

const CurrentPassword = Credentials.shape.password

/** The password once more, to prove that it is still its owner who is sitting there. */
export const PasswordAgain = z.object({ password: CurrentPassword })
export const confirmIdentity = endpoint({
  method: 'POST',
  path: '/api/security/confirm',
  summary:
    'Confirm by password that it is you: for ten minutes this session may export, delete, and change the address.',
  body: PasswordAgain,
  reply: Success,
  errors: ['invalid_input'],
  example: { success: true },
})

/** A new password for somebody who knows the old one. */
export const PasswordChange = z.object({
  currentPassword: CurrentPassword,
  newPassword: NewAccount.shape.password,
  /** Whether other browsers stay signed in; without it they are signed out. */
  keepsOthers: z.optional(z.boolean()),
})
export type PasswordChange = z.infer<typeof PasswordChange>
export const changePassword = endpoint({
  method: 'POST',
  path: '/api/security/password',
  summary: 'Change the password. Other sessions end, unless they are to be kept.',
  body: PasswordChange,
  reply: Success,
  errors: ['invalid_input'],
  example: { success: true },
})

/** A browser that is signed in. */
export const SignedInBrowser = z.object({
  id: Id,
  isCurrent: z.boolean(),
  /** Such as "Firefox on Windows"; null where it did not say. */
  device: z.nullable(z.string()),
  /** The network address it signed in from. */
  network: z.nullable(z.string()),
  startedAt: Instant,
  /** To within ten minutes. */
  lastUsedAt: Instant,
  endsAt: Instant,
})
export type SignedInBrowser = z.infer<typeof SignedInBrowser>
export const listBrowsers = endpoint({
  method: 'GET',
  path: '/api/security/sessions',
  summary: 'List where the user is signed in, last used first.',
  reply: z.array(SignedInBrowser),
  example: [
    {
      id: 'session_1',
      isCurrent: true,
      device: 'Firefox on Windows',
      network: '203.0.113.7',
      startedAt: '2026-05-03T09:30:00.000Z',
      lastUsedAt: '2026-05-03T11:10:00.000Z',
      endsAt: '2026-06-02T09:30:00.000Z',
    },
  ],
})
export const endBrowser = endpoint({
  method: 'DELETE',
  path: '/api/security/sessions/:id',
  summary: 'Sign one browser out, at once.',
  reply: Success,
  errors: ['not_found'],
  example: { success: true },
})
export const endOtherBrowsers = endpoint({
  method: 'POST',
  path: '/api/security/sessions/end-others',
  summary: 'Sign every browser out but this one, at once.',
  reply: z.object({ ended: Count }),
  example: { ended: 2 },
})

/** What an authenticator app is given, once. */
export const SecondFactorSetup = z.object({
  /** The `otpauth:` address that its QR code holds. */
  uri: z.string(),
  /** The key to type in instead, in base 32. */
  key: z.string(),
  /** Each lets its owner in once, without the app. */
  backupCodes: z.array(z.string()),
})
export type SecondFactorSetup = z.infer<typeof SecondFactorSetup>
const exampleCodes = ['k3jd9-xq2mb', 'zt7kp-c4h8v']
export const startSecondFactor = endpoint({
  method: 'POST',
  path: '/api/security/second-factor',
  summary: 'Begin to set up an authenticator app; it counts once a code has confirmed it.',
  body: PasswordAgain,
  reply: SecondFactorSetup,
  errors: ['invalid_input'],
  example: {
    uri: 'otpauth://totp/Lodestar:ada%40example.com?secret=JBSWY3DPEHPK3PXP&issuer=Lodestar',
    key: 'JBSWY3DPEHPK3PXP',
    backupCodes: exampleCodes,
  },
})
export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/api/security/second-factor/confirm',
  summary: 'Finish setting up the authenticator app with a code of it. Other sessions end.',
  body: z.object({ code: SecondFactorCode }),
  reply: Success,
  errors: ['invalid_input', 'already_set_up'],
  example: { success: true },
})
/** Password and second factor once more, before the second factor is changed. */
export const BothAgain = z.object({ ...PasswordAgain.shape, code: SecondFactorCode })
export type BothAgain = z.infer<typeof BothAgain>
export const removeSecondFactor = endpoint({
  method: 'POST',
  path: '/api/security/second-factor/remove',
  summary: 'Turn the second factor off, by the password and a code of the app or a backup code.',
  body: BothAgain,
  reply: Success,
  errors: ['invalid_input'],
  example: { success: true },
})
export const renewBackupCodes = endpoint({
  method: 'POST',
  path: '/api/security/second-factor/codes',
  summary: 'Get new backup codes, by the password and a code; the old ones stop working.',
  body: BothAgain,
  reply: z.object({ backupCodes: z.array(z.string()) }),
  errors: ['invalid_input'],
  example: { backupCodes: exampleCodes },
})

/** A device or program that holds a key for the account. */
export const Passkey = z.object({ id: Id, name: z.nullable(z.string()), createdAt: Instant })
export type Passkey = z.infer<typeof Passkey>
export const listPasskeys = endpoint({
  method: 'GET',
  path: '/api/security/passkeys',
  summary: 'List the passkeys of the account, newest first.',
  reply: z.array(Passkey),
  example: [{ id: 'passkey_1', name: 'Safari on macOS', createdAt: '2026-05-03T09:30:00.000Z' }],
})
export const askNewPasskey = endpoint({
  method: 'POST',
  path: '/api/security/passkeys/options',
  summary: 'Get what the browser asks a device to make a passkey; asks for a confirmation.',
  reply: PasskeyQuestion,
  errors: ['confirmation_required', 'quota_reached'],
  example: {
    options: {
      challenge: 'bm90IGEgcmVhbCBvbmU',
      rp: { id: 'coach.example.com', name: 'Lodestar' },
      user: { id: 'dXNlcl9hZGE', name: 'ada@example.com', displayName: 'ada@example.com' },
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    },
  },
})
export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/security/passkeys',
  summary: 'Keep the passkey that a device has made.',
  body: z.object({ response: NewPasskeyAnswer }),
  reply: Success,
  errors: ['invalid_input', 'confirmation_required', 'quota_reached'],
  example: { success: true },
})
export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/api/security/passkeys/:id',
  summary: 'Remove a passkey; asks for a confirmation.',
  reply: Success,
  errors: ['not_found', 'confirmation_required'],
  example: { success: true },
})

/** The address somebody wants to sign in with from now on. */
export const AddressChange = z.object({ email: NewAccount.shape.email })
export const changeAddress = endpoint({
  method: 'POST',
  path: '/api/security/address',
  summary:
    'Change the email address; asks for a confirmation. Where mail can be sent, a link to the new address does it.',
  body: AddressChange,
  reply: z.object({
    /** False while a mailed link is waited for. */
    isChanged: z.boolean(),
  }),
  errors: ['invalid_input', 'confirmation_required'],
  example: { isChanged: true },
})
export const sendAddressProof = endpoint({
  method: 'POST',
  path: '/api/security/address/verify',
  summary: 'Mail a link that verifies the address of the account.',
  reply: Success,
  errors: ['not_found'],
  example: { success: true },
})

/** What can happen around an account. */
export const SECURITY_EVENTS = [
  'account-created',
  'signed-in',
  'sign-in-failed',
  'second-factor-asked',
  'second-factor-failed',
  'passkey-failed',
  'backup-code-used',
  'password-reset-asked',
  'password-reset',
  'password-changed',
  'confirmed',
  'confirmation-failed',
  'address-change-asked',
  'address-changed',
  'address-verified',
  'second-factor-on',
  'second-factor-off',
  'backup-codes-renewed',
  'passkey-added',
  'passkey-removed',
  'session-ended',
  'other-sessions-ended',
  'signed-out',
  'data-exported',
  'hand-over-undone',
] as const
export type SecurityEventName = (typeof SECURITY_EVENTS)[number]

/** By what somebody can sign in; a code and a backup code follow the password. */
export const SIGN_IN_MEANS = ['password', 'code', 'backup-code', 'passkey', 'provider'] as const
export type SignInMeans = (typeof SIGN_IN_MEANS)[number]

/** Something that happened around an account, kept for a year. */
export const SecurityEvent = z.object({
  id: Id,
  event: z.enum(SECURITY_EVENTS),
  /** By what it was signed in; null for other events. */
  means: z.nullable(z.enum(SIGN_IN_MEANS)),
  at: Instant,
  /** The network address it came from. */
  network: z.string(),
  device: z.nullable(z.string()),
})
export type SecurityEvent = z.infer<typeof SecurityEvent>
export const listSecurityEvents = endpoint({
  method: 'GET',
  path: '/api/security/events',
  summary: 'List what happened around the account, newest first.',
  reply: z.array(SecurityEvent),
  example: [
    {
      id: 'event_1',
      event: 'signed-in',
      means: 'passkey',
      at: '2026-05-03T09:30:00.000Z',
      network: '203.0.113.7',
      device: 'Firefox on Windows',
    },
  ],
})
