import type { Approach } from '@lodestar/contract/coaching'
import type { CoachingPreferences } from '@lodestar/contract/preferences'
import type { CoachingPrompt, PromptSituation } from '@lodestar/contract/prompts'
import { ENOUGH_WORDS } from '../coaching/decide/choose-playbooks.ts'
import { stepAt } from '../coaching/decide/frameworks.ts'
import { pickReading } from '../coaching/decide/readings.ts'
import { readState } from '../coaching/decide/state.ts'
import type { Moment } from '../coaching/listen/dates.ts'
import type { Library } from '../coaching/listen/recognize.ts'
import { NO_SURROUNDINGS } from '../coaching/listen/surroundings.ts'
import { type Situation, understand } from '../coaching/listen/understand.ts'
import { diagnose, openMatter } from '../coaching/say/compose-advise.ts'
import { composeStructured } from '../coaching/say/compose-structured.ts'
import { stageQuestions } from '../coaching/say/questions.ts'
import { Voice } from '../coaching/say/voice.ts'
import { nameSubject, sayWhen, tellLeader } from '../coaching/say/words-for.ts'
import { paragraphs, sentences, type Writing } from '../coaching/say/writing.ts'
import { detectBoundary, handOver } from '../coaching/screen/screen.ts'
import type { Playbook } from '../playbooks/playbook.ts'
import { NO_VECTORS, type Vectors } from '../text/vectors.ts'
import { LIKELY_PLAYBOOKS, WITHOUT_DETAILS } from './situations.data.ts'

/** A situation a leader has picked and what they have said about it. */
export interface PromptInput extends Moment {
  readonly situation: PromptSituation
  /** Empty when they have told nothing. */
  readonly details: string
  readonly preferences: CoachingPreferences
  /** What the sentence encoder made of the details; without it, words alone decide. */
  readonly vectors?: Vectors
}

/** How much a picked situation speaks for its own playbooks: for the first of them, for the others. */
const PRIOR = { first: 2.5, likely: 2 } as const
const QUESTIONS = 4

/** A quick word of coaching, and what it was composed from; null where it was not composed for this leader. */
export interface ComposedPrompt {
  readonly prompt: CoachingPrompt
  readonly from: { readonly writing: Writing; readonly approach: Approach | null } | null
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
  const boundary = detectBoundary(input.details, input.vectors?.get(input.details))
  if (boundary) {
    const { content, suggestions } = handOver(boundary)
    const prompt = {
      personalizedResponse: content,
      coachingApproach:
        'This belongs with people who are trained for it, so there is no coaching on it here.',
      followUpQuestions: [],
      actionableSteps: suggestions,
    }
    return { prompt, from: null }
  }
  const vectors = input.vectors ?? NO_VECTORS
  const situation = understand(input.details, { ...input, vectors, library, ...ALONE })
  const playbook = situation.words < ENOUGH_WORDS ? undefined : choosePlaybook(situation, input, library)
  if (!playbook) return { prompt: WITHOUT_DETAILS[input.situation], from: null }
  return composeFor(playbook, situation, input, library)
}

/** A prompt stands outside of any conversation. */
const ALONE = { background: [], isReply: false, isCommitStage: false, isOptionsStage: false } as const

/** What the details sound like, with the pick counted in. */
function choosePlaybook(
  { matches }: Situation,
  { situation }: PromptInput,
  { playbooks }: Library,
): Playbook | undefined {
  const [first, ...likely] = LIKELY_PLAYBOOKS[situation]
  const weigh = (key: string) => (key === first ? PRIOR.first : likely.includes(key) ? PRIOR.likely : 1)
  const [best] = matches
    .map(({ key, score }) => ({ key, score: score * weigh(key) }))
    .sort((one, other) => other.score - one.score)
  return playbooks.get(best?.key ?? first)
}

function composeFor(
  playbook: Playbook,
  situation: Situation,
  input: PromptInput,
  library: Library,
): ComposedPrompt {
  const { text } = situation
  const vector = input.vectors?.get(text)
  const reading = pickReading(playbook, { text, vector }, library.meaning)
  const state = readState([], input.preferences)
  const writing: Writing = {
    ...input,
    situation,
    plan: {
      move: 'advise',
      step: stepAt(state.framework, 0),
      playbooks: [playbook],
      reading,
      isReadingNew: reading !== null,
      approach: null,
      boundary: null,
      commitment: null,
      reply: null,
    },
    state,
    profile: null,
    surroundings: NO_SURROUNDINGS,
    previous: null,
    names: { ...nameSubject(situation, state, playbook.relations), when: sayWhen(situation, input) },
    voice: new Voice(input.details, state.used),
  }
  const personalizedResponse = paragraphs(openMatter(writing), diagnose(writing))
  const { approaches, actionPlan } = composeStructured(writing, '')
  const [approach] = approaches
  const [action] = actionPlan
  const prompt = {
    personalizedResponse,
    coachingApproach: approach ? tellApproach(approach) : '',
    followUpQuestions: [
      ...(reading
        ? []
        : playbook.readings.slice(0, 2).map(({ question }) => tellLeader(question, writing.names))),
      ...stageQuestions(writing, QUESTIONS, 'now'),
    ].slice(0, QUESTIONS),
    actionableSteps: [
      ...(approach?.steps ?? []),
      ...(action ? [`${action.title} (${action.timeframe}). ${action.description}`] : []),
    ],
  }
  return { prompt, from: { writing, approach: approach ?? null } }
}

/** The way to go about it, in one text. */
export const tellApproach = ({ title, timeframe, description, expectedOutcome }: Approach): string =>
  paragraphs(`**${title}** (${timeframe})`, sentences(description, expectedOutcome))
