import { findSpans, type Pattern, type Span, type Text } from './pattern.ts'
import { book, findAll } from './read-message.ts'
import type { Word } from './words.ts'

/** Signals that together disclose something, and what near them speaks against it. */
export type Rule = {
  readonly signals: readonly Pattern[]
  readonly unless: readonly Pattern[]
  /** True when a negated signal counts: "I don't want to live". */
  readonly isReadNegated: boolean
}

/** What stands together in one rule is at most this many words apart, in one sentence or the next. */
const NEAR_WORDS = 22

/** Words that deny what follows them in their clause. */
export const NEGATORS: ReadonlySet<string> = new Set([
  'not',
  'no',
  'never',
  'nobody',
  'none',
  'nothing',
  'without',
  'neither',
  'nor',
])
/** Words that may stand between a negator and what it denies: "nobody here was harassed". */
const CARRIERS = new Set(
  'a an the any in of is are was were be been being has have had to going one s am or and either anyone it this that about sort kind all longer someone somebody here by there doing asking looking for so i he she they we getting'.split(
    ' ',
  ),
)
const MOST_CARRIERS = 5

/** Reads a rule in the notation of boundaries-danger.data.ts. */
export function readRule(notation: string): Rule {
  const [needed = '', ...unwanted] = notation.replace(/^!/, '').split(' - ')
  return {
    signals: needed.split(' & ').map((part) => book.compile(part)),
    unless: unwanted.map((part) => book.compile(part)),
    isReadNegated: notation.startsWith('!'),
  }
}

/** Gives the words from a rule's first signal to its last, or null where the rule does not apply. */
export function applyRule(text: Text, { signals, unless, isReadNegated }: Rule): Span | null {
  const [first = [], ...others] = signals
  for (const span of findSpans(text, first)) {
    if (!isReadNegated && isDenied(text.words, span.start)) continue
    const found = gatherSignals(text, span, others)
    if (found && !findAll(text, unless).some((other) => isNear(text.words, span, other)))
      return {
        start: Math.min(...found.map(({ start }) => start)),
        end: Math.max(...found.map(({ end }) => end)),
      }
  }
  return null
}

/** Tells whether two stretches of a text stand in one sentence, with few words between. */
export function isNear(words: readonly Word[], one: Span, other: Span): boolean {
  const sentences = Math.abs((words[one.start]?.sentence ?? 0) - (words[other.start]?.sentence ?? 0))
  const between = Math.max(one.start - other.end, other.start - one.end)
  return sentences === 0 && between <= NEAR_WORDS
}

/** Finds for every signal a place of its own near the first, or null when one has none. */
function gatherSignals(text: Text, first: Span, others: readonly Pattern[]): Span[] | null {
  const found = [first]
  for (const pattern of others) {
    const isFree = (span: Span) => found.every(({ start, end }) => span.end <= start || end <= span.start)
    const next = findSpans(text, pattern).find((span) => isNear(text.words, first, span) && isFree(span))
    if (!next) return null
    found.push(next)
  }
  return found
}

/** Tells whether a negator stands before a place with only small words between: "she was never harassed". */
function isDenied(words: readonly Word[], start: number): boolean {
  for (let place = start - 1; place >= start - 1 - MOST_CARRIERS; place -= 1) {
    const word = words[place]
    if (!word || word.sentence !== words[start]?.sentence) return false
    if (NEGATORS.has(word.text)) return true
    if (word.endsClause || !CARRIERS.has(word.text)) return false
  }
  return false
}
