import type { CaseMatter, CasePromise } from '@lodestar/contract/case'
import type { TurnState } from '@lodestar/contract/turn-state'
import { type Commitment, joinPromises } from '../../text/commitment.ts'
import { findDueDay } from '../../text/dates.ts'
import { sentenceCase } from '../../text/perspective.ts'
import { isNamedDay } from '../facts/days.ts'
import type { Learned } from '../session/case.ts'
import type { LeadState } from './answer.ts'
import type { Grounds } from './brief.ts'
import { findFault, type Known } from './check-sentence.ts'
import { findQuote } from './quotes.ts'
import type { Repair } from './reasons.ts'
import { countShared, isAlike, wordsOf } from './shared-words.ts'

/** What an answer teaches, and what the next turn starts from. */
export interface Taken {
  readonly learned: Learned
  readonly turn: TurnState
  /** Entries of the state that were dropped. */
  readonly repairs: readonly Repair[]
}

/** What the built-in coach made of the same message: it stands where a model has noted nothing. */
interface BuiltIn {
  readonly learned: Learned
  readonly turn: TurnState
}

const LONGEST = { title: 60, promise: 160 } as const
const MOST_PROMISES = 6

/**
 * Takes the state that came with an answer into what is learned of a message: only what a quote of the leader's carries, and in
 * their words. Every field the model has left out is the built-in coach's.
 */
export function learnFromState(state: LeadState, grounds: Grounds, known: Known, builtIn: BuiltIn): Taken {
  const { dropped = [] } = state
  const repairs: Repair[] = []
  const message = grounds.told.slice(-1)
  const quoted = <Entry extends { quote: string }>(
    entries: readonly Entry[],
    texts: readonly string[] = message,
  ): Entry[] =>
    entries.flatMap((entry) => {
      const quote = findQuote(texts, entry.quote)
      if (quote === undefined) repairs.push('note-quote')
      return quote === undefined ? [] : [{ ...entry, quote }]
    })
  const heard = state.promises && quoted(state.promises)
  const promises = heard ? readPromises(heard, grounds, known, repairs) : splitKnown(builtIn)
  const told = state.done && quoted(state.done).filter(({ quote }) => !DENIED.test(quote))
  const done = told ? (findDone(told, grounds)?.text ?? null) : (builtIn.turn.done ?? null)
  const people = state.people
    ? readPeople(quoted(state.people, grounds.told), grounds.told)
    : builtIn.learned.people
  const matter = readMatter(state.matter, grounds, builtIn)
  const all = [...promises.dated, ...promises.fresh]
  const isSame = matter.situations.join() === builtIn.turn.situations.join()
  return {
    learned: {
      people,
      facts: state.facts
        ? quoted(state.facts).map(({ kind, quote }) => ({ kind, quote }))
        : builtIn.learned.facts,
      promises: promises.fresh,
      dated: promises.dated,
      kept: findTold(told ?? [], grounds.openBefore),
      dropped: findTold(quoted(dropped), listOpen(grounds)),
      matter: matter.learned,
      time: builtIn.learned.time,
    },
    turn: {
      ...builtIn.turn,
      ...(isSame ? {} : { reading: null, approach: null, conduct: null }),
      move: state.ends ? 'goodbye' : builtIn.turn.move,
      situations: [...matter.situations],
      person: people[0]?.heard ?? builtIn.turn.person,
      commitment: joinPromises(all),
      promises: all,
      done,
    },
    repairs,
  }
}

interface Promised {
  readonly fresh: Commitment[]
  readonly dated: Commitment[]
}

const splitKnown = ({ learned }: BuiltIn): Promised => ({
  fresh: [...learned.promises],
  dated: [...learned.dated],
})

const openPromises = ({ case: known, kept }: Grounds): CasePromise[] =>
  known?.promises.filter(({ struck, text }) => !struck && !kept.includes(text)) ?? []

/** What is promised and open, of this session and the one before. */
const listOpen = (grounds: Grounds): string[] => [
  ...grounds.openBefore,
  ...openPromises(grounds).map(({ text }) => text),
]

function readPromises(
  heard: NonNullable<LeadState['promises']>,
  grounds: Grounds,
  known: Known,
  repairs: Repair[],
): Promised {
  const promised: Promised = { fresh: [], dated: [] }
  for (const { quote, text: given, day } of heard.slice(0, MOST_PROMISES)) {
    const dueOn = readDay(day, quote, grounds)
    if (day !== null && dueOn !== day) repairs.push('note-day')
    const own = given.trim().replace(/[\s.]+$/, '')
    const isOwn = own !== '' && own.length <= LONGEST.promise && findFault(own, known, false) === null
    const text = sentenceCase(isOwn ? own : quote)
    const before = openPromises(grounds).find((one) => isAlike(one.text, text))
    if (before) promised.dated.push({ text: before.text, dueOn: dueOn ?? before.dueOn })
    else promised.fresh.push({ text, dueOn })
  }
  return promised
}

