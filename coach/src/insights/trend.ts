/** A direction that chance alone would seldom give. `from` and `to` are means of the first and the last third. */
export interface Trend {
  readonly direction: 'up' | 'down'
  readonly from: number
  readonly to: number
  /** Two-sided probability of a series at least this orderly without any trend. */
  readonly p: number
}

/** Fewer values cannot show a direction. */
export const ENOUGH_VALUES = 5
/** How seldom chance may give what is called a trend. */
const SELDOM = 0.1

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * Tests a series for a trend, by ranks, so that one unusual value decides nothing.
 *
 * @param values oldest first.
 * @returns null for fewer than five values, and for a series that chance gives more often than once in ten.
 * @see Mann 1945; Kendall 1975, with the correction for ties and for continuity.
 */
export function findTrend(values: readonly number[]): Trend | null {
  const n = values.length
  if (n < ENOUGH_VALUES) return null
  const score = sumSigns(values)
  const variance = (n * (n - 1) * (2 * n + 5) - tieCorrection(values)) / 18
  if (score === 0 || variance <= 0) return null
  const p = 2 * upperTail((Math.abs(score) - 1) / Math.sqrt(variance))
  const third = Math.max(2, Math.floor(n / 3))
  const [from, to] = [meanOf(values.slice(0, third)), meanOf(values.slice(-third))]
  const direction = score > 0 ? 'up' : 'down'
  // The ends may contradict the middle; then there is no direction one could show somebody.
  if (p > SELDOM || to > from !== score > 0) return null
  return { direction, from, to, p }
}

function sumSigns(values: readonly number[]): number {
  let sum = 0
  values.forEach((later, at) => {
    for (const earlier of values.slice(0, at)) sum += Math.sign(later - earlier)
  })
  return sum
}

function tieCorrection(values: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts.values()].reduce((sum, t) => sum + t * (t - 1) * (2 * t + 5), 0)
}

/** The normal distribution's upper tail, to 7 digits (Abramowitz and Stegun 1964, 26.2.17). */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series
}
