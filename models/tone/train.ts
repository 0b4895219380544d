import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { HURTS, RATINGS } from '@lodestar/coach/communication/tone-reading'
import type { Learner } from '../learner.ts'
import { MODELS } from '../read-rows.ts'
import { runPython } from '../run-python.ts'
import { listTaught, readToneExamples } from './read-rows.ts'

const HERE = import.meta.dirname
const EXAMPLES = join(MODELS, '../.cache/tone-examples.json')
const WEIGHTS = ['model.onnx', 'tokenizer.json', 'tokenizer_config.json']

/** Learns what in a message hurts and what readers would rate it, in Python; 30 minutes of two cores. */
export const learner: Learner = {
  inputs: () =>
    Object.fromEntries(
      [...listTaught().map((name) => `rows/${name}`), 'train.py'].map((name) => [
        name,
        readFileSync(join(HERE, name), 'utf8'),
      ]),
    ),
  corpora: [],
  train: async () => {
    mkdirSync(join(EXAMPLES, '..'), { recursive: true })
    const examples = readToneExamples(listTaught())
    writeFileSync(EXAMPLES, JSON.stringify({ hurts: HURTS, ratings: RATINGS.length, ...examples }))
    runPython(HERE, ['train.py', EXAMPLES])
    return Object.fromEntries(WEIGHTS.map((name) => [name, readFileSync(join(HERE, 'weights', name))]))
  },
  figures: ['tone'],
}
