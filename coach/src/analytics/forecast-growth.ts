import { composeForecast, count, type Forecast, type Known, type NamedContribution } from './forecast.ts'
import { forecastResults } from './forecast-results.ts'
import { type Evidence, FEWEST_COMPARED, FEWEST_RESULTS, readEvidence } from './read-evidence.ts'

const DAY_MS = 86_400_000
/** A stretch with just enough results is often followed by one with too few, so one more is asked of the last one. */
const AMPLE_RESULTS = FEWEST_COMPARED + 1
/** Results further back than this many horizons, or days, say too little about now. */
const MOST_HORIZONS = 3
const MOST_DAYS = 90
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
 * Predicts whether the results of a stretch to come will be better than those of the stretch as long that ends now. The
 * stretch is the horizon, or the shortest number of horizons in which there usually are enough results to compare.
 *
 * Good stretches are followed by more ordinary ones and bad ones too, so it expects half the way back to the leader's own
 * mean, the more the fewer results there are, and part of the direction of late. Without enough results to compare it
 * predicts whether there will be.
 */
export function forecastGrowth(known: Known, horizon: number): Forecast {
  const all = readEvidence(known)
  const days = findStretch(all, known, horizon)
  if (days === null) return forecastResults(all, known, horizon)
  const [last = [], before = []] = [0, 1].map((ago) => listWithin(all, known, days, ago))
  return composeForecast({
    predictionType: 'growth_trajectory',
    asked: { kind: 'growth', days },
    question: `Will your results in the next ${count(days, 'day')} be better than in the last ${days}?`,
    evidence: `From ${count(last.length, 'result')} in the last ${count(days, 'day')}: session ratings, message scores and commitments.`,
    baseRate: 0.5,
    contributions: weighResults(all, last, before),
    weight: 2 + last.length + all.length / 4,
    missing: null,
  })
}

/** The results of a stretch of days: the last one, or as many before it as named. */
function listWithin(all: readonly Evidence[], { now }: Known, days: number, ago: number): Evidence[] {
  const endMs = now.getTime() - ago * days * DAY_MS
  return all.filter(({ atMs }) => atMs <= endMs && atMs > endMs - days * DAY_MS)
}

/** In days; null without enough results in the longest one. */
function findStretch(all: readonly Evidence[], known: Known, horizon: number): number | null {
  const stretches = Array.from({ length: MOST_HORIZONS }, (_, at) => (at + 1) * horizon).filter(
    (days) => days <= Math.max(horizon, MOST_DAYS),
  )
  const longest = stretches.at(-1) ?? horizon
  const hasResults = (days: number, results: number) => listWithin(all, known, days, 0).length >= results
  return (
    stretches.find((days) => hasResults(days, AMPLE_RESULTS)) ??
    (hasResults(longest, FEWEST_COMPARED) ? longest : null)
  )
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
