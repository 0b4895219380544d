import { NUMBER_WORDS } from '../../text/number-words.ts'
import { isTold, proposes } from './claims.ts'
import { type Dated, listDates, MONTHS, monthOf, withoutDates } from './dated.ts'
import {
  addDays,
  type CalendarDay,
  listNamed,
  OF_MONTH,
  RECKONED,
  reckon,
  saysWeekday,
  WEEKDAY,
  WEEKDAYS,
  weekdayOf,
} from './days-ahead.ts'
import { DAYS_OF, daysBetween, hasInventedPast, type KnownPast, listGone } from './days-gone.ts'

const BESIDE = new RegExp(`\\b(today|tomorrow)(?:,| is| \\()? ?${WEEKDAY}\\b`, 'gi')
/** A weekday on which something stands: "on Friday", "until Sunday's match". */
const FIXED_WEEKDAY = new RegExp(`\\b${WEEKDAY}\\b`, 'gi')
/** A weekday of which something is told: "on Tuesday you came". */
const TOLD = new RegExp(
  `\\bon ${WEEKDAY},? (?:(?:morning|afternoon|evening|night),? )?(?:you|he|she|they|we|i|[A-Z]\\w+) (?:\\w+ed|was|were|came|said|told|took|left|went|did|had|got|gave|made|sent|cut|spoke|walked)\\b`,
  'gi',
)
const MONTH_ALONE = /\b(January|February|April|June|July|August|September|October|November|December)\b/g

/** Two months that are words, too. */
const MONTH_AFTER =
  /\b(?:[Ss]ince|[Ll]ast|[Bb]ack in|[Uu]ntil|[Tt]ill|[Tt]hrough|[Ff]rom|[Ii]n|[Bb]efore|[Aa]fter|[Bb]y) (March|May)\b/g
/** What goes back to a month does so to one that was named: "since November". */
const BACK = /\b(?:since|last|back in) $/i
/** A feast by which something is called that was told of: "the Easter casting". */
const FEAST = /\bthe (Easter|Thanksgiving|Ramadan|Halloween|Carnival|Pentecost|Diwali) \p{Ll}{3,}/gu
/** What days a text may name. */
export interface KnownDays extends KnownPast {
  /** Month and day: "11-26". */
  readonly dates: ReadonlySet<string>
  /** Months that lie as far from today as was told: eleven weeks. */
  readonly months: ReadonlySet<string>
  /** The weekdays that were named, by themselves, by a date or as "tomorrow". */
  readonly weekdays: ReadonlySet<string>
  /** All that is known, in small letters. */
  readonly text: string
}

const NEAR_DAYS = [
  [/\b(?:yesterday|last night)\b/i, -1],
  [/\b(?:today|tonight|now|just|this (?:morning|afternoon|evening))\b/i, 0],
  [/\b(?:tomorrow|tmrw)\b/i, 1],
] as const
/** The days ahead that some texts name, by a date or otherwise. */
const listAhead = (texts: readonly string[], calendar: readonly CalendarDay[]): string[] => [
  ...texts
    .flatMap((text) => (/\bchristmas\b/i.test(text) ? ['12-24', '12-25'] : []))
    .flatMap((date) => nextOn(date, calendar) ?? []),
  ...listNamed(texts, calendar),
  ...texts.flatMap(listDates).flatMap(({ date }) => nextOn(date, calendar) ?? []),
]

/** How many days, and how many working days, there are to the days ahead that some texts name, and how many since those behind. */
export function listDaysLeft(texts: readonly string[], calendar: readonly CalendarDay[]): number[] {
  const [today] = calendar
  if (!today) return []
  const gone = listGone(texts, calendar).map((on) => daysBetween(on, today.on))
  const left = listAhead(texts, calendar).flatMap((on) => {
    const days = daysBetween(today.on, on)
    const ahead = Array.from({ length: Math.max(0, days) }, (_, at) => weekdayOf(addDays(today.on, at + 1)))
    const working = ahead.filter((weekday) => weekday !== 'saturday' && weekday !== 'sunday').length
    return [days, working]
  })
  return [...left, ...gone]
}

/** Reads what days some texts name; `told` are those of them that tell of the leader. */
export function readDays(
  told: readonly string[],
  texts: readonly string[],
  calendar: readonly CalendarDay[],
): KnownDays {
  const all = told.join('\n')
  const gone = listGone(told, calendar)
  const today = calendar[0]?.on
  const near = NEAR_DAYS.flatMap(([named, days]) => (today && named.test(all) ? [addDays(today, days)] : []))
  return {
    calendar,
    dates: new Set([
      ...texts.flatMap(listDates).map(({ date }) => date),
      ...[...listNamed(told, calendar), ...gone].map((on) => on.slice(5)),
    ]),
    months: new Set(told.flatMap((text) => listMonthsApart(text, today))),
    weekdays: new Set([
      ...WEEKDAYS.filter((weekday) => saysWeekday(all.toLowerCase(), weekday)),
      ...[...listAhead(told, calendar), ...gone, ...near].flatMap((on) => weekdayOf(on) ?? []),
    ]),
    gone: new Set(gone.map((on) => daysBetween(on, today ?? on))),
    text: texts.join('\n').toLowerCase(),
    told: all.toLowerCase(),
  }
}

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
    hasInventedPast(sentence, known) ||
    isOtherWeekday(sentence, known) ||
    [...sentence.matchAll(RECKONED)].some((match) => isWrongReckoning(match, sentence, known)) ||
    [...sentence.matchAll(MONTH_AFTER)].some(({ 1: month = '', index, 0: said }) =>
      isInventedMonth(month, sentence, index + said.length - month.length, known),
    ) ||
    [...sentence.matchAll(FEAST)].some(([, feast = '']) => !known.text.includes(feast.toLowerCase())) ||
    [...sentence.matchAll(TOLD)].some(
      ([, weekday = '']) =>
        weekdayOf(known.calendar[0]?.on ?? '') !== weekday.toLowerCase() &&
        !saysWeekday(known.told, weekday.toLowerCase()),
    ) ||
    [...sentence.matchAll(FIXED_WEEKDAY)].some(
      ({ index, 1: weekday = '' }) =>
        stands(sentence, index, weekday) &&
        !known.weekdays.has(weekday.toLowerCase()) &&
        (isTold(sentence, index) || !saysWeekday(known.text, weekday.toLowerCase())),
    ) ||
    [...withoutDates(sentence).matchAll(MONTH_ALONE)].some(({ 0: month, index }) =>
      isInventedMonth(month, sentence, index, known),
    )
  )
}

