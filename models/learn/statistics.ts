/** Ranks from 1; equal values share the mean of their ranks. */
function rank(values: readonly number[]): number[] {
  const order = [...values.keys()].toSorted((one, other) => (values[one] ?? 0) - (values[other] ?? 0))
  const ranks = values.map(() => 0)
  for (let from = 0; from < order.length; ) {
    let to = from
    while (to < order.length && values[order[to] ?? 0] === values[order[from] ?? 0]) to += 1
    for (const at of order.slice(from, to)) ranks[at] = (from + 1 + to) / 2
    from = to
  }
  return ranks
}

/** The mean of one value or more. */
export const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Pearson's correlation, from -1 to 1. */
export function correlate(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [mean(one), mean(other)]
  let [both, first, second] = [0, 0, 0]
  for (const [at, value] of one.entries()) {
    const [x, y] = [value - a, (other[at] ?? 0) - b]
    both += x * y
    first += x * x
    second += y * y
  }
  return both / Math.sqrt(first * second)
}

/** Spearman's rank correlation, from -1 to 1. */
export function correlateRanks(one: readonly number[], other: readonly number[]): number {
  return correlate(rank(one), rank(other))
}

/** How often one of the high ones lies above one of the low ones; a tie counts half. */
export function areaUnderCurve(high: readonly number[], low: readonly number[]): number {
  const ranks = rank([...high, ...low])
  const sum = ranks.slice(0, high.length).reduce((total, value) => total + value, 0)
  return (sum - (high.length * (high.length + 1)) / 2) / (high.length * low.length)
}

/** The value below which a share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
