import { ENDPOINTS } from '@lodestar/contract/features'
import { describe, expect, it } from 'vitest'
import { aVisitor } from './testing/a-user.ts'
import { testApp } from './testing/test-app.ts'

const app = await testApp()
const isMounted = ({ endpoint: { method, path } }: (typeof ENDPOINTS)[number]) =>
  app.hasRoute({ method, url: path })

describe('the contract', () => {
  it.each(ENDPOINTS)('is served: $feature $name is mounted (twice would not start)', (each) => {
    expect(isMounted(each)).toBe(true)
  })

  it.each(ENDPOINTS.filter(({ endpoint }) => endpoint.access === 'user'))(
    'keeps $feature $name from callers without a session: 401 before anything is read [R6-04]',
    async ({ endpoint: { method, path } }) => {
      const url = path.replace(/:[a-z]+/gi, 'some-id')
      const refused = [
        await app.inject({ method, url }),
        await app.inject({ method, url, headers: { cookie: 'lodestar.session_token=forged.signature' } }),
        await app.inject({
          method,
          url,
          headers: { 'content-type': 'application/json' },
          payload: '{not json',
        }),
      ]
      for (const reply of refused) {
        expect(reply.statusCode).toBe(401)
        expect(reply.json()).toEqual({
          code: 'unauthorized',
          message: 'Unauthorized',
          requestId: reply.headers['x-request-id'],
        })
      }
    },
  )
})

describe('an unknown address', () => {
  const visitor = aVisitor(app)

  it('is a JSON 404 under /api, whatever the method', async () => {
    for (const send of [visitor.get, visitor.post, visitor.put, visitor.patch, visitor.delete]) {
      const reply = await send('/api/no-such-call')
      expect(reply.statusCode).toBe(404)
      expect(reply.json()).toMatchObject({ code: 'not_found', message: 'Not found.' })
    }
  })

  it.each(['/api', '/api/', '/api/%zz', `/api/coaching/sessions/${'x'.repeat(300)}`, '/api/auth/user/'])(
    'is never a server error: %s',
    async (url) => {
      expect((await visitor.get(url)).statusCode).toBe(404)
    },
  )
})
