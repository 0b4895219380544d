import type { Activity } from '@lodestar/coach/activities/activity'
import type { Meeting } from '@lodestar/contract/meetings'
import type { NotificationPreferences } from '@lodestar/contract/notifications'
import { addDays, addMonths, findInstant, readLocalTime } from '../../lib/zoned-time.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Nobody is reminded between these hours of their own clock. */
const QUIET = { fromHour: 21, toHour: 7 }
/** A reminder that comes later than this before a meeting leaves no time to prepare. */
const SHORTEST_NOTICE_MS = 15 * MINUTE_MS
/** What would come in the night and be too late in the morning comes on the evening before. */
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
 * When the reminder before a meeting is due: so many hours before its start.
 *
 * In the quiet time it waits for the morning, and where that would be too late it comes on the evening before.
 */
export function findPreMeetingDue(
  meeting: Pick<Meeting, 'startTime'>,
  hours: number,
  timeZone: string,
): Date {
  const wanted = new Date(Date.parse(meeting.startTime) - hours * HOUR_MS)
  const morning = waitForMorning(wanted, timeZone)
  if (morning.getTime() === wanted.getTime() || isInTimeFor(meeting, morning)) return morning
  const { day, hour } = readLocalTime(wanted, timeZone)
  const evening = hour < QUIET.toHour ? addDays(day, -1) : day
  return findInstant({ day: evening, ...EVENING }, timeZone)
}

/** When the question after a meeting is due: so many hours after its end, in the morning if that is at night. */
export const findPostMeetingDue = (
  { endTime }: Pick<Meeting, 'endTime'>,
  hours: number,
  timeZone: string,
): Date => waitForMorning(new Date(Date.parse(endTime) + hours * HOUR_MS), timeZone)

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
