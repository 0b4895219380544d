import type { Activity } from '@lodestar/coach/activities/activity'
import { REMINDER_FREQUENCIES } from '@lodestar/contract/notifications'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readLocalTime } from '../../lib/zoned-time.ts'
import {
  findDeliveryTime,
  findOccasionAfter,
  findPostMeetingDue,
  findPreMeetingDue,
  findTurnBegin,
  findUsualHour,
  isInTimeFor,
  isQuiet,
  planPreMeeting,
  waitForMorning,
} from './due-times.ts'

const NEW_YORK = 'America/New_York'
const HOUR_MS = 3_600_000
const anyZone = fc.constantFrom(NEW_YORK, 'Europe/Berlin', 'Asia/Kolkata', 'Australia/Lord_Howe', 'UTC')
const anyMoment = fc
  .integer({ min: Date.UTC(2024, 0) / 60_000, max: Date.UTC(2032, 0) / 60_000 })
  .map((minutes) => new Date(minutes * 60_000))

describe('the reminder before a meeting', () => {
  const due = (startTime: string, hours: number, zone = NEW_YORK) =>
    findPreMeetingDue({ startTime }, hours, zone).toISOString()

  it.each([
    ['comes so many hours before', '2026-05-07T17:00:00Z', 2, '2026-05-07T15:00:00.000Z'],
    [
      'counts real hours over the night clocks go forward',
      '2026-03-08T17:00:00Z',
      24,
      '2026-03-07T17:00:00.000Z',
    ],
    [
      'counts real hours over the night clocks go back',
      '2026-11-01T17:00:00Z',
      24,
      '2026-10-31T17:00:00.000Z',
    ],
    ['comes in the night all the same', '2026-05-07T12:00:00Z', 2, '2026-05-07T10:00:00.000Z'],
    ['comes in the night clocks go forward', '2026-03-08T13:00:00Z', 3, '2026-03-08T10:00:00.000Z'],
    [
      'comes the evening before where morning is too late',
      '2026-05-07T10:00:00Z',
      2,
      '2026-05-07T00:30:00.000Z',
    ],
    ['comes the same evening for a meeting at night', '2026-05-08T03:30:00Z', 2, '2026-05-08T00:30:00.000Z'],
    ['comes on a leap day', '2028-02-29T20:00:00Z', 4, '2028-02-29T16:00:00.000Z'],
  ])('%s', (_, start, hours, expected) => expect(due(start, hours)).toBe(expected))

  const anyMeeting = fc.record({
    start: anyMoment,
    hours: fc.integer({ min: 1, max: 48 }),
    zone: anyZone,
  })

  it('is due when it was asked for or an evening before, and its mail is never at night nor too late [D82]', () => {
    fc.assert(
      fc.property(anyMeeting, ({ start, hours, zone }) => {
        const meeting = { startTime: start.toISOString() }
        const wanted = start.getTime() - hours * HOUR_MS
        const at = findPreMeetingDue(meeting, hours, zone)
        const mailAt = findDeliveryTime(at, meeting, zone)
        expect(isQuiet(mailAt, zone)).toBe(false)
        expect(isInTimeFor(meeting, mailAt)).toBe(true)
        expect(at.getTime()).toBeLessThanOrEqual(wanted)
        // An evening and a night, and one hour more where clocks go back.
        expect(wanted - at.getTime()).toBeLessThanOrEqual(11.5 * HOUR_MS)
        if (at.getTime() < wanted) expect(readLocalTime(at, zone)).toMatchObject({ hour: 20, minute: 30 })
      }),
    )
  })

  it('is planned from any moment before it was asked for, and never for a time that has passed [D82]', () => {
    fc.assert(
      fc.property(anyMeeting, fc.integer({ min: -900, max: 900 }), ({ start, hours, zone }, minutes) => {
        const meeting = { startTime: start.toISOString() }
        const wanted = start.getTime() - hours * HOUR_MS
        const plannedAt = new Date(wanted - minutes * 60_000)
        const planned = planPreMeeting(meeting, hours, zone, plannedAt)
        const due = findPreMeetingDue(meeting, hours, zone)
        if (minutes <= 0) expect(planned).toBeNull()
        else expect(planned).toEqual(due > plannedAt ? due : plannedAt)
      }),
    )
  })

  it.each([
    [
      'waits for seven in the morning',
      '2026-05-07T10:00:00Z',
      '2026-05-07T12:00:00Z',
      '2026-05-07T11:00:00.000Z',
    ],
    [
      'waits for seven by the new clock',
      '2026-03-08T10:00:00Z',
      '2026-03-08T13:00:00Z',
      '2026-03-08T11:00:00.000Z',
    ],
    ['goes out by day at once', '2026-05-07T15:00:00Z', '2026-05-07T17:00:00Z', '2026-05-07T15:00:00.000Z'],
    [
      'goes out at night where the morning is too late',
      '2026-05-07T07:55:00Z',
      '2026-05-07T08:55:00Z',
      '2026-05-07T07:55:00.000Z',
    ],
  ])('has mail that %s [D82]', (_, givenAt, startTime, expected) => {
    expect(findDeliveryTime(new Date(givenAt), { startTime }, NEW_YORK).toISOString()).toBe(expected)
  })
})

