import { dayAfter, type Moment } from '../../text/dates.ts'
import { NUMBER_WORDS } from '../../text/number-words.ts'

/** A day of the calendar: `on` as `YYYY-MM-DD`, and as people say it: "Thursday, November 26". */
export interface CalendarDay {
  readonly on: string
  readonly said: string
}

/** From Sunday on, as `Date` counts them. */
export const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const
/** A weekday, as a group of a pattern. */
export const WEEKDAY = `(${WEEKDAYS.join('|')})`
/** A weekday before a date, as a part of a pattern. */
export const LEAD = `(?:\\b${WEEKDAY},? (?:the )?)?`
/** A day by its number in the month: "the 11th". */
export const OF_MONTH = new RegExp(
  `${LEAD}\\bthe (\\d{1,2})(?:st|nd|rd|th)\\b(?! (?:time|one|attempt|try|person|week|month|year))`,
  'gi',
)
/** A date that is reckoned from a day: "a week from Thursday is December 3". */
export const RECKONED = new RegExp(`\\b(a|one|two) weeks? from (today|tomorrow|${WEEKDAY})\\b`, 'gi')

/** A span that runs from a day by its number: "14 days from the 4th". */
const SPAN_FROM = new RegExp(
  `\\b(\\d{1,2}|${NUMBER_WORDS.join('|')}) (days|weeks) (?:from|after|since) the (\\d{1,2})(?:st|nd|rd|th)\\b`,
  'gi',
)
/** The end of a span that runs from the last day with that number. */
const spansFrom = (text: string, today: string): string[] =>
  [...text.matchAll(SPAN_FROM)].flatMap(([, count = '', unit = '', day]) => {
    const value = NUMBER_WORDS.indexOf(count.toLowerCase()) + 1 || Number(count)
    const from = Array.from({ length: 31 }, (_, days) => addDays(today, -days)).find(
      (on) => Number(on.slice(-2)) === Number(day),
    )
    return from === undefined ? [] : [addDays(from, value * (/week/i.test(unit) ? 7 : 1))]
  })

/** Says whether a text in small letters names a weekday, short or long. */
export const saysWeekday = (text: string, weekday: string) =>
  new RegExp(
    `\\b${weekday.slice(0, 3)}(?:${weekday.slice(3, -3)}|${weekday.slice(3, 4)})?(?:day)?s?\\b`,
  ).test(text)

/** The weekday of a day, `YYYY-MM-DD`, in small letters. */
export const weekdayOf = (on: string) => WEEKDAYS[new Date(`${on}T12:00:00Z`).getUTCDay()]

/** The day so many days after another one, `YYYY-MM-DD`. */
export const addDays = (on: string, days: number): string =>
  new Date(Date.parse(`${on}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** The next day, from tomorrow on, that is called so. */
const nextCalled = (called: string, calendar: readonly CalendarDay[]): string | undefined => {
  const at = called === 'today' ? 0 : called === 'tomorrow' ? 1 : -1
  return (at < 0 ? calendar.slice(1).find(({ on }) => weekdayOf(on) === called) : calendar[at])?.on
}

/** The days ahead that some texts name by their weekday, by their number in the month, or by a span from another one. */
export function listNamed(texts: readonly string[], calendar: readonly CalendarDay[]): string[] {
  const [today] = calendar
  if (!today) return []
  return texts.flatMap((text) => {
    const lower = text.toLowerCase()
    const reckoned = [...text.matchAll(RECKONED)].flatMap((match) => reckon(match, calendar) ?? [])
    const weekdays = WEEKDAYS.filter((weekday) => saysWeekday(lower, weekday))
    const ofMonth = [...text.matchAll(OF_MONTH)].flatMap(
      ([, , day]) => nextOfMonth(Number(day), today.on) ?? [],
    )
    const ends = /\bend of (?:the |this )?month\b/.test(lower) ? [lastOfMonth(today.on)] : []
    return [
      ...reckoned,
      ...weekdays.flatMap((weekday) => nextCalled(weekday, calendar) ?? []),
      ...ofMonth,
      ...spansFrom(text, today.on),
      ...ends,
    ]
  })
}

/** The day that "a week from Thursday" is. */
export function reckon(
  [, count = '', called = '']: RegExpMatchArray,
  calendar: readonly CalendarDay[],
): string | undefined {
  const from = nextCalled(called.toLowerCase(), calendar)
  return from === undefined ? undefined : addDays(from, count.toLowerCase() === 'two' ? 14 : 7)
}

const nextOfMonth = (day: number, today: string): string | undefined =>
  Array.from({ length: 31 }, (_, days) => addDays(today, days)).find((on) => Number(on.slice(-2)) === day)
const lastOfMonth = (today: string): string =>
  new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)), 0)).toISOString().slice(0, 10)

const CALENDAR_DAYS = 14
/** Today and the 14 days after it. */
export function listCalendar(moment: Moment): CalendarDay[] {
  return Array.from({ length: CALENDAR_DAYS + 1 }, (_, days) => {
    const on = dayAfter(moment, days)
    return { on, said: sayDate(on) }
  })
}
const DATE = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
})
const sayDate = (on: string) => DATE.format(new Date(`${on}T12:00:00Z`))
