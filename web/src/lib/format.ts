/** Writes an instant as a day in the reader's language and time zone: `May 3, 2026`. */
export const formatDay = (instant: string): string => format(instant, { dateStyle: 'medium' })

/** Writes an instant as day and time in the reader's language and time zone: `May 3, 2026, 9:30 AM`. */
export const formatDayAndTime = (instant: string): string =>
  format(instant, { dateStyle: 'medium', timeStyle: 'short' })

/** Writes a moment soon in the reader's language and time zone: `Sunday, May 3, 9:30 AM`. */
export const formatSoon = (instant: string): string =>
  format(instant, { weekday: 'long', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })

/** Writes a day without a time, such as `2026-05-03`, as a weekday soon: `Sunday, November 3`. */
export const formatSoonDay = (day: string): string =>
  format(day, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' })

/** Writes a number in the reader's language, with at most so many digits after the point. */
export const formatNumber = (number: number, digits = 0): string =>
  new Intl.NumberFormat(undefined, { maximumFractionDigits: digits }).format(number)

/** Writes a share from 0 to 1 as a rounded percent: 0.854 gives `85%`. */
export const formatPercent = (fraction: number): string =>
  new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 0 }).format(fraction)

/** Writes a number with its English noun: `1 day`, `3 days`. */
export const count = (number: number, noun: string): string =>
  `${formatNumber(number)} ${noun}${number === 1 ? '' : 's'}`

/** Picks the one letter that stands for a person: of the first name, else of the email, else `U`. */
export const pickInitial = (person: { firstName: string | null; email: string }): string =>
  (person.firstName?.trim() || person.email.trim() || 'U').charAt(0).toUpperCase()

/** Writes a person's name as far as it is known: full name, else first name, else `User`. */
export function formatName(person: { firstName: string | null; lastName: string | null }): string {
  const first = person.firstName?.trim()
  return first ? `${first} ${person.lastName?.trim() ?? ''}`.trim() : 'User'
}

const format = (instant: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(undefined, options).format(new Date(instant))
