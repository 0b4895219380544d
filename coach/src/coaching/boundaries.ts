import { HAND_OVERS } from './boundaries-hand-over.data.ts'
import { PAST } from './boundaries-idioms.data.ts'
import { findLikeness } from './boundaries-likeness.ts'
import { book, findAll, readMessage } from './boundaries-message.ts'
import type { Span, Text } from './boundaries-pattern.ts'
import { applyRule, isNear, readRule } from './boundaries-rule.ts'
import { RULES } from './boundaries-rules.data.ts'
import type { Word } from './boundaries-words.ts'
import type { Boundary } from './boundary.ts'

type Found = { readonly kind: Boundary['kind']; readonly span: Span }

/** Most urgent first: of two kinds that match, the first wins. */
const URGENCY = ['self-harm', 'violence', 'harassment', 'discrimination', 'medical', 'legal'] as const

/** Log odds of being a disclosure from which on a message is handed over although no rule knows it. */
const LIKE_ENOUGH = 0.5
/** Log odds below which a message is ordinary talk although a rule knows it; a wish to die is never ordinary. */
const UNLIKE = -1.5

const past = PAST.map((notation) => book.compile(notation))
const rules = URGENCY.flatMap((kind) => RULES[kind].map((notation) => ({ kind, rule: readRule(notation) })))

/**
 * Finds what a coach must hand over in a message, the most urgent kind first, or null when there is nothing.
 *
 * Rules written by hand look for signals that stand together; a likeness learned from labeled messages finds what no
 * rule foresaw, and clears what only sounds alike (docs/coaching/boundaries.md).
 */
export function detectBoundary(message: string): Boundary | null {
  const text = readMessage(message)
  const found = findDisclosure(text)
  if (!found) return null
  const { kind, span } = found
  const evidence = message.slice(text.words[span.start]?.start, text.words[span.end - 1]?.end)
  return { kind, subject: readSubject(text.words, span), evidence }
}

/** Gives what is shown in place of coaching: what to do now, whom to involve, a sentence to say, the next steps. */
export function handOver({ kind, subject }: Boundary): { content: string; suggestions: string[] } {
  const { content, suggestions } = HAND_OVERS[kind][subject]
  return { content, suggestions: [...suggestions] }
}

function findDisclosure(text: Text): Found | null {
  const old = findAll(text, past)
  const ruled = findByRule(text, old)
  if (ruled?.kind === 'self-harm') return ruled
  const likeness = findLikeness(text)
  // Too short to be weighed: the rules alone decide.
  if (!likeness) return ruled
  if (likeness.score < UNLIKE) return null
  if (ruled) return ruled
  return likeness.score > LIKE_ENOUGH && old.length === 0 ? likeness : null
}

/** Finds the first rule that applies to something that is not long over. */
function findByRule(text: Text, old: readonly Span[]): Found | null {
  for (const { kind, rule } of rules) {
    const span = applyRule(text, rule)
    if (span && (kind === 'self-harm' || !old.some((other) => isNear(text.words, span, other))))
      return { kind, span }
  }
  return null
}

const FIRST_PERSON = new Set(['i', 'me', 'myself'])
const THIRD_PERSON = new Set(['he', 'she', 'they', 'him', 'her', 'them', 'himself', 'herself', 'themselves'])

/** Takes the first person in the evidence, or else in its sentence, as the leader; otherwise it is somebody else. */
function readSubject(words: readonly Word[], span: Span): Boundary['subject'] {
  const sentence = words.filter((word) => word.sentence === words[span.start]?.sentence)
  for (const part of [words.slice(span.start, span.end), sentence]) {
    if (part.some((word) => FIRST_PERSON.has(word.text))) return 'self'
    if (part.some((word) => THIRD_PERSON.has(word.text))) return 'other'
  }
  return 'other'
}
