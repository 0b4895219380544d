import type { Vector } from '@lodestar/coach/text/vectors'
import { createDraw } from './draw.ts'

/** A labeled text: what its words show, what it means, and the place of its kind among the kinds, or -1 for none of them. */
export interface Example {
  readonly features: readonly string[]
  readonly vector: Vector
  readonly kind: number
}

const EPOCHS = 20
/** A word's steps grow shorter as it is seen (AdaGrad: Duchi, Hazan, Singer 2011): a rare word that tells much counts. */
const WORD_STEP = 0.3
const WORD_SHRINKAGE = 1e-3
/** The steps of the meaning, which every text has, grow shorter from the first to the last. */
const MEANING_STEP = 4
const MEANING_SHRINKAGE = 3e-5
const SHRUNKEN_EVERY = 500
const BIAS_STEP = 0.1
/** One time in so many the meaning is hidden, so that the words learn to decide alone. */
const HIDDEN = 3
const FEWEST_TEXTS = 3

/** What is learned: weights in rows of one number for each kind. */
export interface Softmax {
  /** Which row of `weights` is of which feature. */
  readonly places: ReadonlyMap<string, number>
  readonly weights: Float64Array
  /** A row for each number of a meaning. */
  readonly meaning: Float64Array
  /** Where a text starts whose meaning is known. */
  readonly biases: Float64Array
  /** Where a text starts of which only the words are known. */
  readonly plainBiases: Float64Array
}

/**
 * Learns how words and meaning together speak for each of so many kinds, as log odds against none of them.
 *
 * A multinomial logistic regression by stochastic gradient descent. The same examples give the same model.
 */
export function fitSoftmax(examples: readonly Example[], kinds: number): Softmax {
  const places = placeFeatures(examples)
  const start = (rows: number) => new Float64Array(rows * kinds)
  const size = examples[0]?.vector.length ?? 0
  const model = {
    places,
    weights: start(places.size),
    meaning: start(size),
    biases: start(1),
    plainBiases: start(1),
  }
  const squares = start(places.size).fill(1e-6)
  const known = examples.map(({ features }) =>
    Int32Array.from(features.flatMap((feature) => places.get(feature) ?? [])),
  )
  const draw = createDraw()
  for (let turn = 0; turn < EPOCHS * examples.length; turn += 1) {
    const at = draw(examples.length)
    const { kind = -1, vector } = examples[at] ?? {}
    const pace = 1 - turn / (EPOCHS * examples.length)
    const seen = { known: known[at] ?? new Int32Array(), vector: draw(HIDDEN) === 0 ? undefined : vector }
    const misses = findMisses(model, seen, kind)
    learnWords(model, squares, seen.known, misses)
    learnMeaning(model, seen.vector, misses, pace)
    if (turn % SHRUNKEN_EVERY === 0)
      model.meaning.forEach((weight, place) => {
        model.meaning[place] = weight * (1 - pace * MEANING_SHRINKAGE * SHRUNKEN_EVERY)
      })
  }
  return model
}

function placeFeatures(examples: readonly Example[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const kept = [...counts].filter(([, count]) => count >= FEWEST_TEXTS)
  return new Map(kept.map(([feature], place) => [feature, place]))
}

/** A text as it is learned from: the places of its features, and its meaning unless that is hidden. */
type Seen = { readonly known: Int32Array; readonly vector: Vector | undefined }

const shareOf = (known: Int32Array) => 1 / Math.sqrt(Math.max(known.length, 1))

/** By how much the model overrates each kind of a text. The numbers read here are there, so none is checked. */
function findMisses(
  { weights, meaning, biases, plainBiases }: Softmax,
  { known, vector }: Seen,
  kind: number,
): Float64Array {
  const odds = new Float64Array(biases.length)
  for (const place of known)
    for (let at = 0; at < odds.length; at += 1)
      odds[at] = (odds[at] as number) + (weights[place * odds.length + at] as number)
  const share = shareOf(known)
  for (let at = 0; at < odds.length; at += 1)
    odds[at] = share * (odds[at] as number) + ((vector ? biases : plainBiases)[at] as number)
  for (let row = 0; vector && row < vector.length; row += 1)
    for (let at = 0; at < odds.length; at += 1)
      odds[at] = (odds[at] as number) + (meaning[row * odds.length + at] as number) * (vector[row] as number)
  const likely = odds.map(Math.exp)
  const whole = 1 + likely.reduce((sum, each) => sum + each, 0)
  return likely.map((each, at) => each / whole - Number(kind === at))
}

function learnWords(
  { weights }: Softmax,
  squares: Float64Array,
  known: Int32Array,
  misses: Float64Array,
): void {
  const share = shareOf(known)
  for (const place of known)
    for (let at = 0; at < misses.length; at += 1) {
      const spot = place * misses.length + at
      const slope = (misses[at] as number) * share + WORD_SHRINKAGE * (weights[spot] as number)
      squares[spot] = (squares[spot] as number) + slope * slope
      weights[spot] = (weights[spot] as number) - (WORD_STEP * slope) / Math.sqrt(squares[spot] as number)
    }
}

function learnMeaning(
  { meaning, biases, plainBiases }: Softmax,
  vector: Vector | undefined,
  misses: Float64Array,
  pace: number,
): void {
  const start = vector ? biases : plainBiases
  for (let at = 0; at < misses.length; at += 1) {
    const miss = misses[at] as number
    start[at] = (start[at] as number) - pace * BIAS_STEP * miss
    for (let row = 0; vector && row < vector.length; row += 1) {
      const spot = row * misses.length + at
      meaning[spot] = (meaning[spot] as number) - pace * MEANING_STEP * miss * (vector[row] as number)
    }
  }
}
