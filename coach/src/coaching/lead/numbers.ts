import { NUMBER_WORDS } from '../../text/number-words.ts'
import { proposes } from './claims.ts'

/** A number as it stands in a text. */
export interface Stated {
  readonly value: number
  readonly start: number
  readonly end: number
  /** Written as a word: "three". */
  readonly isWord: boolean
  readonly isPercent: boolean
  /** Minutes since midnight or noon, where it can be a time. */
  readonly time: number | null
}

const NOON = 12 * 60
const MORE_WORDS: Readonly<Record<string, number>> = {
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  thousand: 1_000,
  million: 1_000_000,
  dozen: 12,
  twice: 2,
  half: 30,
}
const WORD_VALUES = new Map([
  ...NUMBER_WORDS.map((word, at) => [word, at + 1] as const),
  ...Object.entries(MORE_WORDS),
])
const WORDS = new RegExp(
  `\\b(${[...WORD_VALUES.keys()].join('|')})(?:[- ](${NUMBER_WORDS.slice(0, 9).join('|')}))?\\b`,
  'gi',
)
const DIGITS =
  /(?<![\p{L}\d.,:/])[$€£¥]?(\d{1,3}(?:,\d{3})+|\d+)(?:[.:h](\d{1,2})(?!\d))?(?!\d|st\b|nd\b|rd\b|th\b)(\s?(?:%|percent\b|per cent\b))?(\s?(?:a\.?m\b|p\.?m\b))?(\s?(?:k|thousand|mil|m|million)\b)?/giu
const SCALES: Readonly<Record<string, number>> = { k: 1e3, thousand: 1e3, mil: 1e3, m: 1e6, million: 1e6 }
/** Ways to say something that hold no number. */
const FIXED =
  /\b(?:1:1s?|1-on-1s?|24\/7|50\/50|9[- ]to[- ]5|(?:0|1|zero|one) (?:to|through) (?:10|ten)|out of (?:10|ten))\b/gi
const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)'
const DATES = new RegExp(
  `\\b\\d{4}-\\d\\d-\\d\\d\\b|\\b${MONTH}\\.? \\d{1,2}\\b|\\b\\d{1,2}\\.? (?:of )?${MONTH}\\b`,
  'gi',
)

/** The text with dates and fixed expressions blanked out, every character in its place. */
const blank = (text: string) =>
  [DATES, FIXED].reduce((left, pattern) => left.replace(pattern, (found) => ' '.repeat(found.length)), text)

function readTime(hour: number, minutes: string | undefined, isSaid: boolean): number | null {
  const isClock =
    hour <= 24 && (minutes === undefined ? isSaid : minutes.length === 2 && Number(minutes) < 60)
  return isClock ? (hour * 60 + Number(minutes ?? 0)) % NOON : null
}

/** Finds the numbers of a text, digits and words, without those of dates. */
export function listNumbers(text: string): Stated[] {
  const plain = blank(text)
  const digits = [...plain.matchAll(DIGITS)].map((match) => {
    const [all, whole = '', part, percent, half, scale] = match
    const isHour = /^\s?h\b/i.test(plain.slice(match.index + all.length))
    const isClock = half !== undefined || isHour || /\bat $/i.test(plain.slice(0, match.index))
    const base = Number(`${whole.replaceAll(',', '')}${part === undefined ? '' : `.${part}`}`)
    return {
      value: base * (SCALES[scale?.trim().toLowerCase() ?? ''] ?? 1),
      start: match.index,
      end: match.index + all.length,
      isWord: false,
      isPercent: percent !== undefined,
      time: readTime(Number(whole), part, isClock),
    }
  })
  const words = [...plain.matchAll(WORDS)].map((match) => {
    const [all, word = '', one] = match
    const value =
      (WORD_VALUES.get(word.toLowerCase()) ?? 0) + (one ? (WORD_VALUES.get(one.toLowerCase()) ?? 0) : 0)
    const isClock = /\bat $/i.test(plain.slice(0, match.index))
    return {
      value,
      start: match.index,
      end: match.index + all.length,
      isWord: true,
      isPercent: /^\s*(?:%|percent\b|per cent\b)/i.test(plain.slice(match.index + all.length)),
      time: readTime(value, undefined, isClock),
    }
  })
  return [...digits, ...words].toSorted((one, other) => one.start - other.start)
}

/** What numbers a text may repeat. */
export interface KnownNumbers {
  readonly values: ReadonlySet<number>
  readonly percents: ReadonlySet<number>
  /** Minutes since midnight or noon. */
  readonly times: ReadonlySet<number>
  /** Numbers with what they count, as the leader has told them: "6 time". */
  readonly counted: ReadonlySet<string>
  /** What two numbers of one message come to together, lie apart, or make as so many times the other. */
  readonly results: ReadonlySet<number>
}

