import { learned } from '../../models/read-weights.ts'
import { parseWeights, weigh } from '../../text/linear-model.ts'
import { memoize } from '../../text/memoize.ts'
import { listFormalityFeatures } from './formality-features.ts'

const model = learned('formality/weights/words.tsv', parseWeights)

/** Says how formal a sentence is: -3 (casual) to 3, as a model learned it from people. */
export const rateFormality = memoize((sentence) => weigh(listFormalityFeatures(sentence), model()))
