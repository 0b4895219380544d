import { MONTHS } from '../facts/dated.ts'
import { WEEKDAYS } from '../facts/days-ahead.ts'
import { followsFrom, numbersIn } from '../facts/follows-from.ts'
import type { LeadState } from './answer.ts'
import { countWords } from './prose.ts'
import { findQuote, findWords } from './quotes.ts'

/** A stretch of a message, and the leader's exact words its writer has taken it from. */
export interface Based {
  readonly says: string
  /** Whether its numbers follow from those words. */
  readonly isReckoned: boolean
  /** Whether those words tell of days. */
  readonly isOfDays: boolean
}

/** In characters: about a sentence. */
const LONGEST = 240
/** A shorter quote carries nothing. */
const FEWEST_WORDS = 2
const DAYS = new RegExp(
  `\\d|\\b(?:${[...WEEKDAYS, ...MONTHS].join('|')}|today|tomorrow|yesterday|days?|weeks?|months?)\\b`,
  'i',
)

/**
 * Reads what a writer gives as the basis of its message. An entry with words that the leader has not written counts for nothing.
 *
 * @param quotable what the leader has written, and what is noted of it from before.
 */
export function readBasis({ basis = [] }: LeadState, quotable: readonly string[]): Based[] {
  return basis.flatMap(({ says, from }) => {
    const quotes = from.flatMap((quote) => findQuote(quotable, quote) ?? [])
    const isWhole = quotes.length > 0 && quotes.length === from.length
    const isLong = quotes.some((quote) => countWords(quote) >= FEWEST_WORDS)
    if (!isWhole || says.length > LONGEST) return []
    const isReckoned = followsFrom(says, quotes)
    return isLong || isReckoned
      ? [{ says, isReckoned, isOfDays: quotes.some((quote) => DAYS.test(quote)) }]
      : []
  })
}

/** Says whether a sentence, or a part of it, is what was given a basis. */
export const rests = (sentence: string, { says }: Based): boolean =>
  findWords(sentence, says, '>*_') !== null || findWords(says, sentence, '>*_') !== null

/** A text without the numbers that follow from what the leader has written. */
export function withoutReckoned(text: string, basis: readonly Based[]): string {
  let left = text
  for (const { says, isReckoned } of basis) {
    const span = isReckoned ? findWords(left, says, '>*_') : null
    if (!span) continue
    const stretch = left.slice(span.start, span.end)
    const blanked = numbersIn(stretch).reduceRight(
      (rest, { start, end }) => `${rest.slice(0, start)}…${rest.slice(end)}`,
      stretch,
    )
    left = `${left.slice(0, span.start)}${blanked}${left.slice(span.end)}`
  }
  return left
}
