import { describe, expect, it } from 'vitest'
import { formatDay, formatDayAndTime, formatName, formatPercent, pickInitial } from './format.ts'

describe('formatting', () => {
  it('rounds a share to a whole percent', () => {
    expect([0, 0.846, 0.854, 1].map(formatPercent)).toEqual(['0%', '85%', '85%', '100%'])
  })

  it("writes days and times in the reader's own language and zone", () => {
    const instant = '2026-05-03T09:30:00.000Z'
    const inReadersWords = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }).format(
      new Date(instant),
    )
    expect(formatDay(instant)).toBe(inReadersWords)
    expect(formatDayAndTime(instant)).toContain(inReadersWords)
  })

  it.each([
    [{ firstName: 'ada', email: 'x@example.com' }, 'A'],
    [{ firstName: null, email: 'grace@example.com' }, 'G'],
    [{ firstName: '  ', email: 'grace@example.com' }, 'G'],
    [{ firstName: null, email: '' }, 'U'],
  ])('picks the initial of %j', (person, initial) => {
    expect(pickInitial(person)).toBe(initial)
  })

  it.each([
    [{ firstName: 'Ada', lastName: 'Okafor' }, 'Ada Okafor'],
    [{ firstName: 'Ada', lastName: null }, 'Ada'],
    [{ firstName: null, lastName: 'Okafor' }, 'User'],
    [{ firstName: '', lastName: '' }, 'User'],
  ])('writes the name of %j', (person, name) => {
    expect(formatName(person)).toBe(name)
  })
})
