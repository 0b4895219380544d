import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths, findInstant, readLocalTime } from './zoned-time.ts'

const ZONES = [
  'UTC',
  'America/New_York',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/St_Johns',
]
const anyZone = fc.constantFrom(...ZONES)
/** To the minute, over years in which the rules of these zones are known. */
const anyMoment = fc
  .integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2032, 0) / 60_000 })
  .map((minutes) => new Date(minutes * 60_000))

const at = (day: string, hour: number, minute = 0) => ({ day, hour, minute })

describe('a time on the clock of a place', () => {
  it('is found again as the moment it was read from, or as the first of the two that show it', () => {
    fc.assert(
      fc.property(anyMoment, anyZone, (moment, zone) => {
        const local = readLocalTime(moment, zone)
        const found = findInstant(local, zone)
        expect(readLocalTime(found, zone)).toEqual(local)
        expect(found.getTime()).toBeLessThanOrEqual(moment.getTime())
        expect(moment.getTime() - found.getTime()).toBeLessThanOrEqual(3_600_000)
      }),
    )
  })

  it.each([
    ['before clocks go forward', at('2026-03-08', 1, 59), 'America/New_York', '2026-03-08T06:59:00.000Z'],
    ['that is skipped', at('2026-03-08', 2, 30), 'America/New_York', '2026-03-08T07:30:00.000Z'],
    ['after clocks went forward', at('2026-03-08', 3), 'America/New_York', '2026-03-08T07:00:00.000Z'],
    ['that comes twice', at('2026-11-01', 1, 30), 'America/New_York', '2026-11-01T05:30:00.000Z'],
    ['after it came twice', at('2026-11-01', 2), 'America/New_York', '2026-11-01T07:00:00.000Z'],
    [
      'of a change by half an hour',
      at('2026-10-04', 2, 15),
      'Australia/Lord_Howe',
      '2026-10-03T15:45:00.000Z',
    ],
    ['on a leap day', at('2028-02-29', 9), 'Europe/Berlin', '2028-02-29T08:00:00.000Z'],
    ['at midnight', at('2026-06-01', 0), 'Asia/Kathmandu', '2026-05-31T18:15:00.000Z'],
  ])('%s is the right moment', (_, local, zone, instant) => {
    expect(findInstant(local, zone).toISOString()).toBe(instant)
  })
})

describe('counting on the calendar', () => {
  it.each([
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-01', -1, '2026-02-28'],
  ])('%s and %i days is %s', (day, days, expected) => expect(addDays(day, days)).toBe(expected))

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-01-31', 2, '2026-03-31'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
  ])('%s and %i months is %s', (day, months, expected) => expect(addMonths(day, months)).toBe(expected))
})
