import type { Prediction, TrackRecord } from '@lodestar/contract/analytics'
import { round } from './forecast.ts'

/** Standard deviations on either side that hold 95 % of a normal distribution: who lies outside has been forecast badly. */
const HELD_DEVIATIONS = 1.96
const BINS = 3

/** A prediction, and whether it was asked without a value because too little was known. */
type Resolved = Pick<Prediction, 'predictionType' | 'predictionValue' | 'baseRate' | 'outcome'> & {
  readonly isWithoutValue: boolean
}

/**
 * Judges predictions by what came of them; suggestions are none, and what is void, still open, or was asked without
 * a value because too little was known does not count.
 *
 * @see docs/coaching/forecasts.md
 */
export function judgeRecord(predictions: readonly Resolved[]): TrackRecord {
  const probabilities = predictions.filter(
    ({ predictionType, isWithoutValue }) => predictionType !== 'skill_recommendation' && !isWithoutValue,
  )
  const judged = probabilities
    .filter(({ outcome }) => outcome === 'yes' || outcome === 'no')
    .map(({ predictionValue, baseRate, outcome }) => ({
      said: predictionValue,
      base: baseRate ?? 0.5,
      came: outcome === 'yes' ? 1 : 0,
    }))
  const expected = judged.reduce((sum, { said }) => sum + said, 0)
  const margin = HELD_DEVIATIONS * Math.sqrt(judged.reduce((sum, { said }) => sum + said * (1 - said), 0))
  const meanSquare = (pick: 'said' | 'base') =>
    judged.length === 0
      ? null
      : round(judged.reduce((sum, row) => sum + (row[pick] - row.came) ** 2, 0) / judged.length)
  return {
    resolved: judged.length,
    void: probabilities.filter(({ outcome }) => outcome === 'void').length,
    cameTrue: judged.filter(({ came }) => came === 1).length,
    expected: round(expected),
    expectedLow: Math.max(0, Math.round(expected - margin)),
    expectedHigh: Math.min(judged.length, Math.round(expected + margin)),
    brier: meanSquare('said'),
    baseBrier: meanSquare('base'),
    bins: listBins(judged),
  }
}

function listBins(judged: readonly { said: number; came: number }[]): TrackRecord['bins'] {
  return Array.from({ length: BINS }, (_, bin) =>
    judged.filter(({ said }) => Math.min(BINS - 1, Math.floor(said * BINS)) === bin),
  )
    .filter((own) => own.length > 0)
    .map((own) => ({
      said: round(own.reduce((sum, { said }) => sum + said, 0) / own.length),
      came: round(own.reduce((sum, { came }) => sum + came, 0) / own.length),
      count: own.length,
    }))
}
