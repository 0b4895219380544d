import type { Inputs, LogisticModel } from '../../coach/src/analytics/logistic-model.ts'
import { predict } from '../../coach/src/analytics/logistic-model.ts'

/** One question with its answer; rows of one group (a person) are never both learned from and judged by. */
export type Row = { readonly inputs: Inputs; readonly isSo: boolean; readonly group: string }

const RIDGE = 3
const MOST_STEPS = 25
const FOLDS = 10

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

/** Predicts each row by a model that has learned from the nine tenths of the groups that its own is not in. */
export function crossValidate(rows: readonly Row[], bounds?: Readonly<Record<string, 1 | -1>>): number[] {
  const predicted = new Array<number>(rows.length).fill(0)
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const model = fitLogistic(
      rows.filter((row) => foldOf(row) !== fold),
      bounds,
    )
    for (const [at, row] of rows.entries())
      if (foldOf(row) === fold) predicted[at] = predict(model, row.inputs)
  }
  return predicted
}

const foldOf = ({ group }: Row): number => Number(group) % FOLDS

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
    const change = solve(curve, slope)
    weights = weights.map((weight, at) => weight + (change[at] ?? 0))
    if (change.every((value) => Math.abs(value) < 1e-8)) break
  }
  return weights
}

/** The slope of the penalized likelihood at these weights, and its curvature. */
function describe(inputs: readonly Float64Array[], answers: readonly number[], weights: readonly number[]) {
  const size = weights.length
  const slope = weights.map((weight, at) => (at < size - 1 ? -RIDGE * weight : 0))
  const curve = weights.map((_, row) =>
    weights.map((_, at): number => (row === at && at < size - 1 ? RIDGE : 0)),
  )
  for (const [at, input] of inputs.entries()) {
    const logit = input.reduce((total, value, place) => total + value * (weights[place] ?? 0), 0)
    const probability = 1 / (1 + Math.exp(-logit))
    const error = (answers[at] ?? 0) - probability
    const certainty = probability * (1 - probability)
    for (const [place, value] of input.entries()) {
      slope[place] = (slope[place] ?? 0) + error * value
      const row = curve[place] ?? []
      for (const [other, factor] of input.entries())
        row[other] = (row[other] ?? 0) + certainty * value * factor
    }
  }
  return { slope, curve }
}

/** Solves a symmetric, positive system by elimination. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0])
  for (const [at, pivot] of rows.entries())
    for (const row of rows) if (row !== pivot) subtract(row, pivot, at)
  return rows.map((row, at) => (row.at(-1) ?? 0) / (row[at] ?? 1))
}

/** Takes as much of the pivot from a row as makes its place 0. */
function subtract(row: number[], pivot: readonly number[], at: number): void {
  const factor = (row[at] ?? 0) / (pivot[at] ?? 1)
  for (let place = at; place < row.length; place += 1)
    row[place] = (row[place] ?? 0) - factor * (pivot[place] ?? 0)
}

const mean = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0) / values.length
