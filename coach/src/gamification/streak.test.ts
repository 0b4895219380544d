import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyHistory, anyZone, deedAt, END, holds } from '../testing/histories.ts'
import { createDayReader, weekOf, writeDay } from './calendar.ts'
import { readDeeds } from './deed.ts'
import { deriveStreak } from './streak.ts'

// Monday, June 1, 2026.
const MONDAY = Date.parse('2026-06-01') / 86_400_000

/** One letter a day from a Monday on: x practice, . none. The last letter is today. */
function streakOf(letters: string) {
  const days = letters.replaceAll(' ', '')
  const activities = [...days].flatMap((letter, place) =>
    letter === 'x' ? [deedAt('goal_moved', `${writeDay(MONDAY + place)}T12:00:00Z`)] : [],
  )
  const today = MONDAY + days.length - 1
  const deeds = readDeeds(activities, new Date(`${writeDay(today)}T20:00:00Z`), 'UTC')
  const { current, longest } = deriveStreak(deeds, today)
  return { current, longest }
}

describe('the streak', () => {
  it.each([
    ['', 0, 0],
    ['.', 0, 0],
    ['x', 1, 1],
    ['xx', 2, 2],
    ['xxxxx', 5, 5],
    ['xxxxxxx xxxxxxx', 14, 14],
  ])('of n days of practice in a row is n: %j [R3-76]', (letters, current, longest) => {
    expect(streakOf(letters)).toEqual({ current, longest })
  })

  it.each([
    ['xx.x', 3, 3, 'one missed day is forgiven and not counted'],
    ['xx..x', 1, 2, 'two missed days in a row are not'],
    ['xxxxxx. .xxxxxx', 6, 6, 'nor when they lie in two weeks'],
    ['x.xx.xx', 4, 4, 'a second one in the same week ends it; it goes on from the day after the first'],
    ['x.xxxxx xxx.xxx', 12, 12, 'each week forgives one'],
    ['x.xxxxx .xxxxxx', 12, 12, 'also on its first day'],
    ['x.xx.xx xx.xxxx', 10, 10, 'and goes on being forgiven after one was dropped'],
  ])('%s: %i now, %i at best: %4$s [D56]', (letters, current, longest) => {
    expect(streakOf(letters)).toEqual({ current, longest })
  })

  it.each([
    ['xxx', 3],
    ['xxx.', 3],
    ['xxx..', 3],
    ['xxx...', 0],
    ['x.x.', 2],
    ['x.x..', 1],
    ['x.x...', 0],
  ])('stands while today is open and yesterday can be forgiven: %s gives %i [D56]', (letters, current) => {
    expect(streakOf(letters).current).toBe(current)
  })

  it('draws 28 days, today last, with the missed days of the standing streak as rest', () => {
    const activities = ['2026-06-01', '2026-06-05', '2026-06-06', '2026-06-08'].map((day) =>
      deedAt('goal_moved', `${day}T12:00:00Z`),
    )
    const deeds = readDeeds(activities, new Date('2026-06-09T12:00:00Z'), 'UTC')
    const { recentDays } = deriveStreak(deeds, MONDAY + 8)
    expect(recentDays).toHaveLength(28)
    expect(recentDays.slice(-10)).toEqual([
      { on: '2026-05-31', kind: 'none' },
      { on: '2026-06-01', kind: 'active' },
      { on: '2026-06-02', kind: 'none' },
      { on: '2026-06-03', kind: 'none' },
      { on: '2026-06-04', kind: 'none' },
      { on: '2026-06-05', kind: 'active' },
      { on: '2026-06-06', kind: 'active' },
      { on: '2026-06-07', kind: 'rest' },
      { on: '2026-06-08', kind: 'active' },
      { on: '2026-06-09', kind: 'none' },
    ])
  })
})

