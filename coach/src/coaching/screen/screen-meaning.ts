import type { Vector } from '../../text/vectors.ts'
import { BIASES, MEANING_UNIT, MEANING_WEIGHTS } from './screen-meaning.gen.ts'

const rows = MEANING_WEIGHTS.trim()
  .split('\n')
  .map((line) => line.split(',').map(Number))

/** Says how much a meaning speaks for each kind of disclosure, in the order of `KINDS`, as log odds against ordinary talk. */
export function weighMeaning(vector: Vector): number[] {
  const sums = BIASES.map((bias) => bias * MEANING_UNIT)
  for (const [at, row] of rows.entries())
    for (const [kind, weight] of row.entries()) sums[kind] = (sums[kind] ?? 0) + weight * (vector[at] ?? 0)
  return sums.map((sum) => sum / MEANING_UNIT)
}
