import { z } from 'zod'
import { learned } from '../../models/read-weights.ts'
import type { Vector } from '../../text/vectors.ts'

/** Weights are whole numbers, `unit` of them to one; `weights` has for each number of a meaning one for each kind. */
const SHAPE = z.object({
  unit: z.number(),
  biases: z.array(z.number()),
  weights: z.array(z.array(z.number())),
})

const meaning = learned('concern/weights/meaning.json', (text) => SHAPE.parse(JSON.parse(text)))

/** Says how much a meaning speaks for each kind of disclosure, in the order of the kinds, as log odds against ordinary talk. */
export function weighMeaning(vector: Vector): number[] {
  const { unit, biases, weights } = meaning()
  const sums = biases.map((bias) => bias * unit)
  for (const [at, row] of weights.entries())
    for (const [kind, weight] of row.entries()) sums[kind] = (sums[kind] ?? 0) + weight * (vector[at] ?? 0)
  return sums.map((sum) => sum / unit)
}