/** The definition, by trying every stretch of days: no two missed days in a row, and no two in one week. */
function isUnbroken(active: ReadonlySet<number>, from: number, to: number): boolean {
  const missed: number[] = []
  for (let day = from; day <= to; day++) if (!active.has(day)) missed.push(day)
  return missed.every(
    (day, place) =>
      place === 0 || (missed[place - 1] !== day - 1 && weekOf(missed[place - 1] ?? 0) !== weekOf(day)),
  )
}
function streakByDefinition(active: ReadonlySet<number>, today: number) {
  const days = [...active].sort((one, other) => one - other)
  const lengthOf = (from: number, to: number) => days.filter((day) => day >= from && day <= to).length
  const longest = days.flatMap((from) =>
    days.filter((to) => to >= from && isUnbroken(active, from, to)).map((to) => lengthOf(from, to)),
  )
  const until = active.has(today) ? today : today - 1
  const standing = days.filter((from) => isUnbroken(active, from, until)).map((from) => lengthOf(from, until))
  return { current: Math.max(0, ...standing), longest: Math.max(0, ...longest) }
}

describe('over any history, in any zone', () => {
  const read = (zone: string, history: Parameters<typeof readDeeds>[0]) => {
    const today = createDayReader(zone)(END.toISOString())
    return { deeds: readDeeds(history, END, zone), today }
  }

  it('the streak is what its definition says [D56]', () => {
    const days = fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 40 })
    holds(
      fc.property(days, fc.integer({ min: 0, max: 3 }), (offsets, open) => {
        const active = new Set(offsets.map((offset) => MONDAY + offset))
        const today = Math.max(MONDAY, ...active) + open
        const activities = [...active].map((day) => deedAt('goal_moved', `${writeDay(day)}T12:00:00Z`))
        const deeds = readDeeds(activities, new Date(`${writeDay(today)}T20:00:00Z`), 'UTC')
        const { current, longest } = deriveStreak(deeds, today)
        expect({ current, longest }).toEqual(streakByDefinition(active, today))
      }),
      300,
    )
  })

  it('is never longer than the days of practice are many, nor longer now than at best [D56]', () => {
    holds(
      fc.property(anyHistory, anyZone, (history, zone) => {
        const { deeds, today } = read(zone, history)
        const { current, longest, growth } = deriveStreak(deeds, today)
        expect(longest).toBeLessThanOrEqual(new Set(deeds.map(({ day }) => day)).size)
        expect(current).toBeLessThanOrEqual(longest)
        expect([...growth].sort()).toEqual(growth)
      }),
    )
  })
})

describe('a local day', () => {
  it.each([
    ['2026-05-03T23:30:00Z', 'Europe/Berlin', '2026-05-04'],
    ['2026-05-03T03:30:00Z', 'America/New_York', '2026-05-02'],
    ['2026-03-29T00:30:00Z', 'Europe/Berlin', '2026-03-29'],
    ['2026-10-25T22:59:59.999Z', 'Europe/Berlin', '2026-10-25'],
    ['2026-10-25T23:00:00.000Z', 'Europe/Berlin', '2026-10-26'],
    ['2024-02-29T23:59:00Z', 'UTC', '2024-02-29'],
    ['2026-05-03T18:14:59Z', 'Asia/Kathmandu', '2026-05-03'],
    ['2026-05-03T18:15:00Z', 'Asia/Kathmandu', '2026-05-04'],
  ])('%s is, in %s, on %s [D26]', (instant, zone, day) => {
    expect(writeDay(createDayReader(zone)(instant))).toBe(day)
  })

  it('is the one the machine itself writes, whatever the instant', () => {
    holds(
      fc.property(
        anyZone,
        fc.date({ min: new Date('2012-01-01'), max: END, noInvalidDate: true }),
        (zone, date) => {
          const written = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(date)
          expect(writeDay(createDayReader(zone)(date.toISOString()))).toBe(written)
        },
      ),
    )
  })

  it('counts across a change of clocks: five evenings in a row are five days', () => {
    // The night to March 29, 2026 is an hour short in Berlin; the evenings stay at 23:30 there.
    const evenings = ['26T22:30', '27T22:30', '28T22:30', '29T21:30', '30T21:30'].map((time) =>
      deedAt('goal_moved', `2026-03-${time}:00Z`),
    )
    const now = new Date('2026-03-30T21:45:00Z')
    const today = createDayReader('Europe/Berlin')(now.toISOString())
    expect(deriveStreak(readDeeds(evenings, now, 'Europe/Berlin'), today).current).toBe(5)
  })
})
