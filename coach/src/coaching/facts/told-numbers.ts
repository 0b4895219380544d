import { NUMBER_WORDS, ORDINAL_WORDS } from '../../text/number-words.ts'
import { tells } from './claims.ts'
import { listCounts } from './counts.ts'
import { listNumbers, NOON, type Stated, WORD_VALUES } from './numbers.ts'
import { combine, reckon, reckonOften } from './reckon.ts'

/** What numbers a text may repeat. */
export interface KnownNumbers {
  readonly values: ReadonlySet<number>
  /** Those of them that the leader has told. */
  readonly told: ReadonlySet<number>
  readonly percents: ReadonlySet<number>
  /** Numbers that stand alone in a text with percentages: "12%, I can give 4". */
  readonly bare: ReadonlySet<number>
  /** Minutes since midnight or noon. */
  readonly times: ReadonlySet<number>
  /** Numbers with what they count, as the leader has told them: "6 time". */
  readonly counted: ReadonlySet<string>
  /** Those that stand alone, and may be of anything: "she has 17". */
  readonly uncounted: ReadonlySet<number>
  /** Whether days were told to which it can be reckoned how long it is. */
  readonly hasDaysLeft: boolean
  /** Which time something was: "2nd warning". */
  readonly ordinals: readonly Ordinal[]
  /** Parts with their wholes: "3 of 11". */
  readonly parts: readonly Part[]
  /** Spans with what they are of: "5 month of cash". */
  readonly spans: readonly Span[]
  /** How many of what the leader has told, by what is counted, in the basic form: `warning` 2. */
  readonly numbersOf: ReadonlyMap<string, ReadonlySet<number>>
  /** What two numbers of one message that measure nothing lie apart: 11 roles without 3. */
  readonly heads: ReadonlySet<number>
  /** The words that were told, in small letters. */
  readonly words: ReadonlySet<string>
  /** What two numbers of one message come to together, lie apart, or make as so many times the other. */
  readonly results: ReadonlySet<number>
  /** What the numbers of one message come to in up to three steps, for sentences that reckon. */
  readonly reckoned: ReadonlySet<number>
  /** The same over the days, weeks or months that it speaks of. */
  readonly reckonedOften: ReadonlySet<number>
}

/**
 * Reads what numbers some texts hold; "half past six" and "in an hour" are numbers, too.
 *
 * @param told what the leader has told of it: the numbers that count, and with which somebody may reckon.
 * @param moment the time of the clock, the year, and how many days there are to the days they have named.
 */
export function readNumbers(
  texts: readonly string[],
  told: readonly string[],
  { clock, daysLeft, year }: { clock: string; daysLeft: readonly number[]; year: number },
): KnownNumbers {
  const found = texts.flatMap(listNumbers)
  const hours = told
    .flatMap(listNumbers)
    .filter(({ value }) => value <= 24 && Number.isInteger(value))
    .map(({ value }) => value * 60)
  const yearsSince = found.flatMap(({ value }) =>
    value > year - HUNDRED && value < year && Number.isInteger(value) ? [year - value] : [],
  )
  const said = texts.flatMap((text) => [...text.matchAll(PAST)].flatMap(readPast))
  return {
    // "60k" is sixty, too.
    values: new Set(
      found.flatMap(({ value }) =>
        value >= THOUSAND && value % THOUSAND === 0 ? [value, value / THOUSAND] : [value],
      ),
    ),
    told: new Set(told.flatMap(listNumbers).map(({ value }) => value)),
    // The rest of a share is one, too.
    percents: new Set(
      found
        .filter(({ isPercent }) => isPercent)
        .flatMap(({ value }) => (value <= 100 ? [value, 100 - value] : [value])),
    ),
    bare: new Set(told.flatMap(listBare)),
    parts: told.flatMap(listParts),
    spans: told.flatMap(listSpans),
    times: new Set(
      [...[...found, ...listNumbers(clock)].flatMap(({ time }) => time ?? []), ...hours, ...said].map(
        (time) => time % NOON,
      ),
    ),
    counted: new Set([
      ...told.flatMap((text) => listNumbers(text).flatMap((one) => countOf(text, one) ?? [])),
      ...yearsSince.map((years) => `${years} year`),
      ...daysLeft.flatMap((days) => [
        `${days} day`,
        `${Math.floor(days / 7)} week`,
        `${Math.round(days / 7)} week`,
      ]),
      ...told.flatMap(listOrdinals).flatMap(({ value, of }) => (of === 'time' ? [`${value} time`] : [])),
    ]),
    uncounted: new Set(told.flatMap(listUncounted)),
    ordinals: told.flatMap(listOrdinals),
    numbersOf: told
      .flatMap(listCounts)
      .reduce(
        (all, { of, value }) => all.set(of, new Set([...(all.get(of) ?? []), value])),
        new Map<string, ReadonlySet<number>>(),
      ),
    hasDaysLeft: daysLeft.length > 0,
    heads: new Set(told.flatMap(listHeads)),
    words: new Set(told.flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? [])),
    results: new Set(told.flatMap(combine)),
    reckoned: new Set(told.flatMap(reckon)),
    reckonedOften: new Set([
      ...told.flatMap(reckonOften),
      ...(isFew(told) ? reckonOften(told.join(' ')) : []),
    ]),
  }
}

