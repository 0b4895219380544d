/** A name of a test's vocabulary as it stands in a text. */
interface TermHit<Term> {
  readonly term: Term
  readonly at: number
  readonly end: number
}

/** A name with the number that belongs to it. */
export interface Pair<Term> extends TermHit<Term> {
  readonly value: number
  /** What the number is out of when the text says so: 100 for a percentage. */
  readonly outOf: number | null
  /** What stands between the name and the number, lower case. */
  readonly between: string
}

interface NumberHit {
  readonly at: number
  readonly end: number
  readonly value: number
  readonly outOf: number | null
}

const NUMBER = /-?\d+(?:\.\d+)?/g
const LONGEST_GAP = 60
const MOST_LINES = 3
const SEPARATOR = /[\s:=.\-–—|,;()[\]/*_•>'"#~]+/
const FILLERS = new Set(
  (
    'score scores scored scoring is was of at a an the in out for with your you percentile percent pct th st nd rd ' +
    'preference level points pts slight moderate clear very strong your result intensity'
  ).split(' '),
)

/**
 * Finds which number belongs to which name.
 *
 * Results write the number after the name ("Dominance 34%") or before it ("61% Extraverted"). Both readings are tried
 * on the whole text; the one that gives more different names a number is taken, the first one when they are level.
 *
 * @param terms finds the names; global.
 * @param toTerm what a name stands for; null when it is none after all.
 * @returns in the order of the text; a name may come several times.
 */
export function pairScores<Term>(
  text: string,
  terms: RegExp,
  toTerm: (match: RegExpExecArray) => Term | null,
): Pair<Term>[] {
  const names = findTerms(text, terms, toTerm)
  const numbers = findNumbers(text, names)
  const after = pair(text, names, numbers, 'after')
  const before = pair(text, names, numbers, 'before')
  return countTerms(before) > countTerms(after) ? before : after
}

const countTerms = (pairs: readonly Pair<unknown>[]): number => new Set(pairs.map(({ term }) => term)).size

function findTerms<Term>(text: string, terms: RegExp, toTerm: (match: RegExpExecArray) => Term | null) {
  const hits: TermHit<Term>[] = []
  for (const match of text.matchAll(terms)) {
    const term = toTerm(match)
    if (term !== null) hits.push({ term, at: match.index, end: match.index + match[0].length })
  }
  return hits
}

function findNumbers(text: string, names: readonly TermHit<unknown>[]): NumberHit[] {
  const ends = new Set(names.map(({ end }) => end))
  const hits: NumberHit[] = []
  let lastEnd = 0
  let place = 0
  for (const match of text.matchAll(NUMBER)) {
    const hit = readNumber(text, match, ends)
    if (!hit || hit.at < lastEnd) continue
    while ((names[place]?.end ?? Number.POSITIVE_INFINITY) <= hit.at) place++
    // The number in "Type 3" is part of the name.
    if ((names[place]?.at ?? Number.POSITIVE_INFINITY) <= hit.at) continue
    hits.push(hit)
    lastEnd = hit.end
  }
  return hits
}

function readNumber(text: string, match: RegExpExecArray, termEnds: ReadonlySet<number>): NumberHit | null {
  const [written] = match
  const end = match.index + written.length
  // "I -63" and "D=-7" are negative, "D-7" and "I - 63" are not.
  const isNegative = written.startsWith('-') && /[\s=:(,|]/.test(text[match.index - 1] ?? ' ')
  const digits = written.replace('-', '')
  const at = end - digits.length
  const isRefused = isPartOfWord(text, at, end, termEnds) || isListMark(text, at, end)
  // Years and part numbers are no scores.
  if (isRefused || Math.trunc(Number(digits)) > 999) return null
  const scale = readScale(text.slice(end, end + 16), Number(digits))
  return {
    at,
    end: end + scale.length,
    value: (isNegative ? -1 : 1) * Number(digits),
    outOf: scale.outOf,
  }
}

/** "D7" is a name with its number; "Q7", "3D" and "5w8" are no numbers. */
const isPartOfWord = (text: string, at: number, end: number, termEnds: ReadonlySet<number>): boolean =>
  (/\w/.test(text[at - 1] ?? ' ') && !termEnds.has(at)) ||
  /^(?!(?:th|st|nd|rd|pts?|p)\b)[a-z]/i.test(text.slice(end, end + 4))

const PERCENT = /^\s*(?:%|percent|pct|(?:st|nd|rd|th) percentile)/i
const OUT_OF = /^\s*(?:\/|out of) ?(\d{1,3})\b(?!\s*\/)/i

/** Reads what stands right after a number: a percent sign, or "out of 28". */
function readScale(rest: string, value: number): { outOf: number | null; length: number } {
  if (PERCENT.test(rest)) return { outOf: 100, length: 0 }
  const [written, whole] = OUT_OF.exec(rest) ?? []
  return written && Number(whole) >= value
    ? { outOf: Number(whole), length: written.length }
    : { outOf: null, length: 0 }
}

/** "1. " and "2) " at the start of a line or after a wide space count the entries of a list. */
const isListMark = (text: string, at: number, end: number): boolean =>
  /^[.)]\s/.test(text.slice(end, end + 2)) &&
  /(?:^|\n|[|;]|\s{2}|\t)\s*$/.test(text.slice(Math.max(0, at - 3), at))

function pair<Term>(
  text: string,
  names: readonly TermHit<Term>[],
  numbers: readonly NumberHit[],
  side: 'after' | 'before',
): Pair<Term>[] {
  const step = side === 'after' ? 1 : -1
  const pairs: Pair<Term>[] = []
  let next = 0
  for (const [place, name] of names.entries()) {
    while ((numbers[next]?.at ?? Number.POSITIVE_INFINITY) < name.at) next++
    const number = numbers[side === 'after' ? next : next - 1]
    if (number && belong(text, name, number, names[place + step]))
      pairs.push({ ...name, ...number, at: name.at, end: name.end, between: textBetween(text, name, number) })
  }
  return pairs
}

/** Tells whether a number belongs to a name: nothing but a gap between them, and no other name. */
function belong(text: string, name: Place, number: Place, neighbor: Place | undefined): boolean {
  const isNearer = neighbor !== undefined && isBetween(neighbor, name, number)
  return !isNearer && isGap(textBetween(text, name, number))
}

interface Place {
  readonly at: number
  readonly end: number
}

const textBetween = (text: string, one: Place, other: Place): string =>
  text.slice(Math.min(one.end, other.end), Math.max(one.at, other.at)).toLowerCase()

const isBetween = (middle: Place, one: Place, other: Place): boolean =>
  middle.at > Math.min(one.at, other.at) && middle.at < Math.max(one.at, other.at)

/** Tells whether what stands between a name and a number lets them belong together. */
function isGap(between: string): boolean {
  if (between.length > LONGEST_GAP || between.split('\n').length > MOST_LINES) return false
  return between
    .replaceAll('%', ' ')
    .split(SEPARATOR)
    .every((word) => word === '' || FILLERS.has(word))
}
