import { type Case, type CaseMatter, EMPTY_CASE } from '@lodestar/contract/case'
import type { Message, MessageMetadata, Tap } from '@lodestar/contract/coaching'
import type { CoachingPreferences } from '@lodestar/contract/preferences'
import type { TurnState } from '@lodestar/contract/turn-state'
import type { GrammarFinding } from '../communication/analysis.ts'
import type { Library } from '../playbooks/library.ts'
import type { Moment } from '../text/dates.ts'
import { type Hearing, MATTERS, type Said as SaidBefore } from '../text/hearing.ts'
import type { Matchings } from '../text/matching.ts'
import { type Meanings, NO_MEANINGS } from '../text/meanings.ts'
import { takeLatest } from '../text/take-latest.ts'
import { decide, type Plan } from './decide/decide.ts'
import {
  findDraftText,
  type Heard,
  hearTap,
  listAsked,
  listen,
  listStretches,
  refinesWords,
  requestsWords,
  weighAhead,
} from './listen/listen.ts'
import { type ModelName, type Profile, type Source, say, type Said as Told } from './say/say.ts'
import { type Screening, screen } from './screen/screen.ts'
import { correctState, findInCase, type Learned } from './session/case.ts'
import { findReturn } from './session/find-return.ts'
import { findSettled, type Settled } from './session/settle-reading.ts'
import { readState, type State, withoutUnread } from './session/state.ts'
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

type Said = Pick<TurnInput, 'message' | 'history'>

/** What a turn answers: where the leader settles what the message before is about, that message, as if it had been clear. */
function takeUp({ message, history }: Said): Said & { readonly settled: Settled | null } {
  const settled = findSettled(message, history)
  const asked = settled ? history.findLastIndex(({ role }) => role === 'user') : -1
  const before = history[asked]
  return settled && before
    ? { message: before.content, history: history.slice(0, asked), settled }
    : { message, history, settled: null }
}

/** Lists the texts of a turn whose meanings help to understand it: the message, what it asks, and the leader's latest ones before it. */
export function listTextsToEncode(given: Said, hearing: Hearing | null): string[] {
  const { message, history } = takeUp({ ...given, history: withoutUnread(given.history) })
  return [
    message,
    ...listStretches(message, hearing, findSaid({ message, history }).coach),
    ...takeLatest(history.filter(({ role }) => role === 'user').map(({ content }) => content)),
  ]
}

/** Lists the texts of a turn of which it helps to know what they say of all that is known to be said so: the message, and what it asks. */
export function listTextsToMatch(given: Said, hearing: Hearing | null): string[] {
  const { message, history } = takeUp({ ...given, history: withoutUnread(given.history) })
  return [message, ...listAsked(message, hearing, findSaid({ message, history }).coach)]
}

/** Joins a message that only says how words shall be otherwise to what has asked for them. */
function joinRefined({ message, history }: Said): Said {
  const asked = history.findLastIndex(({ role }) => role === 'user')
  const before = history[asked]
  const isRefined = history.at(-1)?.metadata.turn?.move === 'script' && refinesWords(message)
  if (!isRefined || !before) return { message, history }
  const first = joinRefined({ message: before.content, history: history.slice(0, asked) })
  return { ...first, message: `${first.message}\n${message}` }
}

/** Finds a turn's request for words, with what it refines, or what lays down the leader's own, without them; null where it does neither. */
export function findToPick(given: Said, hearing: Hearing | null): SaidBefore | null {
  const said = takeUp({ ...given, history: withoutUnread(given.history) })
  const draft = findAskedDraft(said)
  // What the words say already is no reason to say it.
  if (draft !== null) return findSaid({ ...said, message: said.message.replace(draft, '…') })
  const refined = joinRefined(said)
  const isAsked =
    hearing !== null &&
    (refined.message !== said.message || requestsWords(said.message, hearing, findSaid(said).coach))
  return isAsked ? findSaid(refined) : null
}

/** Finds what the hearing model reads: the message, and what was said just before it. */
export function findSaid(given: Said): SaidBefore {
  const { message, history } = takeUp({ ...given, history: withoutUnread(given.history) })
  const told = history.filter(({ role }) => role === 'user').map(({ content }) => content)
  return {
    text: message,
    before: told.at(-1) ?? null,
    coach: history.findLast(({ role }) => role === 'assistant')?.content ?? null,
    earlier: takeLatest(told),
  }
}

/** Finds the leader's own words to somebody that the message asks about; null where it asks nothing of the kind. */
export function findAskedDraft({ message, history }: Said): string | null {
  const { before, coach } = findSaid({ message, history })
  const last = history.findLast(({ metadata }) => metadata.turn !== undefined)
  return findDraftText(message, { judged: last?.metadata.turn?.move === 'draft' ? coach : null, before })
}

/**
 * Answers one message with the built-in coach: screen, listen, decide, say.
 *
 * The same input gives the same turn. Takes some milliseconds; never throws on weak text.
 */
export const answerTurn = (input: TurnInput, library: Library): CoachTurn => composeTurn(input, library).turn

/**
 * Reads of a message what needs no meanings, while they are waited for: what belongs in other hands, and what its words speak for,
 * which is remembered for the turn.
 */
export function readAhead(given: Said, hearing: Hearing | null, library: Library): Screening {
  const screening = screenTurn(given, hearing)
  if (!screening.unread) weighAhead(screening.message, library)
  return screening
}

function screenTurn(given: Said, hearing: Hearing | null): Screening {
  const { message, history } = takeUp({ ...given, history: withoutUnread(given.history) })
  return screen(message, findHandedOver(history), hearing)
}

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
  const whole = withoutUnread(given.history)
  const { settled, ...said } = takeUp({ message: given.message, history: whole })
  const screening = given.screening ?? screenTurn(given, given.hearing ?? null)
  const { takesBack, unread } = screening
  // Nothing is understood of what is not English.
  const message = unread ? '' : screening.message
  // As if a message that was handed over by mistake had been taken up at once: that exchange is left out.
  const history = takesBack ? said.history.slice(0, -2) : said.history
  const known = given.case ?? EMPTY_CASE
  const before = settle(correctState(readState(history, given.preferences), known), settled, given)
  const returned = settled ? null : findReturn(message, known, history, isHeardToReturn(given.hearing))
  const state = returned ? takeUpAgain(before, returned) : before
  const listened = listen(message, {
    library,
    meanings,
    matchings: given.matchings,
    // It was made of the message given.
    hearing: takesBack || unread ? null : (given.hearing ?? null),
    now: given.now,
    timeZone: given.timeZone,
    conversation: {
      title: given.sessionTitle,
      coach: findSaid({ message, history }).coach,
      earlier: takeLatest(state.userTexts),
      isAboutDraft: state.lastMove === 'draft',
      hasGivenWords: state.hasGivenWords,
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
  const told = say({ ...given, heard, settled, plan, state, takesBack, known, returned })
  const metadata = { ...told.metadata, turn: writeState(plan, told, state, { takesBack, settled }) }
  const learned = inLine(plan.learned, returned)
  return { turn: { content: told.content, metadata }, source: told.source, learned }
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
  { takesBack, settled }: { takesBack: boolean; settled: Settled | null },
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
  }
}
