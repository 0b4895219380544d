import { Problem } from '@lodestar/contract/error'
import { describe, expect, it } from 'vitest'
import { aUser } from '../testing/a-user.ts'
import { testApp } from '../testing/test-app.ts'

const app = await testApp()
const ada = await aUser(app)
const PATH = '/api/auth/confidentiality'
const send = (payload: string, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: PATH,
    headers: { ...ada.headers, 'content-type': 'application/json', ...headers },
    payload,
  })

describe('a body', () => {
  it.each(['{', '{"version": }', '{"__proto__": {"x": 1}}', 'version=1'])(
    'that is not JSON is 400, saying so: %s',
    async (payload) => {
      const reply = await send(payload)
      expect(reply.statusCode).toBe(400)
      expect(Problem.parse(reply.json())).toMatchObject({
        code: 'invalid_input',
        fields: { body: 'Not valid JSON' },
      })
    },
  )

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/json',
  ])('of another kind is 415: %s', async (type) => {
    const reply = await send('{"version":"1"}', { 'content-type': type })
    expect(reply.statusCode).toBe(415)
    expect(Problem.parse(reply.json()).code).toBe('unsupported_media_type')
  })

  it('over one megabyte is 413, and the longest import fits', async () => {
    const tooLarge = await send(JSON.stringify({ version: 'x'.repeat(1_048_576) }))
    expect(tooLarge.statusCode).toBe(413)
    expect(Problem.parse(tooLarge.json()).code).toBe('too_large')
    const longestImport = JSON.stringify({ version: '1', rawResults: '\u{1F34E}'.repeat(200_000) })
    expect(Buffer.byteLength(longestImport)).toBeGreaterThan(800_000)
    expect((await send(longestImport)).statusCode).toBe(200)
  })

  it('after a byte order mark is not JSON', async () => {
    const reply = await send('\uFEFF{"version":"1"}')
    expect(reply.statusCode).toBe(400)
    expect(reply.json().fields).toEqual({ body: 'Not valid JSON' })
  })

  const nest = (levels: number) => `{"version":"1","x":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`
  it.each([33, 5000, 400_000])('nested %i levels deep is 400, with a key and without', async (levels) => {
    for (const headers of [{}, { 'idempotency-key': 'k' }] as Record<string, string>[]) {
      const reply = await send(nest(levels), headers)
      expect(reply.statusCode).toBe(400)
      expect(reply.json().fields).toEqual({ body: 'Nested more than 32 levels deep' })
    }
  })

  it('may be nested 32 levels deep, with any brackets in its texts', async () => {
    expect((await send(nest(32))).statusCode).toBe(200)
    const texts = JSON.stringify({ version: '1', x: ['['.repeat(99), '"['.repeat(99), '\\\\"{'.repeat(99)] })
    expect((await send(texts)).statusCode).toBe(200)
  })

  it('may be left out under a JSON content type', async () => {
    const reply = await send('')
    expect(reply.statusCode).toBe(400)
    expect(reply.json().fields).toEqual({ body: 'Required' })
  })
})

it.each([{}, { 'content-type': 'application/json' }])(
  'a method that no route has is 404: %o',
  async (headers) => {
    const reply = await app.inject({ method: 'QUERY' as never, url: PATH, headers, payload: '{}' })
    expect(reply.statusCode).toBe(404)
    expect(Problem.parse(reply.json()).code).toBe('not_found')
  },
)

describe('too many calls', () => {
  it('from one address are 429 with the seconds to wait; pages stay free', async () => {
    const small = await testApp({ limits: { callsPerMinute: 3 } })
    const call = () => small.inject('/api/auth/options')
    for (const _ of [1, 2, 3]) expect((await call()).statusCode).toBe(200)
    const refused = await call()
    expect(refused.statusCode).toBe(429)
    expect(Problem.parse(refused.json()).code).toBe('too_many_requests')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
    expect((await small.inject('/healthz')).statusCode).toBe(200)
    const elsewhere = await small.inject({ url: '/api/auth/options', remoteAddress: '203.0.113.7' })
    expect(elsewhere.statusCode).toBe(200)
  })

  it('are counted when they are refused for want of a session, too', async () => {
    const small = await testApp({ limits: { callsPerMinute: 1 } })
    expect((await small.inject('/api/auth/user')).statusCode).toBe(401)
    expect((await small.inject('/api/auth/user')).statusCode).toBe(429)
  })

  it('are counted for the caller behind a trusted proxy, not for the proxy', async () => {
    const small = await testApp({ limits: { callsPerMinute: 1 } })
    const from = (client: string) =>
      small.inject({ url: '/api/auth/options', headers: { 'x-forwarded-for': client } })
    expect((await from('203.0.113.1')).statusCode).toBe(200)
    expect((await from('203.0.113.2')).statusCode).toBe(200)
    expect((await from('203.0.113.1')).statusCode).toBe(429)
  })

  it('cannot be hidden behind a header that nobody trusts', async () => {
    const small = await testApp({ limits: { callsPerMinute: 1 } })
    const from = (client: string) =>
      small.inject({
        url: '/api/auth/options',
        remoteAddress: '198.51.100.9',
        headers: { 'x-forwarded-for': client },
      })
    expect((await from('203.0.113.1')).statusCode).toBe(200)
    expect((await from('203.0.113.2')).statusCode).toBe(429)
  })

  it('are fewer where a visitor may write', async () => {
    const small = await testApp({ limits: { publicWritesPerMinute: 1 } })
    const post = () => small.inject({ method: 'POST', url: '/api/identity/reset-password', payload: {} })
    expect((await post()).statusCode).toBe(400)
    expect((await post()).statusCode).toBe(429)
    expect((await small.inject('/api/auth/options')).statusCode).toBe(200)
  })
})
