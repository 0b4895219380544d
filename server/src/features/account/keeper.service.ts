import { isAPIError } from 'better-auth/api'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../db/connect.ts'
import { AppError } from '../../http/errors.ts'
import type { SendMail } from '../../lib/mail.ts'
import type { Identity } from './identity.ts'
import type { SessionCache } from './session-cache.ts'
import { findStanding, type SessionStanding } from './sessions.store.ts'

/** What lets a feature act on accounts: the sign-in library, and the session that a request proves. */
export interface Keeper {
  identity: () => Identity
  cache: SessionCache
  /** Null where no mail can be sent. */
  sendMail: SendMail | null
  /** The token of the session a request proves. @throws AppError `unauthorized` without one. */
  tokenOf: (request: FastifyRequest) => string
  /** What the library is told of a request: where it comes from, and the session it proves. */
  headersOf: (request: FastifyRequest) => Headers
  /** As `headersOf`, with what a passkey has been asked. */
  passkeyHeadersOf: (request: FastifyRequest) => Headers
  /** The token of the session that `set-cookie` values of the library begin; null when they begin none. */
  readBegun: (setCookies: readonly string[]) => string | null
}

const CONFIRMED_MS = 600_000

/**
 * Says whether somebody has just proved that it is they who sit there, within ten minutes: by their password in this session,
 * or, where they have none, by a sign-in for which their provider was to ask again.
 */
export const isConfirmed = ({ confirmedAt }: Pick<SessionStanding, 'confirmedAt'>, now: Date): boolean =>
  confirmedAt !== null && Date.parse(confirmedAt) > now.getTime() - CONFIRMED_MS

/** @throws AppError `confirmation_required` unless the session's person has just proved to be there. */
export async function requireConfirmed(db: Db, userId: string, token: string, now: Date): Promise<void> {
  const standing = await findStanding(db, userId, token)
  if (!standing || !isConfirmed(standing, now)) throw new AppError('confirmation_required')
}

/** The sign-in library's own code for what it refuses; undefined for any other error. */
export const readLibraryCode = (error: unknown): string | undefined =>
  isAPIError(error) ? error.body?.code : undefined

/** Says whether the library refused a backup code because another one of the same person was being taken at that moment. */
export const isTakenMeanwhile = (error: unknown): boolean => isAPIError(error) && error.status === 'CONFLICT'
