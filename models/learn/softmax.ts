/** An example: numbers, how much it belongs to each kind, which sums to 1, and how often it counts. */
export interface SoftmaxExample {
  readonly inputs: Float32Array
  readonly aims: Float32Array
  readonly weight?: number
}

/** Adam (Kingma and Ba 2015) over all examples at once. */
const RATE = 0.5
const DECAY = { mean: 0.9, square: 0.99 } as const
const TINY = 1e-8

/** What is known of one weight's slope so far. */
interface Adam {
  readonly mean: Float64Array
  readonly square: Float64Array
}

/**
 * Fits a softmax regression with one bias a kind. The same examples give the same weights.
 *
 * @param shrinkage what a weight's square costs, beside the mean loss of an example.
 * @returns for each kind its weights, the bias last.
 */
export function fitSoftmax(
  examples: readonly SoftmaxExample[],
  shrinkage: number,
  steps = 160,
): Float64Array[] {
  const width = (examples[0]?.inputs.length ?? 0) + 1
  const kinds = examples[0]?.aims.length ?? 0
  const weights = Array.from({ length: kinds }, () => new Float64Array(width))
  const known = weights.map((): Adam => ({ mean: new Float64Array(width), square: new Float64Array(width) }))
  for (let step = 1; step <= steps; step++) {
    const slopes = findSlopes(examples, weights)
    const rate = (RATE * (steps - step + 1)) / steps
    for (const [kind, own] of weights.entries())
      move(own, slopes[kind] as Float64Array, known[kind] as Adam, { step, rate, shrinkage })
  }
  return weights
}

function move(
  own: Float64Array,
  slope: Float64Array,
  { mean, square }: Adam,
  { step, rate, shrinkage }: { step: number; rate: number; shrinkage: number },
): void {
  const bias = own.length - 1
  for (let at = 0; at < own.length; at++) {
    // Every place read here is there; a check for each number would take most of the time.
    const down = (slope[at] as number) + (at < bias ? shrinkage * (own[at] as number) : 0)
    const newMean = DECAY.mean * (mean[at] as number) + (1 - DECAY.mean) * down
    const newSquare = DECAY.square * (square[at] as number) + (1 - DECAY.square) * down * down
    mean[at] = newMean
    square[at] = newSquare
    const unbiased = newMean / (1 - DECAY.mean ** step)
    const spread = Math.sqrt(newSquare / (1 - DECAY.square ** step)) + TINY
    own[at] = (own[at] as number) - (rate * unbiased) / spread
  }
}

/** The slopes of the mean loss. */
function findSlopes(examples: readonly SoftmaxExample[], weights: readonly Float64Array[]): Float64Array[] {
  const slopes = weights.map(({ length }) => new Float64Array(length))
  const total = examples.reduce((sum, { weight = 1 }) => sum + weight, 0)
  for (const { inputs, aims, weight = 1 } of examples) {
    const odds = weights.map((own) => rate(own, inputs))
    const most = Math.max(...odds)
    const powers = odds.map((each) => Math.exp(each - most))
    const all = powers.reduce((sum, each) => sum + each, 0)
    for (const [kind, slope] of slopes.entries()) {
      const error = (((powers[kind] as number) / all - (aims[kind] as number)) * weight) / total
      if (Math.abs(error) > TINY) add(slope, inputs, error)
    }
  }
  return slopes
}

function add(slope: Float64Array, inputs: Float32Array, times: number): void {
  for (let at = 0; at < inputs.length; at++)
    slope[at] = (slope[at] as number) + times * (inputs[at] as number)
  slope[inputs.length] = (slope[inputs.length] as number) + times
}

function rate(weights: Float64Array, inputs: Float32Array): number {
  let sum = weights[inputs.length] as number
  for (let at = 0; at < inputs.length; at++) sum += (weights[at] as number) * (inputs[at] as number)
  return sum
}
