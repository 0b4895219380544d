import { MODEL_FEATURES } from '@lodestar/coach/communication/score/score-message'
import type { LinearModel } from '@lodestar/coach/text/linear-model'
import { readData } from '../corpora.ts'
import { countFeatures, fitRidge, type LabeledText, writeLinear } from '../learn/ridge.ts'
import type { Learner } from '../learner.ts'
import { readRatedSentences } from '../politeness/read-rows.ts'

const SETS = ['answers', 'blog', 'email', 'news'] as const
const fileOf = (set: string) => `formality/pavlick_${set}.tsv.gz`

const FEWEST_TEXTS = 3
const SHRINKAGE = 30
/** The features that weigh most are enough. */
const KEPT = 6000

/** Reads sentences with their formality as five people saw it: -3 (casual) to 3. */
export const readFormality = (): LabeledText[] =>
  SETS.flatMap((set) =>
    readData(fileOf(set))
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [score, , , text = ''] = line.split('\t')
        return { set, features: MODEL_FEATURES.formality(text), score: Number(score), weight: 1 }
      }),
  )

/** Learns formality, and keeps the features that weigh most. */
export function trainFormality(texts: readonly LabeledText[]): LinearModel {
  const names = [...countFeatures(texts)].filter(([, count]) => count >= FEWEST_TEXTS).map(([name]) => name)
  const { bias, weights } = fitRidge(texts, names, SHRINKAGE)
  const kept = [...weights].toSorted(([, one], [, other]) => Math.abs(other) - Math.abs(one)).slice(0, KEPT)
  return { bias, weights: new Map(kept) }
}

/** Learns what makes a sentence formal; seconds. */
export const learner: Learner = {
  inputs: () => ({
    'what shows in ../politeness/rows/office-sentences.json': readRatedSentences().map(([text]) => [
      ...MODEL_FEATURES.formality(text),
    ]),
  }),
  corpora: SETS.map(fileOf),
  train: async () => ({ 'words.tsv': writeLinear(trainFormality(readFormality())) }),
  figures: ['messages'],
}
