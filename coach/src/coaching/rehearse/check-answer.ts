import type { LineCheck, LineFinding, OtherLine } from '@lodestar/contract/rehearsal-line'
import type { Scene } from '@lodestar/contract/rehearsals'
import { countWords, readMessage } from '../../communication/message-text.ts'
import { REHEARSAL } from '../thresholds.ts'
import {
  BACK,
  COUNTERS,
  GIVES_IN,
  HEARS_THEM,
  HOLDS_LINE,
  PIN_QUESTION,
  PINS,
  ROOM,
} from './answer-rules.data.ts'
import { tellFault } from './check-opening.ts'
import type { Fault } from './fault.ts'
import { findFaultOfAnswer } from './faults.ts'
import { endSentence } from './find-missing.ts'
import { type HeardOpening, UNHEARD } from './judge-opening.ts'
import { ASKS, GOOD_ANSWER } from './opening-rules.data.ts'
import type { AnswerNeed, Reaction } from './reactions.data.ts'
import { dropClause, findFirst, quoteOf, type ReadLine, readLine } from './read-line.ts'
import { findSuspect } from './suspect.ts'

/** What an answer is checked against: the reaction, the way to react it is, what can be said to it, and how the leader began. */
export interface Answering {
  readonly reaction: Pick<OtherLine, 'says' | 'does'>
  /** Null where a language model has reacted in a way of its own. */
  readonly kind: Pick<Reaction, 'needs' | 'hearing'> | null
  /** Words to say to such a reaction; null where none are known. */
  readonly reply: string | null
  readonly opening: string
}

const ANY: NonNullable<Answering['kind']> = { needs: ['hear', 'hold'], hearing: 'I hear you.' }

/** Checks an answer to the other person's reaction: does it hear them, hold the line, strike back, give in. */
export function checkAnswer(
  text: string,
  answering: Answering,
  scene: Scene,
  { tone }: Pick<HeardOpening, 'tone'> = UNHEARD,
): LineCheck {
  const line = readLine(text, scene)
  const fault =
    findCounter(line, answering) ??
    findGivingIn(line, answering) ??
    findFaultOfAnswer(line) ??
    findLacking(line, answering) ??
    findSuspect(line, tone)
  const { needs } = answering.kind ?? ANY
  const told = fault
    ? tellFault(text, fault)
    : { finding: 'good' as const, quote: null, hears: sayGood(needs), changed: null, changes: [] }
  const ready = answering.reply === null || !fault ? null : { if: sayIf(answering), reply: answering.reply }
  return { ...told, points: [], ready }
}

const sayIf = ({ reaction }: Answering): string =>
  reaction.says ? `they say “${reaction.says}”` : 'they say nothing'

function sayGood(needs: readonly AnswerNeed[]): string {
  if (needs.length > 1) return GOOD_ANSWER.both
  return GOOD_ANSWER[needs[0] ?? 'hold']
}

/** What is left of an answer; where that is nothing, words that suit the reaction. */
const orReply = (left: string, { kind, reply, opening }: Answering): string =>
  countWords(left) > 1 ? left : (reply ?? endSentence((kind ?? ANY).hearing, findAsk(opening)))

/** How the opening ended: its question, or what it asked for. */
const findAsk = (opening: string): string =>
  readMessage(opening).sentences.findLast(
    ({ text, part, isQuestion }) =>
      part === 'body' && (isQuestion || ASKS.some((pattern) => pattern.test(text))),
  )?.text ?? BACK

function findCounter(line: ReadLine, answering: Answering): Fault | null {
  const span = findFirst(line, COUNTERS)
  if (!span) return null
  return {
    finding: 'counter-attack',
    quote: quoteOf(line.text, span),
    changed: orReply(dropAll(line, COUNTERS), answering),
  }
}

function findGivingIn(line: ReadLine, answering: Answering): Fault | null {
  const span = findFirst(line, GIVES_IN)
  if (!span) return null
  const left = orReply(dropAll(line, GIVES_IN), answering)
  const holds = HOLDS_LINE.some((pattern) => pattern.test(left))
  return {
    finding: 'gives-in',
    quote: quoteOf(line.text, span),
    changed: holds ? left : endSentence(left, findAsk(answering.opening)),
  }
}

/** Leaves out every clause in which one of some patterns stands. */
function dropAll(line: Pick<ReadLine, 'text' | 'message'>, patterns: readonly RegExp[]): string {
  const span = findFirst(line, patterns)
  if (!span) return line.text
  const left = dropClause(line, span)
  return left.length < line.text.length ? dropAll({ text: left, message: readMessage(left) }, patterns) : left
}

type Lack = Extract<LineFinding, 'does-not-hear' | 'does-not-hold' | 'not-pinned' | 'fills-silence'>

/** What the reaction needs and the answer has not. */
function findLacking(line: ReadLine, answering: Answering): Fault | null {
  const { needs, hearing } = answering.kind ?? ANY
  const has = (patterns: readonly RegExp[]) => patterns.some((pattern) => pattern.test(line.message.text))
  const isLacking: Readonly<Record<AnswerNeed, () => Lack | null>> = {
    hear: () => (has(HEARS_THEM) ? null : 'does-not-hear'),
    hold: () => (has(HOLDS_LINE) || sharesMatter(line.text, answering.opening) ? null : 'does-not-hold'),
    pin: () => (has(PINS) ? null : 'not-pinned'),
    room: () => (countWords(line.text) > REHEARSAL.silence ? 'fills-silence' : null),
  }
  const lack = needs.flatMap((need) => isLacking[need]() ?? [])[0]
  if (!lack) return null
  const changed: Readonly<Record<Lack, string>> = {
    'does-not-hear': `${hearing} ${line.text}`,
    'does-not-hold': endSentence(line.text, findAsk(answering.opening)),
    'not-pinned': endSentence(line.text, PIN_QUESTION),
    'fills-silence': line.said.findLast(({ isQuestion }) => isQuestion)?.text ?? ROOM,
  }
  return { finding: lack, quote: null, changed: changed[lack] }
}

const LONG_WORD = /\p{L}{5,}/gu
const COMMON = new Set([
  'about',
  'there',
  'their',
  'would',
  'could',
  'which',
  'where',
  'think',
  'really',
  'again',
  'other',
  'people',
  'thing',
  'things',
  'because',
  'today',
  'yesterday',
])
/** Two words of the opening in an answer bring it back to the matter. */
function sharesMatter(text: string, opening: string): boolean {
  const words = (of: string) =>
    new Set((of.toLowerCase().match(LONG_WORD) ?? []).filter((word) => !COMMON.has(word)))
  const theirs = words(opening)
  return [...words(text)].filter((word) => theirs.has(word)).length > 1
}
