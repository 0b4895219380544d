import { MONTHS } from '@lodestar/contract/due-day'
import { NUMBER_WORDS } from '../text/number-words.ts'

/** Says days as the leader's calendar has them. */
export interface Sayer {
  /** "May 3", and "May 3, 2025" for another year than this one. */
  readonly day: (ms: number) => string
  /** Weekday from 0 (Sunday) and hour from 0, on the leader's clock. */
  readonly place: (ms: number) => { readonly weekday: number; readonly hour: number }
  /** The day and the month, as ids use them: "2026-05-03", "2026-05". */
  readonly key: (ms: number) => string
  readonly month: (ms: number) => string
}

/** The length of a day in milliseconds. */
export const DAY_MS = 86_400_000

const pad = (part: number) => String(part).padStart(2, '0')

/** Makes what says days in a time zone. An unknown zone counts as UTC. */
export function createSayer(timeZone: string, nowMs: number): Sayer {
  const offsetAt = findOffsets(timeZone)
  const read = (ms: number) => new Date(ms + offsetAt(ms))
  const thisYear = read(nowMs).getUTCFullYear()
  return {
    day: (ms) => {
      const local = read(ms)
      const year = local.getUTCFullYear()
      return `${MONTHS[local.getUTCMonth()]} ${local.getUTCDate()}${year === thisYear ? '' : `, ${year}`}`
    },
    place: (ms) => {
      const local = read(ms)
      return { weekday: local.getUTCDay(), hour: local.getUTCHours() }
    },
    key: (ms) => {
      const local = read(ms)
      return `${local.getUTCFullYear()}-${pad(local.getUTCMonth() + 1)}-${pad(local.getUTCDate())}`
    },
    month: (ms) => {
      const local = read(ms)
      return `${local.getUTCFullYear()}-${pad(local.getUTCMonth() + 1)}`
    },
  }
}

/** How far a zone's clocks are ahead of UTC at a moment, in milliseconds. */
type Offsets = (ms: number) => number

const zones = new Map<string, Offsets>()

/** Formatting a moment takes longer than everything else here, so what a zone's days have in common is kept. */
function findOffsets(timeZone: string): Offsets {
  const known = zones.get(timeZone)
  if (known) return known
  const made = createOffsets(timeZone)
  zones.set(timeZone, made)
  return made
}

/** Days kept for each zone: thirty years. */
const MOST_DAYS = 11_000

function createOffsets(timeZone: string): Offsets {
  const format = createFormat(timeZone)
  const measure = (ms: number) => {
    const [month = 1, day = 1, year = 1970, hour = 0, minute = 0, second = 0] = (
      format.format(ms).match(/\d+/g) ?? []
    ).map(Number)
    return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(ms / 1000) * 1000
  }
  const days = new Map<number, number | null>()
  return (ms) => {
    const day = Math.floor(ms / DAY_MS)
    let offset = days.get(day)
    if (offset === undefined) {
      const [first, last] = [measure(day * DAY_MS), measure((day + 1) * DAY_MS)]
      offset = first === last ? first : null
      if (days.size >= MOST_DAYS) days.clear()
      days.set(day, offset)
    }
    // On a day on which the clocks change, each moment is looked at by itself.
    return offset ?? measure(ms)
  }
}

function createFormat(timeZone: string): Intl.DateTimeFormat {
  const part = 'numeric'
  const parts = { year: part, month: part, day: part, hour: part, minute: part, second: part } as const
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone, ...parts, hourCycle: 'h23' })
  } catch {
    return createFormat('UTC')
  }
}

/** Says a number and its noun, which takes an s in the plural: "1 session", "4 sessions". Digits are not grouped: regions differ in how. */
export function sayCount(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : `${noun}s`}`
}

const NUMBERS = ['no', ...NUMBER_WORDS]

/** Says a small number as a word and a larger one in digits. */
export const sayNumber = (count: number): string => NUMBERS[count] ?? String(count)

/** Says how many of all: "Three of your five", "All of your three"; both in digits where one needs them. */
export function sayShare(count: number, all: number, between = 'of your'): string {
  const say = sayNumber(all) === String(all) ? String : sayNumber
  return `${count === all ? 'All' : startWith(say(count))} ${between} ${say(all)}`
}

/** Says a list as people do: "a", "a and b", "a, b and c". */
export function sayList(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`
}

/** Says a share as a percent: .624 gives "62%". */
export const sayPercent = (share: number): string => `${Math.round(share * 100)}%`

/** Says a mark with one digit after the point. */
export const sayMark = (mark: number): string => mark.toFixed(1)

/** Begins a sentence with these words. */
export const startWith = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** Shortens somebody's words to what fits a heading, never within a word. */
export function shorten(words: string, most = 70): string {
  const plain = words.trim().replace(/[.!]+$/, '')
  if (plain.length <= most) return plain
  const cut = plain.slice(0, most)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).replace(/[,;:–—-]+$/, '')} …`
}
