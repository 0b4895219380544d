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

/** Writes a day, `YYYY-MM-DD`, for people: "Monday, November 23". */
const nameDay = (day: string): string =>
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
