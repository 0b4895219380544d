import { NUMBER_WORDS } from '../../text/number-words.ts'
import { isTold, proposes, tells } from './claims.ts'
import {
  addDays,
  type CalendarDay,
  LEAD,
  listNamed,
  OF_MONTH,
  RECKONED,
  reckon,
  saysWeekday,
  WEEKDAY,
  WEEKDAYS,
  weekdayOf,
} from './days-ahead.ts'

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

const MONTH = `(${MONTHS.join('|')}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\b\\.?`
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?\\b'
const DATES = [
  new RegExp(`${LEAD}\\b${MONTH} (?:the )?${DAY}`, 'gi'),
  new RegExp(`${LEAD}\\b${DAY}\\.? (?:of )?${MONTH}`, 'gi'),
] as const
const ISO = /\b(\d{4})-(\d\d)-(\d\d)\b/g
const BESIDE = new RegExp(`\\b(today|tomorrow)(?:,| is| \\()? ?${WEEKDAY}\\b`, 'gi')
const GONE_WEEKDAY = new RegExp(`\\b(?:last|this past) ${WEEKDAY}\\b`, 'gi')
const GONE =
  /\b(?:yesterday|(?:last|this past) (?:night|week|weekend|month|year|quarter|term|season|spring|summer|autumn|fall|winter)|(?:since|back in|(?<=\bin )(?:the )?) ?(?:the |last )?(?:spring|summer|autumn|fall|winter))\b/gi
/** How long ago something is said to have been. */
const AGO =
  /\b(?:(an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+) )(second|minute|hour|day|week|fortnight|month|year|sprint|quarter|season|term)s? (?:ago|back)\b/gi
/** A weekday on which something stands: "on Friday", "until Sunday's match". */
const FIXED_WEEKDAY = new RegExp(`\\b${WEEKDAY}\\b`, 'gi')
/** A weekday of which something is told: "on Tuesday you came". */
const TOLD = new RegExp(
  `\\bon ${WEEKDAY},? (?:(?:morning|afternoon|evening|night),? )?(?:you|he|she|they|we|i|[A-Z]\\w+) (?:\\w+ed|was|were|came|said|told|took|left|went|did|had|got|gave|made|sent|cut|spoke|walked)\\b`,
  'gi',
)
const MONTH_ALONE = /\b(January|February|April|June|July|August|September|October|November|December)\b/g

/** Two months that are words, too. */
const MONTH_AFTER = /\b(?:since|last|back in) (March|May)\b/g
const two = (number: number) => String(number).padStart(2, '0')
const monthOf = (name: string) =>
  MONTHS.findIndex((month) => month.startsWith(name.toLowerCase().slice(0, 3))) + 1
/** A date of a text: month and day, and the weekday it is said to be. */
interface Dated {
  /** Where it begins. */
  readonly at: number
  readonly date: string
  readonly weekday: string | undefined
}

/** "The 90 may lift him" names no month. */
const isDate = (month: string, day: string | undefined) =>
  Number(day) <= 31 && month !== 'may' && month !== 'march' && month !== 'mar'

function listDates(text: string): Dated[] {
  const [first, second] = DATES
  const date = (at: number, weekday: string | undefined, month: string, day: string | undefined): Dated[] =>
    isDate(month, day)
      ? [{ at, date: `${two(monthOf(month))}-${two(Number(day))}`, weekday: weekday?.toLowerCase() }]
      : []
  return [
    ...[...text.matchAll(first)].flatMap(({ index, 1: weekday, 2: month = '', 3: day }) =>
      date(index, weekday, month, day),
    ),
    ...[...text.matchAll(second)].flatMap(({ index, 1: weekday, 2: day, 3: month = '' }) =>
      date(index, weekday, month, day),
    ),
    ...[...text.matchAll(ISO)].map(({ index, 2: month, 3: day }) => ({
      at: index,
      date: `${month}-${day}`,
      weekday: undefined,
    })),
  ]
}

const withoutDates = (text: string) => DATES.reduce((left, date) => left.replace(date, ' '), text)

/** What days a text may name. */
export interface KnownDays {
  readonly calendar: readonly CalendarDay[]
  /** Month and day: "11-26". */
  readonly dates: ReadonlySet<string>
  /** Months that lie as far from today as was told: eleven weeks. */
  readonly months: ReadonlySet<string>
  /** The weekdays that were named, by themselves, by a date or as "tomorrow". */
  readonly weekdays: ReadonlySet<string>
  /** All that is known, in small letters. */
  readonly text: string
  /** What the leader has told, in small letters: only this tells of days that are gone. */
  readonly told: string
}

