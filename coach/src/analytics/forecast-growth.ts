import {
  composeForecast,
  count,
  type Forecast,
  type Known,
  type NamedContribution,
  nameConfidence,
} from './forecast.ts'
import { type Evidence, readEvidence } from './read-evidence.ts'

const DAY_MS = 86_400_000
/** With fewer results on either side a comparison says nothing, and the question is void. */
export const FEWEST_RESULTS = 3
/** What is assumed of everybody: results of .7, worth three results of their own, that scatter by a quarter. */
const USUAL_MEAN = 0.7
const USUAL_WEIGHT = 3
const USUAL_SPREAD = 0.25
/** Half of what is unusual about a month has gone a month later, when the month rests on this many results. */
const HALF_KEPT = 6
/** A normal variable in its standard deviations, as log odds (Bowling et al. 2009). */
const LOGITS_PER_DEVIATION = 1.702
const SOURCES = [
  { source: 'ratings', words: 'Session ratings' },
  { source: 'messages', words: 'Scores of your messages' },
  { source: 'commitments', words: 'Commitments kept' },
] as const

/**
 * Predicts whether the results of the horizon to come will be better than those of the one that ends now.
 *
 * Good stretches are followed by more ordinary ones and bad ones too, so it expects half the way back to the leader's own
 * mean, the more the fewer results there are, and part of the direction of late.
 */
export function forecastGrowth(known: Known, horizon: number): Forecast {
  const all = readEvidence(known)
  const sinceMs = known.now.getTime() - horizon * DAY_MS
  const last = all.filter(({ atMs }) => atMs > sinceMs)
  const before = all.filter(({ atMs }) => atMs <= sinceMs && atMs > sinceMs - horizon * DAY_MS)
  const isEnough = last.length >= FEWEST_RESULTS
  const forecast = composeForecast({
    predictionType: 'growth_trajectory',
    asked: { kind: 'growth' },
    question: `Will your results in the next ${count(horizon, 'day')} be better than in the last ${horizon}?`,
    evidence: describeEvidence(last.length, horizon),
    baseRate: 0.5,
    contributions: isEnough ? weighResults(all, last, before) : [],
    weight: 2 + (isEnough ? last.length + all.length / 4 : 0),
  })
  return isEnough ? forecast : { ...forecast, confidenceLevel: nameConfidence(0) }
}

function describeEvidence(results: number, horizon: number): string {
  const from = `From ${count(results, 'result')} in the last ${count(horizon, 'day')}: session ratings, message scores and commitments`
  return results < FEWEST_RESULTS
    ? `${from}. It takes ${FEWEST_RESULTS} on each side to compare.`
    : `${from}.`
}

function weighResults(
  all: readonly Evidence[],
  last: readonly Evidence[],
  before: readonly Evidence[],
): NamedContribution[] {
  const own = (sumOf(all) + USUAL_MEAN * USUAL_WEIGHT) / (all.length + USUAL_WEIGHT)
  const deviation = measureSpread(all, own) * Math.sqrt(2 / last.length)
  const kept = last.length / (last.length + HALF_KEPT)
  const toLogits = (difference: number) => (LOGITS_PER_DEVIATION * difference) / deviation
  const back = SOURCES.flatMap(({ source, words }) => {
    const lately = last.filter((each) => each.source === source)
    if (lately.length < FEWEST_RESULTS) return []
    const gap = lately.reduce((sum, { value }) => sum + (own - value), 0) / last.length
    return { name: source, words: describeStretch(words, lately, all), logit: toLogits((1 - kept) * gap) }
  })
  if (before.length < FEWEST_RESULTS) return back
  const change = sumOf(last) / last.length - sumOf(before) / before.length
  const direction = {
    name: 'direction',
    words: 'Direction since the stretch before',
    logit: toLogits((kept * change) / 4),
  }
  return [...back, direction]
}

/** A good stretch speaks against a better one, which wants saying; an average is named only when it rests on enough. */
function describeStretch(words: string, lately: readonly Evidence[], all: readonly Evidence[]): string {
  const value = sumOf(lately) / lately.length
  const overall = sumOf(all) / all.length
  const said = `${words}: ${percent(value)} of late`
  if (all.length - lately.length < FEWEST_RESULTS) return value > USUAL_MEAN ? `${said}, hard to top` : said
  return `${said}, ${percent(overall)} overall${value > overall ? ', hard to top' : ''}`
}

function measureSpread(all: readonly Evidence[], mean: number): number {
  const squares = all.reduce((sum, { value }) => sum + (value - mean) ** 2, 0)
  return Math.sqrt((squares + USUAL_WEIGHT * USUAL_SPREAD ** 2) / (all.length + USUAL_WEIGHT))
}

const sumOf = (evidence: readonly Evidence[]): number => evidence.reduce((sum, { value }) => sum + value, 0)

const percent = (share: number): string => `${Math.round(share * 100)}%`
