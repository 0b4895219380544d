import type { Endpoint, ReplyOf } from '@lodestar/contract/endpoint'
import { ERRORS, type ErrorCode } from '@lodestar/contract/error'
import { ENDPOINTS } from '@lodestar/contract/features'

/** One request the code under test has sent. `path` is without the query. */
interface SentRequest {
  method: string
  path: string
  query: URLSearchParams
  headers: Headers
  /** The parsed JSON body; undefined without one. */
  body: unknown
  credentials: RequestCredentials | undefined
}
type Answer = (sent: SentRequest) => Response | Promise<Response>

/** The server of a test: it answers every endpoint of the contract with the contract's example until told otherwise. */
export interface TestServer {
  /** Every request so far, oldest first. */
  sent: SentRequest[]
  /** The requests to one endpoint so far. */
  sentTo(endpoint: Endpoint): SentRequest[]
  /** Answers an endpoint with this reply from now on; a promise keeps the caller waiting. */
  reply<E extends Endpoint>(endpoint: E, reply: ReplyOf<E> | Promise<ReplyOf<E>>): void
  /** Refuses an endpoint with one of the contract's errors from now on. */
  refuse(endpoint: Endpoint, code: ErrorCode, message?: string): void
  /** Answers any method and path by hand: streams, broken bodies, addresses outside the contract. */
  answer(method: string, path: string, answer: Answer): void
}

/** Replaces `fetch` by a server of the contract's examples. The setup file puts the real one back after each test. */
export function startServer(): TestServer {
  const answers: { method: string; path: string; answer: Answer }[] = []
  const sent: SentRequest[] = []
  const answer = (method: string, path: string, next: Answer) =>
    void answers.unshift({ method, path, answer: next })
  for (const { endpoint } of ENDPOINTS)
    answers.push({
      method: endpoint.method,
      path: endpoint.path,
      answer: () => json(endpoint.status, endpoint.example),
    })

  globalThis.fetch = async (input, init = {}) => {
    const request = describeRequest(String(input), init)
    sent.push(request)
    const found = answers.find(({ method, path }) => method === request.method && matches(path, request.path))
    if (!found) throw new TypeError(`No answer for ${request.method} ${request.path}`)
    const response = await found.answer(request)
    if (init.signal?.aborted) throw init.signal.reason
    return response
  }

  return {
    sent,
    sentTo: ({ method, path }) => sent.filter((one) => one.method === method && matches(path, one.path)),
    reply: (endpoint, reply) =>
      answer(endpoint.method, endpoint.path, async () => json(endpoint.status, await reply)),
    refuse: ({ method, path }, code, message = ERRORS[code].message) =>
      answer(method, path, () => json(ERRORS[code].status, { code, message, requestId: 'request_1' })),
    answer,
  }
}

const json = (status: number, body: unknown) => Response.json(body, { status })

function describeRequest(url: string, init: RequestInit): SentRequest {
  const { pathname, searchParams } = new URL(url, window.location.href)
  return {
    method: init.method ?? 'GET',
    path: pathname,
    query: searchParams,
    headers: new Headers(init.headers),
    body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    credentials: init.credentials,
  }
}

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/')
  const given = path.split('/')
  return (
    wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at])
  )
}
