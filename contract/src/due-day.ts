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
const DATE = `(${MONTHS.join('|')}) (\\d{1,2})\\b`
const WRITTEN = new RegExp(DATE)
/** As `writeDueDay` adds it. */
const ADDED = new RegExp(`\\((?:\\w+day, )?${DATE}\\)$`)
const WEEKDAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i
const HALF_A_YEAR_DAYS = 183
const DAY_MS = 86_400_000

/** Writes a day, `YYYY-MM-DD`, for people: "Monday, November 23". */
export const nameDay = (day: string): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  }).format(new Date(`${day}T12:00:00Z`))

/**
 * Writes an action item with the day it is for, so that it still means the same day later on.
 *
 * @param dueOn `YYYY-MM-DD`, or null for none.
 * @returns "Talk to Ines on Monday (November 23)"; the text alone where it names the date itself.
 */
export function writeDueDay(text: string, dueOn: string | null): string {
  if (dueOn === null) return text
  const day = nameDay(dueOn)
  const [weekday = '', date = ''] = day.split(', ')
  if (text.includes(date)) return text
  const isNamed = WEEKDAY.exec(text)?.[0].toLowerCase() === weekday.toLowerCase()
  return `${text} (${isNamed ? date : day})`
}

/**
 * Finds the day an action item is for.
 *
 * @param near an instant not half a year away from that day, such as the end of its session: items name no year.
 * @returns `YYYY-MM-DD`, or null for an item without a date.
 */
export function findDueDay(item: string, near: string): string | null {
  const [, month, date] = ADDED.exec(item) ?? WRITTEN.exec(item) ?? []
  const at = MONTHS.indexOf(month ?? '')
  if (at < 0) return null
  const from = new Date(near)
  const years = [-1, 0, 1].map((more) => from.getUTCFullYear() + more)
  const nearest = years
    .map((year) => Date.UTC(year, at, Number(date)))
    .find((day) => Math.abs(day - from.getTime()) <= HALF_A_YEAR_DAYS * DAY_MS)
  return nearest === undefined ? null : new Date(nearest).toISOString().slice(0, 10)
}