/** What was told in several messages belongs together where it is little. */
const MOST_TOGETHER = 5
const isFew = (told: readonly string[]): boolean => told.flatMap(listNumbers).length <= MOST_TOGETHER

function listBare(text: string): number[] {
  const numbers = listNumbers(text)
  if (!numbers.some(({ isPercent }) => isPercent)) return []
  return numbers.flatMap(({ value, end }) => (/^\s*(?:[.,;!?)]|$)/.test(text.slice(end)) ? [value] : []))
}

const listUncounted = (text: string): number[] =>
  listNumbers(text).flatMap(({ value, end, time, isPercent }) =>
    !isPercent && time === null && /^\s*(?:[.,;:!?)]|$)/.test(text.slice(end)) ? [value] : [],
  )

/** A number of a larger one, where both are named. */
export interface Part {
  readonly value: number
  readonly whole: number
  readonly start: number
}

/** Finds "3 of 11", "17 of the 20", and what "20 slides, she has changed 17" does not say. */
export function listParts(text: string): Part[] {
  const numbers = listNumbers(text)
  return numbers.flatMap(({ value, start, end }, at) => {
    const next = numbers[at + 1]
    const isPart =
      next &&
      /^ (?:out )?of (?:the |your |our |my |his |her |their )?(?:last |first )?$/i.test(
        text.slice(end, next.start),
      )
    return isPart ? [{ value, whole: next.value, start }] : []
  })
}

/** Which time something was. */
interface Ordinal {
  readonly value: number
  readonly of: string
  readonly stated: Stated
}
const ORDINALS = ORDINAL_WORDS.slice(1)
const NTH = new RegExp(
  `\\b(${ORDINALS.join('|')}|\\d{1,2}(?:nd|rd|th)) (time|warning|attempt|try|talk|complaint|reminder)\\b`,
  'gi',
)
/** Finds which time something is said to be. */
export const listOrdinals = (text: string): Ordinal[] =>
  [...text.matchAll(NTH)].map(({ 0: all, 1: nth = '', 2: of = '', index: start }) => {
    const value = Number.parseInt(nth, 10) || ORDINALS.indexOf(nth.toLowerCase()) + 2
    const stated = { value, start, end: start + all.length, isWord: true, isPercent: false, time: null }
    return { value, of: of.toLowerCase(), stated }
  })

/** Which of its kind something is: "the second sheet this autumn", "the third complaint already". */
const NTH_OF = new RegExp(
  `\\b(${ORDINALS.join('|')}) (?!time\\b)(\\p{L}+) (?:this|in (?:a|\\p{L}+) (?:row|days|weeks|months|years)|since|already|within)\\b`,
  'giu',
)
const NTH_TIME = new RegExp(
  `\\b(?:it['’]s|that['’]s|this is|it is|it was|that was) (?:now |already |only |just |still )?(?:the |his |her |their )(${ORDINALS.join('|')}) (?!week|day|month|year|that\\b|of\\b|one\\b|half\\b)(\\p{L}+)`,
  'giu',
)
/** Finds which of its kind something is said to be, where nobody has told of more than one. */
export const findOtherTurn = (
  sentence: string,
  { words, ordinals, values }: KnownNumbers,
): Ordinal | undefined =>
  [...sentence.matchAll(NTH_OF), ...sentence.matchAll(NTH_TIME)]
    .map(({ 0: all, 1: nth = '', 2: of = '', index: start }) => {
      const value = ORDINALS.indexOf(nth.toLowerCase()) + 2
      const stated = { value, start, end: start + all.length, isWord: true, isPercent: false, time: null }
      return { value, of: of.toLowerCase(), stated }
    })
    .find(
      ({ value, of }) =>
        !ordinals.some((one) => value - one.value <= 1) &&
        !(
          isOfTold(of, words) &&
          (values.has(value) || values.has(value - 1) || AGAIN.some((word) => words.has(word)))
        ),
    )
/** What has happened again, or so often, can only be another of its kind where one was told of. */
const isOfTold = (of: string, words: ReadonlySet<string>): boolean =>
  /^(?:time|try|attempt|round|go|chance|talk|conversation|warning|reminder|person|one|man|woman)$/.test(of) ||
  words.has(of) ||
  words.has(`${of}s`)
const AGAIN = ['again', 'another', 'twice', 'before', 'always', 'every', 'times', 'keeps', 'second']

