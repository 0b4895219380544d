import { ERRORS, type ErrorCode, type Problem } from '@lodestar/contract/error'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findOutage } from '../db/outage.ts'
import { ThreadError } from '../threads/thread-error.ts'

interface Details {
  /** A place such as `body.title` and what is wrong there. */
  fields?: Record<string, string>
  /** What the person reads, where the code's own words do not say enough. */
  message?: string
  /** Seconds to wait before trying again. */
  retryAfterSeconds?: number
  cause?: unknown
}

/** A refusal that the caller is told about: one code of the contract. Thrown anywhere below a route. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, { fields, message, retryAfterSeconds, cause }: Details = {}) {
    super(message ?? ERRORS[code].message, { cause })
    this.code = code
    this.fields = fields
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Answers every error in the contract's one shape; what nobody foresaw is logged whole and told as `internal`. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply))
}

/**
 * Sends what an error is to the caller.
 *
 * @returns the reply, sent.
 */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // Whoever hung up in the middle of their request reads no answer; what they sent is what is wrong.
  const hasLeft = error !== undefined && request.raw.errored === error
  const refusal = hasLeft ? new AppError('invalid_input', { cause: error }) : toAppError(error)
  if (refusal.code === 'internal') request.log.error({ err: error }, 'A request failed')
  else if (refusal.code === 'unavailable' && refusal !== error)
    request.log.error({ err: error }, 'The database could not serve a request')
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', refusal.retryAfterSeconds)
  return reply
    .code(ERRORS[refusal.code].status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(writeProblem(refusal, request.id))
}

/** Writes a refusal as the contract's `Problem`, in JSON. */
export function writeProblem({ code, fields, message }: AppError, requestId: string): string {
  const problem: Problem = { code, message, ...(fields ? { fields } : {}), requestId }
  return JSON.stringify(problem)
}

/** The framework's own refusals, by its codes. */
const FRAMEWORK_CODES: Record<string, () => AppError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new AppError('too_large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new AppError('unsupported_media_type'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    new AppError('invalid_input', { fields: { body: 'Shorter or longer than announced' } }),
  FST_ERR_CTP_INVALID_JSON_BODY: () => new AppError('invalid_input', { fields: { body: 'Not valid JSON' } }),
  // Of a method that no route has.
  FST_ERR_ROUTE_MISSING_CONTENT_TYPE: () => new AppError('not_found'),
  FST_ERR_BAD_URL: () => new AppError('not_found'),
  FST_ERR_ROUTE_MAX_PARAM_LENGTH: () => new AppError('not_found'),
  FST_STATIC_FORBIDDEN_PATH: () => new AppError('not_found'),
  FST_STATIC_INVALID_REDIRECT_URL: () => new AppError('not_found'),
}

/** PostgreSQL's text and JSON cannot hold U+0000: the caller sent it, in a field whose schema does not look for it. */
const UNSTORABLE_TEXT = new Set(['22021', '22P05'])

/** A thread that is busy, late or broken can be asked again; one whose code has failed at a text would fail again. */
const toThreadRefusal = (cause: ThreadError): AppError =>
  cause.problem === 'failed'
    ? new AppError('internal', { cause })
    : new AppError('overloaded', { retryAfterSeconds: cause.retryAfterSeconds, cause })

/** Finds the refusal an error stands for. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof ThreadError) return toThreadRefusal(error)
  const outage = findOutage(error)
  if (outage) return new AppError('unavailable', { ...outage, cause: error })
  const { code, statusCode } = (error ?? {}) as Partial<FastifyError>
  const known = code ? FRAMEWORK_CODES[code] : undefined
  if (known) return known()
  if (code && UNSTORABLE_TEXT.has(code))
    return new AppError('invalid_input', { fields: { body: 'Contains a character that cannot be stored' } })
  if (statusCode === 400 && error instanceof SyntaxError)
    return new AppError('invalid_input', { fields: { body: 'Not valid JSON' } })
  // A refusal of the framework that is not in the table is still the caller's doing.
  if (code?.startsWith('FST_') && statusCode !== undefined && statusCode < 500)
    return new AppError('invalid_input', { cause: error })
  return new AppError('internal', { cause: error })
}
