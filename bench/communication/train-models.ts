import type { LinearModel } from '../../coach/src/text/linear-model.ts'
import type { LabeledText } from './labeled-texts.ts'
import { countFeatures, fitRidge } from './ridge.ts'

const FEWEST_TEXTS = 3
const POLITENESS_SHRINKAGE = 120
const FORMALITY_SHRINKAGE = 30
const FORMALITY_FEATURES = 6000

const centerOf = (texts: readonly LabeledText[]) =>
  texts.reduce((sum, { score }) => sum + score, 0) / Math.max(1, texts.length)

/**
 * Learns politeness. Only what shows in both public communities is learned, which leaves their jargon out, and each
 * set's scores are taken from that set's mean.
 */
export function trainPoliteness(texts: readonly LabeledText[]): LinearModel {
  const sets = Map.groupBy(texts, ({ set }) => set)
  const counts = ['wikipedia', 'stack-exchange'].map((set) => countFeatures(sets.get(set) ?? []))
  const [first = new Map<string, number>(), second = new Map<string, number>()] = counts
  const names = [...first.keys()].filter(
    (name) => (first.get(name) ?? 0) >= FEWEST_TEXTS && (second.get(name) ?? 0) >= FEWEST_TEXTS,
  )
  const centers = new Map([...sets].map(([set, members]) => [set, centerOf(members)]))
  const centered = texts.map((text) => ({ ...text, score: text.score - (centers.get(text.set) ?? 0) }))
  return fitRidge(centered, names, POLITENESS_SHRINKAGE)
}

/** Learns formality, and keeps the features that weigh most. */
export function trainFormality(texts: readonly LabeledText[]): LinearModel {
  const names = [...countFeatures(texts)].filter(([, count]) => count >= FEWEST_TEXTS).map(([name]) => name)
  const { bias, weights } = fitRidge(texts, names, FORMALITY_SHRINKAGE)
  const kept = [...weights]
    .toSorted(([, one], [, other]) => Math.abs(other) - Math.abs(one))
    .slice(0, FORMALITY_FEATURES)
  return { bias, weights: new Map(kept) }
}
