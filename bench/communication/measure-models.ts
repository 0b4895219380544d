import { weigh } from '../../coach/src/text/linear-model.ts'
import { readFormality, trainFormality } from '../../models/formality/train.ts'
import { assignFolds, crossValidate } from '../../models/learn/folds.ts'
import type { LabeledText } from '../../models/learn/ridge.ts'
import { areaUnderCurve, correlateRanks, quantile } from '../../models/learn/statistics.ts'
import { readOfficeMail, readPoliteness } from '../../models/politeness/read-rows.ts'
import { trainPoliteness } from '../../models/politeness/train.ts'

const CLEAR_CUT = [1, 1.5] as const

const pick = <T>(values: readonly T[], isWanted: (at: number) => boolean) =>
  values.filter((_, at) => isWanted(at))

/** Tells the most polite quarter of a community from the least polite one, 10-fold. @returns shares from 0 to 1. */
export function measurePoliteness(): Record<string, number> {
  const texts = readPoliteness()
  const office = readOfficeMail()
  const train = (rows: readonly LabeledText[]) => trainPoliteness([...rows, ...office])
  const predicted = crossValidate(texts, assignFolds(texts.length), train, (model, { features }) =>
    weigh(features, model),
  )
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
  const predicted = crossValidate(texts, assignFolds(texts.length), trainFormality, (model, { features }) =>
    weigh(features, model),
  )
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