describe('the question after a meeting', () => {
  it('is due so many hours after the end, and its mail is out by the morning, never at night [D82]', () => {
    fc.assert(
      fc.property(anyMoment, fc.integer({ min: 1, max: 168 }), anyZone, (end, hours, zone) => {
        const wanted = end.getTime() + hours * HOUR_MS
        const at = findPostMeetingDue({ endTime: end.toISOString() }, hours)
        const mailAt = findDeliveryTime(at, null, zone)
        expect(at.getTime()).toBe(wanted)
        expect(isQuiet(mailAt, zone)).toBe(false)
        expect(mailAt.getTime()).toBeGreaterThanOrEqual(wanted)
        // A night has 10 hours, and one more when clocks go back in it.
        expect(mailAt.getTime() - wanted).toBeLessThanOrEqual(11 * HOUR_MS)
      }),
    )
  })

  it.each([
    ['2026-05-07T01:00:00Z', 'an evening at nine waits', '2026-05-07T11:00:00.000Z'],
    ['2026-05-07T00:59:00Z', 'a minute before nine does not', '2026-05-07T00:59:00.000Z'],
    ['2026-05-07T11:00:00Z', 'seven in the morning does not', '2026-05-07T11:00:00.000Z'],
  ])('%s: %s', (at, _, expected) => {
    expect(waitForMorning(new Date(at), NEW_YORK).toISOString()).toBe(expected)
  })
})

describe('the hour somebody is usually active', () => {
  const deed = (at: string, kind: Activity['kind'] = 'situation_told'): Activity => ({
    kind,
    at,
    subjectId: 's',
    value: null,
    detail: null,
  })

  it('is nine until there is a habit of three days', () => {
    expect(findUsualHour([], NEW_YORK)).toBe(9)
    // Many deeds of one long evening are one day.
    const oneDay = Array.from({ length: 30 }, (_, minute) => deed(`2026-05-04T20:${10 + minute}:00Z`))
    expect(findUsualHour([...oneDay, deed('2026-05-05T20:10:00Z')], NEW_YORK)).toBe(9)
  })

  it("is the one of most days on the person's own clock, whatever the season", () => {
    const deeds = [
      '2026-03-05T21:30:00Z',
      '2026-03-06T21:10:00Z',
      '2026-03-10T20:20:00Z',
      '2026-03-11T20:20:00Z',
    ]
    expect(findUsualHour([...deeds.map((at) => deed(at)), deed('2026-03-12T14:00:00Z')], NEW_YORK)).toBe(16)
  })

  it('is moved out of the quiet time, and meetings that were held say nothing', () => {
    const late = ['2026-05-04', '2026-05-05', '2026-05-06'].map((day) => deed(`${day}T03:00:00Z`))
    expect(findUsualHour(late, NEW_YORK)).toBe(20)
    const early = ['2026-05-04', '2026-05-05', '2026-05-06'].map((day) => deed(`${day}T09:00:00Z`))
    expect(findUsualHour(early, NEW_YORK)).toBe(7)
    const held = ['2026-05-04', '2026-05-05', '2026-05-06'].map((day) =>
      deed(`${day}T20:00:00Z`, 'meeting_held'),
    )
    expect(findUsualHour(held, NEW_YORK)).toBe(9)
  })
})

