import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Learner } from '../learner.ts'
import { MODELS } from '../read-rows.ts'
import { runPython } from '../run-python.ts'
import { readTurnRows } from './read-rows.ts'

const HERE = import.meta.dirname
const CACHE = join(MODELS, '../.cache')
const WEIGHTS = ['model.onnx', 'tokenizer.json', 'tokenizer_config.json']

/** Learns what a message does as a whole, and whether it tells what belongs in other hands, in Python; forty minutes of two cores. */
export const learner: Learner = {
  inputs: () => ({
    'labeled messages': readTurnRows(),
    'train.py': readFileSync(join(HERE, 'train.py'), 'utf8'),
    'labels.json': readFileSync(join(HERE, 'labels.json'), 'utf8'),
  }),
  corpora: [],
  train: async () => {
    mkdirSync(CACHE, { recursive: true })
    const path = join(CACHE, 'turn-rows.jsonl')
    writeFileSync(
      path,
      readTurnRows()
        .map((row) => `${JSON.stringify(row)}\n`)
        .join(''),
    )
    runPython(HERE, ['train.py', path])
    return Object.fromEntries(WEIGHTS.map((name) => [name, readFileSync(join(HERE, 'weights', name))]))
  },
  figures: ['concern', 'hearing', 'turns'],
}
