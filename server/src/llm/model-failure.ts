/** Why a language model's answer is not shown. What the house refuses has its reason in `Refusal` of the coach. */
export type Failure =
  | 'unreachable'
  | 'unknown-host'
  | 'no-answer'
  | 'too-slow'
  | 'key-refused'
  | 'not-found'
  | 'request-refused'
  | 'rate-limited'
  | 'overloaded'
  | 'server-error'
  | 'redirected'
  | 'cut-off'
  | 'error-event'
  | 'not-a-stream'
  | 'empty'
  | 'oversize'
  | 'filtered'
  | 'not-json'
  | 'wrong-form'
  | 'stopped'
  | 'unknown'

/** A language model that did not answer, or not so that it can be shown. Holds no text of anybody's. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure'
  /** A `Failure`, or the reason for which the caller refused the answer. */
  readonly failure: string
  /** The HTTP status, where there was one. */
  readonly status: number | null
  /** The `Retry-After` with which it asked to be left alone, where it did. */
  readonly retryAfter: string | null

  constructor(
    failure: Failure | (string & {}),
    status: number | null = null,
    retryAfter: string | null = null,
  ) {
    super(`The language model failed: ${failure}`)
    this.failure = failure
    this.status = status
    this.retryAfter = retryAfter
  }
}

const BY_CODE: Readonly<Record<string, Failure>> = {
  ECONNREFUSED: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ETIMEDOUT: 'unreachable',
  UND_ERR_CONNECT_TIMEOUT: 'unreachable',
  ENOTFOUND: 'unknown-host',
  EAI_AGAIN: 'unknown-host',
  ECONNRESET: 'cut-off',
  EPIPE: 'cut-off',
  UND_ERR_SOCKET: 'cut-off',
}

/** Errors of the provider's packages that carry no code. */
const BY_NAME: Readonly<Record<string, Failure>> = {
  AI_JSONParseError: 'not-json',
  AI_StreamProviderError: 'error-event',
}

const BY_STATUS: Readonly<Record<number, Failure>> = {
  401: 'key-refused',
  403: 'key-refused',
  404: 'not-found',
  429: 'rate-limited',
  503: 'overloaded',
  529: 'overloaded',
}

/** What the errors of the provider's packages may hold. */
interface Told {
  statusCode?: unknown
  code?: unknown
  responseHeaders?: Readonly<Record<string, string | undefined>>
}

/**
 * Reads what went wrong from whatever the provider's package threw, without taking over any of its text: such errors
 * carry the whole request.
 */
export function readFailure(error: unknown): ModelFailure {
  for (const one of listCauses(error)) {
    if (one instanceof ModelFailure) return one
    const { statusCode: status, code, responseHeaders } = one as Told
    if (typeof status === 'number' && status >= 300)
      return new ModelFailure(failureOf(status), status, responseHeaders?.['retry-after'])
    const failure = BY_CODE[String(code)] ?? BY_NAME[one.name]
    if (failure) return new ModelFailure(failure)
  }
  return new ModelFailure('unknown')
}

/**
 * Reads how long a model is to be left alone by its `Retry-After`, which is seconds or a date (RFC 9110, 10.2.3).
 *
 * @returns milliseconds from now; 0 where it did not say, or nothing that can be read.
 */
export function readRest({ retryAfter }: ModelFailure, now: Date): number {
  if (retryAfter === null) return 0
  const ms = /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now.getTime()
  return Math.max(0, ms || 0)
}

function failureOf(status: number): Failure {
  if (status < 400) return 'redirected'
  return BY_STATUS[status] ?? (status < 500 ? 'request-refused' : 'server-error')
}

/** An error and what caused it, outermost first; several at once count one after the other. */
function listCauses(error: unknown, depth = 0): Error[] {
  if (!(error instanceof Error) || depth > 5) return []
  const { errors } = error as { errors?: unknown }
  const beside = Array.isArray(errors) ? errors : []
  return [error, ...[error.cause, ...beside].flatMap((one) => listCauses(one, depth + 1))]
}
