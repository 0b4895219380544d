import * as chrono from 'chrono-node'

/** Words for a day as they stand in a text. `index` is a character offset, `on` a calendar day, `YYYY-MM-DD`. */
export interface SpokenDay {
  readonly index: number
  readonly words: string
  readonly on: string
  /** A stretch of days, of which this is the last working one: "next week". */
  readonly isStretch: boolean
}

/** A calendar day, `YYYY-MM-DD`, and the same moment as the parser wants it: `timezone` in minutes ahead of UTC. */
interface Reading {
  readonly today: string
  readonly instant: Date
  readonly timezone: number
}

const FRIDAY = 5
const SUNDAY = 7

const shift = (day: string, days: number) => {
  const at = new Date(`${day}T12:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}
/** From Monday, 1, to Sunday, 7. */
const weekday = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay() || SUNDAY
const comingWeekday = (today: string, wanted: number) => shift(today, (wanted - weekday(today) + 7) % 7)
const yearly = (today: string, date: string) => {
  const year = Number(today.slice(0, 4))
  return `${today.slice(5) <= date ? year : year + 1}-${date}`
}

/** The next month in which that day is still to come; months without it are passed over. */
function comingDate(today: string, date: number): string | null {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const days = [0, 1, 2].map((more) => new Date(Date.UTC(year, month - 1 + more, date, 12)))
  const fits = days.filter((at) => at.getUTCDate() === date).map((at) => at.toISOString().slice(0, 10))
  return fits.find((day) => day >= today) ?? null
}

/** After the words for a date, so that "the 2nd shift" and "Christmas dinner" name none. */
const STANDS_ALONE =
  "(?=\\s*(?:$|[.,;:!?)]|\\b(?:at|in|on|and|or|but|before|after|with|when|so|because|to|then|i|i'll|we|we'll|he|she|they|the|my|from|eve|until|latest)\\b|\\d))"

type Way = readonly [
  pattern: RegExp,
  day: (today: string, match: RegExpMatchArray) => string | null,
  isStretch?: true,
]

/** What leaders say and the date library does not read. */
const WAYS: readonly Way[] = [
  [
    new RegExp(`\\bthe (\\d{1,2})(?:st|nd|rd|th)${STANDS_ALONE}`, 'gi'),
    (today, [, date]) => comingDate(today, Number(date)),
  ],
  [/\b(?:the )?(?:end of (?:the |this )?week|eow)\b/gi, (today) => comingWeekday(today, FRIDAY)],
  [/(?<=\bbefore )(?:the|this) weekend\b/gi, (today) => comingWeekday(today, FRIDAY)],
  [
    /(?<!\b(?:last|before the|before this|every|each) )\bweekend\b/gi,
    (today) => comingWeekday(today, SUNDAY),
    true,
  ],
  [/\bnext week\b/gi, (today) => shift(today, 8 - weekday(today) + FRIDAY - 1), true],
  [
    /\b(?:the )?(?:end of month|month[- ]end|eom)\b/gi,
    (today) => shift(`${shift(`${today.slice(0, 7)}-28`, 4).slice(0, 7)}-01`, -1),
  ],
  [/\b(?:the )?(?:end of (?:the |this )?year|year[- ]end)\b/gi, (today) => `${today.slice(0, 4)}-12-31`],
  [
    new RegExp(`(?<!\\b(?:after|last|since|at) )\\b(?:christmas(?: eve)?|xmas)${STANDS_ALONE}`, 'gi'),
    (today) => yearly(today, '12-24'),
  ],
  [/(?<!\b(?:after|last|since) )\bnew year'?s? eve\b/gi, (today) => yearly(today, '12-31')],
  [/(?<=\b(?:before|by|until) )(?:the )?new year\b/gi, (today) => yearly(today, '12-31')],
]

/** Three letters that are words of their own name a day only where a day can stand. */
const SHORT_DAY = /^(?:mon|wed|sat|sun)$/i
const ENDS_THERE =
  /^(?:\s*(?:$|[.,;:!?]|\d)|\s+(?:at|morning|afternoon|evening|night|noon|i|i'll|and|or|then)\b)/i

/** "10 minutes before", "now", "this morning", "the week" and "Monday's shouting" are no days to come. */
const NO_DAY =
  /^(?:now|this morning|(?:this|the|next) week(?:end)?)$|^(?!in\b).*\b(?:min|minutes?|mins|hours?|seconds?)\b/i
const OF_ITS_OWN = /^(?:tomorrow|today|tonight|next)/i

function isDay(text: string, { index, text: words, start }: chrono.ParsedResult): boolean {
  const after = text.slice(index + words.length)
  const isNamed = start.isCertain('day') || start.isCertain('weekday')
  if (!isNamed || NO_DAY.test(words)) return false
  if (/^'s\b/.test(after) && !OF_ITS_OWN.test(words)) return false
  return !SHORT_DAY.test(words) || ENDS_THERE.test(after)
}

const toDay = ({ start }: chrono.ParsedResult) =>
  (['year', 'month', 'day'] as const).map((part) => String(start.get(part) ?? 0).padStart(2, '0')).join('-')

/** A weekday said on that day means the one in a week. */
function dayOf(result: chrono.ParsedResult, today: string): string {
  const on = toDay(result)
  const isBare = result.start.isCertain('weekday') && !result.start.isCertain('day')
  return isBare && on === today ? shift(on, 7) : on
}

const overlaps = (one: SpokenDay, other: SpokenDay) =>
  one.index < other.index + other.words.length && other.index < one.index + one.words.length

/** Finds the words for days from today on, in the order of the text; a weekday is the coming one. */
export function findSpokenDays(text: string, { today, instant, timezone }: Reading): SpokenDay[] {
  const plain = text.replace(/[\u2018\u2019]/g, "'").replace(/\b(wed|tue|thu)s\b/gi, '$1 ')
  const own = WAYS.flatMap(([pattern, day, isStretch = false]) =>
    [...plain.matchAll(pattern)].flatMap((match) => {
      const on = day(today, match)
      return on ? [{ index: match.index, words: match[0], on, isStretch }] : []
    }),
  )
  const read = chrono
    .parse(plain, { instant, timezone }, { forwardDate: true })
    .filter((result) => isDay(plain, result))
    .map((result) => ({
      index: result.index,
      words: text.slice(result.index, result.index + result.text.length).trim(),
      on: dayOf(result, today),
      isStretch: false,
    }))
  return [...own, ...read.filter((one) => !own.some((other) => overlaps(one, other)))]
    .filter(({ on }) => on >= today)
    .sort((one, other) => one.index - other.index)
}
