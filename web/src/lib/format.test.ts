import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  formatDay,
  formatDayAndTime,
  formatName,
  formatNumber,
  formatPercent,
  formatSoonDay,
  pickInitial,
} from './format.ts'

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

/** Makes everything that takes the reader's own language take this one. */
function readIn(locale: string): void {
  const { DateTimeFormat, NumberFormat } = Intl
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function read(_, options) {
    return new DateTimeFormat(locale, { timeZone: 'UTC', ...options })
  })
  vi.spyOn(Intl, 'NumberFormat').mockImplementation(function read(_, options) {
    return new NumberFormat(locale, options)
  })
}

describe('the reader’s language', () => {
  afterEach(() => vi.restoreAllMocks())

  it.each([
    ['en-US', ['May 3, 2026', '9:30 PM', 'Sunday, May 3', '1,234.5', '85%']],
    ['de-DE', ['03.05.2026', '21:30', 'Sonntag, 3. Mai', '1.234,5', '85 %']],
  ])('decides how days, times, numbers and shares are written: %s', (locale, written) => {
    readIn(locale)
    const instant = '2026-05-03T21:30:00.000Z'
    const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')
    const time = plain(formatDayAndTime(instant)).split(', ').at(-1)
    expect(
      [
        formatDay(instant),
        time ?? '',
        formatSoonDay('2026-05-03'),
        formatNumber(1234.5, 1),
        formatPercent(0.846),
      ].map(plain),
    ).toEqual(written)
  })
})
