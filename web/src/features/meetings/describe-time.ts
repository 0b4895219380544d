import type { Meeting } from '@lodestar/contract/meetings'

type Times = Pick<Meeting, 'startTime' | 'endTime'>

/**
 * Writes the day a meeting starts, in the reader's language and zone: `Today`, `Tomorrow`, `Thu, May 7`, and with
 * the year when it is not the present one.
 */
export function describeDay({ startTime }: Pick<Times, 'startTime'>, now: number): string {
  const start = new Date(startTime)
  const away = countDays(new Date(now), start)
  if (away === 0) return 'Today'
  if (away === 1) return 'Tomorrow'
  return formatDay(start, start.getFullYear() !== new Date(now).getFullYear())
}

/**
 * Writes from when to when a meeting goes: `3:00 – 3:30 PM`.
 *
 * An end on another day says which one. When the clocks change in between, both times name their zone, because
 * `1:30 AM – 1:30 AM` would be wrong to read though it is right.
 */
export function describeTimes({ startTime, endTime }: Times): string {
  const [start, end] = [new Date(startTime), new Date(endTime)]
  const isOneDay = countDays(start, end) === 0
  const isOneOffset = start.getTimezoneOffset() === end.getTimezoneOffset()
  if (isOneDay && isOneOffset) return TIME().formatRange(start, end)
  const time = isOneOffset ? TIME() : TIME('short')
  const endDay = isOneDay ? '' : `${formatDay(end, start.getFullYear() !== end.getFullYear())}, `
  return `${time.format(start)} – ${endDay}${time.format(end)}`
}

/** Writes when a meeting starts: `3:00 PM`. */
export const describeTime = ({ startTime }: Pick<Times, 'startTime'>): string =>
  TIME().format(new Date(startTime))

/** Writes how long a meeting really takes, whatever the clocks do: `45 minutes`, `1 hour 30 minutes`. */
export function describeLength({ startTime, endTime }: Times): string {
  const minutes = Math.round((Date.parse(endTime) - Date.parse(startTime)) / 60_000)
  const parts = [count(Math.floor(minutes / 1440), 'day'), count(Math.floor((minutes % 1440) / 60), 'hour')]
  return [...parts, count(minutes % 60, 'minute')].filter(Boolean).join(' ')
}

const count = (amount: number, unit: string): string =>
  amount === 0 ? '' : `${amount} ${unit}${amount === 1 ? '' : 's'}`

// Made anew each time, because a person may travel while the page is open.
const TIME = (timeZoneName?: 'short') =>
  new Intl.DateTimeFormat(undefined, {
    hour: 'numeric',
    minute: '2-digit',
    ...(timeZoneName ? { timeZoneName } : {}),
  })

const formatDay = (at: Date, hasYear: boolean): string =>
  new Intl.DateTimeFormat(undefined, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    ...(hasYear ? { year: 'numeric' } : {}),
  }).format(at)

const DAY_MS = 86_400_000

/** Counts calendar days of the browser's zone from one moment to another; a day of 23 or 25 hours is one day. */
const countDays = (from: Date, to: Date): number =>
  (Date.UTC(to.getFullYear(), to.getMonth(), to.getDate()) -
    Date.UTC(from.getFullYear(), from.getMonth(), from.getDate())) /
  DAY_MS
