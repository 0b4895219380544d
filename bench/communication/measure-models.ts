import { type LinearModel, weigh } from '../../coach/src/text/linear-model.ts'
import { type LabeledText, readFormality, readOfficeMail, readPoliteness } from './labeled-texts.ts'
import { areaUnderCurve, assignFolds, correlateRanks, quantile } from './statistics.ts'
import { trainFormality, trainPoliteness } from './train-models.ts'

const FOLDS = 10
const CLEAR_CUT = [1, 1.5] as const

/** Predicts each text by a model that learned from the other nine folds. */
function predictHeldOut(
  texts: readonly LabeledText[],
  train: (texts: readonly LabeledText[]) => LinearModel,
  always: readonly LabeledText[] = [],
): number[] {
  const folds = assignFolds(texts.length)
  const predicted = texts.map(() => 0)
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const model = train([...texts.filter((_, at) => folds[at] !== fold), ...always])
    for (const [at, text] of texts.entries())
      if (folds[at] === fold) predicted[at] = weigh(text.features, model)
  }
  return predicted
}

const pick = <T>(values: readonly T[], isWanted: (at: number) => boolean) =>
  values.filter((_, at) => isWanted(at))

/** Tells the most polite quarter of a community from the least polite one, 10-fold. @returns shares from 0 to 1. */
export function measurePoliteness(): Record<string, number> {
  const texts = readPoliteness()
  const predicted = predictHeldOut(texts, trainPoliteness, readOfficeMail())
  return Object.fromEntries(
    ['wikipedia', 'stack-exchange'].map((set) => {
      const scores = texts.filter((text) => text.set === set).map(({ score }) => score)
      const [low, high] = [quantile(scores, 0.25), quantile(scores, 0.75)]
      const isClear = (at: number) =>
        texts[at]?.set === set && ((texts[at]?.score ?? 0) <= low || (texts[at]?.score ?? 0) >= high)
      const people = pick(texts, isClear).map(({ score }) => score >= high)
      const ours = pick(predicted, isClear)
      const middle = quantile(ours, 0.5)
      const right = ours.filter((value, at) => value > middle === people[at]).length
      return [set, right / ours.length]
    }),
  )
}

/** Ranks sentences by formality, 10-fold, against people. */
export function measureFormality(): Record<string, number> {
  const texts = readFormality()
  const predicted = predictHeldOut(texts, trainFormality)
  const rank = (isWanted: (at: number) => boolean) =>
    correlateRanks(
      pick(predicted, isWanted),
      pick(texts, isWanted).map(({ score }) => score),
    )
  const sets = [...new Set(texts.map(({ set }) => set))]
  const emails = (test: (score: number) => boolean) =>
    pick(predicted, (at) => texts[at]?.set === 'email' && test(texts[at]?.score ?? 0))
  return {
    pooled: rank(() => true),
    ...Object.fromEntries(sets.map((set) => [set, rank((at) => texts[at]?.set === set)])),
    ...Object.fromEntries(
      CLEAR_CUT.map((limit) => [
        `AUC of e-mail beyond ±${limit}`,
        areaUnderCurve(
          emails((score) => score >= limit),
          emails((score) => score <= -limit),
        ),
      ]),
    ),
  }
}
