import { z } from 'zod'
import { parseTable } from '../models/read-weights.ts'

/** What a text shows, by name, and how strongly. */
export type Features = ReadonlyMap<string, number>

/** A learned sum: what each feature adds to `bias`. */
export interface LinearModel {
  readonly bias: number
  readonly weights: ReadonlyMap<string, number>
}

/** Reads a table of weights, whole numbers of `unit`s. */
export function parseWeights(text: string): LinearModel {
  const { head, rows } = parseTable(text, z.object({ unit: z.number(), bias: z.number() }))
  return {
    bias: head.bias,
    weights: new Map(rows.map(([feature, weight]) => [feature, Number(weight) * head.unit])),
  }
}

/** Sums what the features add; those never learned add nothing. */
export function weigh(features: Features, { bias, weights }: LinearModel): number {
  let sum = bias
  for (const [feature, value] of features) sum += value * (weights.get(feature) ?? 0)
  return sum
}
