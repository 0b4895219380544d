import { englishOf } from '@lodestar/contract/locale'
import { dateFormat } from './date-format.ts'
import { isNoDayToCome, liesAhead } from './future-days.ts'
import { findSpokenDays } from './spoken-days.ts'

/** A day the leader named. `on` is that day in their time zone, `YYYY-MM-DD`. */
export interface NamedDay {
  /** As they wrote it: "before Thursday", "tomorrow at 3". */
  readonly words: string
  readonly on: string
}

/** "Now" as the leader sees it. `timeZone` is an IANA name, `locale` their browser's, where it is known. */
export interface Moment {
  readonly now: Date
  readonly timeZone: string
  readonly locale?: string | null | undefined
}

const LONGEST_LEAD_IN = 20
const LEAD_IN = /(?:by|before|on|until|this|next|from)\s+$/i

/** The calendar day of a moment in a time zone, `YYYY-MM-DD`. */
const dayOf = ({ now, timeZone }: Moment): string =>
  dateFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now)

/** The day `days` later than today, `YYYY-MM-DD`. */
export function dayAfter(moment: Moment, days: number): string {
  const today = new Date(`${dayOf(moment)}T12:00:00Z`)
  today.setUTCDate(today.getUTCDate() + days)
  return today.toISOString().slice(0, 10)
}

/** How many minutes a zone is ahead of UTC at a moment; negative in the Americas. */
function offsetMinutes({ now, timeZone }: Moment): number {
  const name = dateFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(now)
    .find((part) => part.type === 'timeZoneName')?.value
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(name ?? '') ?? []
  if (!sign) return 0
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

const readingOf = (moment: Moment) => ({
  today: dayOf(moment),
  instant: moment.now,
  timezone: offsetMinutes(moment),
})

/** A text of more days than these is a list, of which the first ones are read. */
const MOST_DAYS = 20

/** Finds the days a text looks ahead to, in the order of the text; "Thursday" is the coming one. At most twenty are read. */
export function findDays(text: string, moment: Moment): NamedDay[] {
  return findSpokenDays(text, readingOf(moment))
    .slice(0, MOST_DAYS)
    .filter((day) => !day.isStretch && liesAhead(text, day))
    .map(({ index, words, on }) => {
      const lead = /^(?:on|by|before|this|next|tomorrow|today|in)\b/i.test(words)
        ? ''
        : (LEAD_IN.exec(text.slice(Math.max(0, index - LONGEST_LEAD_IN), index))?.[0] ?? '')
      return { words: `${lead}${words}`.trim(), on }
    })
}

/** Finds the first day that what somebody promises is for, `YYYY-MM-DD`; "next week" is for its Friday. */
export function findDueDay(promise: string, moment: Moment): string | null {
  const days = findSpokenDays(promise, readingOf(moment))
  return days.find((day) => !isNoDayToCome(promise, day))?.on ?? null
}

/** A day as a coach says it: "today", "tomorrow", "Thursday", or "Thursday, May 7" when further than six days off. */
export function sayDay(on: string, moment: Moment): string {
  if (on === dayOf(moment)) return 'today'
  if (on === dayAfter(moment, 1)) return 'tomorrow'
  const isNear = on < dayAfter(moment, 7)
  return dateFormat(englishOf(moment.locale), {
    timeZone: 'UTC',
    weekday: 'long',
    ...(isNear ? {} : { month: 'long', day: 'numeric' }),
  }).format(new Date(`${on}T12:00:00Z`))
}

/** An instant of the coming days as it is said in a sentence: "on Tuesday at 2:00 PM", "tomorrow at 9:30 AM". */
export function sayMoment(instant: string, { now, timeZone, locale }: Moment): string {
  const at = new Date(instant)
  const day = sayDay(dayOf({ now: at, timeZone }), { now, timeZone, locale })
  const time = dateFormat(englishOf(locale), { timeZone, timeStyle: 'short' }).format(at)
  return `${day === 'today' || day === 'tomorrow' ? day : `on ${day}`} at ${time}`
}
