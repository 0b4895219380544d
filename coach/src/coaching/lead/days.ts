import type { CalendarDay } from './brief.ts'

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const

const WEEKDAY = `(${WEEKDAYS.join('|')})`
const MONTH = `(${MONTHS.join('|')}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\b\\.?`
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?\\b'
const LEAD = `(?:\\b${WEEKDAY},? (?:the )?)?`
const DATES = [
  new RegExp(`${LEAD}\\b${MONTH} (?:the )?${DAY}`, 'gi'),
  new RegExp(`${LEAD}\\b${DAY}\\.? (?:of )?${MONTH}`, 'gi'),
] as const
const ISO = /\b(\d{4})-(\d\d)-(\d\d)\b/g
const OF_MONTH = new RegExp(
  `${LEAD}\\bthe (\\d{1,2})(?:st|nd|rd|th)\\b(?! (?:time|one|attempt|try|person|week|month|year))`,
  'gi',
)
const BESIDE = new RegExp(`\\b(today|tomorrow)(?:,| is| \\()? ?${WEEKDAY}\\b`, 'gi')
const GONE_WEEKDAY = new RegExp(`\\b(?:last|this past) ${WEEKDAY}\\b`, 'gi')
const GONE = /\b(?:yesterday|last (?:night|week|month|year|quarter))\b/gi
/** Tells what somebody did; advice may look back, too. */
const TELLS =
  /\b(?:you|he|she|they|we|i|\p{Lu}\p{Ll}+) (?:\p{Ll}+ed|was|were|came|said|told|took|left|went|did|had|got|gave|made|sent|cut|spoke|asked)\b/u
/** A weekday of which something is told: "on Tuesday you came". */
const TOLD = new RegExp(
  `\\bon ${WEEKDAY},? (?:(?:morning|afternoon|evening|night),? )?(?:you|he|she|they|we|i|[A-Z]\\w+) (?:\\w+ed|was|were|came|said|told|took|left|went|did|had|got|gave|made|sent|cut|spoke|walked)\\b`,
  'gi',
)
const MONTH_ALONE = /\b(January|February|April|June|July|August|September|October|November|December)\b/g

/** Says whether a text in small letters names a weekday, short or long. */
const saysWeekday = (text: string, weekday: string) =>
  new RegExp(
    `\\b${weekday.slice(0, 3)}(?:${weekday.slice(3, -3)}|${weekday.slice(3, 4)})?(?:day)?s?\\b`,
  ).test(text)

const two = (number: number) => String(number).padStart(2, '0')
const monthOf = (name: string) =>
  MONTHS.findIndex((month) => month.startsWith(name.toLowerCase().slice(0, 3))) + 1
const weekdayOf = (on: string) => WEEKDAYS[new Date(`${on}T12:00:00Z`).getUTCDay()]

/** A date of a text: month and day, and the weekday it is said to be. */
interface Dated {
  readonly date: string
  readonly weekday: string | undefined
}

function listDates(text: string): Dated[] {
  const [first, second] = DATES
  return [
    ...[...text.matchAll(first)].map(([, weekday, month = '', day]) => ({
      date: `${two(monthOf(month))}-${two(Number(day))}`,
      weekday: weekday?.toLowerCase(),
    })),
    ...[...text.matchAll(second)].map(([, weekday, day, month = '']) => ({
      date: `${two(monthOf(month))}-${two(Number(day))}`,
      weekday: weekday?.toLowerCase(),
    })),
    ...[...text.matchAll(ISO)].map(([, , month, day]) => ({ date: `${month}-${day}`, weekday: undefined })),
  ]
}

/** What days a text may name. */
export interface KnownDays {
  readonly calendar: readonly CalendarDay[]
  /** Month and day: "11-26". */
  readonly dates: ReadonlySet<string>
  /** All that is known, in small letters. */
  readonly text: string
}

