import { Registry } from 'prom-client'
import type { Deps } from '../deps.ts'
import type { ModelConfig } from '../lib/config.ts'
import { createLanguageModel, type LanguageModel } from '../llm/language-model.ts'

/** Makes a language model that nobody has asked yet, with figures of its own. */
export function openModel(
  ai: ModelConfig,
  { log, clock }: Pick<Deps, 'log' | 'clock'>,
): { languageModel: LanguageModel; metrics: Registry } {
  const metrics = new Registry()
  return { languageModel: createLanguageModel(ai, { log, metrics, clock }), metrics }
}
