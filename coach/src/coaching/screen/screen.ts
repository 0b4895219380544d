import { CONCERNS, type Hearing } from '../../text/hearing.ts'
import { HAND_OVER } from '../thresholds.ts'
import { ASIDES } from './asides.data.ts'
import { type Boundary, KINDS } from './boundary.ts'
import { HAND_OVERS } from './hand-over.data.ts'
import { findLikeness } from './likeness.ts'
import type { Span } from './pattern.ts'
import { readMessage } from './read-message.ts'
import { findSignals, isLongOver } from './signals.ts'
import type { Word } from './words.ts'

export type { Boundary } from './boundary.ts'

/** What is known of a message before anything else is asked of it. */
export interface Screening {
  /** The words to answer: the message, or the earlier one that had been handed over by mistake. */
  readonly message: string
  /** What belongs in other hands; null where nothing does. */
  readonly boundary: Boundary | null
  /** What it may tell, not surely enough to hand it over; null where there is no such suspicion. */
  readonly suspected: Boundary['kind'] | null
  /** True where the message takes back a hand-over: `message` is then the one that was handed over. */
  readonly takesBack: boolean
}

const DANGERS = new Set<Boundary['kind']>(['self-harm', 'violence'])

/**
 * Screens a message: the first that is done with it, before anything else is read in it.
 *
 * @param handedOver the leader's message that the turn before this one handed over; null where it did not.
 * @param hearing what the hearing model made of the message; without it, words alone decide.
 */
export function screen(message: string, handedOver: string | null, hearing: Hearing | null): Screening {
  const found = findDisclosure(message, hearing)
  // Whoever objects and tells something of the kind in one breath is not only objecting.
  const objects = handedOver !== null && isObjection(message) && !found.isHard
  return objects && mayBeMistaken(handedOver)
    ? { message: handedOver, boundary: null, suspected: null, takesBack: true }
    : {
        message,
        boundary: found.isHard ? found.boundary : null,
        suspected: found.isHard ? null : (found.boundary?.kind ?? null),
        takesBack: false,
      }
}

const OBJECTION =
  /\b(?:not|isn't|wasn't|never|no)\b.{0,40}\b(?:legal|law|lawyers?|harass\w*|discriminat\w*|medical|health|sick|doctors?|about that|what i (?:meant?|said|wrote)|that|this)\b|\bmis(?:read|under\w+)\b|\bwrong (?:topic|end)\b/i

/** Says whether the leader objects that an earlier message was about something else. */
const isObjection = (message: string) =>
  OBJECTION.test(message) && message.split(/\s+/).length <= HAND_OVER.objectionWords

/** Where somebody may be in danger, an objection changes nothing. */
function mayBeMistaken(handedOver: string): boolean {
  const boundary = detectBoundary(handedOver)
  return boundary === null || !DANGERS.has(boundary.kind)
}

/**
 * Finds what a coach must hand over in a message, or null when there is nothing; of several kinds the likeliest.
 *
 * Rules written by hand look for signals that stand together; a likeness learned from labeled messages weighs them
 * with the words around, finds what no rule foresaw, and clears what only sounds alike (docs/coaching/boundaries.md).
 *
 * @param hearing what the hearing model made of the message; without it, words alone decide.
 */
export function detectBoundary(message: string, hearing: Hearing | null = null): Boundary | null {
  const { boundary, isHard } = findDisclosure(message, hearing)
  return isHard ? boundary : null
}

/** Gives what the coach asks beside its answer where it suspects something, and how the leader says that it is so. */
export const askAside = (kind: Boundary['kind']): { line: string; answer: string } => ASIDES[kind]

/** Gives what is shown in place of coaching: what to do now, whom to involve, a sentence to say, the next steps. */
export function handOver({ kind, subject }: Boundary): { content: string; suggestions: string[] } {
  const { content, suggestions } = HAND_OVERS[kind][subject]
  return { content, suggestions: [...suggestions] }
}

/** What a message most likely tells, and whether that is sure enough to hand it over; only suspected otherwise. */
interface Disclosure {
  readonly boundary: Boundary | null
  readonly isHard: boolean
}

const NOTHING: Disclosure = { boundary: null, isHard: false }

/**
 * What the words' log odds, the hearing model's and a rule count for beside each other: a logistic regression on rows that
 * neither has learned from.
 */
const BESIDE = { words: 0.98, hearing: 0.37, rule: 0.32, start: 0.55 } as const
/** The model's names for the kinds, in their order. */
const KIND_OF = { crime: 'legal', illness: 'medical' } as const

/** The answer to what was asked beside a turn: whoever gives it means it. */
function findAnswered(message: string): Boundary | null {
  const said = message.trim()
  const kind = KINDS.find((one) => said.startsWith(ASIDES[one].answer))
  return kind
    ? { kind, subject: kind === 'self-harm' ? 'self' : 'other', evidence: ASIDES[kind].answer }
    : null
}

function findDisclosure(message: string, hearing: Hearing | null): Disclosure {
  const answered = findAnswered(message)
  if (answered) return { boundary: answered, isHard: true }
  const text = readMessage(message)
  const signals = findSignals(text)
  const [ruled] = signals
  const told = ({ kind, span }: { kind: Boundary['kind']; span: Span }): Boundary => ({
    kind,
    subject: readSubject(text.words, span),
    evidence: message.slice(text.words[span.start]?.start, text.words[span.end - 1]?.end),
  })
  const likeness = findLikeness(text, signals)
  // Too short to be weighed: the rules alone decide.
  if (!likeness) return ruled ? { boundary: told(ruled), isHard: true } : NOTHING
  if (ruled?.kind === 'self-harm') return weighSelfHarm(told(ruled), likeness.score, hearing)
  if (!ruled && isLongOver(text)) return NOTHING
  const kind = likeness.score > 0 || !hearing ? likeness.kind : likeliestConcern(hearing)
  const boundary = told(signals.find((signal) => signal.kind === kind) ?? { kind, span: likeness.span })
  return weigh(boundary, likeness.score, ruled !== undefined, hearing)
}

/** A wish to die that a rule finds is handed over, unless all else speaks against it: then it is asked about. */
function weighSelfHarm(boundary: Boundary, words: number, hearing: Hearing | null): Disclosure {
  const isHard = !hearing || weighTogether(words, hearing, true) > HAND_OVER.selfHarm
  return { boundary, isHard }
}

/** Says how surely a message tells something. @param words log odds that its words speak for it. */
function weigh(boundary: Boundary, words: number, isRuled: boolean, hearing: Hearing | null): Disclosure {
  const discount = DANGERS.has(boundary.kind) ? HAND_OVER.dangerDiscount : 0
  const { byWords, hard, soft } = HAND_OVER
  if (!hearing) {
    const isHard = words > byWords[isRuled ? 'withRule' : 'alone'] - discount
    return isHard ? { boundary, isHard } : NOTHING
  }
  const score = weighTogether(words, hearing, isRuled) + discount
  const isHard = score > hard
  return isHard || score > soft ? { boundary, isHard } : NOTHING
}

function weighTogether(words: number, { level }: Hearing, isRuled: boolean): number {
  const [none = 0, soft = 0, hard = 0] = level
  const heard = Math.log(Math.exp(soft) + Math.exp(hard)) - none
  return BESIDE.start + BESIDE.words * words + BESIDE.hearing * heard + (isRuled ? BESIDE.rule : 0)
}

function likeliestConcern({ concern }: Hearing): Boundary['kind'] {
  const name = CONCERNS[concern.indexOf(Math.max(...concern))] ?? 'violence'
  return name === 'crime' || name === 'illness' ? KIND_OF[name] : name
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
