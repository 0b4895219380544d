import { NUMBER_WORDS } from '../../text/number-words.ts'
import { tells } from './claims.ts'
import { listDates } from './dated.ts'
import {
  addDays,
  type CalendarDay,
  OF_MONTH,
  saysWeekday,
  WEEKDAY,
  WEEKDAYS,
  weekdayOf,
} from './days-ahead.ts'

const GONE_WEEKDAY = new RegExp(`\\b(?:last|this past) ${WEEKDAY}\\b`, 'gi')
const GONE =
  /\b(?:yesterday|(?:last|this past) (?:night|week|weekend|month|year|quarter|term|season|spring|summer|autumn|fall|winter|easter|christmas|january|february|march|april|may|june|july|august|september|october|november|december)|(?:since|back in|(?<=\bin )(?:the )?) ?(?:the |last )?(?:spring|summer|autumn|fall|winter)|since (?:last )?(?:easter|christmas|thanksgiving|new year|pentecost|ramadan|diwali|halloween|carnival))\b/gi
/** How long ago something is said to have been. */
const AGO =
  /\b(?:(an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+) )(second|minute|hour|day|week|fortnight|month|year|sprint|quarter|season|term)s? (?:ago|back)\b/gi
/** How many days a span has. */
export const DAYS_OF: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30.44 }

/** What is known of days that lie behind. */
export interface KnownPast {
  /** Today and the days after it. */
  readonly calendar: readonly CalendarDay[]
  /** How many days ago the days were that may lie behind. */
  readonly gone: ReadonlySet<number>
  /** What the leader has told, in small letters. */
  readonly told: string
}

/** How many days there are from one day to another, both as `YYYY-MM-DD`. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

/** The last days that some texts name by their weekday, their number in the month or a date: what is told may lie behind. */
export function listGone(texts: readonly string[], [today]: readonly CalendarDay[]): string[] {
  if (!today) return []
  const back = (days: number) => addDays(today.on, -days)
  const find = (most: number, isIt: (on: string) => boolean): string[] => {
    for (let days = 0; days < most; days += 1) if (isIt(back(days))) return [back(days)]
    return []
  }
  return texts.flatMap((text) => {
    const lower = text.toLowerCase()
    const weekdays = WEEKDAYS.filter((weekday) => saysWeekday(lower, weekday))
    return [
      ...listDates(text).flatMap(({ date }) => find(DAYS_BACK, (on) => on.endsWith(date))),
      ...[...text.matchAll(OF_MONTH)].flatMap(([, , day]) =>
        find(MONTH_BACK, (on) => Number(on.slice(-2)) === Number(day)),
      ),
      ...weekdays.flatMap((weekday) => find(WEEK_BACK, (on) => on !== today.on && weekdayOf(on) === weekday)),
    ]
  })
}
const WEEK_BACK = 8
const MONTH_BACK = 31
const DAYS_BACK = 366

/** Says whether a sentence tells of a day, a span or a time that lies behind, and of which nobody has told. */
export const hasInventedPast = (sentence: string, known: KnownPast): boolean =>
  [...sentence.matchAll(GONE_WEEKDAY)].some(
    ([, weekday = '']) =>
      !saysWeekday(known.told, weekday.toLowerCase()) &&
      !liesBehind(known, (on, days) => days < TWO_WEEKS && weekdayOf(on) === weekday.toLowerCase()),
  ) ||
  ((tells(sentence) || /\bsince\b/i.test(sentence)) &&
    [...sentence.matchAll(GONE)].some(([said]) => !isToldGone(said.toLowerCase(), known))) ||
  [...sentence.matchAll(AGO)].some(([said, , unit = '']) => isOtherAgo(said, unit, known)) ||
  (LAST_TIME.test(sentence) && tells(sentence) && !AGAIN.test(known.told)) ||
  [...sentence.matchAll(SINCE)].some(
    ([, noun = '']) => !known.told.includes(noun.toLowerCase().slice(0, ROOT)),
  )

/** How long ago it was, nobody has told: neither so, nor as "for three years" or "3 years in". */
const isOtherAgo = (said: string, unit: string, { told, gone }: KnownPast): boolean => {
  const [count = ''] = said.toLowerCase().split(' ')
  const value = /^an?$/.test(count) ? 1 : NUMBER_WORDS.indexOf(count) + 1 || Number(count)
  const days = Math.round(value * (DAYS_OF[unit.toLowerCase()] ?? 0))
  if (days > 0 && gone.has(days)) return false
  const spoken = value === 1 ? '(?:an?|one|1|last)' : `(?:${NUMBER_WORDS[value - 1] ?? value}|${value})`
  return !new RegExp(
    `\\b${spoken}[ -]?${unit.toLowerCase().slice(0, 2)}|\\b${spoken}\\b(?! ?\\p{L}{3})`,
    'u',
  ).test(told)
}

/** Since something that is told of as known: "since the reorganisation". */
const SINCE =
  /\bsince (?:the|your|his|her|their|our|my) (?:last |first |big )?(?!message|beginning|start|morning|evening|weekend|sentence|word)(\p{L}{4,})(?=[\s]*(?:[.,;:!?)"”—–]|$))/giu
const ROOT = 5
/** An earlier time of which something is told: "last time you left it to them". */
const LAST_TIME =
  /\b(?:last|the (?:first|previous)) time (?:you|he|she|they|it|\p{Lu}\p{Ll}+)\b|\bthe (?:time|day|week) before\b/iu
const AGAIN =
  /\b(?:again|before|last time|times?|twice|always|every|tried|never|used to|once|first|another|keeps?|still|already)\b/
/** Last night was yesterday, what was told of yesterday may have been at night, and a season is this year's. */
const isToldGone = (said: string, known: KnownPast): boolean =>
  isNamedGone(said, known) || isSpanGone(said, known)

/** A day that is known lies in the week or month that is named, or was yesterday. */
const isSpanGone = (said: string, known: KnownPast): boolean => {
  const today = known.calendar[0]?.on ?? ''
  const monday = (on: string) => addDays(on, -((WEEKDAYS.indexOf(weekdayOf(on) ?? 'monday') + 6) % 7))
  if (said === 'yesterday') return known.gone.has(1)
  return said === 'last week' && liesBehind(known, (on) => monday(on) === addDays(monday(today), -7))
}

/** Whether a day that may lie behind is such a one; `days` ago. */
const liesBehind = ({ calendar, gone }: KnownPast, isOne: (on: string, days: number) => boolean): boolean => {
  const today = calendar[0]?.on
  return today !== undefined && [...gone].some((days) => days > 0 && isOne(addDays(today, -days), days))
}
const TWO_WEEKS = 14

const isNamedGone = (said: string, { told }: KnownPast): boolean =>
  told.replaceAll('the ', '').includes(said.replace('the ', '')) ||
  told.includes(/^since (?:the |last )*(.+)/.exec(said)?.[1] ?? said) ||
  (/^(?:yesterday|last night)$/.test(said) && /\b(?:yesterday|last night)\b/.test(told))
