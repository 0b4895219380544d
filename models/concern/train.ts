import { KINDS } from '@lodestar/coach/coaching/screen/boundary'
import { IDIOMS, PAST } from '@lodestar/coach/coaching/screen/idioms.data'
import { listFeatures } from '@lodestar/coach/coaching/screen/likeness'
import { LISTS } from '@lodestar/coach/coaching/screen/lists.data'
import { readMessage } from '@lodestar/coach/coaching/screen/read-message'
import { RULES } from '@lodestar/coach/coaching/screen/rules.data'
import { findSignals } from '@lodestar/coach/coaching/screen/signals'
import { KNOWN_WORDS, LOOKALIKES } from '@lodestar/coach/coaching/screen/spelling.data'
import { type Example, fitWordSoftmax, type WordSoftmax, writeRow } from '../learn/word-softmax.ts'
import type { Learner } from '../learner.ts'
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

/** Learns which words disclosures are told in; two minutes. What their meaning says is learned in ../turns. */
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
    }
  },
  figures: ['boundaries', 'concern'],
}
