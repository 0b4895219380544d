import { type Pair, pairScores } from './pair-scores.ts'
import { LETTER_MEANINGS, LETTER_NAMES, LETTER_PAIRS, type TypeLetter } from './sixteen-types.data.ts'

/** What a text says about one of the four pairs. */
export interface Preference {
  /** Place in the code, 0 to 3. */
  readonly pair: number
  /** Null for a tie. */
  readonly letter: TypeLetter | null
  /** Share of the preferred pole, Fraction from .5; null where the number tells strength or clarity instead. */
  readonly share: number | null
  /** Too close to call: 45 to 55 percent, or a preference called slight. */
  readonly isNear: boolean
  /** The number was of the other pole. */
  readonly isFlipped: boolean
  /** As the text says it: "Introversion 72%". */
  readonly said: string
}

const TERMS = new RegExp(`\\b(?:${[...LETTER_NAMES.keys()].join('|')})\\b|\\b[EISNTFJP](?=\\b|\\d)`, 'gi')
/** Half this on either side of the middle counts as a near tie. */
const NEAR = 0.05
/** Below this a strength of preference, in percent, is called slight here; the instruments' own bands are not public. */
const SLIGHT = 10
/** In characters: how far apart the numbers of two poles stand that were given together. */
const BESIDE = 60

/**
 * Finds the numbers beside the poles.
 *
 * @param code the type the text states, if it does: a small number beside one of its own letters then tells how strong
 *   the preference is, and is not flipped.
 * @returns at most one per pair, in the order of a code. Letters without a code count only when all four pairs have one.
 */
export function findPreferences(text: string, code: string | null): Preference[] {
  const pairs = pairScores(text, TERMS, readTerm)
  const preferences = LETTER_PAIRS.flatMap((poles, at) => {
    const [first, second] = poles
      .flatMap((pole) => pairs.find(({ term }) => term === pole) ?? [])
      .toSorted((one, other) => one.at - other.at)
    if (!first) return []
    // The other pole further down belongs to a sentence about the result, not to its figures.
    const isBoth = second !== undefined && second.at - first.end <= BESIDE
    return [(isBoth ? comparePoles(at, first, second) : null) ?? readPole(at, first, pairs, code)]
  })
  // Bare letters with numbers are too often something else.
  const isWorded = pairs.some(({ end, at }) => end - at > 1)
  return isWorded || code || preferences.length === 4 ? preferences : []
}

function readTerm([word]: RegExpExecArray): TypeLetter | null {
  const name = LETTER_NAMES.get(word.toLowerCase())
  if (name || word.length > 1) return name ?? null
  return LETTER_PAIRS.flat().find((letter) => letter === word) ?? null
}

/** Both poles have a number: counts of answers, or two percentages. */
function comparePoles(pair: number, one: Pair<TypeLetter>, other: Pair<TypeLetter>): Preference | null {
  const [high, low] = one.value >= other.value ? [one, other] : [other, one]
  const sum = high.value + low.value
  if (sum <= 0) return null
  const share = high.value / sum
  return {
    pair,
    letter: share === 0.5 ? null : high.term,
    share: roundShare(share),
    isNear: isMiddle(share),
    isFlipped: false,
    said: `${nameOf(high.term)} ${high.value}, ${nameOf(low.term)} ${low.value}`,
  }
}

function readPole(
  pair: number,
  found: Pair<TypeLetter>,
  all: readonly Pair<TypeLetter>[],
  code: string | null,
): Preference {
  const value = found.outOf === null ? found.value : (found.value / found.outOf) * 100
  const unit = found.outOf === null ? '' : '%'
  const said = `${nameOf(found.term)} ${found.outOf === null || found.outOf === 100 ? found.value : Math.round(value)}${unit}`
  if (tellsStrength(found, all, code)) {
    const isNear =
      /slight/.test(found.between) || (!/clear|moderate|strong/.test(found.between) && value < SLIGHT)
    return { pair, letter: found.term, share: null, isNear, isFlipped: false, said }
  }
  const share = value <= 1 && !Number.isInteger(value) ? value : Math.min(value / 100, 1)
  const isFlipped = share < 0.5
  return {
    pair,
    letter: share === 0.5 ? null : isFlipped ? otherPole(found.term) : found.term,
    share: roundShare(Math.max(share, 1 - share)),
    isNear: isMiddle(share),
    isFlipped,
    said,
  }
}

/** A clarity word, several numbers below the middle beside the stated letters, or small counts: strength, not share. */
function tellsStrength(
  found: Pair<TypeLetter>,
  all: readonly Pair<TypeLetter>[],
  code: string | null,
): boolean {
  if (/slight|moderate|clear/.test(found.between)) return true
  const isBelow = ({ term, value }: Pair<TypeLetter>) => code?.includes(term) === true && value < 50
  if (code?.includes(found.term) && all.filter(isBelow).length > 1) return true
  return found.outOf === null && all.every(({ value }) => value <= 50 && value >= 1)
}

const isMiddle = (share: number): boolean => Math.abs(share - 0.5) <= NEAR + 1e-9
const roundShare = (share: number): number => Math.round(share * 1000) / 1000
const nameOf = (letter: TypeLetter): string => LETTER_MEANINGS[letter].name

function otherPole(letter: TypeLetter): TypeLetter {
  const pair = LETTER_PAIRS.find((poles) => poles.some((pole) => pole === letter)) ?? LETTER_PAIRS[0]
  return pair[0] === letter ? pair[1] : pair[0]
}
