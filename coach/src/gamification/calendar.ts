const DAY_MS = 24 * 60 * 60 * 1000
/**
 * Clocks change, and days begin, on a quarter of an hour, so that all instants within one lie on the same day. It has
 * been so in every zone since 2012; Newfoundland's clocks used to change a minute past midnight.
 */
const QUARTER_MS = 15 * 60 * 1000
/** 1970-01-01, day 0, was a Thursday: three days after a Monday. */
const DAYS_SINCE_MONDAY = 3

/**
 * Makes the function that tells on which day an instant lies in a time zone.
 *
 * @param timeZone an IANA name. Instants are those of this product, long after 2012.
 * @returns days since 1970-01-01, so that the day before is one less whatever the clocks do.
 */
export function createDayReader(timeZone: string): (instant: string) => number {
  const format = findFormat(timeZone)
  // Formatting costs far more than a look-up, and a person's deeds come close together.
  const known = new Map<number, number>()
  return (instant) => {
    const quarter = Math.floor(Date.parse(instant) / QUARTER_MS)
    const found = known.get(quarter)
    if (found !== undefined) return found
    const day = Date.parse(format.format(quarter * QUARTER_MS)) / DAY_MS
    known.set(quarter, day)
    return day
  }
}

/** Making a format takes longer than everything that a visit asks of it, and there are some hundred zones. */
const formats = new Map<string, Intl.DateTimeFormat>()

function findFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  formats.set(timeZone, format)
  return format
}

/** The date of a day, `YYYY-MM-DD`. */
export const writeDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** The number of the week, Monday to Sunday, that a day lies in. */
export const weekOf = (day: number): number => Math.floor((day + DAYS_SINCE_MONDAY) / 7)

/** The first day of a week. */
export const firstDayOfWeek = (week: number): number => week * 7 - DAYS_SINCE_MONDAY

/** The number of the calendar month that a day lies in, counted from January of the year 0. */
export function monthOf(day: number): number {
  const date = new Date(day * DAY_MS)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}

/** The first day of a month. */
export const firstDayOfMonth = (month: number): number =>
  Date.UTC(Math.floor(month / 12), month % 12, 1) / DAY_MS
