import { readWeights, weigh } from '../../text/linear-model.ts'
import { memoize } from '../../text/memoize.ts'
import { listPolitenessFeatures } from './politeness-features.ts'
import { BIAS, WEIGHT_UNIT, WEIGHTS } from './politeness-weights.gen.ts'

let model: ReturnType<typeof readWeights> | undefined
const learned = () => {
  model ??= readWeights(WEIGHTS, WEIGHT_UNIT, BIAS)
  return model
}

/** Says how polite a sentence or two are: a z-score, about -2 (rude) to 2, as a model learned it from people. */
export const ratePoliteness = memoize((text) => weigh(listPolitenessFeatures(text), learned()))