const NEAR_DAYS = [
  [/\b(?:yesterday|last night)\b/i, -1],
  [/\b(?:today|tonight|now|just|this (?:morning|afternoon|evening))\b/i, 0],
  [/\b(?:tomorrow|tmrw)\b/i, 1],
] as const
/** The days ahead that some texts name, by a date or otherwise. */
const listAhead = (texts: readonly string[], calendar: readonly CalendarDay[]): string[] => [
  ...listNamed(texts, calendar),
  ...texts.flatMap(listDates).flatMap(({ date }) => nextOn(date, calendar) ?? []),
]

/** How many days, and how many working days, there are to the days ahead that some texts name. */
export function listDaysLeft(texts: readonly string[], calendar: readonly CalendarDay[]): number[] {
  const [today] = calendar
  if (!today) return []
  return listAhead(texts, calendar).flatMap((on) => {
    const days = Math.round((Date.parse(on) - Date.parse(today.on)) / 86_400_000)
    const ahead = Array.from({ length: Math.max(0, days) }, (_, at) => weekdayOf(addDays(today.on, at + 1)))
    const working = ahead.filter((weekday) => weekday !== 'saturday' && weekday !== 'sunday').length
    return [days, working]
  })
}

/** Reads what days some texts name; `told` are those of them that tell of the leader. */
export const readDays = (
  told: readonly string[],
  texts: readonly string[],
  calendar: readonly CalendarDay[],
): KnownDays => ({
  calendar,
  dates: new Set([
    ...texts.flatMap(listDates).map(({ date }) => date),
    ...listNamed(told, calendar).map((on) => on.slice(5)),
  ]),
  months: new Set(told.flatMap((text) => listMonthsApart(text, calendar[0]?.on))),
  weekdays: new Set([
    ...WEEKDAYS.filter((weekday) => saysWeekday(told.join('\n').toLowerCase(), weekday)),
    ...listAhead(told, calendar).flatMap((on) => weekdayOf(on) ?? []),
    ...NEAR_DAYS.flatMap(([named, days]) =>
      calendar[0] && named.test(told.join('\n')) ? (weekdayOf(addDays(calendar[0].on, days)) ?? []) : [],
    ),
  ]),
  text: texts.join('\n').toLowerCase(),
  told: told.join('\n').toLowerCase(),
})

const DAYS_OF: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30.44 }
const APART = new RegExp(`\\b(\\d{1,3}|${NUMBER_WORDS.join('|')})[ -](day|week|month)s?\\b`, 'gi')

/** The months that lie so far back or ahead as a text tells. */
function listMonthsApart(text: string, today: string | undefined): string[] {
  if (today === undefined) return []
  return [...text.matchAll(APART)].flatMap(([, count = '', unit = '']) => {
    const value = NUMBER_WORDS.indexOf(count.toLowerCase()) + 1 || Number(count)
    const days = value * (DAYS_OF[unit.toLowerCase()] ?? 1)
    return [-days, days].map((apart) => monthName(addDays(today, Math.round(apart))))
  })
}

const monthName = (on: string): string => MONTHS[Number(on.slice(5, 7)) - 1] ?? ''

/** A day so far ahead may be proposed; a later one only in a month that was named. */
const DAYS_AHEAD = 42

/** The next day with this date from today on. */
function nextOn(date: string, [today]: readonly CalendarDay[]): string | null {
  if (!today) return null
  const on = `${today.on.slice(0, 5)}${date}`
  const next = on >= today.on ? on : `${Number(today.on.slice(0, 4)) + 1}-${date}`
  return Number.isNaN(Date.parse(`${next}T12:00:00Z`)) ? null : next
}

/** Says whether a sentence names a day that nobody named and the calendar does not show, or a weekday that it is not. */
export function hasInventedDay(sentence: string, known: KnownDays): boolean {
  return (
    listDates(sentence).some((dated) => isWrongDate(dated, sentence, known)) ||
    [...sentence.matchAll(OF_MONTH)].some((match) => isWrongDay(match, sentence, known)) ||
    [...sentence.matchAll(BESIDE)].some(([, day, weekday = '']) => {
      const on = known.calendar[day?.toLowerCase() === 'today' ? 0 : 1]?.on
      return on !== undefined && weekdayOf(on) !== weekday.toLowerCase()
    }) ||
    [...sentence.matchAll(GONE_WEEKDAY)].some(
      ([, weekday = '']) => !saysWeekday(known.told, weekday.toLowerCase()),
    ) ||
    ((tells(sentence) || /\bsince\b/i.test(sentence)) &&
      [...sentence.matchAll(GONE)].some(([said]) => !isToldGone(said.toLowerCase(), known))) ||
    [...sentence.matchAll(RECKONED)].some((match) => isWrongReckoning(match, sentence, known)) ||
    [...sentence.matchAll(MONTH_AFTER)].some(([, month = '']) => !isKnownMonth(month, known)) ||
    [...sentence.matchAll(TOLD)].some(
      ([, weekday = '']) =>
        weekdayOf(known.calendar[0]?.on ?? '') !== weekday.toLowerCase() &&
        !saysWeekday(known.told, weekday.toLowerCase()),
    ) ||
    [...sentence.matchAll(AGO)].some(([said, , unit = '']) => isOtherAgo(said, unit, known)) ||
    [...sentence.matchAll(FIXED_WEEKDAY)].some(
      ({ index, 1: weekday = '' }) =>
        stands(sentence, index, weekday) && !known.weekdays.has(weekday.toLowerCase()),
    ) ||
    [...withoutDates(sentence).matchAll(MONTH_ALONE)].some(([month]) => !isKnownMonth(month, known))
  )
}

