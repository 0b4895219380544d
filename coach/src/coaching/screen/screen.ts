import type { Vector, Vectors } from '../../text/vectors.ts'
import { HAND_OVER } from '../thresholds.ts'
import type { Boundary } from './boundary.ts'
import { HAND_OVERS } from './hand-over.data.ts'
import { findLikeness } from './likeness.ts'
import type { Span, Text } from './pattern.ts'
import { readMessage } from './read-message.ts'
import { weighMeaning } from './screen-meaning.ts'
import { findSignals, isLongOver } from './signals.ts'
import type { Word } from './words.ts'

export type { Boundary } from './boundary.ts'

/** What is known of a message before anything else is asked of it. */
export interface Screening {
  /** The words to answer: the message, or the earlier one that had been handed over by mistake. */
  readonly message: string
  /** What belongs in other hands; null where nothing does. */
  readonly boundary: Boundary | null
  /** True where the message takes back a hand-over: `message` is then the one that was handed over. */
  readonly takesBack: boolean
}

type Found = { readonly kind: Boundary['kind']; readonly span: Span }

const DANGERS = new Set<Boundary['kind']>(['self-harm', 'violence'])

/**
 * Screens a message: the first that is done with it, before anything else is read in it.
 *
 * @param handedOver the leader's message that the turn before this one handed over; null where it did not.
 * @param vectors what the sentence encoder made of the messages; without it, words alone decide.
 */
export function screen(message: string, handedOver: string | null, vectors: Vectors): Screening {
  const isMistaken = handedOver !== null && isObjection(message) && mayBeMistaken(handedOver, vectors)
  return isMistaken
    ? { message: handedOver, boundary: null, takesBack: true }
    : { message, boundary: detectBoundary(message, vectors.get(message)), takesBack: false }
}

const OBJECTION =
  /\b(?:not|isn't|wasn't|never|no)\b.{0,40}\b(?:legal|law|lawyers?|harass\w*|discriminat\w*|medical|health|sick|doctors?|about that|what i (?:meant?|said|wrote)|that|this)\b|\bmis(?:read|under\w+)\b|\bwrong (?:topic|end)\b/i

/** Says whether the leader objects that an earlier message was about something else. */
const isObjection = (message: string) =>
  OBJECTION.test(message) && message.split(/\s+/).length <= HAND_OVER.objectionWords

/** Where somebody may be in danger, an objection changes nothing. */
function mayBeMistaken(handedOver: string, vectors: Vectors): boolean {
  const boundary = detectBoundary(handedOver, vectors.get(handedOver))
  return boundary !== null && !DANGERS.has(boundary.kind)
}

/**
 * Finds what a coach must hand over in a message, or null when there is nothing; of several kinds the likeliest.
 *
 * Rules written by hand look for signals that stand together; a likeness learned from labeled messages weighs them
 * with the words around, finds what no rule foresaw, and clears what only sounds alike (docs/coaching/boundaries.md).
 *
 * @param vector what the sentence encoder made of the whole message; without it, words alone decide.
 */
export function detectBoundary(message: string, vector?: Vector): Boundary | null {
  const text = readMessage(message)
  const found = findDisclosure(text, vector)
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

function findDisclosure(text: Text, vector: Vector | undefined): Found | null {
  const signals = findSignals(text)
  const [ruled] = signals
  if (ruled?.kind === 'self-harm') return ruled
  const likeness = findLikeness(text, signals, vector && weighMeaning(vector))
  // Too short to be weighed: the rules alone decide.
  if (!likeness) return ruled ?? null
  if (!ruled && isLongOver(text)) return null
  const enough = HAND_OVER[vector ? 'withMeaning' : 'withoutMeaning'][ruled ? 'withRule' : 'alone']
  const discount = DANGERS.has(likeness.kind) ? HAND_OVER.dangerDiscount : 0
  if (likeness.score <= enough - discount) return null
  const same = signals.find(({ kind }) => kind === likeness.kind)
  return same ?? likeness
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
