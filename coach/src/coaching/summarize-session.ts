import type { Message } from '@lodestar/contract/coaching'
import type { CoachingPreferences } from '@lodestar/contract/preferences'
import { readClauses } from '../text/clauses.ts'
import { type Moment, sayDay } from './dates.ts'
import type { Library } from './recognize.ts'
import { readState, type State } from './state.ts'

/** What a finished session comes to. `actionItems` are ready to show, the leader's own first. */
export interface SessionSummary {
  readonly summary: string
  readonly actionItems: string[]
}

/** What remains of a session in which the leader settled nothing: at most this many of the coach's suggestions. */
const SUGGESTED = 3

/** A promise that names its weekday needs no second one; a relative day such as "tomorrow" does. */
function withDay(text: string, dueOn: string | null, moment: Moment): string {
  const isNamed = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i.test(text)
  return dueOn && !isNamed ? `${text} (${sayDay(dueOn, moment)})` : text
}

/** The first thing the leader said, cut at a clause and never in the middle of one. */
function openingWords(state: State): string | undefined {
  const first = state.userTexts.find((text) => text.split(/\s+/).length >= 5) ?? state.userTexts[0]
  const clause = first && readClauses(first)[0]?.text
  if (!clause) return undefined
  return clause.length <= 160 ? clause : `${clause.slice(0, clause.lastIndexOf(' ', 160))} …`
}

const suggestedActions = (history: readonly Message[]) =>
  history
    .flatMap((message) => message.metadata.structuredResponse?.actionPlan ?? [])
    .slice(0, SUGGESTED)
    .map(({ title, timeframe }) => `Suggested: ${title} (${timeframe})`)

const handedOver = (history: readonly Message[]) =>
  history.some((message) => message.metadata.turn?.move === 'hand-over')

/**
 * Sums up a session from what was said and agreed in it.
 *
 * @param history the session's messages, oldest first.
 * @returns action items: the leader's commitments with their days, or, where they made none, up to three of the
 * coach's suggestions marked as such; empty for a session without either.
 */
export function summarizeSession(
  history: readonly Message[],
  preferences: CoachingPreferences,
  library: Library,
  moment: Moment,
): SessionSummary {
  const state = readState(history, preferences)
  if (state.userTexts.length === 0)
    return { summary: 'You ended this session before saying anything.', actionItems: [] }
  const playbook = library.playbooks.get(state.situations[0] ?? '')
  const reading = playbook?.readings.find(({ key }) => key === state.reading)
  const approach = playbook?.approaches.find(({ id }) => id === state.approach)
  const words = openingWords(state)
  const committed = state.commitments.map(({ text, dueOn }) => withDay(text, dueOn, moment))
  const summary = [
    words && `You came with this: “${words}”.`,
    playbook &&
      `We worked on it as ${playbook.name.toLowerCase()}${reading ? `, more exactly: ${lowerStart(reading.name)}` : ''}.`,
    approach && `You chose “${approach.title}”.`,
    handedOver(history) && 'Part of it belongs with other people than a coach, and we said with whom.',
    committed.length > 0
      ? `You committed to: ${committed.map(lowerStart).join('; ')}.`
      : 'You have not committed to a step yet.',
  ]
  return {
    summary: summary.filter(Boolean).join(' '),
    actionItems: committed.length > 0 ? committed : suggestedActions(history),
  }
}

const lowerStart = (text: string) => (/^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1))
