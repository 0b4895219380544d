const MARKS = /["“”„«»]/
const APOSTROPHES = /['‘’ʼ`]/
const SPECIAL = /[.*+?^${}()|[\]\\/]/

/** One character of a quote as it may stand in the text it was taken from. */
function loosen(character: string): string {
  if (MARKS.test(character)) return '["“”„«»]'
  if (APOSTROPHES.test(character)) return "['‘’ʼ`]"
  if (/[-–—]/.test(character)) return '[-–—]'
  return SPECIAL.test(character) ? `\\${character}` : character
}

/** Where a stretch of text stands, in characters. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** A shorter quote proves nothing, and a longer one is somebody's whole message. */
const LENGTHS = { fewest: 2, most: 4_000 } as const

/**
 * Finds where words stand in a text, whatever the white space, quotation marks, dashes and capitals.
 *
 * @param between marks that may stand where the words have white space, such as the `>` of a quoted line.
 */
export function findWords(text: string, words: string, between = ''): Span | null {
  const wanted = words.trim().replace(/\s+/g, ' ')
  if (wanted.length < LENGTHS.fewest || wanted.length > LENGTHS.most) return null
  const pattern = [...wanted]
    .map((character) => (character === ' ' ? `[\\s${between}]+` : loosen(character)))
    .join('')
  const found = new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'iu').exec(text)
  return found ? { start: found.index, end: found.index + found[0].length } : null
}

/** The quote as it stands in what somebody wrote; undefined where they did not write it. */
export function findQuote(texts: readonly string[], quote: string): string | undefined {
  // Quotation marks around a quote are the quoter's.
  const bare = quote.trim().replace(/^["“„«](.*)["”“»]$/su, '$1')
  for (const text of texts) {
    const span = findWords(text, bare)
    if (span) return text.slice(span.start, span.end)
  }
  return undefined
}
