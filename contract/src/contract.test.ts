import { describe, expect, it } from 'vitest'
import { endpoint } from './endpoint.ts'
import { ENDPOINTS } from './features.ts'
import { CoachingPreferences, PreferencesChange } from './preferences.ts'
import { TimeZone, text } from './primitives.ts'

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
