import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { NewAccount } from './account.ts'
import { CaseChange } from './case.ts'
import { sendMessage, TAPS } from './coaching.ts'
import { endpoint } from './endpoint.ts'
import { ENDPOINTS } from './features.ts'
import { CoachingPreferences, PreferencesChange } from './preferences.ts'
import { GivenInstant, TimeZone, text } from './primitives.ts'

const INPUTS = ENDPOINTS.flatMap(({ feature, name, endpoint: { body, query } }) => [
  ...(body ? [{ place: `${feature}.${name} body`, schema: body }] : []),
  ...(query ? [{ place: `${feature}.${name} query`, schema: query }] : []),
])

/** Every part of an input that takes text of any kind, names of fields included. */
function listTexts(schema: z.ZodMiniType, place: string): { place: string; schema: z.ZodMiniType }[] {
  const { def } = schema._zod as unknown as { def: Record<string, z.ZodMiniType> & { type: string } }
  if (def.type === 'string') return [{ place, schema }]
  const shape = Object.entries((def['shape'] ?? {}) as Record<string, z.ZodMiniType>)
  const options = ((def['options'] ?? []) as unknown as z.ZodMiniType[]).map((each) => ['', each] as const)
  const others = ['innerType', 'element', 'in', 'keyType', 'valueType'].flatMap((part) =>
    def[part] ? [['', def[part]] as const] : [],
  )
  return [...shape, ...options, ...others].flatMap(([name, part]) =>
    listTexts(part, name === '' ? place : `${place}.${name}`),
  )
}

describe('the contract', () => {
  it('declares every method and path once', () => {
    const places = ENDPOINTS.map(({ endpoint: { method, path } }) => `${method} ${path}`)
    expect(new Set(places).size).toBe(places.length)
  })

  it.each(ENDPOINTS)(
    '$feature.$name has an example that parses unchanged',
    ({ endpoint: { reply, example } }) => {
      expect(reply.parse(example)).toEqual(example)
    },
  )

  it('keeps every path below /api and names no trailing slash', () => {
    for (const {
      endpoint: { path },
    } of ENDPOINTS)
      expect(path).toMatch(/^\/api(\/(?:[a-z-]+|:[a-zA-Z]+))+$/)
  })

  it('trims text and refuses text that is empty, too long or unstorable', () => {
    const title = text(5, 'Give it a title')
    expect(title.parse('  ok ')).toBe('ok')
    for (const bad of ['', '   ', 'toolong', 'a\u0000b', undefined, 7])
      expect(title.safeParse(bad).success).toBe(false)
    expect(title.safeParse('').error?.issues[0]?.message).toBe('Give it a title')
  })

  it.each(INPUTS.flatMap(({ place, schema }) => listTexts(schema, place)))(
    '$place takes no text that cannot be stored',
    ({ schema }) => {
      for (const bad of ['a\0b', 'a\ud800b', '\udc00', 'https://a.example/\ud800', 'https://a.example/\0'])
        expect(schema.safeParse(bad).success).toBe(false)
    },
  )

  it('takes instants from 1970 through 9998, to the millisecond', () => {
    const parse = (instant: string) => GivenInstant.safeParse(instant)
    expect(parse('2026-05-03T10:00:00.0009999Z').data).toBe('2026-05-03T10:00:00.000Z')
    expect(parse(`2026-05-03T10:00:00.${'1'.repeat(400)}Z`).data).toBe('2026-05-03T10:00:00.111Z')
    expect(parse('1970-01-01T00:00:00Z').data).toBe('1970-01-01T00:00:00.000Z')
    expect(parse('9998-12-31T23:59:59.9999999Z').data).toBe('9998-12-31T23:59:59.999Z')
    for (const bad of [
      '0000-01-01T00:00:00Z',
      '0001-01-01T00:00:00Z',
      '1969-12-31T23:59:59.999Z',
      '9999-12-31T23:59:59.9999999Z',
      '2026-02-30T00:00:00Z',
      'today',
    ])
      expect(parse(bad).success).toBe(false)
  })

  it('counts a password as the sign-in library does', () => {
    const { password } = NewAccount.shape
    for (const good of ['x'.repeat(128), '😀'.repeat(64), 'åäöåäöåä'])
      expect(password.safeParse(good).success).toBe(true)
    for (const bad of ['😀'.repeat(65), 'x'.repeat(129), 'x'.repeat(7)])
      expect(password.safeParse(bad).success).toBe(false)
  })

  it('takes one correction of the case at a time, with the day, the pronoun and the time it knows', () => {
    const parse = (change: unknown) => CaseChange.safeParse(change).success
    expect(parse({ change: 'rename', line: 'person-1', label: ' Marc ' })).toBe(true)
    for (const dueOn of ['2026-05-07', null])
      expect(parse({ change: 'date', line: 'promise-1', dueOn })).toBe(true)
    for (const bad of [
      { change: 'forget', line: 'person-1' },
      { change: 'rename', line: 'person-1', label: ' ' },
      { change: 'rename', line: 'person-1', label: 'x'.repeat(201) },
      { change: 'date', line: 'promise-1', dueOn: 'Thursday' },
      { change: 'date', line: 'promise-1', dueOn: '2026-02-30' },
      { change: 'pronoun', line: 'person-1', pronoun: 'it' },
      { change: 'strike', line: 'fact-1' },
      { change: 'take-up', line: '' },
      { change: 'time', time: 'an hour' },
    ])
      expect(parse(bad)).toBe(false)
  })

  it('takes a message with a tap it knows, or with none', () => {
    const parse = (tap: unknown) => sendMessage.body.safeParse({ content: 'Challenge me', tap }).success
    for (const tap of [undefined, ...TAPS]) expect(parse(tap)).toBe(true)
    for (const bad of ['praise', null, '']) expect(parse(bad)).toBe(false)
  })

  it('knows real time zones only', () => {
    expect(TimeZone.safeParse('America/Sao_Paulo').success).toBe(true)
    expect(TimeZone.safeParse('Mars/Olympus').success).toBe(false)
  })

  it('takes levels 1 to 5 and whole, and each framework once [R3-55, R3-57, R3-59, R3-62, R3-63]', () => {
    for (const field of ['directnessLevel', 'empathyLevel', 'challengeLevel', 'practicalFocus']) {
      for (const good of [1, 5]) expect(PreferencesChange.safeParse({ [field]: good }).success).toBe(true)
      for (const bad of [0, 6, 2.5, '3'])
        expect(PreferencesChange.safeParse({ [field]: bad }).success).toBe(false)
    }
    const frameworks = CoachingPreferences.shape.frameworkPreference
    expect(frameworks.safeParse(['GROW', 'FUEL']).success).toBe(true)
    expect(frameworks.safeParse(['GROW', 'GROW']).success).toBe(false)
    expect(frameworks.safeParse(['OSCAR']).success).toBe(false)
  })

  it('defaults to a signed-in read', () => {
    const reply = text(10)
    expect(endpoint({ method: 'GET', path: '/api/x', summary: 'x', reply, example: 'a' })).toMatchObject({
      access: 'user',
      status: 200,
      errors: [],
    })
  })
})
