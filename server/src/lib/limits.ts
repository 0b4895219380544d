/** How much one caller may do. Windows are in minutes. */
export interface Limits {
  /** Longest request body, in bytes. Over it: 413. */
  bodyBytes: number
  /** Calls under /api from one address in a minute. */
  callsPerMinute: number
  /** Calls that change or compute something without a session, from one address in a minute. */
  publicWritesPerMinute: number
  /** Sign-in attempts for one e-mail address from one network address in a window. */
  signInsPerAddress: number
  /** Sign-in attempts from one network address in a window, whatever the e-mail address. */
  signInsPerNetwork: number
  /** Sign-in attempts for one e-mail address in a window, wherever they come from. */
  signInsPerAccount: number
  /** New accounts from one network address in a window. */
  signUpsPerNetwork: number
  /** Password mails for one e-mail address in a window. */
  resetsPerAddress: number
  windowMinutes: number
  /** Messages one person may have analyzed in a minute; the longest keeps a core busy for a while. */
  analysesPerMinute: number
}

/**
 * The limits in use.
 *
 * A body of 1 MB holds the longest import (200,000 characters, up to 4 bytes each). Ten sign-ins in ten minutes let a
 * person mistype and stop a guesser (OWASP ASVS 5.0, 6.3.1); the wider ones leave room for an office behind one address.
 */
export const DEFAULT_LIMITS: Limits = {
  bodyBytes: 1_048_576,
  callsPerMinute: 1200,
  publicWritesPerMinute: 60,
  signInsPerAddress: 10,
  signInsPerNetwork: 100,
  signInsPerAccount: 100,
  signUpsPerNetwork: 30,
  resetsPerAddress: 5,
  windowMinutes: 10,
  analysesPerMinute: 30,
}
