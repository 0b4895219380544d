/** The lower half of a symmetric, positive matrix, the diagonal included, row by row. */
export type LowerHalf = readonly Float64Array[]

/** Turns a matrix into its Cholesky factor, in place. */
export function factorize(rows: LowerHalf): void {
  rows.forEach((row, at) => {
    for (let column = 0; column <= at; column++) {
      const other = rows[column]
      if (!other) continue
      let sum = row[column] ?? 0
      // The numbers read here are there; a check for each would take most of the time.
      for (let k = 0; k < column; k++) sum -= (row[k] as number) * (other[k] as number)
      row[column] = column === at ? Math.sqrt(sum) : sum / (other[column] as number)
    }
  })
}

/** Solves for every column of `aims` at once, in place, with a matrix that has been factorized: forward, then backward. */
export function solveFactorized(factor: LowerHalf, aims: readonly Float64Array[]): void {
  const subtract = (from: Float64Array | undefined, what: Float64Array | undefined, times: number) => {
    for (let at = 0; from && what && at < from.length; at++)
      from[at] = (from[at] as number) - times * (what[at] as number)
  }
  const scale = (what: Float64Array | undefined, by: number) => {
    for (let at = 0; what && at < what.length; at++) what[at] = (what[at] as number) / by
  }
  factor.forEach((row, at) => {
    for (let column = 0; column < at; column++) subtract(aims[at], aims[column], row[column] ?? 0)
    scale(aims[at], row[at] ?? 1)
  })
  for (let at = factor.length - 1; at >= 0; at--) {
    const row = factor[at]
    scale(aims[at], row?.[at] ?? 1)
    for (let column = 0; column < at; column++) subtract(aims[column], aims[at], row?.[column] ?? 0)
  }
}
