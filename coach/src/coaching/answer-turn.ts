import type { Message, MessageMetadata } from '@lodestar/contract/coaching'
import type { CoachingPreferences } from '@lodestar/contract/preferences'
import { NO_VECTORS, type Vectors } from '../text/vectors.ts'
import { stepAt } from './decide/frameworks.ts'
import { type Move, type Plan, plan } from './decide/plan.ts'
import { readState, type State } from './decide/state.ts'
import { dayAfter, type Moment } from './listen/dates.ts'
import type { Library } from './listen/recognize.ts'
import type { Surroundings } from './listen/surroundings.ts'
import { takeLatest } from './listen/take-latest.ts'
import { type Situation, understand } from './listen/understand.ts'
import { advise, clarify, open } from './say/compose-advise.ts'
import { askStillOn, giveFirst, ownUp, rehearse, shorten } from './say/compose-direct.ts'
import { askCommitment, close, confirmCommitment, explore } from './say/compose-explore.ts'
import {
  answerHeard,
  answerPushback,
  answerScale,
  explainSelf,
  giveOpinion,
  giveScript,
  handOverTurn,
  offerSmall,
  recheck,
} from './say/compose-replies.ts'
import { speak } from './say/speak.ts'
import { MISREAD } from './say/voice.data.ts'
import { Voice } from './say/voice.ts'
import { nameSubject, sayWhen } from './say/words-for.ts'
import { type Draft, type ModelName, type Profile, paragraphs, type Writing } from './say/writing.ts'
import { detectBoundary } from './screen/detect-boundary.ts'

/** One message to answer and all the coach may know when it answers. */
export interface TurnInput extends Moment {
  readonly message: string
  readonly sessionId: string
  readonly sessionTitle: string
  /** Earlier messages of the session, oldest first, without the one to answer. */
  readonly history: readonly Message[]
  readonly preferences: CoachingPreferences
  readonly profile: Profile | null
  readonly surroundings: Surroundings
  /** The commitment of the session before this one, or null. */
  readonly previousCommitment: string | null
  /** The day it is for, `YYYY-MM-DD`; null where it names none. */
  readonly previousDueOn?: string | null
  /** What the sentence encoder made of the texts of `listTextsToEncode`; without it, words alone decide. */
  readonly vectors?: Vectors
  /** Who may write the turn anew; named when the leader asks what the coach is. */
  readonly languageModel?: ModelName | null
}

/** The coach's turn, ready to be stored as an assistant message. */
export interface CoachTurn {
  readonly content: string
  readonly metadata: MessageMetadata
}

const WRITERS: Readonly<Record<Exclude<Move, 'clarify'>, (writing: Writing) => Draft>> = {
  'hand-over': handOverTurn,
  'explain-self': explainSelf,
  open,
  advise,
  script: giveScript,
  opinion: giveOpinion,
  pushback: answerPushback,
  recheck,
  'own-up': ownUp,
  'what-if': rehearse,
  'first-thing': giveFirst,
  shorten,
  scale: answerScale,
  unsure: offerSmall,
  explore,
  'commit-ask': askCommitment,
  commit: confirmCommitment,
  close,
}

/** Lists the texts of a turn whose meanings help to understand it: the message and the leader's latest ones before it. */
export const listTextsToEncode = ({ message, history }: Pick<TurnInput, 'message' | 'history'>): string[] => [
  message,
  ...takeLatest(history.filter(({ role }) => role === 'user').map(({ content }) => content)),
]

/** The names of the three likeliest situations, for the leader to choose from. */
const candidates = (situation: Situation, library: Library) =>
  situation.matches.slice(0, 3).flatMap(({ key }) => library.playbooks.get(key)?.name ?? [])

/**
 * Answers one message with the built-in coach: understand, plan, compose.
 *
 * The same input gives the same turn. Takes some milliseconds; never throws on weak text.
 */
export const answerTurn = (input: TurnInput, library: Library): CoachTurn => composeTurn(input, library).turn

const OBJECTION =
  /\b(?:not|isn't|wasn't|never|no)\b.{0,40}\b(?:legal|law|lawyers?|harass\w*|discriminat\w*|medical|health|sick|doctors?|about that|what i (?:meant?|said|wrote)|that|this)\b|\bmis(?:read|under\w+)\b|\bwrong (?:topic|end)\b/i
