import type { Features, LinearModel } from '@lodestar/coach/text/linear-model'
import { factorize, type LowerHalf, solveFactorized } from './linear.ts'

/** What a text shows and what people said of it; `weight` tells how much it counts. */
export interface Example {
  readonly features: Features
  readonly score: number
  readonly weight: number
}

/** An example and the set it is of. */
export interface LabeledText extends Example {
  readonly set: string
}

const ROUNDS = 40
const CLOSE_ENOUGH = 1e-8

interface Row {
  readonly at: number[]
  readonly values: number[]
}

const dot = (one: Float64Array, other: Float64Array) =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)

function project({ at, values }: Row, onto: Float64Array): number {
  let sum = 0
  for (let k = 0; k < at.length; k += 1) sum += (values[k] ?? 0) * (onto[at[k] ?? 0] ?? 0)
  return sum
}

function addTo(target: Float64Array, { at, values }: Row, factor: number): void {
  for (let k = 0; k < at.length; k += 1) {
    const place = at[k] ?? 0
    target[place] = (target[place] ?? 0) + factor * (values[k] ?? 0)
  }
}

/** The normal equations' left side, (XᵀWX + shrinkage) v, without ever building the matrix. */
function multiply(rows: readonly Row[], weights: readonly number[], shrinkage: number, v: Float64Array) {
  const product = v.map((value) => shrinkage * value)
  for (const [i, row] of rows.entries()) addTo(product, row, (weights[i] ?? 1) * project(row, v))
  return product
}

function solve(
  rows: readonly Row[],
  examples: readonly Example[],
  size: number,
  shrinkage: number,
  bias: number,
) {
  const weights = examples.map(({ weight }) => weight)
  const solution = new Float64Array(size)
  const rest = new Float64Array(size)
  for (const [i, row] of rows.entries())
    addTo(rest, row, (weights[i] ?? 1) * ((examples[i]?.score ?? 0) - bias))
  let direction = rest.slice()
  let error = dot(rest, rest)
  const stop = error * CLOSE_ENOUGH
  for (let round = 0; round < ROUNDS && error > stop; round += 1) {
    const product = multiply(rows, weights, shrinkage, direction)
    const step = error / dot(direction, product)
    for (let j = 0; j < size; j += 1) {
      solution[j] = (solution[j] ?? 0) + step * (direction[j] ?? 0)
      rest[j] = (rest[j] ?? 0) - step * (product[j] ?? 0)
    }
    const next = dot(rest, rest)
    const turn = next / error
    direction = rest.map((value, j) => value + turn * (direction[j] ?? 0))
    error = next
  }
  return solution
}

/** Learns a sum of the features named that comes near the scores: weighted ridge regression by conjugate gradients. */
export function fitRidge(
  examples: readonly Example[],
  names: readonly string[],
  shrinkage: number,
): LinearModel {
  const places = new Map(names.map((name, at) => [name, at]))
  const rows = examples.map(({ features }): Row => {
    const known = [...features].filter(([name, value]) => value !== 0 && places.has(name))
    return { at: known.map(([name]) => places.get(name) ?? 0), values: known.map(([, value]) => value) }
  })
  const total = examples.reduce((sum, { weight }) => sum + weight, 0)
  const bias = examples.reduce((sum, { weight, score }) => sum + weight * score, 0) / total
  const solution = solve(rows, examples, names.length, shrinkage, bias)
  return { bias, weights: new Map(names.map((name, at) => [name, solution[at] ?? 0])) }
}

/** Counts in how many examples each feature shows. */
export function countFeatures(examples: readonly Example[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { features } of examples)
    for (const name of features.keys()) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

/** Weights are written as whole thousandths. */
const UNIT = 0.001

/** Writes a model as the coach reads it: its unit and bias, then a feature a line with its weight. */
export function writeLinear({ bias, weights }: LinearModel): string {
  const rows = [...weights]
    .map(([feature, weight]) => [feature, Math.round(weight / UNIT)] as const)
    .filter(([, weight]) => weight !== 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([feature, weight]) => `${feature}\t${weight}`)
  return `${[JSON.stringify({ unit: UNIT, bias: Number(bias.toFixed(3)) }), ...rows].join('\n')}\n`
}

/**
 * Learns how likeness to known examples speaks for each of some aims: kernel ridge regression, solved exactly.
 *
 * @param likeness how alike any two examples are, the lower half; overwritten.
 * @param shrinkage of each example: what is added to the diagonal.
 * @param aims what each example should score, a row an example; overwritten by the weights, which are returned.
 */
export function fitKernelRidge(
  likeness: LowerHalf,
  shrinkage: readonly number[],
  aims: Float64Array[],
): Float64Array[] {
  likeness.forEach((row, at) => {
    row[at] = (row[at] ?? 0) + (shrinkage[at] ?? 0)
  })
  factorize(likeness)
  solveFactorized(likeness, aims)
  return aims
}
