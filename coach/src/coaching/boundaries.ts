import { HAND_OVERS } from './boundaries-hand-over.data.ts'
import { IDIOMS, PAST } from './boundaries-idioms.data.ts'
import { LISTS } from './boundaries-lists.data.ts'
import { findSpans, type Occurrences, type Pattern, PatternBook, type Span } from './boundaries-pattern.ts'
import { RULES } from './boundaries-rules.data.ts'
import { KNOWN_WORDS, LOOKALIKES } from './boundaries-spelling.data.ts'
import { createSpeller, readWords, type Word } from './boundaries-words.ts'

/** A disclosure that belongs in other hands than a coach's. */
export interface Boundary {
  readonly kind: 'self-harm' | 'violence' | 'harassment' | 'discrimination' | 'legal' | 'medical'
  /** Whom it happens to: the leader who writes, or somebody else. */
  readonly subject: 'self' | 'other'
  /** The words of the text that gave it away. */
  readonly evidence: string
}

type Kind = Boundary['kind']
type Rule = {
  readonly patterns: readonly Pattern[]
  readonly unless: readonly Pattern[]
  readonly isReadNegated: boolean
}
type Reading = { readonly words: readonly Word[]; readonly occurrences: Occurrences }

/** What stands together in one rule is at most this many words apart, in one sentence or the next. */
const NEAR_WORDS = 22
const MASKED = '·'

/** Most urgent first: of two kinds that match, the first wins. */
const URGENCY: readonly Kind[] = ['self-harm', 'violence', 'harassment', 'discrimination', 'medical', 'legal']

const NEGATORS = new Set(['not', 'no', 'never', 'nobody', 'none', 'nothing', 'without', 'neither', 'nor'])
/** Words that may stand between a negator and what it denies: "nobody here was harassed". */
const CARRIERS = new Set(
  'a an the any in of is are was were be been being has have had to going one s am or and either anyone it this that about sort kind all longer someone somebody here by there doing so i he she they we getting'.split(
    ' ',
  ),
)
const MOST_CARRIERS = 5

const book = new PatternBook(LISTS)
const idioms = IDIOMS.map((notation) => book.compile(notation))
const past = PAST.map((notation) => book.compile(notation))
const rules = URGENCY.map((kind) => ({ kind, rules: RULES[kind].map(readRule) }))
const respell = createSpeller(KNOWN_WORDS, LOOKALIKES)

/**
 * Finds what a coach must hand over in a message, the most urgent kind first, or null when there is nothing.
 *
 * A rule is a few signals that stand near each other; figures of speech are taken out first, and a denied signal does
 * not count. The rules are written by hand (docs/coaching/boundaries.md), because each miss must be explicable.
 */
export function detectBoundary(text: string): Boundary | null {
  const reading = maskIdioms(readWords(text, respell))
  const old = findAll(reading, past)
  for (const { kind, rules: ofKind } of rules)
    for (const rule of ofKind) {
      const span = applyRule(reading, rule)
      if (!span || (kind !== 'self-harm' && old.some((other) => isNear(reading.words, span, other)))) continue
      return { kind, subject: readSubject(reading.words, span), evidence: quote(text, reading.words, span) }
    }
  return null
}

/** Gives what is shown in place of coaching: what to do now, whom to involve, a sentence to say, the next steps. */
export function handOver({ kind, subject }: Boundary): { content: string; suggestions: string[] } {
  const { content, suggestions } = HAND_OVERS[kind][subject]
  return { content, suggestions: [...suggestions] }
}

function readRule(notation: string): Rule {
  const isReadNegated = notation.startsWith('!')
  const [needed = '', ...unwanted] = notation.replace(/^!/, '').split(' - ')
  return {
    patterns: needed.split(' & ').map((part) => book.compile(part)),
    unless: unwanted.map((part) => book.compile(part)),
    isReadNegated,
  }
}

function maskIdioms(words: readonly Word[]): Reading {
  const read = { words, occurrences: book.locate(words) }
  const masked = new Set<number>()
  for (const { start, end } of findAll(read, idioms))
    for (let place = start; place < end; place += 1) masked.add(place)
  if (masked.size === 0) return read
  const kept = words.map((word, place) => (masked.has(place) ? { ...word, text: MASKED } : word))
  return { words: kept, occurrences: book.locate(kept) }
}

function findAll({ words, occurrences }: Reading, patterns: readonly Pattern[]): Span[] {
  return patterns.flatMap((pattern) => findSpans(words, occurrences, pattern))
}

function applyRule(reading: Reading, { patterns, unless, isReadNegated }: Rule): Span | null {
  const { words, occurrences } = reading
  const [first = [], ...others] = patterns
  for (const span of findSpans(words, occurrences, first)) {
    if (!isReadNegated && isDenied(words, span.start)) continue
    const signals = gatherSignals(reading, span, others)
    if (signals && !findAll(reading, unless).some((other) => isNear(words, span, other))) return join(signals)
  }
  return null
}

/** Finds for every pattern a place of its own near the first signal, or null when one has none. */
function gatherSignals(
  { words, occurrences }: Reading,
  first: Span,
  others: readonly Pattern[],
): Span[] | null {
  const signals = [first]
  for (const pattern of others) {
    const isFree = (span: Span) => signals.every(({ start, end }) => span.end <= start || end <= span.start)
    const found = findSpans(words, occurrences, pattern).find(
      (span) => isNear(words, first, span) && isFree(span),
    )
    if (!found) return null
    signals.push(found)
  }
  return signals
}

function join(spans: readonly Span[]): Span {
  return {
    start: Math.min(...spans.map(({ start }) => start)),
    end: Math.max(...spans.map(({ end }) => end)),
  }
}

function isNear(words: readonly Word[], one: Span, other: Span): boolean {
  const sentences = Math.abs((words[one.start]?.sentence ?? 0) - (words[other.start]?.sentence ?? 0))
  const between = Math.max(one.start - other.end, other.start - one.end)
  return sentences <= 1 && between <= NEAR_WORDS
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

function quote(text: string, words: readonly Word[], { start, end }: Span): string {
  return text.slice(words[start]?.start ?? 0, words[end - 1]?.end ?? 0)
}

const FIRST_PERSON = new Set(['i', 'me', 'myself'])
const THIRD_PERSON = new Set(['he', 'she', 'they', 'him', 'her', 'them', 'himself', 'herself', 'themselves'])

/** Takes the first person in the evidence, or else in its sentence, as the leader; otherwise it is somebody else. */
function readSubject(words: readonly Word[], span: Span): Boundary['subject'] {
  const sentence = words.filter((word) => word.sentence === words[span.start]?.sentence)
  for (const part of [words.slice(span.start, span.end), sentence]) {
    if (part.some(({ text }) => FIRST_PERSON.has(text))) return 'self'
    if (part.some(({ text }) => THIRD_PERSON.has(text))) return 'other'
  }
  return 'other'
}