/** Whether a weekday is one on which something is, and not one that is proposed for it. */
const stands = (sentence: string, at: number, weekday: string): boolean =>
  !proposes(sentence, at) ||
  /\bthe (?:promised|agreed|planned|announced|fixed|same) $/i.test(sentence.slice(0, at)) ||
  new RegExp(`^${weekday}['’]s \\p{Ll}`, 'iu').test(sentence.slice(at))

/** A weekday behind a date: "the 24th, a Tuesday". */
const WEEKDAY_BEHIND = new RegExp(
  `(?:\\bthe (\\d{1,2})(?:st|nd|rd|th)|\\b(\\d{1,2})(?:st|nd|rd|th)? [A-Z]\\p{Ll}{2,8}|\\b[A-Z]\\p{Ll}{2,8} (\\d{1,2})(?:st|nd|rd|th)?)(?:,| is| \\(|, which is)? (?:on )?an? ${WEEKDAY}\\b`,
  'giu',
)
const isOtherWeekday = (sentence: string, { calendar: [today] }: KnownDays): boolean =>
  today !== undefined &&
  [...sentence.matchAll(WEEKDAY_BEHIND)].some(([, one, two, three, weekday = '']) => {
    const day = Number(one ?? two ?? three)
    const near = Array.from({ length: 2 * DAYS_AHEAD }, (_, at) => addDays(today.on, at - DAYS_AHEAD))
    const found = near.filter((on) => Number(on.slice(-2)) === day)
    return found.length > 0 && !found.some((on) => weekdayOf(on) === weekday.toLowerCase())
  })

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
  const isProposed = on !== null && proposes(sentence, at) && (isListed || mayPropose(on, known))
  if (!isProposed) return !known.dates.has(date)
  return weekday !== undefined && on !== null && weekdayOf(on) !== weekday
}

const mayPropose = (on: string, { calendar: [today], text }: KnownDays): boolean =>
  today !== undefined && (on <= addDays(today.on, DAYS_AHEAD) || text.includes(monthName(on)))

function isWrongDay(
  { index, 1: weekday, 2: number }: RegExpExecArray,
  sentence: string,
  { calendar, text, gone, dates }: KnownDays,
): boolean {
  const day = Number(number)
  const isOn = (on: string) => Number(on.slice(-2)) === day
  const isKnownDay = (on: string) => dates.has(on.slice(5))
  const isNamed = new RegExp(`\\b${day}(?:st|nd|rd|th)?\\b`).test(text)
  const isGone =
    calendar[0] !== undefined && [...gone].some((days) => isOn(addDays(calendar[0]?.on ?? '', -days)))
  if (isTold(sentence, index)) return !isNamed && !isGone
  const found = calendar.find(({ on }) => isOn(on))
  if (found && weekday !== undefined && weekdayOf(found.on) !== weekday.toLowerCase()) return true
  return !proposes(sentence, index) && !isNamed && !(found && isKnownDay(found.on))
}

const isInventedMonth = (month: string, sentence: string, at: number, known: KnownDays): boolean =>
  BACK.test(sentence.slice(0, at))
    ? !isToldMonth(month, known)
    : !isKnownMonth(month, known) && !isMonthAhead(month, sentence, at, known)

/** So many months ahead one may be proposed: "we look at it again at the end of February". */
const MONTHS_AHEAD = 4
function isMonthAhead(
  month: string,
  sentence: string,
  at: number,
  { calendar: [today] }: KnownDays,
): boolean {
  const now = Number(today?.on.slice(5, 7))
  const apart = (monthOf(month) - now + MONTHS.length) % MONTHS.length
  return apart > 0 && apart <= MONTHS_AHEAD && proposes(sentence, at)
}
/** Feasts that lie in a month. */
const FEASTS: Readonly<Record<string, RegExp>> = {
  april: /\beaster\b/,
  december: /\b(?:christmas|new year's eve)\b/,
}
/** "May" is a word, too: told of as a month, it has a day or one of these beside it. */
const TOLD_MAY =
  /\b(?:since|last|this|next|in|until|till|by|from|before|after|through|early|late|mid|end of|\d(?:st|nd|rd|th)?(?: of)?)[ -]may\b|\bmay (?:the )?\d/
const isToldMonth = (month: string, { months, text }: KnownDays) =>
  (month === 'May'
    ? TOLD_MAY.test(text)
    : new RegExp(`\\b${month.slice(0, 3)}(?:t|${month.slice(3)})?\\b`, 'i').test(text)) ||
  months.has(month.toLowerCase()) ||
  FEASTS[month.toLowerCase()]?.test(text) === true
const isKnownMonth = (month: string, known: KnownDays) =>
  isToldMonth(month, known) || known.calendar.some(({ said }) => said.includes(month))

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
