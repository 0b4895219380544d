import type { Endpoint } from '@lodestar/contract/endpoint'
import { COMMON_ERRORS, ERRORS, Problem } from '@lodestar/contract/error'
import { ENDPOINTS } from '@lodestar/contract/features'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aUser, aVisitor, type Person } from './testing/a-user.ts'
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

describe('what looks right and is not', () => {
  const at = (startTime: string, endTime: string) => ({ title: 'Review', startTime, endTime })
  const pasted = (changes: object) => ({
    assessmentType: 'disc',
    rawResults: 'D 78 I 61 S 22 C 35',
    ...changes,
  })
  const day = (year: string) => ({ assessmentDate: `${year}-01-01T00:00:00Z` })
  const half = 'half \ud800 of it'
  const account = { firstName: 'A', lastName: 'B', email: 'a@example.com', password: 'long enough' }
  const emoji = (count: number) => '😀'.repeat(count)

  it.each<[string, string, object, string]>([
    ['a year 0', '/api/assessments/external', pasted(day('0000')), 'body.assessmentDate'],
    ['a year 1', '/api/assessments/external', pasted(day('0001')), 'body.assessmentDate'],
    ['a year 1', '/api/meetings', at('0001-01-01T00:00:00Z', '2026-05-03T10:00:00Z'), 'body.startTime'],
    [
      'a last moment',
      '/api/meetings',
      at('2026-05-03T10:00:00Z', '9999-12-31T23:59:59.9999999Z'),
      'body.endTime',
    ],
    [
      'no length',
      '/api/meetings',
      at('2026-05-03T10:00:00.0001Z', '2026-05-03T10:00:00.0009Z'),
      'body.endTime',
    ],
    [
      'half a character',
      '/api/communication/analyze',
      { communicationType: 'email', messageText: half },
      'body.messageText',
    ],
    ['half a character', '/api/coaching/sessions/x/messages', { content: half }, 'body.content'],
    [
      'half a character',
      '/api/goals',
      { title: 'A', category: 'delegation', sessionId: half },
      'body.sessionId',
    ],
    ['half a character', '/api/gamification/achievements/seen', { ids: [half] }, 'body.ids.0'],
    ['half a character', '/api/auth/confidentiality', { version: half }, 'body.version'],
    ['half a character', '/api/identity/sign-up/email', { ...account, password: half }, 'body.password'],
    [
      'half a character',
      '/api/coaching/prompts',
      { situation: 'feedback', context: { specificDetails: half, hasDetails: true } },
      'body.context.specificDetails',
    ],
    ['a long password', '/api/identity/sign-up/email', { ...account, password: emoji(65) }, 'body.password'],
    [
      'a long password',
      '/api/identity/sign-in/email',
      { email: account.email, password: emoji(100) },
      'body.password',
    ],
    [
      'a long password',
      '/api/identity/reset-password',
      { token: 'x', newPassword: emoji(128) },
      'body.newPassword',
    ],
  ])('is 400 and named: %s to %s', async (_what, path, body, field) => {
    const person: Person = path.includes('identity') ? aVisitor(app) : ada
    const headers = { 'content-type': 'application/json', 'idempotency-key': `${path} ${field}` }
    const reply = await person.post(path, JSON.stringify(body), headers)
    expect(reply.statusCode).toBe(400)
    expect(Object.keys(Problem.parse(reply.json()).fields ?? {})).toEqual([field])
  })

  it('finer than a millisecond is taken to the millisecond', async () => {
    const longest = `2026-05-03T10:00:00.${'1'.repeat(400)}Z`
    const made = await ada.post(
      '/api/meetings',
      at('2026-05-03T10:00:00.0009999Z', '2026-05-03T10:00:00.001Z'),
    )
    expect(made.statusCode).toBe(201)
    expect(made.json()).toMatchObject(at('2026-05-03T10:00:00.000Z', '2026-05-03T10:00:00.001Z'))
    const changed = await ada.put(
      `/api/meetings/${made.json().id}`,
      at(longest, '9998-12-31T23:59:59.9999999Z'),
    )
    expect(changed.statusCode).toBe(200)
    expect(changed.json()).toMatchObject(at('2026-05-03T10:00:00.111Z', '9998-12-31T23:59:59.999Z'))
  })

  it('is 400 where a create without input is nested without end', async () => {
    const bottomless = '['.repeat(5000) + ']'.repeat(5000)
    const reply = await ada.post('/api/notifications/schedule-coaching-reminder', bottomless, {
      'content-type': 'application/json',
      'idempotency-key': 'deep',
    })
    expect(reply.statusCode).toBe(400)
    expect(Problem.parse(reply.json()).fields).toEqual({ body: 'Nested more than 32 levels deep' })
  })

  it('may be right: a password of 64 emoji is as long as the longest', async () => {
    const email = `${ada.id}@example.org`
    const password = '😀🙂🚀🌊'.repeat(16)
    const visitor = aVisitor(app)
    expect(
      (await visitor.post('/api/identity/sign-up/email', { ...account, email, password })).statusCode,
    ).toBe(201)
    expect((await visitor.post('/api/identity/sign-in/email', { email, password })).statusCode).toBe(200)
  })
})
