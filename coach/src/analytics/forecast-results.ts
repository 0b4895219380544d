import { composeForecast, count, type Forecast, type Known } from './forecast.ts'
import { measureAbsence } from './forecast-engagement.ts'
import { listStretches, measureOwnPart } from './list-stretches.ts'
import { type Evidence, FEWEST_COMPARED } from './read-evidence.ts'

const DAY_MS = 86_400_000
/** Two stretches are assumed of everybody, one of them with enough results. */
const ASSUMED_STRETCHES = 2
const ASSUMED_ENOUGH = 1

/**
 * Predicts whether there will be enough results to compare at all, for leaders who have too few of late.
 *
 * It starts from the leader's own share of stretches up to now with enough. Whoever stays away has none, so what speaks for
 * staying away speaks against it.
 */
export function forecastResults(all: readonly Evidence[], known: Known, horizon: number): Forecast {
  const lengthMs = horizon * DAY_MS
  const nowMs = known.now.getTime()
  const firstMs = known.activities.reduce((first, { at }) => Math.min(first, Date.parse(at)), nowMs)
  const stretches = listStretches(firstMs, nowMs, lengthMs)
  const enough = stretches.filter(
    ({ startMs, endMs }) =>
      all.filter(({ atMs }) => atMs > startMs && atMs <= endMs).length >= FEWEST_COMPARED,
  )
  const part = measureOwnPart(lengthMs)
  const late = all.filter(({ atMs }) => atMs > nowMs - lengthMs).length
  const weight = stretches.length * part + ASSUMED_STRETCHES
  return composeForecast({
    predictionType: 'growth_trajectory',
    asked: { kind: 'results', fewest: FEWEST_COMPARED },
    question: `Will you have at least ${FEWEST_COMPARED} results in the next ${count(horizon, 'day')}, enough to compare?`,
    evidence: `From ${count(all.length, 'result')} so far: session ratings, message scores and commitments. It takes ${FEWEST_COMPARED} of late to compare.`,
    baseRate: (enough.length * part + ASSUMED_ENOUGH) / weight,
    baseWeight: weight,
    contributions: [
      {
        name: 'presence',
        words: 'You have been here less of late',
        logit: Math.min(0, -measureAbsence(known)),
      },
    ],
    weight,
    missing: { what: 'results', more: Math.max(1, FEWEST_COMPARED - late) },
  })
}
