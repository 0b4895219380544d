import { areaUnderCurve } from '../../models/learn/statistics.ts'

/** A forecast and what came of it. */
export type Judged = { readonly probability: number; readonly isSo: boolean }

/** How good forecasts are, over `n` of them. */
export type ForecastFigures = {
  /** How often the higher of two forecasts was the one that came true; .5 is chance. */
  readonly auc: number
  /** Mean squared error. */
  readonly brier: number
  /** Mean distance between forecast and frequency, over ten bins of equal width. */
  readonly ece: number
  readonly logLoss: number
  readonly n: number
}

/** One row of a calibration table: what was said on average, and how often it came true. */
export type CalibrationBin = {
  readonly from: number
  readonly n: number
  readonly said: number
  readonly came: number
}

const BINS = 10

/** Judges forecasts by what came of them. */
export function judgeForecasts(judged: readonly Judged[]): ForecastFigures {
  const n = judged.length
  const pick = (came: boolean) =>
    judged.filter(({ isSo }) => isSo === came).map(({ probability }) => probability)
  const errors = judged.map(({ probability, isSo }) => probability - (isSo ? 1 : 0))
  return {
    auc: round(areaUnderCurve(pick(true), pick(false))),
    brier: round(errors.reduce((sum, error) => sum + error * error, 0) / n),
    ece: round(listBins(judged).reduce((sum, bin) => sum + (Math.abs(bin.said - bin.came) * bin.n) / n, 0)),
    logLoss: round(
      -judged.reduce(
        (sum, { probability, isSo }) => sum + Math.log(isSo ? probability : 1 - probability),
        0,
      ) / n,
    ),
    n,
  }
}

/** The calibration table of forecasts; bins that nothing fell into are left out. */
export function listBins(judged: readonly Judged[]): CalibrationBin[] {
  const bins = Map.groupBy(judged, ({ probability }) => Math.min(BINS - 1, Math.floor(probability * BINS)))
  return [...bins]
    .toSorted(([one], [other]) => one - other)
    .map(([at, own]) => ({
      from: at / BINS,
      n: own.length,
      said: own.reduce((sum, { probability }) => sum + probability, 0) / own.length,
      came: own.filter(({ isSo }) => isSo).length / own.length,
    }))
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000
