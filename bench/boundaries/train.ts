import { writeFileSync } from 'node:fs'
import { listFeatures } from '@lodestar/coach/coaching/screen/likeness'
import { readMessage } from '@lodestar/coach/coaching/screen/read-message'
import { findSignals } from '@lodestar/coach/coaching/screen/signals'
import type { Vector } from '@lodestar/coach/text/vectors'
import { encodeAll } from '../recognition.ts'
import type { BoundaryRow } from './measure.ts'
import { readRows } from './teaching-rows.ts'

/** A labeled message as features and as a meaning, and its kind: its place in the list of kinds, or -1 for ordinary talk. */
export type Example = {
  readonly features: readonly string[]
  readonly vector: Vector
  readonly kind: number
}

const KINDS = ['self-harm', 'violence', 'harassment', 'discrimination', 'medical', 'legal']
const WEIGHTS = new URL('../../coach/src/coaching/screen/weights.gen.ts', import.meta.url)
const MEANING = new URL('../../coach/src/coaching/screen/screen-meaning.gen.ts', import.meta.url)

const EPOCHS = 20
/** A word's steps grow shorter as it is seen (AdaGrad: Duchi, Hazan, Singer 2011): a rare word that tells much counts. */
const WORD_STEP = 0.3
const WORD_SHRINKAGE = 1e-3
/** The steps of the meaning, which every message has, grow shorter from the first to the last. */
const MEANING_STEP = 4
const MEANING_SHRINKAGE = 3e-5
const SHRUNKEN_EVERY = 500
const BIAS_STEP = 0.1
/** One time in so many the meaning is hidden, so that the words learn to decide alone. */
const HIDDEN = 3
const FEWEST_MESSAGES = 3
const WEIGHT_UNIT = 10
const MEANING_UNIT = 10
/** The encoder answers so many within its time even on a busy machine. */
const TEXTS_AT_ONCE = 2000
/** A feature whose rounded weights all stay below this says too little to be kept. */
const SMALLEST_WEIGHT = 4

/** Reads rows as the detector does. */
export function readExamples(
  rows: readonly Pick<BoundaryRow, 'text' | 'expected'>[],
  vectors: ReadonlyMap<string, Vector>,
): Example[] {
  return rows.flatMap(({ text, expected }) => {
    const vector = vectors.get(text)
    const message = readMessage(text)
    const features = listFeatures(message, { start: 0, end: message.words.length }, findSignals(message))
    return vector ? [{ features, vector, kind: KINDS.indexOf(expected.replace('handover:', '')) }] : []
  })
}

/**
 * What is learned: weights in rows of one number for each kind. `biases` are for a message whose meaning is known,
 * `plainBiases` for words alone.
 */
export type Model = {
  readonly places: ReadonlyMap<string, number>
  readonly weights: Float64Array
  readonly meaning: Float64Array
  readonly biases: Float64Array
  readonly plainBiases: Float64Array
}

/**
 * Learns how words and meaning together speak for each kind of disclosure, as log odds against ordinary talk.
 *
 * A multinomial logistic regression by stochastic gradient descent. The same examples give the same model.
 */
export function train(examples: readonly Example[]): Model {
  const places = placeFeatures(examples)
  const start = (rows: number) => new Float64Array(rows * KINDS.length)
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
  const kept = [...counts].filter(([, count]) => count >= FEWEST_MESSAGES)
  return new Map(kept.map(([feature], place) => [feature, place]))
}

/** A message as it is learned from: the places of its features, and its meaning unless that is hidden. */
type Seen = { readonly known: Int32Array; readonly vector: Vector | undefined }

const shareOf = (known: Int32Array) => 1 / Math.sqrt(Math.max(known.length, 1))

