const HOUR_MS = 3_600_000
/** No clock change is further from the hour it repeats. */
const LONGEST_CHANGE_HOURS = 3

/** Writes an instant as a date-time field holds it, in the browser's zone: `2026-05-07T13:00`. */
export function toLocalText(instant: string | number): string {
  const at = new Date(instant)
  const day = [pad(at.getFullYear(), 4), pad(at.getMonth() + 1, 2), pad(at.getDate(), 2)].join('-')
  return `${day}T${pad(at.getHours(), 2)}:${pad(at.getMinutes(), 2)}`
}

const pad = (value: number, digits: number): string => String(value).padStart(digits, '0')

/**
 * Reads what a date-time field holds, in the browser's zone, as an instant.
 *
 * A field tells neither seconds nor which of the two hours is meant when clocks go back, so a text that still reads
 * like the instant it was written from stays that instant.
 *
 * @param kept the instant the field was filled from, if any.
 */
export function toInstant(text: string, kept?: string): string {
  if (kept !== undefined && toLocalText(kept) === text) return kept
  return new Date(text).toISOString()
}

/** Tells what is odd about a local time: clocks skip it, or run through it twice; null for all the others. */
export function findClockChange(text: string): 'skipped' | 'twice' | null {
  const at = new Date(text)
  if (Number.isNaN(at.getTime())) return null
  if (toLocalText(at.getTime()) !== text) return 'skipped'
  const later = new Date(at.getTime() + LONGEST_CHANGE_HOURS * HOUR_MS)
  const gainedMs = (later.getTimezoneOffset() - at.getTimezoneOffset()) * 60_000
  return gainedMs > 0 && toLocalText(at.getTime() + gainedMs) === text ? 'twice' : null
}

/** When a meeting begins and ends if it is held on another day, `YYYY-MM-DD`, at the same local time and as long. */
export function moveToDay(
  { startTime, endTime }: { startTime: string; endTime: string },
  day: string,
): { startTime: string; endTime: string } {
  const start = new Date(`${day}T${toLocalText(startTime).slice('YYYY-MM-DDT'.length)}`)
  const lengthMs = Date.parse(endTime) - Date.parse(startTime)
  return { startTime: start.toISOString(), endTime: new Date(start.getTime() + lengthMs).toISOString() }
}
