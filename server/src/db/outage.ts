import { AsyncLocalStorage } from 'node:async_hooks'

/** What a caller can do about an outage. */
export interface Outage {
  /** When it is worth trying again. */
  retryAfterSeconds: number
}

/** PostgreSQL restarts, or another server takes over, within seconds. */
const PASSING: Outage = { retryAfterSeconds: 2 }
/** A full disk or a database that is gone waits for a person. */
const LASTING: Outage = { retryAfterSeconds: 60 }

/**
 * What PostgreSQL says when it cannot serve, by its whole code or the code's first two characters.
 *
 * A full disk is an outage, not a mistake of ours: the write was not kept, nobody who asks can change that, and the same
 * request works once there is space. A statement that was ended for taking too long has found the database too busy.
 */
const BY_SQL_STATE: Record<string, Outage> = {
  '08': PASSING, // the connection was refused or broke
  '53': PASSING, // no memory, no connection left
  '57': PASSING, // shutting down, starting, recovering; a statement that took too long
  '58': LASTING, // the disk cannot be read or written
  '28': LASTING, // the user or password is refused
  '25006': PASSING, // a standby that cannot be written to yet
  '25P03': PASSING, // a transaction that was idle for too long
  '3D000': LASTING, // there is no such database
  '53100': LASTING, // the disk is full
}

const BY_NETWORK_CODE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
])

/** What the driver says without a code: of a connection that ended, did not come about, or was not to be had in time. */
const BY_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable|Cannot use a pool after calling end|Postgres connection has been discarded|driver has already been destroyed)/

const SQL_STATE = /^[0-9A-Z]{5}$/

/**
 * Tells whether an error means that the database is lost, refuses, does not answer or cannot write.
 *
 * @returns undefined for every other error: what PostgreSQL says about one statement is our own mistake.
 */
export function findOutage(error: unknown): Outage | undefined {
  if (!(error instanceof Error)) return undefined
  const { code } = error as { code?: unknown }
  if (typeof code !== 'string') return BY_MESSAGE.test(error.message) ? PASSING : undefined
  if (BY_NETWORK_CODE.has(code)) return PASSING
  return SQL_STATE.test(code) ? (BY_SQL_STATE[code] ?? BY_SQL_STATE[code.slice(0, 2)]) : undefined
}

const calls = new AsyncLocalStorage<{ outage?: unknown }>()

/** Remembers, for the call of `withOutages` under way, an error that somebody is about to hide, when it is an outage. */
export function noteOutage(error: unknown): void {
  const call = calls.getStore()
  if (call && findOutage(error)) call.outage ??= error
}

/**
 * Runs a call into a library that hides what its database said behind an answer of its own.
 *
 * @throws the outage that was noted during the call, whatever the call returned or threw itself.
 */
export async function withOutages<T>(run: () => Promise<T>): Promise<T> {
  const call: { outage?: unknown } = {}
  const [outcome] = await Promise.allSettled([calls.run(call, run)])
  if (call.outage !== undefined) throw call.outage
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}
