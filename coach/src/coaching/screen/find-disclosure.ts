import type { Hearing } from '../../text/hearing.ts'
import type { TurnReading } from '../../text/turn-reading.ts'
import { findTongueDanger, type TongueDanger } from '../../tongues/danger.ts'
import { readLanguage, readUnread } from '../../tongues/language.ts'
import { splitSentences } from '../../tongues/split-sentences.ts'
import { HAND_OVER } from '../thresholds.ts'
import { ASIDES } from './asides.data.ts'
import { type Boundary, KINDS } from './boundary.ts'
import { findAnsweredIn } from './in-tongue.ts'
import { findLikeness } from './likeness.ts'
import type { Span } from './pattern.ts'
import { readMessage } from './read-message.ts'
import { findSignals, isLongOver } from './signals.ts'
import type { Word } from './words.ts'

/** What somebody may be in danger by. */
export const DANGERS = new Set<Boundary['kind']>(['self-harm', 'violence'])

/** What a message most likely tells, and whether that is sure enough to hand it over; only suspected otherwise. */
interface Disclosure {
  readonly boundary: Boundary | null
  readonly isHard: boolean
}

const NOTHING: Disclosure = { boundary: null, isHard: false }

/**
 * What the words' log odds, those of the turn model and a rule count for beside each other: a logistic regression on the rows of c4 to c6, d1, d2
 * and e2 and on turns of conversations, from which neither has learned. A rule counts in the words' odds, too.
 */
const BESIDE = { words: 0.68, turn: 0.56, rule: -0.27, start: 0.81 } as const

/** The answer to what was asked beside a turn: whoever gives it means it. */
function findAnswered(message: string): Boundary | null {
  const said = message.trim()
  const kind = KINDS.find((one) => said.startsWith(ASIDES[one].answer))
  const answered = kind ? { kind, evidence: ASIDES[kind].answer } : findAnsweredIn(said)
  return answered && { ...answered, subject: answered.kind === 'self-harm' ? 'self' : 'other' }
}

/** Danger told in another language is answered in it, except to somebody who else writes English. */
function toBoundary({ tongue, isRuled: _, isHard: __, ...told }: TongueDanger, message: string): Boundary {
  return readLanguage(message) === 'en' ? told : { ...told, language: tongue }
}

function findInEnglishParts(message: string): Disclosure {
  const parts = splitSentences(message).filter((sentence) => readLanguage(sentence) === 'en')
  return parts.map((part) => findDisclosure(part, null)).find(({ isHard }) => isHard) ?? NOTHING
}

/** What is told in another language, and in English beside it; null where there is nothing to hand over and the rest is English. */
function findElsewhere(message: string): Disclosure | null {
  const told = findTongueDanger(message)
  const inTongue = told ? { boundary: toBoundary(told, message), isHard: told.isHard } : NOTHING
  if (inTongue.isHard) return inTongue
  if (!readUnread(message)) return null
  const inEnglish = findInEnglishParts(message)
  return inEnglish.isHard ? inEnglish : inTongue
}

/** Finds what a message most likely tells; without what the turn model made of it, words alone decide. */
export function findDisclosure(message: string, hearing: Pick<Hearing, 'turn'> | null): Disclosure {
  const turn = hearing?.turn ?? null
  const answered = findAnswered(message)
  if (answered) return { boundary: answered, isHard: true }
  const elsewhere = findElsewhere(message)
  if (elsewhere) return elsewhere
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
  if (ruled?.kind === 'self-harm')
    return weighSelfHarm(
      told(ruled),
      { score: likeness.score, isLong: text.words.length > HAND_OVER.longWords },
      turn,
    )
  if (!ruled && isLongOver(text)) return NOTHING
  const kind = likeness.score > 0 || !turn ? likeness.kind : readConcern(turn).kind
  const boundary = told(signals.find((signal) => signal.kind === kind) ?? { kind, span: likeness.span })
  return weigh(boundary, likeness.score, ruled !== undefined, turn)
}

/** A wish to die that a rule finds is handed over, unless all else speaks against it: then it is asked about. */
function weighSelfHarm(
  boundary: Boundary,
  { score, isLong }: { score: number; isLong: boolean },
  turn: TurnReading | null,
): Disclosure {
  const least = isLong ? HAND_OVER.selfHarmLong : HAND_OVER.selfHarm
  const weighed = turn ? weighTogether(score, turn, true) : Number.POSITIVE_INFINITY
  return weighed > HAND_OVER.selfHarmAsked ? { boundary, isHard: weighed > least } : NOTHING
}

/** Says how surely a message tells something. @param words log odds that its words speak for it. */
function weigh(boundary: Boundary, words: number, isRuled: boolean, turn: TurnReading | null): Disclosure {
  const { byWords, dangerDiscount, hard, soft } = HAND_OVER
  if (!turn) {
    const discount = DANGERS.has(boundary.kind) ? dangerDiscount : 0
    const isHard = words > byWords[isRuled ? 'withRule' : 'alone'] - discount
    return isHard ? { boundary, isHard } : NOTHING
  }
  const score = weighTogether(words, turn, isRuled)
  const isHard = score > hard
  return isHard || score > soft ? { boundary, isHard } : NOTHING
}

/** What a message speaks for as a whole: the log odds that it tells something, and what. */
function readConcern({ concerns }: TurnReading): { kind: Boundary['kind']; odds: number } {
  const [none = 0, ...odds] = concerns
  const kind = KINDS[odds.indexOf(Math.max(...odds))] ?? 'violence'
  return { kind, odds: Math.log(odds.reduce((sum, each) => sum + Math.exp(each), 0)) - none }
}

const weighTogether = (words: number, turn: TurnReading, isRuled: boolean): number =>
  BESIDE.start + BESIDE.words * words + BESIDE.turn * readConcern(turn).odds + (isRuled ? BESIDE.rule : 0)

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