/**
 * Reads what numbers some texts hold; "half past six" and "in an hour" are numbers, too.
 *
 * @param told what the leader has told of it: the numbers that count, and with which somebody may reckon.
 */
export function readNumbers(texts: readonly string[], told: readonly string[]): KnownNumbers {
  const found = texts.flatMap(listNumbers)
  const hours = told
    .flatMap(listNumbers)
    .filter(({ value }) => value <= 24 && Number.isInteger(value))
    .map(({ value }) => value * 60)
  const said = texts.flatMap((text) => [...text.matchAll(PAST)].flatMap(readPast))
  return {
    values: new Set(found.map(({ value }) => value)),
    percents: new Set(found.filter(({ isPercent }) => isPercent).map(({ value }) => value)),
    times: new Set(
      [...found.flatMap(({ time }) => time ?? []), ...hours, ...said].map((time) => time % NOON),
    ),
    counted: new Set(told.flatMap((text) => listNumbers(text).flatMap((one) => countOf(text, one) ?? []))),
    results: new Set(told.flatMap((text) => reckon(listNumbers(text).map(({ value }) => value)))),
  }
}

/** What can be counted, and how it is shortened. */
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^min/i, 'minute'],
  [/^h(?:ou)?rs?\b/i, 'hour'],
  [/^(?:days?|nights?|mornings?|evenings?|shifts?)\b/i, 'day'],
  [/^w(?:ee)?ks?\b/i, 'week'],
  [/^months?\b/i, 'month'],
  [/^y(?:ea)?rs?\b/i, 'year'],
  [/^times?\b/i, 'time'],
]
/** A number with what it counts, which stands at most one word behind it; null where it counts nothing of the kind. */
function countOf(text: string, { value, start, end }: Stated): string | null {
  if (/^twice$/i.test(text.slice(start, end))) return '2 time'
  const words = text.slice(end).match(/^[\s-]*([\p{L}]+)(?:[\s-]+([\p{L}]+))?/u)
  const [, first = '', second = ''] = words ?? []
  // "90 a month" counts no months.
  if (/^(?:an?|per|each|every)$/i.test(first)) return null
  const unit =
    UNITS.find(([pattern]) => pattern.test(first)) ?? UNITS.find(([pattern]) => pattern.test(second))
  return unit ? `${value} ${unit[1]}` : null
}

const reckon = (values: readonly number[]): number[] =>
  values.flatMap((one, at) =>
    values.slice(at + 1).flatMap((other) => [one + other, Math.abs(one - other), one * other]),
  )

const PAST = new RegExp(
  `\\b(half|quarter|ten|five|twenty) (past|to) (\\d{1,2}|${NUMBER_WORDS.join('|')})\\b`,
  'gi',
)
const PARTS: Readonly<Record<string, number>> = { half: 30, quarter: 15, ten: 10, five: 5, twenty: 20 }
function readPast([, part = '', way = '', hour = '']: RegExpMatchArray): number[] {
  const value = WORD_VALUES.get(hour.toLowerCase()) ?? Number(hour)
  const minutes = PARTS[part.toLowerCase()] ?? 0
  return [value * 60 + (way.toLowerCase() === 'past' ? minutes : -minutes)]
}

/** What may be measured in advice, with the most of it. */
const MEASURES: readonly (readonly [RegExp, number])[] = [
  [/^[\s-]*(?:\w+ )?(?:min(?:ut\p{L}{0,3})?s?|sec(?:ond)?s?|past)(?!\p{L})/iu, 90],
  [/^[\s-]*(?:\w+ )?(?:hours?|days?)\b/i, 72],
  [/^[\s-]*(?:\w+ )?(?:weeks?|months?)\b/i, 12],
  [
    /^[\s-]*(?:\w+ )?(?:sentences?|words?|lines?|questions?|things?|steps?|points?|breaths?|parts?|seconds?|options?|ways?|columns?|bullets?)\b/i,
    20,
  ],
]
/** Makes a claim of what was measured: "20 minutes late", "for the past three weeks". */
const CLAIM_AFTER =
  /^[\s-]*(?:\w+ ){0,2}?(?:times?|minutes?|mins?|hours?|days?|weeks?|months?|years?|people)\b[^.;:!?]{0,12}\b(?:late|early|ago|behind|overdue|in a row|straight|running|already|so far|short)\b/i
