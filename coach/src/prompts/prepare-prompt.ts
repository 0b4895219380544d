import type { CoachingPrompt } from '@lodestar/contract/prompts'
import {
  type ExpectedAnswer,
  expectAlone,
  type LeadBrief,
  prepareAlone,
  type Verified,
} from '../coaching/lead/lead.ts'
import type { Library } from '../playbooks/library.ts'
import { composePrompt, type PromptInput } from './write-prompt.ts'

/** A quick word of coaching ready to be shown, and what a language model needs to write it better. */
export interface PreparedPrompt {
  readonly prompt: CoachingPrompt
  /** Null where no model is to write. */
  readonly brief: LeadBrief | null
}

const TASK =
  'One quick word of coaching outside of any conversation: what may be going on, what to do about it and why. Nobody answers here, so it holds no question.'

/**
 * Prepares a quick word of coaching for a language model: the built-in one, which stands where the model fails, and the
 * brief. There is none for what is handed over, and none where the leader has told nothing.
 */
export function preparePrompt(input: PromptInput, library: Library): PreparedPrompt {
  const { prompt, source } = composePrompt(input, library)
  return { prompt, brief: source && prepareAlone(source, TASK, input.details) }
}

/** A word of coaching that a model has written, and what was taken out of it. */
export interface LedPrompt {
  readonly prompt: CoachingPrompt
  readonly repairs: Verified['repairs']
}

/** Says what is expected of a model that writes the word itself; way, questions and steps stay the built-in coach's. */
export function expectPrompt(brief: LeadBrief, prompt: CoachingPrompt): ExpectedAnswer<LedPrompt> {
  const { form, read, accept } = expectAlone(brief)
  return {
    form,
    read,
    accept: (answer, engine) => {
      const verified = accept(answer, engine)
      if ('refusal' in verified) return verified
      const { message, repairs } = verified
      return { prompt: { ...prompt, personalizedResponse: message, engine }, repairs }
    },
  }
}
