import { Problem } from '@lodestar/contract/error'
import { describe, expect, it } from 'vitest'
import { createLog } from '../lib/log.ts'
import { testApp } from '../testing/test-app.ts'
import { createTrust } from './trusted-proxies.ts'

const lines: string[] = []
const log = createLog('info', { write: (line) => void lines.push(line) })
const app = await testApp({ log, env: { TRUSTED_PROXIES: '10.1.0.0/16, 2001:db8::/32' } })

const PROXY = '10.1.2.3'
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const TRACEPARENT = `00-${TRACE}-00f067aa0ba902b7-01`

/** Calls an address that does not exist; returns the request's id, which is the same in header, body and log. */
async function nameOf(headers: Record<string, string>, remoteAddress = PROXY): Promise<string> {
  lines.length = 0
  const reply = await app.inject({ url: '/api/no/such', headers, remoteAddress })
  const { requestId } = Problem.parse(reply.json())
  expect(reply.headers['x-request-id']).toBe(requestId)
  expect(lines.map((line) => JSON.parse(line).reqId)).toEqual([requestId])
  return requestId
}

describe('the id of a request', () => {
  it("is the trusted proxy's, in header, body and log", async () => {
    expect(await nameOf({ 'x-request-id': 'Root.1-5f_84' })).toBe('Root.1-5f_84')
    expect(await nameOf({ 'x-request-id': 'a' }, '::ffff:10.1.2.3')).toBe('a')
    expect(await nameOf({ 'x-request-id': 'a' }, '2001:db8::9')).toBe('a')
  })

  it("is the trace's where the trusted proxy gives no id of its own", async () => {
    expect(await nameOf({ traceparent: TRACEPARENT })).toBe(TRACE)
    expect(await nameOf({ traceparent: TRACEPARENT, 'x-request-id': 'mine' })).toBe('mine')
  })

  it.each(['', 'x'.repeat(65), 'two words', 'new\tline', '"quoted"', '{"level":60}', 'ü'])(
    'is made anew where the given one could not stand in a log: %j',
    async (given) => expect(await nameOf({ 'x-request-id': given })).toMatch(/^[0-9a-f-]{36}$/),
  )

  it.each(['', 'x', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, `00-${TRACE}`])(
    'is made anew where the trace is none: %j',
    async (traceparent) => expect(await nameOf({ traceparent })).toMatch(/^[0-9a-f-]{36}$/),
  )

  it.each(['203.0.113.7', '127.0.0.1', '2001:db9::1', '::ffff:10.2.0.1'])(
    'is made anew for %s, whom nobody trusts',
    async (address) => {
      const given = { 'x-request-id': 'mine', traceparent: TRACEPARENT, 'x-forwarded-for': PROXY }
      expect(await nameOf(given, address)).toMatch(/^[0-9a-f-]{36}$/)
    },
  )
})

describe('trust', () => {
  it('knows single addresses and the ranges that have a name', () => {
    const isTrusted = createTrust(['192.0.2.1', 'loopback', 'uniquelocal', 'linklocal', '2001:db8::1'])
    for (const address of [
      '192.0.2.1',
      '127.9.9.9',
      '::1',
      '172.31.0.1',
      'fd00::1',
      'fe80::1',
      '2001:db8::1',
    ])
      expect(isTrusted(address)).toBe(true)
    for (const address of ['192.0.2.2', '128.0.0.1', '::2', '172.32.0.1', '2001:db8::2', 'not an address'])
      expect(isTrusted(address)).toBe(false)
    expect(isTrusted(undefined)).toBe(false)
  })
})
