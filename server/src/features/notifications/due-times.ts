import type { Activity } from '@lodestar/coach/activities/activity'
import type { Meeting } from '@lodestar/contract/meetings'
import type { NotificationPreferences } from '@lodestar/contract/notifications'
import { addDays, addMonths, findInstant, readLocalTime } from '../../lib/zoned-time.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Nothing rings or arrives in the mailbox between these hours of a person's own clock. */
const QUIET = { fromHour: 21, toHour: 7 }
/** A reminder that comes later than this before a meeting leaves no time to prepare. */
const SHORTEST_NOTICE_MS = 15 * MINUTE_MS
/** What would come in the night and be too late in the morning is given on the evening before. */
const EVENING = { hour: 20, minute: 30 }
/** When nothing is known about somebody's habits (decision D42). */
const DEFAULT_HOUR = 9
/** From so many different days on, an hour is a habit. */
const HABIT_DAYS = 3

/** True while a person's clock shows a time at which they are left alone. */
export function isQuiet(at: Date, timeZone: string): boolean {
  const { hour } = readLocalTime(at, timeZone)
  return hour >= QUIET.fromHour || hour < QUIET.toHour
}

/** The moment itself, or the end of the quiet time it lies in. */
export function waitForMorning(at: Date, timeZone: string): Date {
  if (!isQuiet(at, timeZone)) return at
  const { day, hour } = readLocalTime(at, timeZone)
  const morning = hour < QUIET.toHour ? day : addDays(day, 1)
  return findInstant({ day: morning, hour: QUIET.toHour, minute: 0 }, timeZone)
}

/** True when a reminder at a moment still leaves time to prepare for a meeting. */
export const isInTimeFor = ({ startTime }: Pick<Meeting, 'startTime'>, at: Date): boolean =>
  at.getTime() + SHORTEST_NOTICE_MS <= Date.parse(startTime)

/**
 * When mail and push may go out for a reminder given at a moment: then, or at the end of the quiet time (decision D82).
 *
 * @param meeting the one that is ahead: what would be too late for it in the morning is not held back. Null for none.
 */
export function findDeliveryTime(
  givenAt: Date,
  meeting: Pick<Meeting, 'startTime'> | null,
  timeZone: string,
): Date {
  const morning = waitForMorning(givenAt, timeZone)
  return meeting === null || isInTimeFor(meeting, morning) ? morning : givenAt
}

/** The moment so many hours before a meeting's start. */
const findWanted = ({ startTime }: Pick<Meeting, 'startTime'>, hours: number): Date =>
  new Date(Date.parse(startTime) - hours * HOUR_MS)

/**
 * When the reminder before a meeting is due: so many hours before its start, by day or night.
 *
 * Where it would come in the quiet time and its mail in the morning would be too late, it is due the evening before.
 */
export function findPreMeetingDue(
  meeting: Pick<Meeting, 'startTime'>,
  hours: number,
  timeZone: string,
): Date {
  const wanted = findWanted(meeting, hours)
  if (!isQuiet(wanted, timeZone) || isInTimeFor(meeting, waitForMorning(wanted, timeZone))) return wanted
  const { day, hour } = readLocalTime(wanted, timeZone)
  const evening = hour < QUIET.toHour ? addDays(day, -1) : day
  return findInstant({ day: evening, ...EVENING }, timeZone)
}

/**
 * When to look after the reminder before a meeting, as planned at a moment.
 *
 * @returns its due time, that moment where only the evening before has passed, or null where the hours asked for have.
 */
export function planPreMeeting(
  meeting: Pick<Meeting, 'startTime'>,
  hours: number,
  timeZone: string,
  plannedAt: Date,
): Date | null {
  const due = findPreMeetingDue(meeting, hours, timeZone)
  if (due > plannedAt) return due
  return findWanted(meeting, hours) > plannedAt ? plannedAt : null
}

/** When the question after a meeting is due: so many hours after its end. */
export const findPostMeetingDue = ({ endTime }: Pick<Meeting, 'endTime'>, hours: number): Date =>
  new Date(Date.parse(endTime) + hours * HOUR_MS)

/** What somebody is there for at that moment; a meeting is held wherever they are. */
const isPresence = ({ kind }: Activity): boolean => kind !== 'meeting_held'

/**
 * The hour of a person's clock in which they were active on most days, never a quiet one; 9 while there is no habit.
 *
 * @param activities in any order.
 */
export function findUsualHour(activities: readonly Activity[], timeZone: string): number {
  const daysByHour = new Map<number, Set<string>>()
  for (const { at } of activities.filter(isPresence)) {
    const { day, hour } = readLocalTime(new Date(at), timeZone)
    const days = daysByHour.get(hour) ?? new Set()
    daysByHour.set(hour, days.add(day))
  }
  const [best] = [...daysByHour].sort(
    ([hour, days], [otherHour, otherDays]) => otherDays.size - days.size || hour - otherHour,
  )
  if (!best || best[1].size < HABIT_DAYS) return DEFAULT_HOUR
  return Math.min(Math.max(best[0], QUIET.toHour), QUIET.fromHour - 1)
}

type Frequency = NotificationPreferences['reminderFrequency']

/** One turn of a person's coaching reminders: the day of it, and the moment on the clock they live by. */
export interface Occasion {
  day: string
  dueAt: Date
}

/** The days of somebody's coaching reminders: counted from a moment, at an hour of their clock. */
export interface Rhythm {
  since: string
  frequency: Frequency
  hour: number
  timeZone: string
}

const STEP_DAYS = { daily: 1, weekly: 7, biweekly: 14 } as const

/** A day so many intervals after another, `YYYY-MM-DD`; months are counted from the first day, so the 31st comes back. */
export const addIntervals = (day: string, frequency: Frequency, count: number): string =>
  frequency === 'monthly' ? addMonths(day, count) : addDays(day, count * STEP_DAYS[frequency])

/** The first occasion of a rhythm after a moment; the earliest there is lies one interval after its beginning. */
export function findOccasionAfter(rhythm: Rhythm, after: Date): Occasion {
  const first = readLocalTime(new Date(rhythm.since), rhythm.timeZone).day
  // The turn before the estimate is looked at too: the hour decides, and months are of different lengths.
  const longest = rhythm.frequency === 'monthly' ? 31 : STEP_DAYS[rhythm.frequency]
  const passedDays = (after.getTime() - Date.parse(rhythm.since)) / (24 * HOUR_MS)
  for (let count = Math.max(1, Math.floor(passedDays / longest) - 1); ; count += 1) {
    const day = addIntervals(first, rhythm.frequency, count)
    const dueAt = findInstant({ day, hour: rhythm.hour, minute: 0 }, rhythm.timeZone)
    if (dueAt > after) return { day, dueAt }
  }
}

/** The moment one interval before an occasion: what was done since then makes its reminder unnecessary. */
export const findTurnBegin = (day: string, { frequency, hour, timeZone }: Rhythm): Date =>
  findInstant({ day: addIntervals(day, frequency, -1), hour, minute: 0 }, timeZone)
