import { createDraw } from './draw.ts'

/** A labeled text: what its words show, and the places of its kinds among the kinds; none for a text of none of them. */
export interface Example {
  readonly features: readonly string[]
  readonly kinds: readonly number[]
}

const EPOCHS = 20
/** A word's steps grow shorter as it is seen (AdaGrad: Duchi, Hazan, Singer 2011): a rare word that tells much counts. */
const WORD_STEP = 0.3
const WORD_SHRINKAGE = 1e-3
/** The steps of the biases grow shorter from the first to the last. */
const BIAS_STEP = 0.1
const FEWEST_TEXTS = 3

/** What is learned: weights in rows of one number for each kind. */
export interface WordSoftmax {
  /** Which row of `weights` is of which feature. */
  readonly places: ReadonlyMap<string, number>
  readonly weights: Float64Array
  /** Where every text starts. */
  readonly biases: Float64Array
}

/**
 * Learns how words speak for each of so many kinds, as log odds: against none of them where a text is of one kind at most
 * (a multinomial logistic regression), each for itself where it may be of several.
 *
 * Stochastic gradient descent. The same examples give the same model.
 */
export function fitWordSoftmax(
  examples: readonly Example[],
  kinds: number,
  mayBe: 'one' | 'several' = 'one',
): WordSoftmax {
  const places = placeFeatures(examples)
  const model = {
    places,
    weights: new Float64Array(places.size * kinds),
    biases: new Float64Array(kinds),
  }
  const squares = new Float64Array(places.size * kinds).fill(1e-6)
  const seen = examples.map(({ features }) =>
    Int32Array.from(features.flatMap((feature) => places.get(feature) ?? [])),
  )
  const draw = createDraw()
  for (let turn = 0; turn < EPOCHS * examples.length; turn += 1) {
    const at = draw(examples.length)
    const known = seen[at] ?? new Int32Array()
    const pace = 1 - turn / (EPOCHS * examples.length)
    const misses = findMisses(model, known, examples[at]?.kinds ?? [], mayBe)
    learnWords(model, squares, known, misses)
    misses.forEach((miss, each) => {
      model.biases[each] = (model.biases[each] ?? 0) - pace * BIAS_STEP * miss
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

const shareOf = (known: Int32Array) => 1 / Math.sqrt(Math.max(known.length, 1))

/** By how much the model overrates each kind of a text. The numbers read here are there, so none is checked. */
function findMisses(
  { weights, biases }: WordSoftmax,
  known: Int32Array,
  kinds: readonly number[],
  mayBe: 'one' | 'several',
): Float64Array {
  const odds = new Float64Array(biases.length)
  for (const place of known)
    for (let at = 0; at < odds.length; at += 1)
      odds[at] = (odds[at] as number) + (weights[place * odds.length + at] as number)
  const share = shareOf(known)
  const likely = odds.map((sum, at) => Math.exp(share * sum + (biases[at] as number)))
  const all = 1 + likely.reduce((sum, each) => sum + each, 0)
  return likely.map((each, at) => each / (mayBe === 'one' ? all : 1 + each) - Number(kinds.includes(at)))
}

function learnWords(
  { weights }: WordSoftmax,
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

/** Writes a row of weights as short as it can be read again: a missing number is zero. */
export const writeRow = (row: readonly number[]): string =>
  row
    .map((weight) => (weight === 0 ? '' : String(weight)))
    .join(',')
    .replace(/,+$/, '')
