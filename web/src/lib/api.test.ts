import { getUser, setTimeZone } from '@lodestar/contract/account'
import { completeSession, getSession, sendMessage } from '@lodestar/contract/coaching'
import { endpoint } from '@lodestar/contract/endpoint'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { startServer } from '../testing/server.ts'
import { ApiError, call, callOrNull, request } from './api.ts'

const failure = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof ApiError)) throw new Error(`Expected an ApiError, got ${error}`)
  return error
}

describe('a refusal', () => {
  it.each([
    ['12', 12_000],
    ['Mon, 04 May 2026 09:01:00 GMT', 60_000],
    ['soon', null],
    ['-3', null],
    ['Mon, 04 May 2026 08:59:00 GMT', null],
  ])('with Retry-After “%s” says how long to wait', async (retryAfter, expected) => {
    vi.useFakeTimers({ now: new Date('2026-05-04T09:00:00Z'), toFake: ['Date'] })
    const headers = { 'retry-after': retryAfter }
    startServer().answer('GET', getUser.path, () => new Response('', { status: 503, headers }))
    expect((await failure(call(getUser))).retryAfterMs).toEqual(expected)
  })

  it('without one says nothing about it', async () => {
    startServer().refuse(getUser, 'unavailable')
    expect((await failure(call(getUser))).retryAfterMs).toBeNull()
  })
})

describe('call', () => {
  it('sends the session cookie and, without a payload, no body and no JSON content type [R7-01, R7-02]', async () => {
    const server = startServer()
    await call(getUser)
    await call(completeSession, { params: { id: 'session_1' } })
    for (const sent of server.sent) {
      expect(sent.credentials).toBe('include')
      expect(sent.body).toBeUndefined()
      expect(sent.headers.get('content-type')).toBeNull()
    }
  })

  it('sends a payload as JSON [R7-02]', async () => {
    const server = startServer()
    await call(setTimeZone, { body: { timeZone: 'Europe/Berlin' } })
    expect(server.sent[0]?.body).toEqual({ timeZone: 'Europe/Berlin' })
    expect(server.sent[0]?.headers.get('content-type')).toBe('application/json')
  })

  it('writes parameters into the path, escaped, and headers beside the call', async () => {
    const server = startServer()
    await call(sendMessage, {
      params: { id: 'a/b?c' },
      body: { content: 'Hello' },
      headers: { 'idempotency-key': 'k1' },
    })
    expect(server.sent[0]?.path).toBe('/api/coaching/sessions/a%2Fb%3Fc/messages')
    expect(server.sent[0]?.headers.get('idempotency-key')).toBe('k1')
  })

  it('writes the given query parameters and leaves undefined ones out', async () => {
    const listWithQuery = endpoint({
      method: 'GET',
      path: '/api/auth/user',
      summary: 'x',
      query: z.object({ only: z.optional(z.string()), limit: z.optional(z.number()) }),
      reply: z.unknown(),
      example: null,
    })
    const server = startServer()
    await call(listWithQuery, { query: { limit: 3 } })
    await call(listWithQuery, {})
    expect(server.sent.map(({ query }) => query.toString())).toEqual(['limit=3', ''])
  })

  it('answers the parsed reply', async () => {
    startServer()
    expect(await call(getUser)).toEqual(getUser.example)
  })

  it('throws "<status>: <body>" for any answer that is not OK [R8-01, R7-85]', async () => {
    const server = startServer()
    server.answer('GET', '/api/auth/user', () => new Response('bad', { status: 400 }))
    expect((await failure(call(getUser))).message).toBe('400: bad')
    server.answer('GET', '/api/auth/user', () => new Response('who?', { status: 401 }))
    expect((await failure(call(getUser))).message).toBe('401: who?')
  })

  it('names the status text when the body is empty [R8-02]', async () => {
    startServer().answer(
      'GET',
      '/api/auth/user',
      () => new Response('', { status: 500, statusText: 'Internal Server Error' }),
    )
    const error = await failure(call(getUser))
    expect(error.message).toBe('500: Internal Server Error')
    expect(error.status).toBe(500)
    expect(error.problem).toBeNull()
  })

  it("carries the API's error beside the message when the body is one", async () => {
    startServer().refuse(getSession, 'not_found')
    const error = await failure(call(getSession, { params: { id: 'x' } }))
    expect(error.problem).toEqual({ code: 'not_found', message: 'Not found.', requestId: 'request_1' })
  })

  it('turns an unreachable server and an unknown shape into an ApiError', async () => {
    const server = startServer()
    server.answer('GET', '/api/auth/user', () => Response.json({ id: 7 }))
    expect((await failure(call(getUser))).message).toBe('200: Unexpected answer')
    server.answer('GET', '/api/auth/user', () => Promise.reject(new TypeError('Failed to fetch')))
    expect((await failure(call(getUser))).message).toBe('0: The server could not be reached')
  })

  it('ends with the abort itself when the caller ends it', async () => {
    startServer()
    const ended = call(getUser, { signal: AbortSignal.abort() })
    await expect(ended).rejects.toMatchObject({ name: 'AbortError' })
  })
})

describe('callOrNull', () => {
  it('answers null on a 401 and still throws on anything else [R7-84]', async () => {
    const server = startServer()
    server.refuse(getUser, 'unauthorized')
    expect(await callOrNull(getUser)).toBeNull()
    server.refuse(getUser, 'internal')
    expect((await failure(callOrNull(getUser))).status).toBe(500)
  })
})

describe('request', () => {
  it('leaves the body to the caller, and throws before that when the answer is not OK', async () => {
    const server = startServer()
    server.answer('POST', '/api/coaching/sessions/:id/messages', () => new Response('data: 1\n\n'))
    const input = { params: { id: 's' }, body: { content: 'Hi' }, headers: { accept: 'text/event-stream' } }
    expect(await (await request(sendMessage, input)).text()).toBe('data: 1\n\n')
    expect(server.sent[0]?.headers.get('accept')).toBe('text/event-stream')
    server.refuse(sendMessage, 'session_completed')
    expect((await failure(request(sendMessage, input))).status).toBe(409)
  })
})
