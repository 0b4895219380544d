import { type Case, type CaseMatter, EMPTY_CASE } from '@lodestar/contract/case'
import type { Message, MessageMetadata, Tap } from '@lodestar/contract/coaching'
import type { CoachingPreferences } from '@lodestar/contract/preferences'
import type { TurnState } from '@lodestar/contract/turn-state'
import type { GrammarFinding } from '../communication/analysis.ts'
import type { Library } from '../playbooks/library.ts'
import type { Moment } from '../text/dates.ts'
import { type Hearing, MATTERS } from '../text/hearing.ts'
import type { Matchings } from '../text/matching.ts'
import { type Meanings, NO_MEANINGS } from '../text/meanings.ts'
import { takeLatest } from '../text/take-latest.ts'
import { decide, type Plan } from './decide/decide.ts'
import { type PutRight, withPutRight } from './facts/put-right.ts'
import { type Heard, hearTap, listen } from './listen/listen.ts'
import { type ModelName, type Profile, type Source, say, type Said as Told } from './say/say.ts'
import type { Screening } from './screen/screen.ts'
import { correctState, findInCase, type Learned } from './session/case.ts'
import { findReturn } from './session/find-return.ts'
import type { Settled } from './session/settle-reading.ts'
import { readState, type State } from './session/state.ts'
import type { LastSession, Surroundings } from './session/surroundings.ts'
import { findPutRight, findSaid, readHistory, screenTurn, takeUp } from './turn-texts.ts'

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
  /** What the texts of `listTextsToMatch` say of all that is known to be said so. */
  readonly matchings?: Matchings
  /** What the hearing model made of `findSaid`; without it, words alone decide. */
  readonly hearing?: Hearing | null
  /** What `readAhead` found; left out, the message is screened now. */
  readonly screening?: Screening
  /** What a grammar checker found in the text of `findAskedDraft`; left out, only our own rules know. */
  readonly mistakes?: readonly GrammarFinding[]
  /** Who may write the turn anew; named when the leader asks what the coach is. */
  readonly languageModel?: ModelName | null
}

/** The coach's turn, ready to be stored as an assistant message. */
export interface CoachTurn {
  readonly content: string
  readonly metadata: MessageMetadata
}

/**
 * Answers one message with the built-in coach: screen, listen, decide, say.
 *
 * The same input gives the same turn. Takes some milliseconds; never throws on weak text.
 */
export const answerTurn = (input: TurnInput, library: Library): CoachTurn => composeTurn(input, library).turn

/** As `answerTurn`, with all that the turn was written from. */
export function composeTurn(
  given: TurnInput,
  library: Library,
): { turn: CoachTurn; source: Source; learned: Learned } {
  const meanings = given.meanings ?? NO_MEANINGS
  const whole = readHistory(given.history)
  const { settled, ...asked } = takeUp({ message: given.message, history: whole })
  const screening = given.screening ?? screenTurn(given, given.hearing ?? null)
  const { takesBack, unread } = screening
  // Nothing is understood of what is not English.
  const message = unread ? '' : screening.message
  // As if a message that was handed over by mistake had been taken up at once: that exchange is left out.
  const history = takesBack ? asked.history.slice(0, -2) : asked.history
  const known = given.case ?? EMPTY_CASE
  const told = settle(correctState(readState(history, given.preferences), known), settled, given)
  // It was made of the message given.
  const hearing = takesBack || unread ? null : (given.hearing ?? null)
  const swaps = findPutRight(message, told.userTexts, hearing)
  const before = { ...told, userTexts: told.userTexts.map((text) => withPutRight(text, swaps)) }
  const returned = settled ? null : findReturn(message, known, history, isHeardToReturn(given.hearing))
  const state = returned ? takeUpAgain(before, returned) : before
  const listened = listen(message, {
    library,
    meanings,
    matchings: given.matchings,
    hearing,
    now: given.now,
    timeZone: given.timeZone,
    conversation: {
      title: given.sessionTitle,
      coach: findSaid({ message, history }).coach,
      earlier: takeLatest(state.userTexts),
      isAboutDraft: state.lastMove === 'draft',
      hasGivenWords: state.hasGivenWords,
      used: state.used,
      situations: state.situations,
      isReply: state.lastMove !== null,
      isCommitStage: state.stage === 'commit',
      isOptionsStage: state.step >= 1,
    },
  })
  const isOpen = ({ key }: { key: string }) => !state.excluded.has(key)
  const heard = {
    ...listened,
    matches: listened.matches.filter(isOpen),
    alone: listened.alone.filter(isOpen),
    people: callPeople(listened.people, known),
    ...(unread ? undefined : hearTap(given.tapped, history)),
  }
  const plan = decide(heard, { ...given, screening, library, state, settled })
  const said = say({ ...given, heard, settled, plan, state, takesBack, known, returned, swaps })
  const metadata = {
    ...said.metadata,
    turn: writeState(plan, said, state, { takesBack, settled, swaps }),
  }
  const learned = inLine(plan.learned, returned)
  return { turn: { content: said.content, metadata }, source: said.source, learned }
}

/** Whether the hearing model takes a message for a return to an earlier matter. */
const isHeardToReturn = (hearing: Hearing | null | undefined) =>
  hearing ? MATTERS[hearing.matter.indexOf(Math.max(...hearing.matter))] === 'back' : false

/** What a message teaches belongs to the matter it goes back to. */
const inLine = (learned: Learned, returned: CaseMatter | null): Learned =>
  returned && learned.matter ? { ...learned, matter: { ...learned.matter, line: returned.id } } : learned

/** The state of a matter that is taken up again: what was found out of another is not true of it. */
const takeUpAgain = (state: State, { situations }: CaseMatter): State => ({
  ...state,
  situations,
  reading: null,
  approach: null,
  conduct: null,
})

/** What was said in the turn that offered the readings stays said, and what was not taken up is out. */
function settle(state: State, settled: Settled | null, { history, preferences }: TurnInput): State {
  if (!settled) return state
  const { used, excluded } = readState(history, preferences)
  return { ...state, used, excluded: new Set([...excluded, ...settled.excluded]) }
}

/** Calls people as the leader has corrected it; whom they have struck is nobody. */
const callPeople = (people: Heard['people'], known: Case): Heard['people'] =>
  people.flatMap((person) => {
    const called = findInCase(known, person.heardAs)
    if (called === null) return []
    return [called ? { ...person, label: called.label } : person]
  })

/** What the next turn starts from. */
function writeState(
  plan: Plan,
  said: Told,
  state: State,
  {
    takesBack,
    settled,
    swaps,
  }: {
    takesBack: boolean
    settled: Settled | null
    swaps: readonly PutRight[]
  },
): TurnState {
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
    ...(settled ? { excluded: [...settled.excluded] } : {}),
    used: [...said.used],
    commitment: plan.commitment,
    promises: [...plan.promises],
    done: plan.done?.text ?? null,
    ...(swaps.length > 0 ? { putRight: [...swaps] } : {}),
  }
}
