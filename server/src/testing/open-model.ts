import { Registry } from 'prom-client'
import type { Deps } from '../deps.ts'
import type { ModelConfig } from '../lib/config.ts'
import { createLanguageModel, type LanguageModel } from '../llm/language-model.ts'

/** A model as a server holds it, behind which a test puts a fresh one: each remembers how often it has failed. */
export function replaceableModel(): {
  languageModel: LanguageModel
  replace: (model: LanguageModel) => void
} {
  let current: LanguageModel
  return {
    languageModel: {
      name: 'mini-3',
      host: null,
      wake: () => current.wake(),
      write: (request) => current.write(request),
      countRepairs: (repairs) => current.countRepairs(repairs),
      readBudget: (userId) => current.readBudget(userId),
      isSlow: () => current.isSlow(),
      close: () => current.close(),
    },
    replace: (model) => {
      current = model
    },
  }
}

/** Makes a language model that nobody has asked yet, with figures of its own. */
export function openModel(
  ai: ModelConfig,
  { log, clock }: Pick<Deps, 'log' | 'clock'>,
): { languageModel: LanguageModel; metrics: Registry } {
  const metrics = new Registry()
  return { languageModel: createLanguageModel(ai, { log, metrics, clock }), metrics }
}
