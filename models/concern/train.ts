import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { KINDS } from '@lodestar/coach/coaching/screen/boundary'
import { IDIOMS, PAST } from '@lodestar/coach/coaching/screen/idioms.data'
import { listFeatures } from '@lodestar/coach/coaching/screen/likeness'
import { LISTS } from '@lodestar/coach/coaching/screen/lists.data'
import { readMessage } from '@lodestar/coach/coaching/screen/read-message'
import { RULES } from '@lodestar/coach/coaching/screen/rules.data'
import { findSignals } from '@lodestar/coach/coaching/screen/signals'
import { KNOWN_WORDS, LOOKALIKES } from '@lodestar/coach/coaching/screen/spelling.data'
import type { Said } from '@lodestar/coach/text/hearing'
import { packHead } from '@lodestar/coach/text/softmax-head'
import { hearAll } from '../hear-all.ts'
import { fitSoftmax } from '../learn/softmax.ts'
import { type Example, fitWordSoftmax, type WordSoftmax, writeRow } from '../learn/word-softmax.ts'
import type { Learner } from '../learner.ts'
import { MODELS } from '../read-rows.ts'
import { readTaughtRows, type TaughtRow } from './read-rows.ts'

/** Weights are written as whole numbers, so many to one. */
const UNIT = 10
/** A feature whose written weights all stay below this says too little to be kept. */
const SMALLEST_WEIGHT = 4
/** One row in so many is read to see whether the words are still read as they were. */
const PROBED = 100

const listRowFeatures = (text: string): string[] => {
  const message = readMessage(text)
  return listFeatures(message, { start: 0, end: message.words.length }, findSignals(message))
}

/** Reads rows as the hand-over does. */
const readExamples = (rows: readonly TaughtRow[]): Example[] =>
  rows.map(({ text, expected }) => ({
    features: listRowFeatures(text),
    kinds: KINDS.flatMap((each, at) => (expected === `handover:${each}` ? [at] : [])),
  }))

/** Cuts what was learned into rows of whole numbers of a unit. */
function listRows(numbers: Float64Array): number[][] {
  const whole = Array.from(numbers, (weight) => Math.round(weight * UNIT))
  return Array.from({ length: whole.length / KINDS.length }, (_, row) =>
    whole.slice(row * KINDS.length, (row + 1) * KINDS.length),
  )
}

const listBiases = (biases: Float64Array): number[] => Array.from(biases, (bias) => Number(bias.toFixed(2)))

function writeWords({ places, weights, biases }: WordSoftmax): string {
  const numbers = listRows(weights)
  const rows = [...places]
    .map(([feature, place]) => [feature, numbers[place] ?? []] as const)
    .filter(([, row]) => row.some((weight) => Math.abs(weight) >= SMALLEST_WEIGHT))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  const head = JSON.stringify({ unit: UNIT, biases: listBiases(biases) })
  return `${[head, ...rows.map(([feature, row]) => `${feature}\t${writeRow(row)}`)].join('\n')}\n`
}

/** Of what leaders say in the playbooks and replies, one line in so many is read by the hearing model: it takes the longest. */
const HEARD = 4
/** Rows of the authors of disclosures count for so many. */
const AUTHORED = 6
const SHRINKAGE = 4e-6
/** What is none of the kinds. */
const NONE = 'none'

/** Learns how disclosures stand out in what the hearing model makes of a message. */
async function fitHead(): Promise<Map<string, Float64Array>> {
  const { rows, messages, turns, spoken, phrased } = readTaughtRows()
  const all = [...rows, ...messages, ...turns, ...spoken.filter((_, at) => at % HEARD === 0), ...phrased]
  const heard = await hearAll(
    all.map(({ text, before = null, coach = null }): Said => ({ text, before, coach })),
  )
  const names = [NONE, ...KINDS]
  const examples = all.flatMap(({ expected, isAuthored }, at) => {
    const name = expected.startsWith('handover:') ? expected.slice('handover:'.length) : NONE
    const meaning = heard[at]?.meaning
    const aims = Float32Array.from(names, (each) => Number(each === name))
    return meaning ? [{ inputs: meaning, aims, weight: isAuthored ? AUTHORED : 1 }] : []
  })
  const weights = fitSoftmax(examples, SHRINKAGE)
  return new Map(names.map((name, at) => [name, weights[at] ?? new Float64Array()]))
}

/** Learns which words disclosures are told in, and how they stand out in what the hearing model makes of them; ten minutes. */
export const learner: Learner = {
  inputs: () => {
    const { rows, messages, turns, spoken, phrased } = readTaughtRows()
    return {
      'labeled messages in rows/': rows,
      'messages of whole conversations in rows/': messages,
      'ordinary turns in ../conversations/rows/': turns,
      'what leaders say in coach/playbooks and coach/replies': spoken,
      'what leaders say of ordinary matters in coach/answers, points and words': phrased,
      'rules, idioms and word lists of coach/src/coaching/screen': [
        RULES,
        IDIOMS,
        PAST,
        LISTS,
        KNOWN_WORDS,
        LOOKALIKES,
      ],
      'the hearing model': readFileSync(join(MODELS, 'hearing/weights/model.onnx'), 'base64'),
      'how words are read': rows
        .filter((_, at) => at % PROBED === 0)
        .map(({ text }) => listRowFeatures(text)),
    }
  },
  corpora: [],
  train: async () => {
    const { rows, messages, turns, spoken, phrased } = readTaughtRows()
    const all = [...rows, ...messages, ...turns, ...spoken, ...phrased]
    return {
      'words.tsv': writeWords(fitWordSoftmax(readExamples(all), KINDS.length)),
      'head.tsv': packHead(await fitHead()),
    }
  },
  figures: ['boundaries', 'hearing'],
}
