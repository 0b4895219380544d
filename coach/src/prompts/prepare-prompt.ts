import type { CoachingPrompt } from '@lodestar/contract/prompts'
import type { CoachTurn } from '../coaching/answer-turn.ts'
import {
  briefTurn,
  type ExpectedAnswer,
  expectAnswer,
  type ModelAnswer,
  type ModelBrief,
  type Refusal,
} from '../coaching/lead/lead.ts'
import type { Library } from '../playbooks/library.ts'
import { type ComposedPrompt, composePrompt, type PromptInput, tellApproach } from './write-prompt.ts'

/** A quick word of coaching ready to be shown, and what a language model needs to write it better. */
export interface PreparedPrompt {
  readonly prompt: CoachingPrompt
  /** The brief, and the prompt in the form of the turn that a model retells; null where no model is to write. */
  readonly offer: { readonly brief: ModelBrief; readonly turn: CoachTurn } | null
}

const PURPOSE =
  'The leader asks for one quick word of coaching, outside of any conversation. Name the situation and say what may be going on, say what the one way among the passages means for them, and give questions to take along. The message itself ends without a question, whatever is said below, because nobody answers it here.'

/**
 * Prepares a quick word of coaching for a language model: the built-in one, which stands where the model fails, and the
 * brief. There is none for what is handed over, and none where the leader has told nothing.
 */
export function preparePrompt(input: PromptInput, library: Library): PreparedPrompt {
  const composed = composePrompt(input, library)
  const { prompt, from } = composed
  if (!from) return { prompt, offer: null }
  const turn = toTurn(composed)
  const brief = briefTurn(from.source, turn, PURPOSE, { message: input.details })
  return { prompt, offer: { brief, turn } }
}

/** How the answer of a language model to a prompt's brief is read. */
export interface ExpectedPrompt extends Pick<ExpectedAnswer, 'form'> {
  /** Makes a prompt of the answer, or says why it cannot be shown. */
  readonly accept: (answer: ModelAnswer, engine: string) => CoachingPrompt | Refusal
}

/** Says what is expected of a model that writes a prompt anew. */
export function expectPrompt(
  { brief, turn }: NonNullable<PreparedPrompt['offer']>,
  prompt: CoachingPrompt,
): ExpectedPrompt {
  const { form, accept } = expectAnswer(turn, brief)
  return {
    form,
    accept: (answer, engine) => {
      const accepted = accept(answer, engine)
      return typeof accepted === 'string' ? accepted : retellPrompt(prompt, accepted, engine)
    },
  }
}

/** What a model may retell of a prompt, in the form in which it retells a turn of a session. */
function toTurn({ prompt, from }: ComposedPrompt): CoachTurn {
  const nothing = { diagnosis: '', actionPlan: [], practiceExercises: [], sampleScripts: [], keyInsights: [] }
  return {
    content: prompt.personalizedResponse,
    metadata: {
      structuredResponse: { ...nothing, approaches: from?.approach ? [from.approach] : [] },
      followUpQuestions: prompt.followUpQuestions,
    },
  }
}

function retellPrompt(prompt: CoachingPrompt, { content, metadata }: CoachTurn, engine: string) {
  const [approach] = metadata.structuredResponse?.approaches ?? []
  return {
    ...prompt,
    personalizedResponse: content,
    coachingApproach: approach ? tellApproach(approach) : prompt.coachingApproach,
    followUpQuestions: metadata.followUpQuestions ?? prompt.followUpQuestions,
    engine,
  }
}