/** By how much the model overrates each kind for a message. The numbers read here are there, so none is checked. */
function findMisses(
  { weights, meaning, biases, plainBiases }: Model,
  { known, vector }: Seen,
  kind: number,
): Float64Array {
  const odds = new Float64Array(KINDS.length)
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
  { weights }: Model,
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
  { meaning, biases, plainBiases }: Model,
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

/** Draws numbers below a limit by a fixed sequence, so that learning twice gives the same file. */
function createDraw(): (limit: number) => number {
  let state = 1
  return (limit) => {
    state = (state * 16_807) % 2_147_483_647
    return state % limit
  }
}

const shorten = (weight: number): string => (weight === 0 ? '' : String(weight))

/** Writes a row of weights as short as it can be read again: a missing number is zero. */
const writeRow = (row: readonly number[]): string => row.map(shorten).join(',').replace(/,+$/, '')

/** Cuts what was learned into rows of whole numbers of a unit. */
function listRows(numbers: Float64Array, unit: number): number[][] {
  const whole = Array.from(numbers, (weight) => Math.round(weight * unit))
  return Array.from({ length: whole.length / KINDS.length }, (_, row) =>
    whole.slice(row * KINDS.length, (row + 1) * KINDS.length),
  )
}

const writeBiases = (biases: Float64Array): string =>
  `[${Array.from(biases, (bias) => bias.toFixed(2)).join(', ')}]`

function writeWeights({ places, weights, plainBiases }: Model): string {
  const numbers = listRows(weights, WEIGHT_UNIT)
  const rows = [...places]
    .map(([feature, place]) => [feature, numbers[place] ?? []] as const)
    .filter(([, row]) => row.some((weight) => Math.abs(weight) >= SMALLEST_WEIGHT))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([feature, row]) => `${feature}\t${writeRow(row)}`)
  return `// Written by bench/boundaries/train.ts: change the labeled messages and run it, not this file.

/** The kinds of matters, in the order of the weights. */
export const KINDS = [${KINDS.map((kind) => `'${kind}'`).join(', ')}] as const

/** So many to one: the weights are whole numbers. */
export const WEIGHT_UNIT = ${WEIGHT_UNIT}

/** What a passage starts from, for each kind, where its meaning is unknown. */
export const PLAIN_BIASES: readonly number[] = ${writeBiases(plainBiases)}

/** A feature a line, with its weight for each kind; what is left out is zero. */
export const WEIGHTS = \`
${rows.join('\n')}
\`
`
}

const writeMeaning = ({
  meaning,
  biases,
}: Model): string => `// Written by bench/boundaries/train.ts: change the labeled messages and run it, not this file.

/** So many to one: the weights are whole numbers. */
export const MEANING_UNIT = ${MEANING_UNIT}

/** What a passage starts from, for each kind, where the meaning of its message is known. */
export const BIASES: readonly number[] = ${writeBiases(biases)}

/** For each number of the encoder's answer a line of how much it speaks for each kind. */
export const MEANING_WEIGHTS = \`
${listRows(meaning, MEANING_UNIT).map(writeRow).join('\n')}
\`
`

/** @throws Error when the encoder did not answer in time: nothing may be learned from half the messages. */
async function encodeInParts(texts: readonly string[]): Promise<Map<string, Vector>> {
  const vectors = new Map<string, Vector>()
  for (let at = 0; at < texts.length; at += TEXTS_AT_ONCE)
    for (const [text, vector] of await encodeAll(texts.slice(at, at + TEXTS_AT_ONCE)))
      vectors.set(text, vector)
  if (vectors.size < texts.length) throw new Error(`${texts.length - vectors.size} messages were not encoded`)
  return vectors
}

// `node bench/boundaries/train.ts` writes the weights anew; four minutes, most of them the encoder's.
if (import.meta.main) {
  const rows = readRows()
  const vectors = await encodeInParts([...new Set(rows.map(({ text }) => text))])
  const model = train(readExamples(rows, vectors))
  writeFileSync(WEIGHTS, writeWeights(model))
  writeFileSync(MEANING, writeMeaning(model))
}
