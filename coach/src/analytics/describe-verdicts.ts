import type { Prediction } from '@lodestar/contract/analytics'
import type { Signal } from './derive-signals.ts'

const DAY_MS = 86_400_000
const SHOWN_DAYS = 30
const MOST_VERDICTS = 3

/** Says what came of the latest predictions that the facts have answered within the last 30 days. */
export function describeVerdicts(predictions: readonly Prediction[], now: Date): Signal[] {
  return predictions
    .filter(
      ({ predictionType, outcome, missing }) =>
        predictionType !== 'skill_recommendation' && outcome !== 'void' && missing === null,
    )
    .flatMap((prediction) =>
      prediction.resolvedAt === null ? [] : { ...prediction, resolvedAt: prediction.resolvedAt },
    )
    .filter(({ resolvedAt }) => Date.parse(resolvedAt) > now.getTime() - SHOWN_DAYS * DAY_MS)
    .toSorted((one, other) => other.resolvedAt.localeCompare(one.resolvedAt) || (one.id < other.id ? -1 : 1))
    .slice(0, MOST_VERDICTS)
    .map(({ id, question, predictionValue, outcome, resolvedAt }) => ({
      id: `verdict:${id}`,
      title:
        outcome === 'yes'
          ? 'One of your questions is answered: yes'
          : 'One of your questions is answered: no',
      description: `“${question}” We said ${Math.round(predictionValue * 100)}%. One answer proves nothing; all of them together show how right we were.`,
      insightType: 'track_record',
      severity: 'low',
      actionable: false,
      href: null,
      goalId: null,
      createdAt: resolvedAt,
    }))
}