/** Whether a weekday is one on which something is, and not one that is proposed for it. */
const stands = (sentence: string, at: number, weekday: string): boolean =>
  !proposes(sentence, at) || new RegExp(`^${weekday}['’]s \\p{Ll}`, 'iu').test(sentence.slice(at))

/** How long ago it was, nobody has told: neither so, nor as "for three years" or "3 years in". */
const isOtherAgo = (said: string, unit: string, { told }: KnownDays): boolean => {
  const [count = ''] = said.toLowerCase().split(' ')
  const value = /^an?$/.test(count) ? 1 : NUMBER_WORDS.indexOf(count) + 1 || Number(count)
  const spoken = value === 1 ? '(?:an?|one|1|last)' : `(?:${NUMBER_WORDS[value - 1] ?? value}|${value})`
  return !new RegExp(
    `\\b${spoken}[ -]?${unit.toLowerCase().slice(0, 2)}|\\b${spoken}\\b(?! ?\\p{L}{3})`,
    'u',
  ).test(told)
}

/** Last night was yesterday, and what was told of yesterday may have been at night. */
const isToldGone = (said: string, { told }: KnownDays): boolean =>
  told.includes(said) ||
  (/^(?:yesterday|last night)$/.test(said) && /\b(?:yesterday|last night)\b/.test(told))

function isWrongReckoning(match: RegExpExecArray, sentence: string, { calendar }: KnownDays): boolean {
  const end = match.index + match[0].length
  const is = /^(?: is|,| \(|:)? (?:the )?/.exec(sentence.slice(end))?.[0].length
  const stated = listDates(sentence).find(({ at }) => at === end + (is ?? 0))
  const on = reckon(match, calendar)
  return stated !== undefined && on !== undefined && !on.endsWith(stated.date)
}

function isWrongDate({ at, date, weekday }: Dated, sentence: string, known: KnownDays): boolean {
  const on = nextOn(date, known.calendar)
  const isListed = known.calendar.some((day) => day.on === on)
  const isProposed = on !== null && proposes(sentence, at) && mayPropose(on, known)
  if (!(isListed && !isTold(sentence, at)) && !isProposed) return !known.dates.has(date)
  return weekday !== undefined && on !== null && weekdayOf(on) !== weekday
}

const mayPropose = (on: string, { calendar: [today], text }: KnownDays): boolean =>
  today !== undefined && (on <= addDays(today.on, DAYS_AHEAD) || text.includes(monthName(on)))

function isWrongDay(
  { index, 1: weekday, 2: number }: RegExpExecArray,
  sentence: string,
  { calendar, text }: KnownDays,
): boolean {
  const day = Number(number)
  const isOn = (on: string) => Number(on.slice(-2)) === day
  const isNamed = new RegExp(`\\b${day}(?:st|nd|rd|th)?\\b`).test(text)
  if (isTold(sentence, index)) return !isNamed
  const found = calendar.find(({ on }) => isOn(on))
  if (found) return weekday !== undefined && weekdayOf(found.on) !== weekday.toLowerCase()
  return !proposes(sentence, index) && !isNamed
}

/** Feasts that lie in a month. */
const FEASTS: Readonly<Record<string, RegExp>> = {
  april: /\beaster\b/,
  december: /\b(?:christmas|new year's eve)\b/,
}
const isKnownMonth = (month: string, { calendar, months, text }: KnownDays) =>
  new RegExp(`\\b${month.slice(0, 3)}(?:t|${month.slice(3)})?\\b`, 'i').test(text) ||
  months.has(month.toLowerCase()) ||
  FEASTS[month.toLowerCase()]?.test(text) ||
  calendar.some(({ said }) => said.includes(month))

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
