import type { CoachingPrompt } from '@lodestar/contract/prompts'
import { acceptAnswer, type Refusal } from '../coaching/accept-answer.ts'
import type { CoachTurn } from '../coaching/answer-turn.ts'
import { briefTurn, type ModelBrief } from '../coaching/brief-for-model.ts'
import type { ModelAnswer } from '../coaching/model-answer.ts'
import type { Library } from '../coaching/recognize.ts'
import { type ComposedPrompt, composePrompt, type PromptInput, tellApproach } from './write-prompt.ts'

/** A quick word of coaching ready to be shown, and what a language model needs to write it better. */
export interface PreparedPrompt {
  readonly prompt: CoachingPrompt
  readonly offer: {
    readonly brief: ModelBrief
    /** Makes an answer of the model's, or says why it cannot be shown. */
    readonly accept: (answer: ModelAnswer, engine: string) => CoachingPrompt | Refusal
  } | null
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
  const brief = briefTurn(from.writing, turn, PURPOSE, { message: input.details })
  const accept = (answer: ModelAnswer, engine: string) => {
    const accepted = acceptAnswer(answer, brief, turn, engine)
    return typeof accepted === 'string' ? accepted : retellPrompt(prompt, accepted, engine)
  }
  return { prompt, offer: { brief, accept } }
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
