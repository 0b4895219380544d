import { LEAD } from './days-ahead.ts'

/** The months in their order, in small letters. */
export const MONTHS = [
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
const two = (number: number) => String(number).padStart(2, '0')
/** The number of a month, from 1 on, by its name, short or long. */
export const monthOf = (name: string) =>
  MONTHS.findIndex((month) => month.startsWith(name.toLowerCase().slice(0, 3))) + 1
/** A date of a text: month and day, and the weekday it is said to be. */
export interface Dated {
  /** Where it begins. */
  readonly at: number
  readonly date: string
  readonly weekday: string | undefined
}

/** "The 90 may lift him" names no month, and "since 3 march" does. */
const isDate = (month: string, day: string | undefined, before: string) =>
  Number(day) <= 31 &&
  (!/^(?:may|march|mar)$/.test(month) ||
    /\b(?:since|on|from|until|till|by|before|after|of|to) (?:the )?$/i.test(before))

/** Finds the dates of a text, with the weekday that stands before them. */
export function listDates(text: string): Dated[] {
  const [first, second] = DATES
  const date = (at: number, weekday: string | undefined, month: string, day: string | undefined): Dated[] =>
    isDate(month, day, text.slice(0, at))
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

/** The text without its dates. */
export const withoutDates = (text: string) => DATES.reduce((left, date) => left.replace(date, ' '), text)
