import { MODEL_FEATURES } from '@lodestar/coach/communication/score/score-message'
import type { LinearModel } from '@lodestar/coach/text/linear-model'
import { countFeatures, fitRidge, type LabeledText, writeLinear } from '../learn/ridge.ts'
import { mean } from '../learn/statistics.ts'
import type { Learner } from '../learner.ts'
import {
  POLITENESS_CORPORA,
  readOfficeMail,
  readPoliteness,
  readRatedRequests,
  readRatedSentences,
} from './read-rows.ts'

const FEWEST_TEXTS = 3
const SHRINKAGE = 120

/**
 * Learns politeness. Only what shows in both public communities is learned, which leaves their jargon out, and each
 * set's scores are taken from that set's mean.
 */
export function trainPoliteness(texts: readonly LabeledText[]): LinearModel {
  const sets = Map.groupBy(texts, ({ set }) => set)
  const [first, second] = ['wikipedia', 'stack-exchange'].map((set) => countFeatures(sets.get(set) ?? []))
  const isInBoth = (name: string) =>
    [first, second].every((counts) => (counts?.get(name) ?? 0) >= FEWEST_TEXTS)
  const centers = new Map([...sets].map(([set, members]) => [set, mean(members.map(({ score }) => score))]))
  const centered = texts.map((text) => ({ ...text, score: text.score - (centers.get(text.set) ?? 0) }))
  return fitRidge(centered, [...(first?.keys() ?? [])].filter(isInBoth), SHRINKAGE)
}

/** Learns what makes a text polite; seconds. */
export const learner: Learner = {
  inputs: () => ({
    'ratings in rows/request-labels.json': readRatedRequests(),
    'sentences in rows/office-sentences.json': readRatedSentences(),
    'what shows in those sentences': readRatedSentences().map(([text]) => [
      ...MODEL_FEATURES.politeness(text),
    ]),
  }),
  corpora: POLITENESS_CORPORA,
  train: async () => ({
    'words.tsv': writeLinear(trainPoliteness([...readPoliteness(), ...readOfficeMail()])),
  }),
  figures: ['messages'],
}
