/** How much one caller may do, and for how long. Windows are in minutes. */
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
  /** Sign-in attempts for one e-mail address in a window from networks that have never signed in to it. */
  signInsPerAccount: number
  /** Browsers in which one person may be signed in; whoever signs in in one more is signed out where it is longest ago. */
  sessionsPerPerson: number
  /** New accounts from one network address in a window. */
  signUpsPerNetwork: number
  /** Password mails for one e-mail address in an hour, and in a day. Beyond, none is sent and nobody is told. */
  resetsPerHour: number
  resetsPerDay: number
  /** Password mails that one network address may ask for in an hour. */
  resetsPerNetwork: number
  windowMinutes: number
  /** How long a repeated create waits for the first one to end. Over it: 503. */
  repeatWaitMs: number
  /** Times one person may ask for everything stored about them in a minute. */
  exportsPerMinute: number
  /** Times one person may have predictions made in a minute, and as often open what they rest on. */
  analyticsPerMinute: number
  /** Times one person may ask for any other one thing derived from their whole history, in a minute; the dashboard is one query. */
  derivedPerMinute: number
  /** Exports and predictions that are in hand for one person at one moment, in one process. */
  costlyAtOnce: number
  /** Messages one person may have analyzed in a minute; one of more than 2,000 characters counts for several. */
  analysesPerMinute: number
  /** Messages one person may send to the coach in a minute, in all conversations together. */
  turnsPerMinute: number
  /** Messages of one person that the coach answers at once, on one server. */
  turnsAtOncePerPerson: number
  /** Lines one person may say or hear in rehearsals in a minute. */
  rehearsedPerMinute: number
  /** Transcripts one person may have read in a minute. */
  transcriptsPerMinute: number
  /** Pulses one person may start in thirty days, those deleted since included. */
  pulsesPerMonth: number
  /** Browsers that may answer one pulse, and those of one network among them. */
  answersPerPulse: number
  answersPerNetwork: number
  /** Turns that one server composes at once; they share its coach and its connections. */
  turnsComposedAtOnce: number
  /** Turns that one server has taken on, those in line included. Over it: 503. */
  turnsInHand: number
  /** Quick words of coaching that one network address may ask for in a minute without an account. */
  visitorPromptsPerMinute: number
  /** The same for one person with an account. */
  promptsPerMinute: number
  quotas: Quotas
}

/**
 * How much one person may keep.
 *
 * What belongs to something counted has no number of its own: a session has one rating, a meeting one reflection, a rule
 * can be muted only once it has found something, and of more than 20 browsers with notifications the oldest make room.
 */
export interface Quotas {
  /** Goals ever set; of deleted ones the dates are kept. */
  goals: number
  /** Steps of all goals together. */
  steps: number
  stepsPerGoal: number
  sessions: number
  /** Both sides' messages in one coaching session. */
  messagesPerSession: number
  meetings: number
  imports: number
  analyses: number
  /** Times the assessment was taken. */
  assessments: number
  predictions: number
  rehearsals: number
  pulses: number
  transcripts: number
  /** First answers that are kept for a day for repeats with the same Idempotency-Key. */
  keys: number
  /** Characters of the rows that can be long: goals, steps, meetings, reflections, ratings, messages, analyses, imports, rehearsals. */
  characters: number
}

/**
 * Quotas that somebody who is here every day for ten years does not meet, and a program that fills the disk does.
 *
 * Ten years are 3,650 days: nearly three goals, thirteen steps, five sessions, five rehearsals, eleven meetings, eleven analyzed messages
 * and thirteen predictions on each of them, and a thousand assessments instead of forty. A turn with the coach fills
 * some 5,000 characters, so ten turns a day and an import a month stay below 200 million.
 */
const QUOTAS: Quotas = {
  goals: 10_000,
  steps: 50_000,
  stepsPerGoal: 5_000,
  sessions: 20_000,
  messagesPerSession: 400,
  meetings: 40_000,
  imports: 200,
  analyses: 40_000,
  assessments: 1_000,
  predictions: 50_000,
  rehearsals: 20_000,
  pulses: 1_000,
  transcripts: 10_000,
  keys: 2_000,
  characters: 500_000_000,
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
  sessionsPerPerson: 50,
  signUpsPerNetwork: 30,
  resetsPerHour: 5,
  resetsPerDay: 10,
  resetsPerNetwork: 10,
  windowMinutes: 10,
  repeatWaitMs: 20_000,
  analysesPerMinute: 30,
  turnsPerMinute: 20,
  rehearsedPerMinute: 30,
  transcriptsPerMinute: 20,
  pulsesPerMonth: 3,
  answersPerPulse: 100,
  answersPerNetwork: 30,
  turnsAtOncePerPerson: 2,
  turnsComposedAtOnce: 4,
  turnsInHand: 300,
  visitorPromptsPerMinute: 10,
  promptsPerMinute: 20,
  exportsPerMinute: 5,
  analyticsPerMinute: 30,
  derivedPerMinute: 120,
  costlyAtOnce: 2,
  quotas: QUOTAS,
}
