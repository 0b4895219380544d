import { Gauge, type Registry } from 'prom-client'
import type { AiConfig } from '../lib/config.ts'
import type { LanguageModel } from './language-model.ts'

/** Where a language model stands: it leads, is being tested, has not passed, or has been told not to lead. */
type Standing = 'leads' | 'untested' | 'failed' | 'off'

/** Says whether the language model may lead the coach's turns. */
export interface Leading {
  standing: () => Standing
  /** Notes what it has made of the self-test; where it was told to lead, or not to, that stands. */
  note: (isPassed: boolean) => void
}

/** Makes the gate of the configured model: shut until a passed self-test is noted, unless the settings say otherwise. */
export function createLeading({ mode, model }: Pick<AiConfig, 'mode' | 'model'>, metrics: Registry): Leading {
  let standing: Standing = mode === 'lead' ? 'leads' : mode === 'off' ? 'off' : 'untested'
  new Gauge({
    name: 'language_model_leads',
    help: 'Whether the language model leads the turns of the coach: 1, or 0 while the built-in coach holds them.',
    labelNames: ['model'],
    registers: [metrics],
    collect() {
      this.labels(model).set(standing === 'leads' ? 1 : 0)
    },
  })
  return {
    standing: () => standing,
    note: (isPassed) => {
      if (mode === 'auto') standing = isPassed ? 'leads' : 'failed'
    },
  }
}

/** The connected model, where it may write what people read; null where there is none, or it has not passed its self-test. */
export const findWriter = ({
  languageModel,
  leading,
}: {
  languageModel: LanguageModel | null
  leading: Leading
}): LanguageModel | null => (leading.standing() === 'leads' ? languageModel : null)

/** Where no model is connected, or a caller brings one that leads. */
export const ALWAYS_LEADS: Leading = { standing: () => 'leads', note: () => undefined }