const CLAIM_BEFORE =
  /\b(?:was|were|has|have|had|'ve|took|lasted|costs?|lost|missed|came|told|asked|(?:for|over) the (?:last|past))\b[^.;:!?]{0,24}$/i
/** What is asked for or wished for, and not what was: "can I have", "have you got", "ask him to come". */
const REQUEST_BEFORE =
  /(?:\b(?:can|could|may|might|shall|will|would|should|must|let|please|ask|to|if)\b|['’]ll\b|\bhave (?:you|we) got\b|\b(?:do|did) (?:you|we) have\b|['’]ve got (?:till|until)\b)[^.;:!?]{0,28}$/i
/** An age is told without its years. */
const AGE = /^[\s-]*years?[\s-]old\b/i
/** Numbers of a list stand in the answer itself. */
const OF_LIST = /\b(?:number|point|step|item|question|sentence|line|option)s?\s+$/i
const COUNTED = /^[\s-]*(?:\w+ )?(?:times?|minutes?|hours?|days?|weeks?|months?|years?|people|of them)\b/i
/** A number word up to this counts without a claim. */
const SMALL = 12
const NEAR_MINUTES = 60
const MINUTE_STEP = 5
/** Times are proposed at the hour and its quarters; another one is somebody's appointment. */
const PROPOSED_STEP = 15

/** Finds a number of a sentence that is made up; said a second time it is what it was the first time. */
export function findInventedNumber(sentence: string, known: KnownNumbers): Stated | undefined {
  const stated = listNumbers(sentence)
  const invented = stated.filter((one) => isInvented(sentence, one, known))
  return invented.find(
    ({ value, isPercent }) =>
      isPercent || !stated.some((other) => other.value === value && !invented.includes(other)),
  )
}

/** Neither known, nor counted small, nor a measure or time of advice, nor rightly reckoned. */
function isInvented(sentence: string, stated: Stated, known: KnownNumbers): boolean {
  const { value, isPercent, time, start } = stated
  if (isPercent) return !known.percents.has(value)
  const before = sentence.slice(0, start)
  const count = isClaim(sentence, stated) ? countOf(sentence, stated) : null
  if (count && value > 1 && !known.counted.has(count)) return true
  if (known.values.has(value) || isRest(before, value, known) || isWorkedOut(value, known)) return false
  if (value <= SMALL && (OF_LIST.test(before) || isListMark(sentence, stated))) return false
  if (time === null) return !isSmall(sentence, stated)
  if (!proposes(sentence, start)) return !known.times.has(time)
  return !isNearTime(time, known) && time % PROPOSED_STEP !== 0
}

/** "**2. Augusto, before he comes.**" */
const isListMark = (sentence: string, { start, end }: Stated) =>
  /^[*_\s]*$/.test(sentence.slice(0, start)) && /^[.)](?:\s|$)/.test(sentence.slice(end))

/** Says whether a number tells how often, how long or how many something was. */
function isClaim(sentence: string, { start, end }: Stated): boolean {
  const [before, after] = [sentence.slice(0, start), sentence.slice(end)]
  return (
    !REQUEST_BEFORE.test(before) &&
    !AGE.test(after) &&
    (CLAIM_AFTER.test(after) || (CLAIM_BEFORE.test(before) && COUNTED.test(after)))
  )
}

/** A small counting word, "half", or a measure of advice; a claim of what happened is neither. */
function isSmall(sentence: string, stated: Stated): boolean {
  const { value, isWord, start, end } = stated
  const after = sentence.slice(end)
  const isClaimed = isClaim(sentence, stated)
  if (isWord && value <= SMALL) return !isClaimed || value <= 1
  if (isWord && /half/i.test(sentence.slice(start, end))) return true
  const most = MEASURES.find(([unit]) => unit.test(after))?.[1] ?? 0
  return !isClaimed && value <= most
}

/** What two larger numbers that are known come to, or lie apart: 110 of 200 and 90. */
function isWorkedOut(value: number, { values, results }: KnownNumbers): boolean {
  if (value > SMALL && results.has(value)) return true
  const large = [...values].filter((each) => each > SMALL)
  return (
    value > SMALL &&
    large.some(
      (one) =>
        large.some((other) => one !== other && Math.abs(one - other) === value) ||
        (values.has(value - one) && value - one > SMALL),
    )
  )
}

/** "the other 33" of 34. */
const isRest = (before: string, value: number, { values }: KnownNumbers) =>
  /\b(?:other|remaining)\s+$/i.test(before) && values.has(value + 1)

/** A time that was named, or a little before or after one. */
const isNearTime = (time: number, { times }: KnownNumbers): boolean =>
  [...times].some((named) => {
    const apart = Math.abs(named - time)
    const minutes = Math.min(apart, NOON - apart)
    return minutes === 0 || (minutes <= NEAR_MINUTES && minutes % MINUTE_STEP === 0)
  })
