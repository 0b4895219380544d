import { type Case, EMPTY_CASE } from '@lodestar/contract/case'
import type { Message, MessageMetadata, Tap, TurnState } from '@lodestar/contract/coaching'
import type { CoachingPreferences } from '@lodestar/contract/preferences'
import type { Library } from '../playbooks/library.ts'
import type { Moment } from '../text/dates.ts'
import type { Hearing, Said as SaidBefore } from '../text/hearing.ts'
import { type Meanings, NO_MEANINGS } from '../text/meanings.ts'
import { takeLatest } from '../text/take-latest.ts'
import { decide, type Plan } from './decide/decide.ts'
import { type Heard, listen, listStretches } from './listen/listen.ts'
import { type ModelName, type Profile, type Said, type Source, say } from './say/say.ts'
import { screen } from './screen/screen.ts'
import { correctState, findInCase, type Learned } from './session/case.ts'
import { readState, type State } from './session/state.ts'
import type { LastSession, Surroundings } from './session/surroundings.ts'

/** One message to answer and all the coach may know when it answers. */
export interface TurnInput extends Moment {
  readonly message: string
  readonly sessionId: string
  readonly sessionTitle: string
  /** Earlier messages of the session, oldest first, without the one to answer. */
  readonly history: readonly Message[]
  /** What has been understood so far, as the leader has corrected it; left out at the beginning. */
  readonly case?: Case
  /** What the message does for certain, where it was tapped. */
  readonly tapped?: Tap | null
  readonly preferences: CoachingPreferences
  readonly profile: Profile | null
  readonly surroundings: Surroundings
  /** The commitment of the session before this one, or null. */
  readonly previousCommitment: string | null
  /** The day it is for, `YYYY-MM-DD`; null where it names none. */
  readonly previousDueOn?: string | null
  /** The session before this one, for a language model; null where there is none. */
  readonly lastSession?: LastSession | null
  /** What the texts of `listTextsToEncode` mean; without it, words alone decide. */
  readonly meanings?: Meanings
  /** What the hearing model made of `findSaid`; without it, words alone decide. */
  readonly hearing?: Hearing | null
  /** Who may write the turn anew; named when the leader asks what the coach is. */
  readonly languageModel?: ModelName | null
}

/** The coach's turn, ready to be stored as an assistant message. */
export interface CoachTurn {
  readonly content: string
  readonly metadata: MessageMetadata
}

/** Lists the texts of a turn whose meanings help to understand it: the message, what it asks, and the leader's latest ones before it. */
export const listTextsToEncode = (
  { message, history }: Pick<TurnInput, 'message' | 'history'>,
  hearing: Hearing | null,
): string[] => [
  message,
  ...listStretches(message, hearing, findSaid({ message, history }).coach),
  ...takeLatest(history.filter(({ role }) => role === 'user').map(({ content }) => content)),
]

/** Finds what the hearing model reads: the message, and what was said just before it. */
export const findSaid = ({ message, history }: Pick<TurnInput, 'message' | 'history'>): SaidBefore => ({
  text: message,
  before: history.findLast(({ role }) => role === 'user')?.content ?? null,
  coach: history.findLast(({ role }) => role === 'assistant')?.content ?? null,
})

/**
 * Answers one message with the built-in coach: screen, listen, decide, say.
 *
 * The same input gives the same turn. Takes some milliseconds; never throws on weak text.
 */
export const answerTurn = (input: TurnInput, library: Library): CoachTurn => composeTurn(input, library).turn

/** The leader's messages that the coach's last turns handed over, oldest first; none where the last did something else. */
function findHandedOver(history: readonly Message[]): string[] {
  const isTurn = ({ role, metadata }: Message) => role === 'assistant' && metadata.turn !== undefined
  const lastOther = history.findLastIndex(
    (message) => isTurn(message) && message.metadata.turn?.move !== 'hand-over',
  )
  const since = history.slice(lastOther + 1)
  return since.some(isTurn) ? since.flatMap(({ role, content }) => (role === 'user' ? [content] : [])) : []
}

/** As `answerTurn`, with all that the turn was written from. */
export function composeTurn(
  given: TurnInput,
  library: Library,
): { turn: CoachTurn; source: Source; learned: Learned } {
  const meanings = given.meanings ?? NO_MEANINGS
  const screening = screen(given.message, findHandedOver(given.history), given.hearing ?? null)
  const { message, takesBack } = screening
  // As if a message that was handed over by mistake had been taken up at once: that exchange is left out.
  const history = takesBack ? given.history.slice(0, -2) : given.history
  const known = given.case ?? EMPTY_CASE
  const state = correctState(readState(history, given.preferences), known)
  const listened = listen(message, {
    library,
    meanings,
    // It was made of the message given.
    hearing: takesBack ? null : (given.hearing ?? null),
    now: given.now,
    timeZone: given.timeZone,
    conversation: {
      title: given.sessionTitle,
      coach: findSaid({ message, history }).coach,
      earlier: takeLatest(state.userTexts),
      situations: state.situations,
      isReply: state.lastMove !== null,
      isCommitStage: state.stage === 'commit',
      isOptionsStage: state.step >= 1,
    },
  })
  const heard = { ...listened, people: callPeople(listened.people, known), ...tapIntent(given.tapped) }
  const plan = decide(heard, { ...given, screening, library, state })
  const said = say({ ...given, heard, plan, state, takesBack, corrected: known.corrected })
  const metadata = { ...said.metadata, turn: writeState(plan, said, state, takesBack) }
  return { turn: { content: said.content, metadata }, source: said.source, learned: plan.learned }
}

/** Calls people as the leader has corrected it; whom they have struck is nobody. */
const callPeople = (people: Heard['people'], known: Case): Heard['people'] =>
  people.flatMap((person) => {
    const called = findInCase(known, person.heardAs)
    if (called === null) return []
    return [called ? { ...person, label: called.label } : person]
  })

/** What a tap says for certain. */
const TAPPED: Readonly<Record<Tap, Heard['intent']>> = {
  words: 'ask-script',
  view: 'ask-opinion',
  challenge: 'challenge',
  reaction: 'what-if',
  another: 'describe',
  missed: 'disagree',
}
const tapIntent = (tapped: Tap | null | undefined): Pick<Heard, 'intent'> | undefined =>
  tapped ? { intent: TAPPED[tapped] } : undefined

/** What the next turn starts from. */
function writeState(plan: Plan, said: Said, state: State, takesBack: boolean): TurnState {
  const situations = plan.playbooks.map(({ key }) => key)
  return {
    engine: 'built-in',
    move: plan.move,
    takesBack,
    framework: state.framework,
    step: plan.step.index,
    stageLabel: plan.step.label,
    situations: situations.length > 0 ? situations : [...state.situations],
    reading: plan.reading?.key ?? null,
    approach: plan.approach?.id ?? state.approach,
    person: said.person,
    conduct: plan.conduct && { key: plan.conduct.conduct.key, quote: plan.conduct.quote },
    used: [...said.used],
    commitment: plan.commitment,
    promises: [...plan.promises],
    done: plan.done?.text ?? null,
  }
}
