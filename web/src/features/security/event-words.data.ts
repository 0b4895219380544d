import type { SecurityEventName, SignInMeans } from '@lodestar/contract/security'

/** What happened around an account, as its owner reads it. */
export const EVENT_WORDS: Record<SecurityEventName, string> = {
  'account-created': 'Account created',
  'signed-in': 'Signed in',
  'sign-in-failed': 'Somebody typed a wrong password',
  'second-factor-asked': 'Right password; a code was asked for',
  'second-factor-failed': 'Right password, wrong code',
  'passkey-failed': 'A passkey was refused',
  'backup-code-used': 'Backup code used',
  'password-reset-asked': 'Mail for a new password asked for',
  'password-reset': 'New password set by a mailed link',
  'password-changed': 'Password changed',
  confirmed: 'Password typed again to confirm',
  'confirmation-failed': 'Wrong password typed while signed in',
  'address-change-asked': 'Another address asked for',
  'address-changed': 'Address changed',
  'address-verified': 'Address confirmed',
  'second-factor-on': 'Second factor turned on',
  'second-factor-off': 'Second factor turned off',
  'backup-codes-renewed': 'New backup codes made',
  'passkey-added': 'Passkey added',
  'passkey-removed': 'Passkey removed',
  'session-ended': 'Another browser signed out',
  'other-sessions-ended': 'All other browsers signed out',
  'signed-out': 'Signed out',
  'data-exported': 'All data exported',
  'hand-over-undone': 'A hand-over of the coach taken back',
}

/** By what somebody signed in, after "Signed in". */
export const MEANS_WORDS: Record<SignInMeans, string> = {
  password: 'with the password',
  code: 'with password and code',
  'backup-code': 'with password and backup code',
  passkey: 'with a passkey',
  provider: 'through the identity provider',
}

/** What deserves a second look when it was not oneself. */
export const WORTH_A_LOOK: ReadonlySet<SecurityEventName> = new Set([
  'sign-in-failed',
  'second-factor-failed',
  'passkey-failed',
  'confirmation-failed',
])
