import type { Case } from '@lodestar/contract/case'
import type { Message } from '@lodestar/contract/coaching'
import { writeDueDay } from '@lodestar/contract/due-day'
import type { CoachingPreferences } from '@lodestar/contract/preferences'
import type { Step } from '@lodestar/contract/step'
import type { TurnState } from '@lodestar/contract/turn-state'
import type { Library } from '../playbooks/library.ts'
import { findCommitment, findPromises } from '../text/commitment.ts'
import type { Moment } from '../text/dates.ts'
import { NO_MEANINGS } from '../text/meanings.ts'
import { readSentences } from '../text/nlp.ts'
import { findChosenApproach } from './decide/decide.ts'
import { listen } from './listen/listen.ts'
import { hasTakenBack } from './say/say.ts'
import { readState, type State } from './session/state.ts'

/** What a finished session comes to. */
export interface SessionSummary {
  readonly summary: string
  readonly steps: Step[]
  /** Numbers of the steps, from 0, that the leader has told to be done already. */
  readonly done: number[]
}

/** A step of the leader's own. */
interface Committed {
  readonly step: Step
  readonly isDone: boolean
}

/** What remains of a session in which the leader settled nothing: at most this many of the coach's suggestions. */
const SUGGESTED = 3

/** More of somebody's words than this is no quote any more. */
const QUOTE_CHARACTERS = 160

/** The sentence that carries the problem, or its clause where it is long: what somebody does, what it leads to, what is wished. */
function tellingWords(state: State, library: Library, moment: Moment): string | undefined {
  const first = state.userTexts.find((text) => text.split(/\s+/).length >= 5) ?? state.userTexts[0]
  if (!first) return undefined
  const told = listen(first, { ...moment, hearing: null, meanings: NO_MEANINGS, library })
  const clause = told.behaviors[0] ?? told.impact ?? told.wish ?? told.clauses[0]
  const sentence = clause && readSentences(first)[clause.sentence]?.text.trim()
  if (!clause || !sentence) return undefined
  if (sentence.length <= QUOTE_CHARACTERS) return sentence.replace(/[\s.,;:!]+$/, '')
  const { text } = clause
  return text.length <= QUOTE_CHARACTERS
    ? text
    : `${text.slice(0, text.lastIndexOf(' ', QUOTE_CHARACTERS))} …`
}

/** What the leader promised, one act at a time, each with its day, as they have corrected it. */
function listCommitted(
  history: readonly Message[],
  { timeZone, locale }: Moment,
  { promises }: Case,
): Committed[] {
  const done = new Set(history.flatMap(({ metadata }) => metadata.turn?.done ?? []))
  const steps = history.flatMap(({ metadata }, at) => {
    const kept = metadata.turn?.commitment
    if (!kept) return []
    const asked = history[at - 1]
    const moment = { now: new Date(asked?.createdAt ?? 0), timeZone }
    const isWhole = asked !== undefined && findCommitment(asked.content, moment)?.text === kept.text
    const acts = metadata.turn?.promises ?? (isWhole ? findPromises(asked.content, moment) : [kept])
    return acts.flatMap((act): Committed[] => {
      const corrected = promises.find(({ text }) => text === act.text)
      if (corrected?.struck) return []
      const dueOn = corrected?.dueOn ?? act.dueOn ?? (acts.length === 1 ? kept.dueOn : null)
      const text = writeDueDay(act.text, dueOn, locale)
      return [{ step: { text, origin: 'leader', timeframe: null, dueOn }, isDone: done.has(act.text) }]
    })
  })
  return [...new Map(steps.map((one) => [one.step.text, one])).values()]
}

const listSuggested = (history: readonly Message[]): Step[] =>
  history
    .flatMap((message) => message.metadata.structuredResponse?.actionPlan ?? [])
    // Steps of minutes are over when a session ends.
    .filter(({ id }) => !id.startsWith('clock.'))
    .slice(0, SUGGESTED)
    .map(({ title, timeframe }) => ({ text: title, origin: 'coach', timeframe, dueOn: null }))

/** True where a hand-over stands: the turn after it did not take it back. */
export function handedOver(history: readonly Message[]): boolean {
  const turns = history.flatMap(({ metadata }) => metadata.turn ?? [])
  const isTakenBack = (next: TurnState | undefined) => next !== undefined && hasTakenBack(next)
  return turns.some(({ move }, at) => move === 'hand-over' && !isTakenBack(turns[at + 1]))
}

/** A session that ends. */
export interface EndedSession {
  /** Its messages, oldest first. */
  readonly history: readonly Message[]
  readonly preferences: CoachingPreferences
  /** What the coach has understood in it: the leader may have struck promises, or dated them anew. */
  readonly case: Case
  readonly moment: Moment
}

/**
 * Sums up a session from what was said and agreed in it.
 *
 * @returns as steps the leader's commitments with their days, or, where they made none, up to three of the coach's
 * suggestions; none for a session without either.
 */
export function summarizeSession(
  { history, preferences, moment, case: known }: EndedSession,
  library: Library,
): SessionSummary {
  const state = readState(history, preferences)
  if (state.userTexts.length === 0)
    return {
      summary: history.some(({ role }) => role === 'user')
        ? 'What you wrote in this session was not read, or belongs with other people than a coach, so there is nothing to sum up.'
        : 'You ended this session before saying anything.',
      steps: [],
      done: [],
    }
  const playbook = library.playbooks.get(state.situations[0] ?? '')
  const reading = playbook?.readings.find(({ key }) => key === state.reading)
  const approach = playbook && findChosenApproach(state, playbook)
  const words = tellingWords(state, library, moment)
  const committed = listCommitted(history, moment, known)
  const summary = [
    words && `You came with this: “${words}”.`,
    playbook &&
      `We worked on it as ${playbook.name.toLowerCase()}${reading ? `, more exactly: ${lowerStart(reading.name)}` : ''}.`,
    approach && `You chose “${approach.title}”.`,
    handedOver(history) && 'Part of it belongs with other people than a coach, and we said with whom.',
    sayCommitted(committed.map(({ step }) => step)),
  ]
  return {
    summary: summary.filter(Boolean).join(' '),
    steps: committed.length > 0 ? committed.map(({ step }) => step) : listSuggested(history),
    done: committed.flatMap(({ isDone }, at) => (isDone ? [at] : [])),
  }
}

/** Says what the leader has committed to, letter by letter; coach's suggestions are no commitments. */
export function sayCommitted(steps: readonly Step[]): string {
  const own = steps.filter(({ origin }) => origin === 'leader')
  if (own.length === 0) return 'You have not committed to a step yet.'
  return `You committed to: ${own.map(({ text }) => lowerStart(text)).join('; ')}.`
}

const lowerStart = (text: string) => (/^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1))
