import type { CoachingPreferences } from '@lodestar/contract/preferences'
import type { CoachingPrompt, PromptSituation } from '@lodestar/contract/prompts'
import type { Approach } from '@lodestar/contract/structured-response'
import { decideAlone, type Plan } from '../coaching/decide/decide.ts'
import { type Heard, listen } from '../coaching/listen/listen.ts'
import { type Source, sayAlone } from '../coaching/say/say.ts'
import { detectBoundary, handOver } from '../coaching/screen/screen.ts'
import { readState } from '../coaching/session/state.ts'
import type { Library } from '../playbooks/library.ts'
import type { Moment } from '../text/dates.ts'
import type { Hearing } from '../text/hearing.ts'
import { paragraphs, sentences } from '../text/join-text.ts'
import { type Meanings, NO_MEANINGS } from '../text/meanings.ts'
import { tellUnreadText } from '../tongues/unread.ts'
import { LIKELY_PLAYBOOKS, WITHOUT_DETAILS } from './situations.data.ts'

/** A situation a leader has picked and what they have said about it. */
export interface PromptInput extends Moment {
  readonly situation: PromptSituation
  /** Empty when they have told nothing. */
  readonly details: string
  readonly preferences: CoachingPreferences
  /** What the details mean, and what the hearing model made of them; without it, words alone decide. */
  readonly meanings?: Meanings
  readonly hearing?: Hearing | null
}

const QUESTIONS = 4

/** A quick word of coaching, and what it was composed from; null where it was not composed for this leader. */
export interface ComposedPrompt {
  readonly prompt: CoachingPrompt
  readonly source: Source | null
}

/**
 * Writes a quick word of coaching: what is going on, one way, questions, steps.
 *
 * The same input gives the same answer. What must not be coached is handed over, with nothing to coach beside it.
 */
export const writePrompt = (input: PromptInput, library: Library): CoachingPrompt =>
  composePrompt(input, library).prompt

/** As `writePrompt`, with what it was composed from. */
export function composePrompt(input: PromptInput, library: Library): ComposedPrompt {
  const boundary = detectBoundary(input.details, input.hearing ?? null)
  if (boundary) {
    const { content, suggestions } = handOver(boundary, input.timeZone)
    const prompt = {
      personalizedResponse: content,
      coachingApproach:
        'This belongs with people who are trained for it, so there is no coaching on it here.',
      followUpQuestions: [],
      actionableSteps: suggestions,
      ...(boundary.language ? { language: boundary.language } : {}),
    }
    return { prompt, source: null }
  }
  const unread = tellUnreadText(input.details, 'details')
  if (unread) return { prompt: { ...WITHOUT_DETAILS[input.situation], unread }, source: null }
  const meanings = input.meanings ?? NO_MEANINGS
  const heard = listen(input.details, { ...input, hearing: input.hearing ?? null, meanings, library })
  const plan = decideAlone(heard, LIKELY_PLAYBOOKS[input.situation], {
    library,
    preferences: input.preferences,
  })
  return plan ? composeFor(heard, plan, input) : { prompt: WITHOUT_DETAILS[input.situation], source: null }
}

function composeFor(heard: Heard, plan: Plan, input: PromptInput): ComposedPrompt {
  const state = readState([], input.preferences)
  const { content, structured, questions, source } = sayAlone({ ...input, heard, plan, state }, QUESTIONS)
  const [approach] = structured.approaches
  const [action] = structured.actionPlan
  const prompt = {
    personalizedResponse: content,
    coachingApproach: approach ? tellApproach(approach) : '',
    followUpQuestions: [...questions],
    actionableSteps: [
      ...(approach?.steps ?? []),
      ...(action ? [`${action.title} (${action.timeframe}). ${action.description}`] : []),
    ],
  }
  return { prompt, source }
}

/** The way to go about it, in one text. */
const tellApproach = ({ title, timeframe, description, expectedOutcome }: Approach): string =>
  paragraphs(`**${title}** (${timeframe})`, sentences(description, expectedOutcome))
