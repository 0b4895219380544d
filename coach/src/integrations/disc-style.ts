import { DISC_LETTERS, DISC_NAMES, type DiscLetter } from './disc.data.ts'

/** Capitals, with the small i that one brand writes; "is" and "id" are words. */
const STYLE = /^(?:[DISC]{1,2}|[DSC]i|i[DSC]?)$/
const LETTERS = String.raw`["'(]?([a-z]{1,2})\b(?!['/-]\w|\s*(?:[:=-]\s*)?\d)`
/** In characters: a line or two. */
const SHORT = 120
/** "DISC style: Di", "my profile is D", "type SC". */
const LABELED = new RegExp(
  String.raw`\b(?:style|type|profile|pattern|blend|dot|disc)\b\s*(?:(?:[:=|-]|is\b|was\b|as\b)\s*)?(?:(?:a|an|the|high)\s+){0,4}${LETTERS}`,
  'gi',
)
/** "came out as an iS", "I'm a high D". */
const TOLD = new RegExp(
  String.raw`\b(?:as|am|i'm|be|being|a|an|high)\s+(?:(?:a|an|the|high)\s+){0,4}${LETTERS}`,
  'gi',
)
const NAMES = [...DISC_NAMES.keys()].join('|')
const ORDERED = (place: string) =>
  new RegExp(
    String.raw`\b(?:${place})\b\s*(?:disc\b\s*)?(?:(?:style|type|trait|factor|dimension)\b\s*)?(?:(?:[:=-]|is\b)\s*)?(?:(${NAMES})|([DISC]))\b`,
    'i',
  )
const PRIMARY = ORDERED('primary|main|dominant|highest')
const SECONDARY = ORDERED('secondary|second')

/**
 * Finds the style a text reports: "Your DISC style: Di", "came out as an iS", "Primary style: Influence".
 *
 * @param isNamed the text names the test. Letters alone are too often something else: I is a pronoun, C a grade.
 * @param isChosen the person said that it is DISC; then the letters alone may be the whole text.
 * @returns one or two letters, the leading one first; null without one.
 */
export function findDiscStyle(text: string, isNamed: boolean, isChosen: boolean): DiscLetter[] | null {
  const alone = isChosen ? /^\W*(\w{1,2})\W*$/.exec(text)?.[1] : undefined
  if (alone) return readStyle(alone)
  if (!isNamed && !isChosen) return null
  const found = findOrder(text) ?? findFirst(text, LABELED) ?? (isNamed ? findFirst(text, TOLD) : null)
  // In a long text that never names the test, "type D" is something else.
  return isNamed || found?.length === 2 || text.length <= SHORT ? found : null
}

function findOrder(text: string): DiscLetter[] | null {
  const first = readName(PRIMARY.exec(text))
  const second = readName(SECONDARY.exec(text))
  if (!first) return null
  return second && second !== first ? [first, second] : [first]
}

const readName = (match: RegExpExecArray | null): DiscLetter | null =>
  DISC_NAMES.get(match?.[1]?.toLowerCase() ?? '') ??
  DISC_LETTERS.find((letter) => letter === match?.[2]?.toUpperCase()) ??
  null

function findFirst(text: string, pattern: RegExp): DiscLetter[] | null {
  for (const [, written = ''] of text.matchAll(pattern)) {
    const found = written === 'I' ? null : readStyle(written)
    if (found) return found
  }
  return null
}

function readStyle(written: string): DiscLetter[] | null {
  if (!STYLE.test(written)) return null
  const letters = DISC_LETTERS.filter((letter) => written.toUpperCase().includes(letter))
  if (letters.length !== written.length) return null
  return written.toUpperCase().startsWith(letters[0] ?? '') ? letters : letters.toReversed()
}
