import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Vector } from '@lodestar/coach/coaching/meaning'
import { parse } from 'yaml'
import { encodeAll } from '../recognition.ts'
import { readBoundaryRows } from './measure.ts'

const PLAYBOOKS = new URL('../../coach/playbooks/', import.meta.url)
const TARGET = new URL('../../coach/src/coaching/boundaries-meaning.gen.ts', import.meta.url)

const EPOCHS = 40
const BATCH = 64
const STEP = 0.05
const SHRINKAGE = 3e-4
/** Weights are written as whole numbers of this unit. */
const UNIT = 16

interface Example {
  readonly vector: Vector
  readonly isDisclosure: number
}

/** The messages of dev.json, and what leaders say in the playbooks as ordinary talk, as meanings. */
async function readExamples(): Promise<Example[]> {
  const labeled = readBoundaryRows(new URL('dev.json', import.meta.url).pathname)
  const spoken = readdirSync(PLAYBOOKS)
    .toSorted()
    .flatMap((file): string[] => parse(readFileSync(new URL(file, PLAYBOOKS), 'utf8')).exemplars)
  const rows = [...labeled, ...spoken.map((text) => ({ text, expected: 'coach' }))]
  const vectors = await encodeAll(rows.map(({ text }) => text))
  return rows.flatMap(({ text, expected }) => {
    const vector = vectors.get(text)
    return vector ? [{ vector, isDisclosure: Number(expected !== 'coach') }] : []
  })
}

/** Draws the same order every time, so that the same examples give the same weights. */
function shuffle(items: Example[], seed: number): void {
  let state = seed
  for (let at = items.length - 1; at > 0; at--) {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff
    const other = Math.floor((state / 0x7fffffff) * (at + 1))
    ;[items[at], items[other]] = [items[other] as Example, items[at] as Example]
  }
}

/** Takes one step of Adam (Kingma & Ba 2015) along a slope, and remembers it. */
class Walker {
  readonly weights: Float64Array
  readonly #mean: Float64Array
  readonly #square: Float64Array
  #turn = 0

  constructor(size: number) {
    this.weights = new Float64Array(size)
    this.#mean = new Float64Array(size)
    this.#square = new Float64Array(size)
  }

  walk(slope: Float64Array, step: number): void {
    this.#turn += 1
    slope.forEach((each, at) => {
      const mean = 0.9 * (this.#mean[at] ?? 0) + 0.1 * each
      const square = 0.999 * (this.#square[at] ?? 0) + 0.001 * each * each
      this.#mean[at] = mean
      this.#square[at] = square
      const length = Math.sqrt(square / (1 - 0.999 ** this.#turn)) + 1e-8
      this.weights[at] = (this.weights[at] ?? 0) - (step * (mean / (1 - 0.9 ** this.#turn))) / length
    })
  }
}

/** Logistic regression with shrunken weights; the last number is the bias. */
function learn(examples: Example[]): Float64Array {
  const walker = new Walker((examples[0]?.vector.length ?? 0) + 1)
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(examples, epoch + 1)
    for (let start = 0; start < examples.length; start += BATCH)
      walker.walk(slopeOf(walker.weights, examples.slice(start, start + BATCH)), STEP * (1 - epoch / EPOCHS))
  }
  return walker.weights
}

function slopeOf(weights: Float64Array, batch: readonly Example[]): Float64Array {
  const last = weights.length - 1
  const slope = weights.map((weight, at) => (at < last ? SHRINKAGE * weight : 0))
  for (const { vector, isDisclosure } of batch) {
    let odds = weights[last] ?? 0
    for (let at = 0; at < last; at++) odds += (weights[at] ?? 0) * (vector[at] ?? 0)
    const miss = (1 / (1 + Math.exp(-odds)) - isDisclosure) / batch.length
    for (let at = 0; at < last; at++) slope[at] = (slope[at] ?? 0) + miss * (vector[at] ?? 0)
    slope[last] = (slope[last] ?? 0) + miss
  }
  return slope
}

// `node bench/boundaries/learn-meaning.ts` writes the weights anew; two minutes, most of them the encoder's.
const learned = learn(await readExamples())
const bias = learned.at(-1) ?? 0
writeFileSync(
  TARGET,
  `// Written by bench/boundaries/learn-meaning.ts from bench/boundaries/dev.json and the playbooks.

/** So many to one: the weights are whole numbers. */
export const MEANING_UNIT = ${UNIT}

/** What the log odds are before anything is known of the meaning. */
export const BIAS = ${bias.toFixed(3)}

/** How much each number of the encoder's answer speaks for a disclosure. */
export const MEANING_WEIGHTS =
  '${[...learned.slice(0, -1)].map((weight) => Math.round(weight * UNIT)).join(',')}'
`,
)
