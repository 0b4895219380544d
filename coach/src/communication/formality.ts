import { listFormalityFeatures } from './formality-features.ts'
import { BIAS, WEIGHT_UNIT, WEIGHTS } from './formality-weights.gen.ts'
import { readWeights, weigh } from './linear-model.ts'

let model: ReturnType<typeof readWeights> | undefined

/** Says how formal a sentence is: -3 (casual) to 3, as a model learned it from people. */
export function rateFormality(sentence: string): number {
  model ??= readWeights(WEIGHTS, WEIGHT_UNIT, BIAS)
  return weigh(listFormalityFeatures(sentence), model)
}
