import { learned } from '../../models/read-weights.ts'
import { parseWeights, weigh } from '../../text/linear-model.ts'
import { memoize } from '../../text/memoize.ts'
import { listPolitenessFeatures } from './politeness-features.ts'

const model = learned('politeness/weights/words.tsv', parseWeights)

/** Says how polite a sentence or two are: a z-score, about -2 (rude) to 2, as a model learned it from people. */
export const ratePoliteness = memoize((text) => weigh(listPolitenessFeatures(text), model()))