/** Reads what days some texts name. */
export const readDays = (texts: readonly string[], calendar: readonly CalendarDay[]): KnownDays => ({
  calendar,
  dates: new Set(texts.flatMap(listDates).map(({ date }) => date)),
  text: texts.join('\n').toLowerCase(),
})

/** Says whether a sentence names a day that nobody named and the calendar does not show, or a weekday that it is not. */
export function hasInventedDay(sentence: string, known: KnownDays): boolean {
  return (
    listDates(sentence).some((dated) => isWrongDate(dated, known)) ||
    [...sentence.matchAll(OF_MONTH)].some(([, weekday, day]) => isWrongDay(Number(day), weekday, known)) ||
    [...sentence.matchAll(BESIDE)].some(([, day, weekday = '']) => {
      const on = known.calendar[day?.toLowerCase() === 'today' ? 0 : 1]?.on
      return on !== undefined && weekdayOf(on) !== weekday.toLowerCase()
    }) ||
    [...sentence.matchAll(GONE_WEEKDAY)].some(
      ([, weekday = '']) => !saysWeekday(known.text, weekday.toLowerCase()),
    ) ||
    (TELLS.test(sentence) &&
      [...sentence.matchAll(GONE)].some(([said]) => !known.text.includes(said.toLowerCase()))) ||
    [...sentence.matchAll(TOLD)].some(
      ([, weekday = '']) => !saysWeekday(known.text, weekday.toLowerCase()),
    ) ||
    [...sentence.matchAll(MONTH_ALONE)].some(([month]) => !isKnownMonth(month, known))
  )
}

function isWrongDate({ date, weekday }: Dated, { calendar, dates }: KnownDays): boolean {
  const day = calendar.find(({ on }) => on.endsWith(date))
  if (!day) return !dates.has(date)
  return weekday !== undefined && weekdayOf(day.on) !== weekday
}

function isWrongDay(day: number, weekday: string | undefined, { calendar, text }: KnownDays): boolean {
  const found = calendar.find(({ on }) => Number(on.slice(-2)) === day)
  if (!found) return !new RegExp(`\\b${day}(?:st|nd|rd|th)?\\b`).test(text)
  return weekday !== undefined && weekdayOf(found.on) !== weekday.toLowerCase()
}

const isKnownMonth = (month: string, { calendar, text }: KnownDays) =>
  text.includes(month.toLowerCase().slice(0, 3)) || calendar.some(({ said }) => said.includes(month))

/**
 * Says whether a day that a model has read in somebody's words can be the one they named.
 *
 * @param texts their words, and those they answer.
 */
export function isNamedDay(on: string, texts: readonly string[], calendar: readonly CalendarDay[]): boolean {
  const at = calendar.findIndex((day) => day.on === on)
  const text = texts.join('\n').toLowerCase()
  const weekday = weekdayOf(on) ?? ''
  const ways = [
    at === 0 && TODAY.test(text),
    at === 1 && /\b(?:tomorrow|tmrw|tmr)\b/.test(text),
    at >= 0 && saysWeekday(text, weekday),
    at >= 0 && /weekend/.test(text) && /^s(?:atur|un)day$/.test(weekday),
    at >= 0 && /\bend of (?:the |this )?week\b/.test(text) && weekday === 'friday',
    /\bnext week\b/.test(text) && isNextWeek(at, calendar),
    listDates(text).some(({ date }) => on.endsWith(date)),
    new RegExp(`\\b${Number(on.slice(-2))}(?:st|nd|rd|th)\\b`).test(text),
  ]
  return ways.includes(true)
}

const TODAY = /\b(?:today|tonight|now|this (?:morning|afternoon|evening)|later|in \w+ minutes)\b/

/** From the coming Monday to the Sunday after it. */
function isNextWeek(at: number, calendar: readonly CalendarDay[]): boolean {
  const monday = calendar.findIndex(({ on }, day) => day > 0 && weekdayOf(on) === 'monday')
  return at >= monday && at < monday + WEEKDAYS.length
}
