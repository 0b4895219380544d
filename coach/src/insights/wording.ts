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

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making a format takes longer than a hundred uses of it. */
function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    hourCycle: 'h23',
  })
  formats.set(timeZone, made)
  return made
}

const MONTHS = [
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

/** `5/3/2026, 14`: taking the text apart is several times faster than asking for its parts. */
function readLocal(format: Intl.DateTimeFormat, ms: number) {
  const [month = 0, day = 0, year = 0, hour = 0] = (format.format(ms).match(/\d+/g) ?? []).map(Number)
  return { year, month, day, hour }
}

const pad = (part: number) => String(part).padStart(2, '0')

/** Makes what says days in a time zone. An unknown zone counts as UTC. */
export function createSayer(timeZone: string, nowMs: number): Sayer {
  const format = formatFor(isZone(timeZone) ? timeZone : 'UTC')
  const known = new Map<number, ReturnType<typeof readLocal>>()
  const read = (ms: number) => {
    const local = known.get(ms) ?? readLocal(format, ms)
    known.set(ms, local)
    return local
  }
  const thisYear = read(nowMs).year
  return {
    day: (ms) => {
      const { year, month, day } = read(ms)
      return `${MONTHS[month - 1]} ${day}${year === thisYear ? '' : `, ${year}`}`
    },
    place: (ms) => {
      const { year, month, day, hour } = read(ms)
      return { weekday: new Date(Date.UTC(year, month - 1, day)).getUTCDay(), hour }
    },
    key: (ms) => {
      const { year, month, day } = read(ms)
      return `${year}-${pad(month)}-${pad(day)}`
    },
    month: (ms) => {
      const { year, month } = read(ms)
      return `${year}-${pad(month)}`
    },
  }
}

function isZone(timeZone: string): boolean {
  if (formats.has(timeZone)) return true
  try {
    return formatFor(timeZone) !== undefined
  } catch {
    return false
  }
}

/** Says a number and its noun, which takes an s in the plural: "1 session", "4 sessions". */
export function sayCount(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? noun : `${noun}s`}`
}

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** Says a small number as a word and a larger one in digits. */
export const sayNumber = (count: number): string => NUMBERS[count] ?? count.toLocaleString('en-US')

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

/** The length of a day in milliseconds. */
export const DAY_MS = 86_400_000
