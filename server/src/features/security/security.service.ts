import { createHmac } from 'node:crypto'
import type { SecurityEventName, SignInMeans } from '@lodestar/contract/security'
import type { Deps } from '../../deps.ts'
import { describeDevice } from '../../lib/describe-device.ts'
import type { Log } from '../../lib/log.ts'
import { keepEvent } from './security.store.ts'

/** What noting an event needs of the server. */
export type SecurityDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'log' | 'secretKey'>

/** Whose account it is about: a person's, or that of an address or a passkey that nobody has here. */
export type Subject = { userId: string } | { email: string } | { passkey: string }

/** Where it came from. */
interface Origin {
  network: string
  userAgent: string | null
  requestId: string
}

/**
 * Notes that something happened around an account: in the log for whoever runs the server, and for the person themselves.
 *
 * Neither holds an address of mail: one that nobody has here stands as a keyed hash, by which tries at one address can be
 * told from tries at many.
 *
 * @param note what the event is filed under, where the same may be told twice; by what somebody has signed in.
 */
export async function noteSecurity(
  deps: SecurityDeps,
  subject: Subject,
  event: SecurityEventName,
  origin: Origin,
  { id = deps.ids(), means = null }: { id?: string; means?: SignInMeans | null } = {},
): Promise<void> {
  const who = nameSubject(deps.secretKey, subject)
  const { network, userAgent, requestId } = origin
  const isNew = await keepEvent(deps.db, {
    id,
    userId: 'userId' in who ? who.userId : null,
    subject: 'subject' in who ? who.subject : null,
    event,
    means,
    network,
    device: describeDevice(userAgent),
    requestId,
    at: deps.clock().toISOString(),
  })
  if (isNew) logSecurity(deps.log, { event, ...(means ? { means } : {}), ...who, network, reqId: requestId })
}

/** Notes in the log that an account is gone; nothing else of it is left. */
export function noteDeletion(log: Log, userId: string, { network, requestId }: Origin): void {
  logSecurity(log, { event: 'account-deleted', userId, network, reqId: requestId })
}

/** These lines are written whatever `LOG_LEVEL` leaves out, under a name of their own. */
function logSecurity(log: Log, fields: Record<string, string>): void {
  const level = log.level === 'silent' ? 'silent' : 'info'
  log.child({ name: 'security' }, { level }).info(fields, 'security')
}

function nameSubject(secretKey: string, subject: Subject): { userId: string } | { subject: string } {
  if ('userId' in subject) return subject
  const name = 'email' in subject ? subject.email.toLowerCase() : `passkey ${subject.passkey}`
  const hash = createHmac('sha256', secretKey).update(`security subject\n${name}`)
  return { subject: hash.digest('base64url').slice(0, 22) }
}
