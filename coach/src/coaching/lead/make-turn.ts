import type { MessageMetadata } from '@lodestar/contract/coaching'
import {
  type ActionItem,
  NO_PARTS,
  type Script,
  type StructuredResponse,
} from '@lodestar/contract/structured-response'
import type { TurnState } from '@lodestar/contract/turn-state'
import { sayDay } from '../../text/dates.ts'
import { sentenceCase } from '../../text/perspective.ts'
import { mark } from '../../text/said-lines.ts'
import { readUnread } from '../../tongues/language.ts'
import type { CoachTurn } from '../answer-turn.ts'
import { askAside, type Boundary, handOver } from '../screen/screen.ts'
import { type Learned, NOTHING_LEARNED } from '../session/case.ts'
import type { LeadAnswer } from './answer.ts'
import { listSentences } from './answer-texts.ts'
import type { Grounds, LeadBrief } from './brief.ts'
import { findFault, type Known } from './check-sentence.ts'
import { learnFromState } from './learn-answer.ts'
import { countWords, sentencesOf } from './prose.ts'
import { findQuote } from './quotes.ts'
import type { Repair } from './reasons.ts'
import { isAlike } from './shared-words.ts'
import type { Verified } from './verify.ts'

/** A turn as the built-in coach has made it, and all that an answer of a model is held against. */
export interface Offer {
  readonly turn: CoachTurn
  readonly learned: Learned
  readonly brief: LeadBrief
}

/** A turn that a model has led, checked: what is shown, what it teaches, and what was taken out of it. */
export interface LedTurn {
  readonly turn: CoachTurn
  readonly learned: Learned
  readonly repairs: readonly Repair[]
}

/** What the checks have found of an answer. */
interface Checked {
  readonly verified: Verified
  readonly known: Known
  readonly research: LeadBrief['grounds']['found']['research']
}

/** Makes a turn of a verified answer, written by `engine`. */
export function makeTurn(
  { state }: LeadAnswer,
  checked: Checked,
  { turn: builtIn, learned, brief: { grounds } }: Offer,
  engine: string,
): LedTurn {
  const { verified, known } = checked
  const told = builtIn.metadata.turn
  if (!told) throw new RangeError('a turn to lead holds its state')
  const concern = readConcern(state, grounds)
  if (concern.isHard) {
    const turn = handOverTurn(concern.boundary, grounds, told)
    return { turn, learned: NOTHING_LEARNED, repairs: verified.repairs }
  }
  const taken = learnFromState(state, grounds, known, { learned, turn: told })
  const isLeaving = grounds.isEnding || state.ends === true
  const isOffered = !isLeaving && grounds.isSure && fits(state, grounds, told)
  const aside = concern.aside ?? builtIn.metadata.aside
  const advised = readStep(state, grounds, known)
  const step = taken.turn.promises?.some(({ text }) => advised && isAlike(text, advised.title))
    ? undefined
    : advised
  const used = [...(isOffered ? told.used : []), ...(aside ? [mark(aside.line)] : [])]
  return {
    turn: {
      content: verified.message,
      metadata: {
        ...showBeside(isOffered ? builtIn.metadata : {}, checked, step),
        ...(isLeaving ? { followUpQuestions: [] } : {}),
        ...(aside ? { aside } : {}),
        turn: { ...taken.turn, engine, used },
      },
    },
    learned: taken.learned,
    repairs: [...verified.repairs, ...taken.repairs, ...countUnknownIds(state, grounds)],
  }
}

/** What stands behind the message: the model's own words, step and research, and of the built-in coach's what is offered. */
function showBeside(
  { structuredResponse: parts, proTip, followUpQuestions, reactions }: MessageMetadata,
  { verified, research }: Checked,
  step: ActionItem | undefined,
): MessageMetadata {
  const structuredResponse = makeParts(parts, verified, research, step)
  const questions = [...listQuestions(verified), ...(parts && followUpQuestions ? followUpQuestions : [])]
  const hasOwnWords = verified.words.length > 0
  return {
    ...(structuredResponse ? { structuredResponse } : {}),
    ...(proTip ? { proTip } : {}),
    ...(questions.length > 0 ? { followUpQuestions: [...new Set(questions)] } : {}),
    ...(reactions && !hasOwnWords ? { reactions } : {}),
  }
}

/** True where the built-in coach works on the same matter as the model. */
function fits({ matter }: LeadAnswer['state'], { case: known }: Grounds, { situations }: TurnState): boolean {
  const inHand = known?.matters.find(({ id, struck }) => id === known.inHand && !struck)
  if (!matter || !inHand || matter.is === 'back') return matter?.is !== 'back'
  const isSame = inHand.situations[0] === situations[0]
  return (matter.is === 'same') === isSame
}

