import { NUMBER_WORDS } from '../../text/number-words.ts'

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

/** Minutes; a time is counted from it or from midnight. */
export const NOON = 12 * 60
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
/** Number words with their values; "half" is one of minutes. */
export const WORD_VALUES = new Map([
  ...NUMBER_WORDS.map((word, at) => [word, at + 1] as const),
  ...Object.entries(MORE_WORDS),
])
const ONES = NUMBER_WORDS.slice(0, 9).join('|')
const EACH = [...WORD_VALUES.keys()].join('|')
const WORDS = new RegExp(
  `\\b(?:(?:an? |(${EACH})(?:[- ](${ONES}))? )?(hundred|thousand|million)(?: and (${EACH})(?:[- ](${ONES}))?)?|(${EACH})(?:[- ](${ONES}))?)\\b`,
  'gi',
)
const DIGITS =
  /(?<![\p{L}\d.,:/])[$€£¥]?(\d{1,3}(?:[,\u00a0 ]\d{3})+(?!\d)|\d+)(?:[.:h](\d{1,2})(?!\d))?(?!\d|st\b|nd\b|rd\b|th\b)(\s?(?:%|percent\b|per cent\b))?(\s?(?:a\.?m\b|p\.?m\b))?(\s?(?:k|thousand|mil|m|million)\b)?/giu
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

const readWord = (word: string | undefined): number => WORD_VALUES.get(word?.toLowerCase() ?? '') ?? 0
/** "A hundred and thirty", "two thousand", "twenty-one", "six". */
function readWords([times, ones, large, rest, one, word, unit]: readonly (string | undefined)[]): number {
  if (large === undefined) return readWord(word) + readWord(unit)
  return (readWord(times) + readWord(ones) || 1) * readWord(large) + readWord(rest) + readWord(one)
}

/** Finds the numbers of a text, digits and words, without those of dates. */
export function listNumbers(text: string): Stated[] {
  const plain = blank(text)
  const digits = [...plain.matchAll(DIGITS)].map((match) => {
    const [all, whole = '', part, percent, half, scale] = match
    const isHour = /^\s?h\b/i.test(plain.slice(match.index + all.length))
    const isClock = half !== undefined || isHour || /\bat $/i.test(plain.slice(0, match.index))
    const base = Number(`${whole.replaceAll(/[,\s]/g, '')}${part === undefined ? '' : `.${part}`}`)
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
    const [all, ...parts] = match
    const value = readWords(parts)
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
  // "1.2 million" is one number.
  const own = words.filter(({ start }) => !digits.some((one) => one.start <= start && start < one.end))
  return [...digits, ...own].toSorted((one, other) => one.start - other.start)
}
