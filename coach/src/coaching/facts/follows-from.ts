import { ORDINAL_WORDS } from '../../text/number-words.ts'
import { MONTHS } from './dated.ts'
import { WEEKDAYS } from './days-ahead.ts'
import { listNumbers, NOON, type Stated } from './numbers.ts'
import { combine, reckon } from './reckon.ts'

const ORDINAL = new RegExp(`\\b(?:(\\d{1,2})(?:st|nd|rd|th)|(${ORDINAL_WORDS.join('|')}))\\b`, 'gi')
/** The numbers of a text, ordinals among them, in their order: "the 19th", "his fourth try". */
export function numbersIn(text: string): Pick<Stated, 'value' | 'start' | 'end'>[] {
  const ordinals = [...text.matchAll(ORDINAL)].map(({ 0: all, 1: digits, 2: word, index: start }) => ({
    value: digits ? Number(digits) : ORDINAL_WORDS.indexOf(word?.toLowerCase() ?? '') + 1,
    start,
    end: start + all.length,
  }))
  return [...listNumbers(text), ...ordinals].toSorted((one, other) => one.start - other.start)
}

const MINUTES_OF_HOUR = 60
/** A span with its unit: "5 h 40", "five hours and forty minutes". */
const HOURS_AND_MINUTES = /^\s?(?:h|hrs?|hours?)\b[\s,]*(?:and )?$/i
/** What a count may be made of beside numbers: days that are named, and what is listed. */
const LISTED = new RegExp(
  `\\b(?:${[...WEEKDAYS, ...MONTHS].join('|')}|yesterday|today|again|another|once|and|then)\\b|[,;/]`,
  'gi',
)
/** More are reckoned and not counted. */
const MOST_COUNTED = 12
/** A result may be rounded by so much, as a share. */
const ROUNDED = 0.03
/** Days of a week and a working week, weeks and months of a year, hours of a day. */
const OFTEN = [5, 7, 12, 24, 52]

/**
 * Says whether what a writer has counted or reckoned follows from the words it is said to follow from.
 *
 * @param said how it stands in their text: "5 h 40", "four times", "a third"; without a number in it, nothing follows.
 * @param quotes the leader's words, each exactly as written.
 */
export function followsFrom(said: string, quotes: readonly string[]): boolean {
  const results = listResults(said)
  if (results.length === 0 || quotes.length === 0) return false
  const text = quotes.join(' ; ')
  const numbers = numbersIn(text)
  const counted =
    quotes.length +
    [...text.matchAll(LISTED)].length +
    numbers.reduce((sum, { value }) => (value <= MOST_COUNTED ? sum + value : sum), 0)
  const reckoned = [
    ...new Set([
      ...reckon(text),
      ...listApart(text),
      ...overSpans(text),
      ...perPiece(text),
      ...listDays(text),
    ]),
  ]
  return results.every(
    (result) =>
      (Number.isInteger(result) && result <= Math.min(MOST_COUNTED, counted)) ||
      reckoned.some((one) => Math.abs(one - result) <= ROUNDED * result),
  )
}

/** What is said to be a result: numbers as they stand, hours and minutes together as minutes. */
function listResults(said: string): number[] {
  const numbers = numbersIn(said)
  const taken = new Set<number>()
  return numbers.flatMap(({ value, end }, at) => {
    const next = numbers[at + 1]
    if (taken.has(at)) return []
    if (!next || !HOURS_AND_MINUTES.test(said.slice(end, next.start))) return [value]
    taken.add(at + 1)
    return [value * MINUTES_OF_HOUR + next.value]
  })
}

/** How long it is from one time of a text to another, in minutes and in hours; and the other way round the clock. */
function listApart(text: string): number[] {
  const numbers = listNumbers(text)
  // "From 10:20 to 4": where one time is on the clock, a bare hour is one, too.
  const isOfClock = numbers.some(({ time }) => time !== null)
  const times = numbers.flatMap(({ time, value }) =>
    time !== null
      ? [time]
      : isOfClock && value <= 24 && Number.isInteger(value)
        ? [(value * MINUTES_OF_HOUR) % NOON]
        : [],
  )
  const apart = times.flatMap((one, at) =>
    times.slice(at + 1).flatMap((other) => [Math.abs(one - other), NOON - Math.abs(one - other)]),
  )
  return [...apart, ...apart.map((minutes) => minutes / MINUTES_OF_HOUR)]
}

/** What the numbers of a text, and two of them together, come to over a week, a month or a year. */
function overSpans(text: string): number[] {
  const values = [...listNumbers(text).map(({ value }) => value), ...combine(text)]
  return values.flatMap((value) => OFTEN.flatMap((times) => [value * times, value / times]))
}

/** What one of so many comes to in the smaller unit: 31 kilos on 180 plates are 172 grams each. */
function perPiece(text: string): number[] {
  const values = [...listNumbers(text).map(({ value }) => value), ...combine(text)].filter(
    (value) => value > 0,
  )
  return values.flatMap((one) => values.flatMap((other) => [(1_000 * one) / other, (100 * one) / other]))
}

const MONTH_DAYS = [28, 30, 31]
/** Days of the month that a text names, as they lie apart, also over the end of a month: "by end of October", "the 19th". */
function listDays(text: string): number[] {
  const days = [
    ...numbersIn(text).flatMap(({ value }) => (value <= 31 && Number.isInteger(value) ? [value] : [])),
    ...(/\bend of\b/i.test(text) ? [0] : []),
  ]
  return days.flatMap((one) =>
    days.flatMap((other) => {
      const apart = one - other
      return apart > 0 ? [apart, apart + 1] : MONTH_DAYS.map((length) => length + apart)
    }),
  )
}