type Concern =
  | { readonly isHard: true; readonly boundary: Boundary }
  | { readonly isHard: false; readonly aside?: NonNullable<MessageMetadata['aside']> }

/**
 * What a model's concern comes to. With the built-in coach's own suspicion of the same it is a hand-over; alone it is asked about
 * beside the answer, once in a session. It never takes back what the built-in coach has found.
 */
function readConcern(
  { concern }: LeadAnswer['state'],
  { told, said, suspected, timeZone }: Grounds,
): Concern {
  const evidence = concern && findQuote(told.slice(-1), concern.quote)
  if (!concern || evidence === undefined) return { isHard: false }
  const subject = /\b(?:I|me|my|myself)\b/i.test(evidence) ? 'self' : 'other'
  const unread = readUnread(told.at(-1) ?? '')
  const language = unread === null || unread === 'other' ? {} : { language: unread }
  if (suspected === concern.kind)
    return { isHard: true, boundary: { kind: concern.kind, subject, evidence, ...language } }
  const aside = askAside(concern.kind, unread, timeZone)
  const before = new Set(said)
  const isAsked = listSentences(aside.line).some((sentence) => before.has(sentence))
  return isAsked ? { isHard: false } : { isHard: false, aside }
}

function handOverTurn(boundary: Boundary, { timeZone }: Grounds, told: TurnState): CoachTurn {
  const { content, suggestions } = handOver(boundary, timeZone)
  const turn = { ...told, move: 'hand-over', used: [], commitment: null, promises: [], done: null }
  const inTongue = boundary.language ? { language: boundary.language } : {}
  return { content, metadata: { suggestions, turn, ...inTongue } }
}

/** The questions of a message, without those among words to say. */
function listQuestions({ message, words }: Verified): string[] {
  const own = words.reduce((left, { text }) => left.replace(text, ' '), message)
  const questions = sentencesOf(own)
    .map((sentence) => sentence.replace(/\*+|^\s*(?:[-•]|\d+\.)\s+/g, '').trim())
    .filter((sentence) => sentence.endsWith('?') && message.includes(sentence))
  const [before = '', last] = [questions.at(-2), questions.at(-1)]
  if (last === undefined) return []
  // "Have you?" leans on the question before it; "One thing to look up: …" leads in.
  if (countWords(last) < SHORTEST_QUESTION)
    return message.includes(`${before} ${last}`) ? [`${before} ${last}`] : []
  const [, asked = last] = LEADS_IN.exec(last) ?? []
  return [sentenceCase(asked)]
}
/** "So:", "One thing to look up before you go in:". */
const LEADS_IN =
  /^(?:(?:\S+ ){0,2}\S+|(?:one|the|so the|my(?: one)?) (?:thing|question|last thing)\b[^:?]{0,80}): (.{12,}\?)$/is
/** In words; a shorter one is not understood alone. */
const SHORTEST_QUESTION = 4

/** The step the model advises, where it holds nothing made up. */
function readStep({ step }: LeadAnswer['state'], grounds: Grounds, known: Known): ActionItem | undefined {
  const text = step?.text.trim()
  if (!step || !text || findFault(text, known, false)) return undefined
  const isAhead = grounds.calendar.some(({ on }) => on === step.day)
  return {
    id: 'own.step',
    title: text,
    priority: 'high',
    timeframe: isAhead && step.day ? sayDay(step.day, grounds) : '',
    description: '',
    measurableOutcome: '',
  }
}

/** The parts behind the message: the model's own words, step and research first, then the built-in coach's. */
function makeParts(
  offered: StructuredResponse | undefined,
  { words }: Verified,
  research: Checked['research'],
  step: ActionItem | undefined,
): StructuredResponse | undefined {
  if (!offered && !step && words.length + research.length === 0) return undefined
  const parts = offered ?? NO_PARTS
  const scripts = words.map(
    ({ to, text }, at): Script => ({
      id: `own.${at + 1}`,
      scenario: to ? `To ${to}` : 'Words to say',
      purpose: 'For this moment',
      script: text,
      adaptationTips: [],
    }),
  )
  return {
    ...parts,
    actionPlan: [...(step ? [step] : []), ...parts.actionPlan],
    // Beside words that are written, a draft with a blank in it is none.
    sampleScripts: [
      ...scripts,
      ...parts.sampleScripts.filter(({ id }) => scripts.length === 0 || !id.startsWith('own-words.')),
    ],
    keyInsights: [...new Set([...research.map(({ text }) => text), ...parts.keyInsights])],
  }
}

/** Ids of material that is not there. */
function countUnknownIds({ used = [], research = [] }: LeadAnswer['state'], { found }: Grounds): Repair[] {
  const known = new Set([...found.passages, ...found.research].map(({ id }) => id))
  return [...used, ...research].flatMap((id) => (known.has(id) ? [] : (['note-id'] as const)))
}
