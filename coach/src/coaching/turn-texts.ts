import { type Message, sayOtherWords } from '@lodestar/contract/coaching'
import type { Library } from '../playbooks/library.ts'
import type { Hearing, Said as SaidBefore } from '../text/hearing.ts'
import { takeLatest } from '../text/take-latest.ts'
import { listPutRight, type PutRight, readPutRight, withPutRight } from './facts/put-right.ts'
import {
  findDraftText,
  heardToPutRight,
  listAsked,
  listStretches,
  mayConcernWords,
  refinesWords,
  weighAhead,
} from './listen/listen.ts'
import { type Screening, screen } from './screen/screen.ts'
import { findSettled, type Settled } from './session/settle-reading.ts'
import { withoutUnread } from './session/state.ts'

/** A message to answer, and the earlier ones of its session, oldest first. */
export interface Said {
  readonly message: string
  readonly history: readonly Message[]
}

/** The conversation as it is read: without what was not English, and as the leader has put it right. */
export const readHistory = (history: readonly Message[]) => readPutRight(withoutUnread(history))

/** What a message puts right of what its leader told before; nothing where it is not heard to. */
export const findPutRight = (
  message: string,
  earlier: readonly string[],
  hearing: Hearing | null | undefined,
): PutRight[] => (hearing && heardToPutRight(message, hearing) ? listPutRight(message, earlier) : [])

/** What a turn answers: where the leader settles what the message before is about, that message, as if it had been clear. */
export function takeUp({ message, history }: Said): Said & { readonly settled: Settled | null } {
  const settled = findSettled(message, history)
  const asked = settled ? history.findLastIndex(({ role }) => role === 'user') : -1
  const before = history[asked]
  return settled && before
    ? { message: before.content, history: history.slice(0, asked), settled }
    : { message, history, settled: null }
}

/** Lists the texts of a turn whose meanings help to understand it: the message, what it asks, and the leader's latest ones before it. */
export function listTextsToEncode(given: Said, hearing: Hearing | null): string[] {
  const { message, history } = takeUp({ ...given, history: readHistory(given.history) })
  return [
    message,
    ...listStretches(message, hearing, findSaid({ message, history }).coach),
    ...takeLatest(history.filter(({ role }) => role === 'user').map(({ content }) => content)),
  ]
}

/** Lists the texts of a turn of which it helps to know what they say of all that is known to be said so: the message, and what it asks. */
export function listTextsToMatch(given: Said, hearing: Hearing | null): string[] {
  const { message, history } = takeUp({ ...given, history: readHistory(given.history) })
  return [message, ...listAsked(message, hearing, findSaid({ message, history }).coach)]
}

/** Joins a message that only says how words shall be otherwise to what has asked for them; a tap that says what they are for asks for nothing besides. */
function joinRefined({ message, history }: Said, hearing: Hearing | null): Said {
  const asked = history.findLastIndex(({ role }) => role === 'user')
  const before = history[asked]
  const { turn, otherWords = [] } = history.at(-1)?.metadata ?? {}
  const isTapped = otherWords.some((one) => sayOtherWords(one) === message.trim())
  const isRefined = turn?.move === 'script' && (isTapped || refinesWords(message, hearing))
  if (!isRefined || !before) return { message, history }
  const first = joinRefined({ message: before.content, history: history.slice(0, asked) }, null)
  return isTapped ? first : { ...first, message: `${first.message}\n${message}` }
}

/** A message as the excerpt model reads it. */
export interface ToPick extends SaidBefore {
  /** Whether words may be asked for, so that all that was told is read with it; else only where it began and what came last. */
  readonly looksBack: boolean
}

/** Finds what the excerpt model reads: the message with what it refines, or with what lays down the leader's own words, without them; null of another message that was not heard. */
export function findToPick(given: Said, hearing: Hearing | null): ToPick | null {
  const said = takeUp({ ...given, history: readHistory(given.history) })
  const draft = findAskedDraft(said)
  // What the words say already is no reason to say it.
  if (draft !== null)
    return { ...findSaid({ ...said, message: said.message.replace(draft, '…') }), looksBack: true }
  if (!hearing) return null
  return { ...tellRight(findSaid(joinRefined(said, hearing)), hearing), looksBack: mayConcernWords(hearing) }
}

/** What is read of a turn, with what its message puts right. */
function tellRight(said: SaidBefore, hearing: Hearing | null): SaidBefore {
  const { earlier = [], text } = said
  const swaps = findPutRight(text, earlier, hearing)
  return { ...said, earlier: earlier.map((each) => withPutRight(each, swaps)) }
}

/** Finds what the hearing model reads: the message, and what was said just before it. */
export function findSaid(given: Said): SaidBefore {
  const { message, history } = takeUp({ ...given, history: readHistory(given.history) })
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
 * Reads of a message what needs no meanings, while they are waited for: what belongs in other hands, and what its words speak for,
 * which is remembered for the turn.
 */
export function readAhead(given: Said, hearing: Hearing | null, library: Library): Screening {
  const screening = screenTurn(given, hearing)
  if (!screening.unread) weighAhead(screening.message, library)
  return screening
}

/** Screens a message with the hand-overs just before it. */
export function screenTurn(given: Said, hearing: Hearing | null): Screening {
  const { message, history } = takeUp({ ...given, history: readHistory(given.history) })
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