/** Neither the time that was told, nor the next one, nor one before. */
export const isOtherOrdinal = ({ value, of }: Ordinal, { ordinals }: KnownNumbers): boolean => {
  const told = ordinals.filter((one) => one.of === of).map((one) => one.value)
  return told.length > 0 && value > Math.max(...told) + 1
}

/** How long something lasts, or how often it was in a span: "5 months of cash", "2 complaints this month". */
interface Span {
  readonly value: number
  readonly of: string
  readonly start: number
}

const OF_WHAT =
  /^\s((?:day|week|month|year)s?) of (\p{L}{3,})|^\s(\p{L}{3,}) (?:this|last) (week|month|year)/iu
const listSpans = (text: string): Span[] =>
  listNumbers(text).flatMap(({ value, start, end }) => {
    const [all, ...of] = OF_WHAT.exec(text.slice(end)) ?? []
    return all ? [{ value, of: of.filter(Boolean).join(' ').toLowerCase().replace(/s\b/g, ''), start }] : []
  })

/** Says whether a part or a span stands against the one that was told. */
export function contradicts(
  sentence: string,
  { start, value }: Stated,
  { parts, spans, values }: KnownNumbers,
): boolean {
  const part = listParts(sentence).find((one) => one.start === start)
  const told = parts.filter(({ whole }) => whole === part?.whole)
  const isOther =
    value > 1 && told.length > 0 && !values.has(value) && !told.some((one) => one.whole - one.value === value)
  const span = listSpans(sentence).find((one) => one.start === start)
  const same = spans.filter(({ of }) => of === span?.of)
  return isOther || (same.length > 0 && !same.some((one) => one.value === value))
}

/** What can be counted, and how it is shortened. */
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^sec/i, 'second'],
  [/^min/i, 'minute'],
  [/^h(?:ou)?rs?\b/i, 'hour'],
  [/^(?:days?|nights?|mornings?|evenings?|shifts?)\b/i, 'day'],
  [/^w(?:ee)?ks?\b/i, 'week'],
  [/^months?\b/i, 'month'],
  [/^y(?:ea)?rs?\b/i, 'year'],
  [/^times?\b/i, 'time'],
]
/** A number with what it counts, which stands at most one word behind it; null where it counts nothing of the kind. */
export function countOf(text: string, { value, start, end }: Stated): string | null {
  if (/^twice$/i.test(text.slice(start, end))) return '2 time'
  const words = text.slice(end).match(/^[\s-]*([\p{L}]+)(?:[\s-]+([\p{L}]+))?/u)
  const [, first = '', second = ''] = words ?? []
  // "90 a month" counts no months.
  if (/^(?:an?|per|each|every)$/i.test(first)) return null
  const unit =
    UNITS.find(([pattern]) => pattern.test(first)) ?? UNITS.find(([pattern]) => pattern.test(second))
  return unit ? `${value} ${unit[1]}` : null
}

/** Numbers that are a share of the next one: "1 in 3". */
function listRatios(text: string): Stated[] {
  const numbers = listNumbers(text)
  return numbers.filter(({ end }, at) => {
    const next = numbers[at + 1]
    return next !== undefined && /^ (?:in|out of) (?:every )?$/i.test(text.slice(end, next.start))
  })
}

/** What a number leaves of the one beside it, and everybody but one; a part leaves something of its own whole alone. */
function listHeads(text: string): number[] {
  const ofWholes = new Set([...listParts(text), ...listRatios(text)].map(({ start }) => start))
  const numbers = listNumbers(text).filter(
    (one) => !one.isPercent && one.time === null && countOf(text, one) === null && !ofWholes.has(one.start),
  )
  const values = numbers.map(({ value }) => value)
  return [
    ...listParts(text).map(({ value, whole }) => whole - value),
    ...values.flatMap((one, at) =>
      [...values.slice(at + 1, at + 2), ...(one > FEW ? [1] : [])].map((other) => Math.abs(one - other)),
    ),
  ]
}
const FEW = 3
const THOUSAND = 1_000
const HUNDRED = 100
const PAST = new RegExp(
  `\\b(half|quarter|ten|five|twenty) (past|to) (\\d{1,2}|${NUMBER_WORDS.join('|')})\\b`,
  'gi',
)
/** Finds a time of the clock that a sentence tells of, and that nobody has told: "it was quarter past two". */
export const tellsOtherTime = (sentence: string, { times }: KnownNumbers): boolean =>
  tells(sentence) && [...sentence.matchAll(PAST)].flatMap(readPast).some((time) => !times.has(time % NOON))
const PARTS: Readonly<Record<string, number>> = { half: 30, quarter: 15, ten: 10, five: 5, twenty: 20 }
function readPast([, part = '', way = '', hour = '']: RegExpMatchArray): number[] {
  const value = WORD_VALUES.get(hour.toLowerCase()) ?? Number(hour)
  const minutes = PARTS[part.toLowerCase()] ?? 0
  return [value * 60 + (way.toLowerCase() === 'past' ? minutes : -minutes)]
}
