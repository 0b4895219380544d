import { HAND_OVERS } from './boundaries-hand-over.data.ts'
import { findLikeness } from './boundaries-likeness.ts'
import { judgeDisclosure } from './boundaries-meaning.ts'
import { readMessage } from './boundaries-message.ts'
import type { Span, Text } from './boundaries-pattern.ts'
import { findSignals, isLongOver } from './boundaries-signals.ts'
import type { Word } from './boundaries-words.ts'
import type { Boundary } from './boundary.ts'
import type { Vector } from './meaning.ts'

type Found = { readonly kind: Boundary['kind']; readonly span: Span }

/** Log odds of being a disclosure from which on a message is handed over although no rule knows it. */
const LIKE_ENOUGH = 0.3
/** The same where a rule knows it; the rule's own weight is part of the odds. */
const LIKE_WITH_RULE = -0.7
/** How much the meaning of the whole message counts beside its words. */
const MEANING_WEIGHT = 0.7

/**
 * Finds what a coach must hand over in a message, the most urgent kind first, or null when there is nothing.
 *
 * Rules written by hand look for signals that stand together; a likeness learned from labeled messages weighs them
 * with the words around, finds what no rule foresaw, and clears what only sounds alike (docs/coaching/boundaries.md).
 *
 * @param vector what the sentence encoder made of the whole message; without it, words alone decide.
 */
export function detectBoundary(message: string, vector?: Vector): Boundary | null {
  const text = readMessage(message)
  const found = findDisclosure(text, vector ? MEANING_WEIGHT * judgeDisclosure(vector) : 0)
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

function findDisclosure(text: Text, meant: number): Found | null {
  const signals = findSignals(text)
  const [ruled] = signals
  if (ruled?.kind === 'self-harm') return ruled
  const likeness = findLikeness(text, signals)
  // Too short to be weighed: the rules alone decide.
  if (!likeness) return ruled ?? null
  const odds = likeness.score + meant
  if (ruled) return odds > LIKE_WITH_RULE ? ruled : null
  return odds > LIKE_ENOUGH && !isLongOver(text) ? likeness : null
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
