import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadPhrased } from '../../server/src/coach/load-library.ts'
import type { Learner } from '../learner.ts'
import { MODELS } from '../read-rows.ts'
import { runPython } from '../run-python.ts'

const HERE = import.meta.dirname
const WEIGHTS = ['model.onnx', 'purposes.json', 'tokenizer.json', 'tokenizer_config.json']
const TAUGHT = [
  'purposes/rows/asked.jsonl',
  'purposes/rows/requests.jsonl',
  'tellings/rows/labeled.jsonl',
  'tellings/rows/written.jsonl',
  'story/train.py',
  'story/labels.json',
]

/**
 * Learns what words are asked for and what a message turns on, from the whole story, in Python; 40 minutes of two cores.
 *
 * Purposes are learned as they are named and told; a line of their words that is changed is no reason to learn anew.
 */
export const learner: Learner = {
  inputs: () => ({
    'purposes, by name': loadPhrased().purposes.map(({ key }) => key),
    ...Object.fromEntries(TAUGHT.map((path) => [path, readFileSync(join(MODELS, path), 'utf8')])),
  }),
  corpora: [],
  train: async () => {
    runPython(HERE, ['train.py'])
    return Object.fromEntries(WEIGHTS.map((name) => [name, readFileSync(join(HERE, 'weights', name))]))
  },
  figures: ['purposes', 'tellings'],
}
