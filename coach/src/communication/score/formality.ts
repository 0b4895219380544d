import { readWeights, weigh } from '../../text/linear-model.ts'
import { memoize } from '../../text/memoize.ts'
import { listFormalityFeatures } from './formality-features.ts'
import { BIAS, WEIGHT_UNIT, WEIGHTS } from './formality-weights.gen.ts'

let model: ReturnType<typeof readWeights> | undefined

const learned = () => {
  model ??= readWeights(WEIGHTS, WEIGHT_UNIT, BIAS)
  return model
}

/** Says how formal a sentence is: -3 (casual) to 3, as a model learned it from people. */
export const rateFormality = memoize((sentence) => weigh(listFormalityFeatures(sentence), learned()))
