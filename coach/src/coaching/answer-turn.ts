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
import { screen } from './screen/screen.ts'

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
 * Answers one message with the built-in coach: screen, listen, decide, say.
 *
 * The same input gives the same turn. Takes some milliseconds; never throws on weak text.
 */
export const answerTurn = (input: TurnInput, library: Library): CoachTurn => composeTurn(input, library).turn

/** The leader's message that the coach's last turn handed over; null where it did something else. */
function findHandedOver(history: readonly Message[]): string | null {
  const last = history.findLast(({ role, metadata }) => role === 'assistant' && metadata.turn)
  if (last?.metadata.turn?.move !== 'hand-over') return null
  return history.findLast(({ role }) => role === 'user')?.content ?? null
}

/** The moves with which a session opens; a disclosure is answered without looking back or ahead. */
const OPENING = new Set<Move>(['open', 'clarify', 'advise'])

/** The step of the session before while its day is still to come; nobody can say yet how it went. */
function findStepAhead({ previousCommitment: text, previousDueOn: dueOn = null, ...moment }: TurnInput) {
  return text !== null && dueOn !== null && dueOn > dayAfter(moment, 0) ? { text, dueOn } : null
}

/** As `answerTurn`, with all that the turn was written from. */
export function composeTurn(given: TurnInput, library: Library): { turn: CoachTurn; writing: Writing } {
  const vectors = given.vectors ?? NO_VECTORS
  const screening = screen(given.message, findHandedOver(given.history), vectors)
  // As if a message that was handed over by mistake had been taken up at once: that exchange is left out.
  const history = screening.takesBack ? given.history.slice(0, -2) : given.history
  const input = { ...given, message: screening.message, history }
  const state = readState(input.history, input.preferences)
  const situation = understand(input.message, {
    library,
    now: input.now,
    timeZone: input.timeZone,
    background: [input.sessionTitle, ...takeLatest(state.userTexts)].filter(Boolean),
    vectors,
    isReply: state.lastMove !== null,
    isCommitStage: state.step >= 0 && stepAt(state.framework, state.step).stage === 'commit',
    isOptionsStage: state.step >= 1,
  })
  const decided = plan(situation, { ...input, screening, vectors, library, state })
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
  const content = paragraphs(screening.takesBack ? speak(writing, MISREAD) : opening, draft.content)
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
