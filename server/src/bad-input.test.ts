import type { Endpoint } from '@lodestar/contract/endpoint'
import { COMMON_ERRORS, ERRORS, Problem } from '@lodestar/contract/error'
import { ENDPOINTS } from '@lodestar/contract/features'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aUser } from './testing/a-user.ts'
import { testApp } from './testing/test-app.ts'

const RUNS = 40
const app = await testApp()
const ada = await aUser(app)

/** Any text there is: lone surrogates, control characters, long ones. */
const anyText = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.constant('x'.repeat(20_000)))
const anyValue = fc.oneof(
  fc.jsonValue(),
  anyText,
  fc.double(),
  fc.constantFrom(-1, 1e308, '\0', '__proto__', '💬'),
)

/** Bodies that look like the endpoint's own, with anything in their fields, and bodies that do not. */
function anyBody({ body }: Endpoint): fc.Arbitrary<unknown> {
  const shape = body && 'shape' in body ? Object.keys(body.shape as object) : []
  const lookalike = fc.record(Object.fromEntries(shape.map((key) => [key, anyValue])), { requiredKeys: [] })
  return fc.oneof({ weight: 3, arbitrary: lookalike }, { weight: 1, arbitrary: fc.jsonValue() })
}

const anySegment = anyText.map((value) => encodeURIComponent(value.toWellFormed()).slice(0, 900))

describe('whatever is sent', () => {
  it.each(ENDPOINTS)(
    '$feature $name answers with what it documents, never with a 5xx',
    async ({ endpoint }) => {
      const documented = new Set([...endpoint.errors, ...COMMON_ERRORS, 'invalid_input', 'not_found'])
      await fc.assert(
        fc.asyncProperty(anyBody(endpoint), anySegment, anySegment, async (body, id, query) => {
          const reply = await app.inject({
            method: endpoint.method,
            url: `${endpoint.path.replace(/:[a-z]+/gi, () => id || 'x')}?${query}=${query}`,
            headers: { ...ada.headers, ...(endpoint.body ? { 'content-type': 'application/json' } : {}) },
            ...(endpoint.body ? { payload: JSON.stringify(body) } : {}),
          })
          if (reply.statusCode < 300) return
          const problem = Problem.parse(reply.json())
          expect(documented).toContain(problem.code)
          expect(reply.statusCode).toBe(ERRORS[problem.code].status)
          expect(reply.statusCode).toBeLessThan(500)
        }),
        { numRuns: RUNS },
      )
    },
  )
})
