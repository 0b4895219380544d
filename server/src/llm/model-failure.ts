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

  constructor(failure: Failure | (string & {}), status: number | null = null) {
    super(`The language model failed: ${failure}`)
    this.failure = failure
    this.status = status
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

const BY_STATUS: Readonly<Record<number, Failure>> = {
  401: 'key-refused',
  403: 'key-refused',
  404: 'not-found',
  429: 'rate-limited',
  503: 'overloaded',
  529: 'overloaded',
}

/**
 * Reads what went wrong from whatever the provider's package threw, without taking over any of its text: such errors
 * carry the whole request.
 */
export function readFailure(error: unknown): ModelFailure {
  for (const one of listCauses(error)) {
    if (one instanceof ModelFailure) return one
    const { statusCode: status, code } = one as { statusCode?: unknown; code?: unknown }
    if (typeof status === 'number' && status >= 300) return new ModelFailure(failureOf(status), status)
    const failure = typeof code === 'string' ? BY_CODE[code] : undefined
    if (failure) return new ModelFailure(failure)
    if (/JSONParse/.test(one.name)) return new ModelFailure('not-json')
  }
  return new ModelFailure('unknown')
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
