import type { Prediction } from '@lodestar/contract/analytics'

/**
 * Puts first what a step soon changes most, then the other questions, the surer the sooner, then suggestions, and last the
 * questions about which too little is known.
 */
export const rankPredictions = (predictions: readonly Prediction[]): Prediction[] =>
  predictions.toSorted(
    (one, other) =>
      placeOf(one) - placeOf(other) || measureGain(other) - measureGain(one) || widthOf(one) - widthOf(other),
  )

function placeOf({ missing, predictionType }: Prediction): number {
  if (missing !== null) return 2
  return predictionType === 'skill_recommendation' ? 1 : 0
}

const measureGain = ({ whatIf, predictionValue }: Prediction): number =>
  whatIf === null ? 0 : Math.abs(whatIf.value - predictionValue)

const widthOf = ({ interval }: Prediction): number => (interval === null ? 1 : interval.high - interval.low)
