import type { CallInput, Endpoint, ReplyOf } from '@lodestar/contract/endpoint'
import { Problem } from '@lodestar/contract/error'
import { takeFirstAnswer } from './first-answers.ts'
import { keepAnswer } from './storage/offline.ts'

/**
 * A call that was not answered with OK.
 *
 * `message` is `"<status>: <body text, or the status text when the body is empty>"`; `status` 0 means that no
 * answer came at all. `problem` is the body when it is the API's error shape: its `message` may be shown to people.
 * `retryAfterMs` is how long the server asks to wait, null where it does not say.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly problem: Problem | null
  readonly retryAfterMs: number | null

  constructor(status: number, text: string, options?: ErrorOptions & { retryAfter?: string | null }) {
    super(`${status}: ${text}`, options)
    this.status = status
    this.retryAfterMs = readRetryAfter(options?.retryAfter ?? null)
    this.problem = parseProblem(text)
  }
}

/** Tells whether something thrown is the answer "no session". */
export const isUnauthorized = (error: unknown): boolean => error instanceof ApiError && error.status === 401

interface Extras {
  headers?: Record<string, string>
  signal?: AbortSignal
}
/** What a call to an endpoint takes; nothing is needed for one without params and body. */
type Args<E extends Endpoint> =
  object extends CallInput<E> ? [input?: CallInput<E> & Extras] : [input: CallInput<E> & Extras]

interface LooseInput extends Extras {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
}

/**
 * Calls an endpoint and checks the answer against the contract. The first answer of some came with the page; where none is null, null stands for "no session".
 *
 * @throws ApiError on any answer that is not OK, on no answer, and on one of an unknown shape.
 * @throws DOMException named AbortError when `signal` ends the call.
 */
export async function call<E extends Endpoint>(endpoint: E, ...args: Args<E>): Promise<ReplyOf<E>> {
  const { params = {} }: LooseInput = args[0] ?? {}
  const path = writePath(endpoint.path, params)
  const given = endpoint.method === 'GET' ? takeFirstAnswer(path) : undefined
  const first = given === undefined ? null : endpoint.reply.safeParse(given)
  if (first?.success) {
    keepAnswer(path, given)
    return first.data as ReplyOf<E>
  }
  if (given === null) {
    keepAnswer(path, given)
    throw new ApiError(401, 'No session')
  }
  const response = await request(endpoint, ...args)
  const text = await response.text()
  const reply = endpoint.reply.safeParse(parseJson(text))
  if (!reply.success) throw new ApiError(response.status, 'Unexpected answer', { cause: reply.error })
  return reply.data as ReplyOf<E>
}

/** As `call`, but answers null instead of throwing when there is no session (401). */
export async function callOrNull<E extends Endpoint>(
  endpoint: E,
  ...args: Args<E>
): Promise<ReplyOf<E> | null> {
  try {
    return await call(endpoint, ...args)
  } catch (error) {
    if (isUnauthorized(error)) return null
    throw error
  }
}

/**
 * Sends a call and leaves the answer's body unread, for answers that stream.
 *
 * @throws ApiError on any answer that is not OK and on no answer.
 */
export async function request<E extends Endpoint>(endpoint: E, ...args: Args<E>): Promise<Response> {
  const { params = {}, query = {}, body, headers, signal }: LooseInput = args[0] ?? {}
  return send(endpoint.method, writePath(endpoint.path, params) + writeQuery(query), {
    body,
    headers,
    signal,
  })
}

/** Sends one request with the session's cookie; a JSON body and its content type only when there is a payload. */
async function send(
  method: string,
  url: string,
  { body, headers, signal }: { body?: unknown } & { [K in keyof Extras]?: Extras[K] | undefined },
): Promise<Response> {
  const init: RequestInit = {
    method,
    credentials: 'include',
    headers: { accept: 'application/json', ...headers },
  }
  if (signal) init.signal = signal
  if (body !== undefined) {
    init.body = JSON.stringify(body)
    init.headers = { 'content-type': 'application/json', ...init.headers }
  }
  const response = await fetch(url, init).catch((cause: unknown) => {
    if (signal?.aborted) throw cause
    throw new ApiError(0, 'The server could not be reached', { cause })
  })
  if (response.ok) return response
  const text = await response.text().catch(() => '')
  const retryAfter = response.headers.get('retry-after')
  throw new ApiError(response.status, text || response.statusText, { retryAfter })
}

/** `Retry-After` is whole seconds or a date (RFC 9110, 10.2.3); what is past or unreadable says nothing. */
function readRetryAfter(header: string | null): number | null {
  if (header === null) return null
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return ms > 0 ? ms : null
}

/** The path of an endpoint with its params written in. */
export const writePath = (path: string, params: Record<string, string>): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

function writeQuery(query: Record<string, unknown>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return given.length > 0
    ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
    : ''
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function parseProblem(text: string): Problem | null {
  const parsed = Problem.safeParse(parseJson(text))
  return parsed.success ? parsed.data : null
}