const OBJECTION_WORDS = 30
/** Where somebody may be in danger, an objection changes nothing. */
const DANGERS = new Set(['self-harm', 'violence'])

/** The message that was handed over and that the leader now says was about something else; null otherwise. */
function findMisread({ message, history, vectors }: TurnInput, state: State): string | null {
  const isObjection = OBJECTION.test(message) && message.split(/\s+/).length <= OBJECTION_WORDS
  const earlier = history.findLast(({ role }) => role === 'user')?.content
  if (state.lastMove !== 'hand-over' || !isObjection || earlier === undefined) return null
  const boundary = detectBoundary(earlier, vectors?.get(earlier))
  return boundary && !DANGERS.has(boundary.kind) ? earlier : null
}

/** The moves with which a session opens; a disclosure is answered without looking back or ahead. */
const OPENING = new Set<Move>(['open', 'clarify', 'advise'])

/** The step of the session before while its day is still to come; nobody can say yet how it went. */
function findStepAhead({ previousCommitment: text, previousDueOn: dueOn = null, ...moment }: TurnInput) {
  return text !== null && dueOn !== null && dueOn > dayAfter(moment, 0) ? { text, dueOn } : null
}

/** As `answerTurn`, with all that the turn was written from. */
export function composeTurn(given: TurnInput, library: Library): { turn: CoachTurn; writing: Writing } {
  const misread = findMisread(given, readState(given.history, given.preferences))
  // As if the message had been taken up at once: the exchange that handed it over is left out.
  const input = misread === null ? given : { ...given, message: misread, history: given.history.slice(0, -2) }
  const state = readState(input.history, input.preferences)
  const situation = understand(input.message, {
    library,
    now: input.now,
    timeZone: input.timeZone,
    background: [input.sessionTitle, ...takeLatest(state.userTexts)].filter(Boolean),
    vectors: input.vectors ?? NO_VECTORS,
    isReply: state.lastMove !== null,
    isCommitStage: state.step >= 0 && stepAt(state.framework, state.step).stage === 'commit',
    isOptionsStage: state.step >= 1,
  })
  const vectors = input.vectors ?? NO_VECTORS
  const decided = plan(situation, { ...input, vectors, library, state, isCleared: misread !== null })
  const ahead = findStepAhead(input)
  const writing: Writing = {
    situation,
    plan: decided,
    state,
    preferences: input.preferences,
    profile: input.profile,
    surroundings: input.surroundings,
    now: input.now,
    timeZone: input.timeZone,
    previous: ahead ? null : input.previousCommitment,
    languageModel: input.languageModel ?? null,
    names: {
      ...nameSubject(situation, state, decided.playbooks[0]?.relations),
      when: sayWhen(situation, input),
    },
    voice: new Voice(input.sessionId, state.used),
  }
  const { move } = decided
  const draft = write(writing, library)
  const opening = ahead && OPENING.has(move) && state.lastMove === null ? askStillOn(writing, ahead) : null
  const content = paragraphs(misread === null ? opening : speak(writing, MISREAD), draft.content)
  // Last, so that it remembers every line that was said.
  const metadata = { ...draft.metadata, turn: turnState(writing, decided, state) }
  return { turn: { content, metadata }, writing }
}

/** Moves that lead on in the conversation also when they begin with a reply; in all others the reply is the answer. */
const LEADING_ON = new Set<Move>(['explore', 'commit-ask'])

function write(writing: Writing, library: Library): Draft {
  const { move, reply } = writing.plan
  if (move === 'clarify') return clarify(writing, candidates(writing.situation, library))
  return reply && !LEADING_ON.has(move) ? answerHeard(writing) : WRITERS[move](writing)
}

function turnState(
  { voice, names }: Writing,
  decided: Plan,
  state: State,
): NonNullable<MessageMetadata['turn']> {
  const situations = decided.playbooks.map(({ key }) => key)
  return {
    engine: 'built-in',
    move: decided.move,
    framework: state.framework,
    step: decided.step.index,
    stageLabel: decided.step.label,
    situations: situations.length > 0 ? situations : [...state.situations],
    reading: decided.reading?.key ?? null,
    approach: decided.approach?.id ?? state.approach,
    person: names.person,
    used: [...voice.newlyUsed],
    commitment: decided.commitment,
  }
}
