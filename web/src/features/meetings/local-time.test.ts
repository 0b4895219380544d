import { afterEach, describe, expect, it, vi } from 'vitest'
import { describeDay, describeLength, describeTimes } from './describe-time.ts'
import { findClockChange, moveToDay, toInstant, toLocalText } from './local-time.ts'

const inZone = (zone: string) => void vi.stubEnv('TZ', zone)
afterEach(() => void vi.unstubAllEnvs())
/** Spaces of any width, as languages set them, read as one. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ')
const times = (startTime: string, endTime: string) => plain(describeTimes({ startTime, endTime }))

describe('a date-time field', () => {
  it.each([
    ['America/New_York', '2026-05-07T13:00:00.000Z', '2026-05-07T09:00'],
    ['Asia/Kolkata', '2026-05-07T20:00:00.000Z', '2026-05-08T01:30'],
    ['Europe/Berlin', '2026-12-31T23:30:00.000Z', '2027-01-01T00:30'],
    ['Pacific/Auckland', '2026-05-07T13:00:00.000Z', '2026-05-08T01:00'],
  ])('in %s holds %s as %s, and is read as the same instant', (zone, instant, text) => {
    inZone(zone)
    expect(toLocalText(instant)).toBe(text)
    expect(toInstant(text)).toBe(instant)
  })

  it('is read by the offset of its own day, before and after the clocks change', () => {
    inZone('Europe/Berlin')
    expect(toInstant('2026-03-28T09:00')).toBe('2026-03-28T08:00:00.000Z')
    expect(toInstant('2026-03-29T09:00')).toBe('2026-03-29T07:00:00.000Z')
    expect(toInstant('2026-10-25T09:00')).toBe('2026-10-25T08:00:00.000Z')
  })

  it('left alone keeps the instant it was filled from: the second of two equal hours, and the seconds', () => {
    inZone('America/New_York')
    const second = '2026-11-01T06:30:15.000Z'
    expect(toLocalText(second)).toBe('2026-11-01T01:30')
    expect(toInstant('2026-11-01T01:30', second)).toBe(second)
    expect(toInstant('2026-11-01T01:30')).toBe('2026-11-01T05:30:00.000Z')
    expect(toInstant('2026-11-01T01:45', second)).toBe('2026-11-01T05:45:00.000Z')
  })

  it.each([
    ['America/New_York', '2026-03-08T02:30', 'skipped'],
    ['America/New_York', '2026-03-08T03:00', null],
    ['America/New_York', '2026-03-08T01:59', null],
    ['America/New_York', '2026-11-01T01:30', 'twice'],
    ['America/New_York', '2026-11-01T00:59', null],
    ['America/New_York', '2026-11-01T02:00', null],
    ['Australia/Lord_Howe', '2026-04-05T01:45', 'twice'],
    ['Australia/Lord_Howe', '2026-04-05T01:15', null],
    ['UTC', '2026-03-08T02:30', null],
    ['UTC', '', null],
  ])('in %s says of "%s": %s', (zone, text, change) => {
    inZone(zone)
    expect(findClockChange(text)).toBe(change)
  })
})

describe('the times of a meeting', () => {
  it("are written in the reader's zone, the half of the day once", () => {
    inZone('America/New_York')
    expect(times('2026-05-07T19:00:00Z', '2026-05-07T19:30:00Z')).toBe('3:00 – 3:30 PM')
    inZone('Asia/Kolkata')
    expect(times('2026-05-07T04:00:00Z', '2026-05-07T04:30:00Z')).toBe('9:30 – 10:00 AM')
  })

  it('name the day of the end when it is past midnight, and its year at the turn of one', () => {
    inZone('Europe/Berlin')
    expect(times('2026-05-07T21:30:00Z', '2026-05-07T22:30:00Z')).toBe('11:30 PM – Fri, May 8, 12:30 AM')
    expect(times('2026-12-31T22:30:00Z', '2026-12-31T23:30:00Z')).toBe(
      '11:30 PM – Fri, Jan 1, 2027, 12:30 AM',
    )
    inZone('UTC')
    expect(times('2026-05-07T21:30:00Z', '2026-05-07T22:30:00Z')).toBe('9:30 – 10:30 PM')
  })

  it('name their zones when the clocks change in between', () => {
    inZone('America/New_York')
    expect(times('2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z')).toBe('1:30 AM EDT – 1:30 AM EST')
    expect(times('2026-03-08T06:30:00Z', '2026-03-08T07:30:00Z')).toBe('1:30 AM EST – 3:30 AM EDT')
    expect(times('2026-03-08T04:30:00Z', '2026-03-08T07:30:00Z')).toBe(
      '11:30 PM EST – Sun, Mar 8, 3:30 AM EDT',
    )
  })

  it.each([
    ['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z', '1 hour'],
    ['2026-05-07T13:00:00Z', '2026-05-07T13:45:00Z', '45 minutes'],
    ['2026-05-07T13:00:00Z', '2026-05-07T15:01:00Z', '2 hours 1 minute'],
    ['2026-05-07T13:00:00Z', '2026-05-09T14:00:00Z', '2 days 1 hour'],
  ])('from %s to %s take %s', (startTime, endTime, length) => {
    inZone('America/New_York')
    expect(describeLength({ startTime, endTime })).toBe(length)
  })
})

describe('the day of a meeting', () => {
  const day = (startTime: string, now: string) => describeDay({ startTime }, Date.parse(now))

  it("is today and tomorrow by the reader's calendar, also around a day of 23 hours", () => {
    inZone('America/New_York')
    expect(day('2026-05-08T03:59:00Z', '2026-05-07T13:00:00Z')).toBe('Today')
    expect(day('2026-05-08T04:00:00Z', '2026-05-07T13:00:00Z')).toBe('Tomorrow')
    expect(day('2026-03-09T04:30:00Z', '2026-03-08T05:00:00Z')).toBe('Tomorrow')
    expect(day('2026-03-08T04:30:00Z', '2026-03-08T05:00:00Z')).toBe('Sat, Mar 7')
  })

  it('has its year when that is not the present one', () => {
    inZone('UTC')
    expect(day('2026-06-10T09:00:00Z', '2026-05-07T09:00:00Z')).toBe('Wed, Jun 10')
    expect(day('2027-06-10T09:00:00Z', '2026-05-07T09:00:00Z')).toBe('Thu, Jun 10, 2027')
  })
})

it('a meeting moved to another day keeps its local time and its length', () => {
  const [start, end] = [new Date('2026-05-07T14:15:00'), new Date('2026-05-07T15:00:00')]
  const moved = moveToDay({ startTime: start.toISOString(), endTime: end.toISOString() }, '2026-11-20')
  expect([moved.startTime, moved.endTime].map(toLocalText)).toEqual(['2026-11-20T14:15', '2026-11-20T15:00'])
})