/** The day of a promise: as it was noted where the leader, or what they answer, has named it; else as their words name it. */
function readDay(day: string | null, quote: string, grounds: Grounds): string | null {
  const { told, known, calendar } = grounds
  const [today] = calendar
  const isReal =
    day !== null && /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(`${day}T12:00:00Z`))
  const own = findDueDay(quote, grounds)
  const texts = own === null ? [quote, told.at(-1) ?? '', known.at(-1) ?? ''] : [quote]
  const isNamed = isReal && day >= (today?.on ?? '') && isNamedDay(day, texts, calendar)
  return isNamed ? day : own
}

/** Denies, or puts off, what is said to be done; what others did not or will do ("she didn't like it") denies nothing. */
const DENIED =
  /\b(?:I|we)\b(?:['’](?:ve|m|re|d))?(?: \w+)?(?: |(?=['’]))(?:\w*n['’]t|['’]ll|not|never|cannot|forgot|failed|will|shall|going to|gonna|almost|nearly)\b|^\W*(?:(?:have|had|did|could)n['’]t|not|never|forgot|will|going to|gonna|tomorrow|almost|nearly)\b|\bnot yet\b/i

/** Of what was promised, what is told to be kept now, or taken back, by what it says. */
const findTold = (entries: NonNullable<LeadState['done']>, promised: readonly string[]): string[] =>
  promised.filter((text) => entries.some(({ promise, quote }) => isAlike(text, promise || quote)))

function findDone(entries: NonNullable<LeadState['done']>, grounds: Grounds): CasePromise | undefined {
  const open = openPromises(grounds)
  const told = entries.map(({ promise, quote }) => `${promise} ${quote}`)
  return open
    .filter(({ text }) => told.some((one) => countShared(text, one) > 0))
    .toSorted((one, other) =>
      Math.max(...told.map((each) => countShared(other.text, each) - countShared(one.text, each))),
    )[0]
}

const PRONOUN_WORDS = {
  he: /\b(?:he|him|his)\b/i,
  she: /\b(?:she|her|hers)\b/i,
  they: /\b(?:they|them|their)\b/i,
}

/** People as the leader names them; a pronoun only where they use it. */
function readPeople(entries: NonNullable<LeadState['people']>, told: readonly string[]): Learned['people'] {
  return entries.flatMap(({ name, pronoun }) => {
    // "sefas had eight": in haste without an apostrophe, and without a capital.
    const isTold = findQuote(told, name) ?? findQuote(told, `${name}s`)
    const heard = name.trim().replace(/^(?:my|our) /i, 'your ')
    if (isTold === undefined || heard.length > LONGEST.title) return []
    const isUsed = pronoun !== null && told.some((text) => PRONOUN_WORDS[pronoun].test(text))
    return [{ heard, pronoun: isUsed ? pronoun : null }]
  })
}

/** Which matter is in hand after the turn, and the situations the built-in coach goes on with. */
function readMatter(noted: LeadState['matter'], { case: known, told }: Grounds, { learned, turn }: BuiltIn) {
  const open = known?.matters.filter(({ struck }) => !struck) ?? []
  const inHand = open.find(({ id }) => id === known?.inHand)
  if (!noted) return { learned: learned.matter, situations: turn.situations }
  if (noted.is === 'same' && inHand) return { learned: null, situations: situationsOf(inHand, turn) }
  const back = noted.is === 'back' ? findMatter(open, noted.title) : undefined
  if (back) {
    const { id: line, title, situations } = back
    return { learned: { line, title, situations }, situations: situationsOf(back, turn) }
  }
  const title = titleOf(noted.title, told) ?? learned.matter?.title ?? shorten(told.at(-1) ?? '')
  const situations = learned.matter?.situations ?? turn.situations
  const line = inHand ? { line: null } : {}
  return { learned: { title, situations, ...line }, situations }
}

const situationsOf = ({ situations }: CaseMatter, turn: TurnState) =>
  situations.length > 0 ? situations : turn.situations

const findMatter = (open: readonly CaseMatter[], title: string) =>
  open
    .filter((one) => countShared(one.title, title) > 0)
    .toSorted((one, other) => countShared(other.title, title) - countShared(one.title, title))[0]

/** A title in the leader's words: a quote, or at least made of words they have used. */
function titleOf(title: string, told: readonly string[]): string | undefined {
  const quote = findQuote(told, title)
  if (quote !== undefined) return shorten(quote)
  const words = wordsOf(told.join('\n'))
  const isTold = wordsOf(title).size > 0 && [...wordsOf(title)].every((word) => words.has(word))
  return isTold ? shorten(title) : undefined
}

const shorten = (text: string) =>
  text.length > LONGEST.title ? `${text.slice(0, text.lastIndexOf(' ', LONGEST.title))} …` : text
