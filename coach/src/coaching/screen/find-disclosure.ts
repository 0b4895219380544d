import { learned } from '../../models/read-weights.ts'
import type { Hearing } from '../../text/hearing.ts'
import { judge, readHead } from '../../text/softmax-head.ts'
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
const ALARMING = new Set<Boundary['kind']>([...DANGERS, 'legal', 'medical'])

/** What a message most likely tells, and whether that is sure enough to hand it over; only suspected otherwise. */
interface Disclosure {
  readonly boundary: Boundary | null
  readonly isHard: boolean
}

const NOTHING: Disclosure = { boundary: null, isHard: false }

/**
 * What the words' log odds, those of the meaning and a rule count for beside each other: a logistic regression on the rows of c4 and
 * c5 and on ordinary turns of scripts, from which neither has learned. A rule counts in the words' odds, too.
 */
const BESIDE = { words: 0.86, meaning: 0.47, rule: -0.1, start: 1.2 } as const

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

/** Finds what a message most likely tells; without what the hearing model made of it, words alone decide. */
export function findDisclosure(message: string, hearing: Hearing | null): Disclosure {
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
      hearing,
    )
  if (!ruled && isLongOver(text)) return NOTHING
  const kind = likeness.score > 0 || !hearing ? likeness.kind : hearConcern(hearing).kind
  const boundary = told(signals.find((signal) => signal.kind === kind) ?? { kind, span: likeness.span })
  return weigh(boundary, likeness.score, ruled !== undefined, hearing)
}

/** A wish to die that a rule finds is handed over, unless all else speaks against it: then it is asked about. */
function weighSelfHarm(
  boundary: Boundary,
  { score, isLong }: { score: number; isLong: boolean },
  hearing: Hearing | null,
): Disclosure {
  const least = isLong ? HAND_OVER.selfHarmLong : HAND_OVER.selfHarm
  const isHard = !hearing || weighTogether(score, hearing, true) > least
  return { boundary, isHard }
}

/** Says how surely a message tells something. @param words log odds that its words speak for it. */
function weigh(boundary: Boundary, words: number, isRuled: boolean, hearing: Hearing | null): Disclosure {
  const discount = DANGERS.has(boundary.kind) ? HAND_OVER.dangerDiscount : 0
  const { byWords, hard, soft, unruled } = HAND_OVER
  if (!hearing) {
    const isHard = words > byWords[isRuled ? 'withRule' : 'alone'] - discount
    return isHard ? { boundary, isHard } : NOTHING
  }
  const score = weighTogether(words, hearing, isRuled) + discount
  // What no rule knows is asked about, unless it is told as good as plainly: an alarm for nothing ends the conversation.
  const isHard = score > (ALARMING.has(boundary.kind) && !isRuled ? unruled : hard)
  return isHard || score > soft ? { boundary, isHard } : NOTHING
}

const head = learned('concern/weights/head.tsv', readHead)

/** What the meaning of a message speaks for: the log odds that it tells something, and what. */
function hearConcern({ meaning }: Hearing): { kind: Boundary['kind']; odds: number } {
  const chances = judge(head(), meaning)
  const ranked = KINDS.toSorted((one, other) => (chances.get(other) ?? 0) - (chances.get(one) ?? 0))
  const something = Math.log(KINDS.reduce((sum, kind) => sum + Math.exp(chances.get(kind) ?? 0), 0))
  return { kind: ranked[0] ?? 'violence', odds: something - (chances.get('none') ?? 0) }
}

const weighTogether = (words: number, hearing: Hearing, isRuled: boolean): number =>
  BESIDE.start +
  BESIDE.words * words +
  BESIDE.meaning * hearConcern(hearing).odds +
  (isRuled ? BESIDE.rule : 0)

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
