import type { Inputs, LogisticModel } from '@lodestar/coach/models/logistic-model'
import { factorize, solveFactorized } from './linear.ts'
import { mean } from './statistics.ts'

/** One question with its answer. */
export type Row = { readonly inputs: Inputs; readonly isSo: boolean }

const RIDGE = 3
const MOST_STEPS = 25
const CLOSE_ENOUGH = 1e-8

/**
 * Fits a ridge logistic regression on standardized inputs by Newton's method. The same rows give the same model.
 *
 * @param bounds the sign a weight may have, +1 or -1; an input that would need the other one gets weight 0.
 */
export function fitLogistic(
  rows: readonly Row[],
  bounds: Readonly<Record<string, 1 | -1>> = {},
): LogisticModel {
  const names = Object.keys(rows[0]?.inputs ?? {})
  const model = fitNamed(rows, names)
  const wrong = model.terms.filter(({ name, weight }) => weight * (bounds[name] ?? 0) < 0)
  const worst = wrong.toSorted((one, other) => Math.abs(other.weight) - Math.abs(one.weight))[0]
  if (!worst) return model
  // One at a time: without the worst, another may be right again.
  const kept = rows.map((row) => {
    const { [worst.name]: _, ...inputs } = row.inputs
    return { ...row, inputs }
  })
  const rest = fitLogistic(kept, bounds)
  return { ...rest, terms: [...rest.terms, { ...worst, weight: 0 }] }
}

function fitNamed(rows: readonly Row[], names: readonly string[]): LogisticModel {
  const raw = rows.map(({ inputs }) => names.map((name) => inputs[name] ?? Number.NaN))
  const means = names.map((_, at) => mean(raw.map((row) => row[at] ?? 0)))
  const spreads = names.map(
    (_, at) => Math.sqrt(mean(raw.map((row) => ((row[at] ?? 0) - (means[at] ?? 0)) ** 2))) || 1,
  )
  // The intercept is the weight of a last input that is always 1.
  const inputs = raw.map((row) =>
    Float64Array.from([...row.map((value, at) => (value - (means[at] ?? 0)) / (spreads[at] ?? 1)), 1]),
  )
  const weights = solveByNewton(
    inputs,
    rows.map(({ isSo }) => (isSo ? 1 : 0)),
  )
  return {
    intercept: weights.at(-1) ?? 0,
    terms: names.map((name, at) => ({
      name,
      mean: means[at] ?? 0,
      spread: spreads[at] ?? 1,
      weight: weights[at] ?? 0,
    })),
  }
}

function solveByNewton(inputs: readonly Float64Array[], answers: readonly number[]): number[] {
  const size = inputs[0]?.length ?? 1
  let weights = new Array<number>(size).fill(0)
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const { slope, curve } = describe(inputs, answers, weights)
    const change = slope.map((value) => Float64Array.of(value))
    factorize(curve)
    solveFactorized(curve, change)
    weights = weights.map((weight, at) => weight + (change[at]?.[0] ?? 0))
    if (change.every(([value = 0]) => Math.abs(value) < CLOSE_ENOUGH)) break
  }
  return weights
}

/** The slope of the penalized likelihood at these weights, and the lower half of its curvature. */
function describe(inputs: readonly Float64Array[], answers: readonly number[], weights: readonly number[]) {
  const size = weights.length
  const slope = weights.map((weight, at) => (at < size - 1 ? -RIDGE * weight : 0))
  const curve = weights.map((_, row) =>
    Float64Array.from({ length: row + 1 }, (_, at) => (row === at && at < size - 1 ? RIDGE : 0)),
  )
  for (const [at, input] of inputs.entries()) {
    const logit = input.reduce((total, value, place) => total + value * (weights[place] ?? 0), 0)
    const probability = 1 / (1 + Math.exp(-logit))
    const error = (answers[at] ?? 0) - probability
    const certainty = probability * (1 - probability)
    for (const [place, value] of input.entries()) {
      slope[place] = (slope[place] ?? 0) + error * value
      const row = curve[place] ?? new Float64Array()
      for (let other = 0; other <= place; other += 1)
        row[other] = (row[other] ?? 0) + certainty * value * (input[other] ?? 0)
    }
  }
  return { slope, curve }
}

const round = (value: number): number => Number(value.toFixed(4))

/** A model with numbers of four decimals: enough for what it says, and short enough to read. */
export const roundModel = ({ intercept, terms }: LogisticModel): LogisticModel => ({
  intercept: round(intercept),
  terms: terms.map(({ name, mean, spread, weight }) => ({
    name,
    mean: round(mean),
    spread: round(spread),
    weight: round(weight),
  })),
})