describe('the days of coaching reminders', () => {
  const next = (
    since: string,
    frequency: (typeof REMINDER_FREQUENCIES)[number],
    after: string,
    timeZone = NEW_YORK,
  ) => {
    const { day, dueAt } = findOccasionAfter({ since, frequency, hour: 9, timeZone }, new Date(after))
    return [day, dueAt.toISOString()]
  }

  it.each([
    ['daily', '2026-05-04T15:00:00Z', ['2026-05-05', '2026-05-05T13:00:00.000Z']],
    ['weekly', '2026-05-04T15:00:00Z', ['2026-05-11', '2026-05-11T13:00:00.000Z']],
    ['biweekly', '2026-05-04T15:00:00Z', ['2026-05-18', '2026-05-18T13:00:00.000Z']],
    ['monthly', '2026-05-04T15:00:00Z', ['2026-06-04', '2026-06-04T13:00:00.000Z']],
  ] as const)('%s: the first lies one interval ahead [R9-39]', (frequency, since, expected) => {
    expect(next(since, frequency, since)).toEqual(expected)
  })

  it('stay at nine by the clock when clocks change', () => {
    expect(next('2026-03-01T15:00:00Z', 'weekly', '2026-03-02T00:00:00Z')[1]).toBe('2026-03-08T13:00:00.000Z')
    expect(next('2026-03-01T15:00:00Z', 'weekly', '2026-03-09T00:00:00Z')[1]).toBe('2026-03-15T13:00:00.000Z')
    expect(next('2026-10-25T15:00:00Z', 'weekly', '2026-10-26T00:00:00Z')[1]).toBe('2026-11-01T14:00:00.000Z')
  })

  it('of somebody who began on the 31st end with each month, and come back to the 31st', () => {
    const days: unknown[] = []
    let after = '2028-01-31T20:00:00Z'
    for (let turn = 0; turn < 4; turn += 1) {
      const [day, dueAt = ''] = next('2028-01-31T20:00:00Z', 'monthly', after)
      days.push(day)
      after = dueAt
    }
    expect(days).toEqual(['2028-02-29', '2028-03-31', '2028-04-30', '2028-05-31'])
  })

  it('follow one another without a gap or a repeat, from any beginning, over any change of clocks', () => {
    fc.assert(
      fc.property(
        anyMoment,
        fc.constantFrom(...REMINDER_FREQUENCIES),
        fc.integer({ min: 7, max: 20 }),
        anyZone,
        fc.integer({ min: 0, max: 2000 }),
        (begin, frequency, hour, timeZone, laterDays) => {
          const rhythm = { since: begin.toISOString(), frequency, hour, timeZone }
          const after = new Date(begin.getTime() + laterDays * 24 * HOUR_MS)
          const first = findOccasionAfter(rhythm, after)
          const second = findOccasionAfter(rhythm, first.dueAt)
          expect(first.dueAt > after).toBe(true)
          expect(readLocalTime(first.dueAt, timeZone)).toEqual({ day: first.day, hour, minute: 0 })
          // Whenever one looks between two occasions, the second is the next one.
          const between = new Date((first.dueAt.getTime() + second.dueAt.getTime()) / 2)
          expect(findOccasionAfter(rhythm, between)).toEqual(second)
          expect(findOccasionAfter(rhythm, new Date(first.dueAt.getTime() - 1))).toEqual(first)
        },
      ),
    )
  })

  it('have turns that begin one interval before', () => {
    const rhythm = {
      since: '2026-05-04T15:00:00Z',
      frequency: 'weekly',
      hour: 9,
      timeZone: NEW_YORK,
    } as const
    expect(findTurnBegin('2026-05-18', rhythm).toISOString()).toBe('2026-05-11T13:00:00.000Z')
  })
})
