import { IDIOMS } from './idioms.data.ts'
import { LISTS } from './lists.data.ts'
import { findSpans, type Pattern, PatternBook, type Span, type Text } from './pattern.ts'
import { KNOWN_WORDS, LOOKALIKES } from './spelling.data.ts'
import { createSpeller, readWords } from './words.ts'

const MASKED = '·'

/** The patterns and word lists of the boundary detector. */
export const book = new PatternBook(LISTS)

const idioms = IDIOMS.map((notation) => book.compile(notation))
const respell = createSpeller(KNOWN_WORDS, LOOKALIKES)

/** Reads a message as the boundary detector does: words in plain spelling, figures of speech taken out. */
export function readMessage(message: string): Text {
  const text = book.lookUp(readWords(message, respell))
  const masked = new Set<number>()
  for (const { start, end } of findAll(text, idioms))
    for (let place = start; place < end; place += 1) masked.add(place)
  if (masked.size === 0) return text
  return book.lookUp(text.words.map((word, place) => (masked.has(place) ? { ...word, text: MASKED } : word)))
}

/** Finds every place where one of some patterns occurs. */
export function findAll(text: Text, patterns: readonly Pattern[]): Span[] {
  return patterns.flatMap((pattern) => findSpans(text, pattern))
}
