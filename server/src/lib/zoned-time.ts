const DAY_MS = 86_400_000

/** A moment as the clock and calendar of a place show it. */
export interface LocalTime {
  /** `YYYY-MM-DD`. */
  day: string
  hour: number
  minute: number
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making a format costs a hundred times what using it does, and there are some 400 zones. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
    formats.set(timeZone, format)
  }
  return format
}

/** Reads a moment off the clock and calendar of an IANA time zone. */
export function readLocalTime(at: Date, timeZone: string): LocalTime {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  return {
    day: `${parts['year']}-${parts['month']}-${parts['day']}`,
    hour: Number(parts['hour']),
    minute: Number(parts['minute']),
  }
}

/**
 * Finds the moment at which a place's clock shows a time.
 *
 * A time that comes twice, when clocks go back, is the first of the two; one that is skipped, when they go forward, is
 * as long after the change as it would have been: 2:30 becomes 3:30.
 *
 * @param day `YYYY-MM-DD`.
 */
export function findInstant({ day, hour, minute }: LocalTime, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + (hour * 60 + minute) * 60_000
  // Offsets a day before and after: whatever change lies near is between them.
  const offsets = [asUtc - DAY_MS, asUtc + DAY_MS].map((moment) => offsetMs(moment, timeZone))
  const candidates = offsets.map((offset) => asUtc - offset).sort((one, other) => one - other)
  const exact = candidates.find((moment) => moment + offsetMs(moment, timeZone) === asUtc)
  return new Date(exact ?? asUtc - (offsets[0] ?? 0))
}

/** How far a zone's clock is ahead of UTC at a moment, to the minute. */
function offsetMs(moment: number, timeZone: string): number {
  const { day, hour, minute } = readLocalTime(new Date(moment), timeZone)
  const shown = Date.parse(`${day}T00:00:00Z`) + (hour * 60 + minute) * 60_000
  return shown - Math.floor(moment / 60_000) * 60_000
}

/** The day so many days later, `YYYY-MM-DD`. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** The same day of a later month, `YYYY-MM-DD`; the last day of a month that is too short for it. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}
