import { englishOf } from './locale.ts'

/** The months' names, January first. */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const WEEKDAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i

/** Writes a day, `YYYY-MM-DD`, for people. */
const nameDay = (
  day: string,
  locale: string | null | undefined,
  options: Intl.DateTimeFormatOptions,
): string =>
  new Intl.DateTimeFormat(englishOf(locale), { timeZone: 'UTC', ...options }).format(
    new Date(`${day}T12:00:00Z`),
  )

/**
 * Writes an action item with the day it is for, so that it still means the same day later on.
 *
 * @param dueOn `YYYY-MM-DD`, or null for none.
 * @param locale of the person's browser, where it is known.
 * @returns "Talk to Ines on Monday (November 23)"; the text alone where it names the date itself.
 */
export function writeDueDay(text: string, dueOn: string | null, locale?: string | null): string {
  if (dueOn === null) return text
  const date = nameDay(dueOn, locale, { month: 'long', day: 'numeric' })
  if (text.includes(date)) return text
  const weekday = nameDay(dueOn, locale, { weekday: 'long' })
  const isNamed = WEEKDAY.exec(text)?.[0].toLowerCase() === weekday.toLowerCase()
  return `${text} (${isNamed ? date : `${weekday}, ${date}`})`
}
