import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Learner } from '../learner.ts'
import { MODELS } from '../read-rows.ts'
import { runPython } from '../run-python.ts'

const HERE = import.meta.dirname
const WEIGHTS = ['model.onnx', 'tokenizer.json', 'tokenizer_config.json', 'whole.json']
const TAUGHT = [
  'excerpts/rows/picked.jsonl',
  'excerpts/rows/points.jsonl',
  'excerpts/rows/forms.jsonl',
  'excerpts/rows/asked.jsonl',
  'excerpts/rows/fears.jsonl',
  'excerpts/rows/matters.jsonl',
  'excerpts/rows/news.jsonl',
  '../coach/choices/heard.jsonl',
  'excerpts/train.py',
  'excerpts/read_rows.py',
  'excerpts/pretrained.py',
  'excerpts/pretrained.txt',
  'excerpts/labels.json',
]

/** Learns which pieces of what a leader told belong into the words they ask for, and whom those are for, in Python; an hour and a half of two cores. */
export const learner: Learner = {
  inputs: () => Object.fromEntries(TAUGHT.map((path) => [path, readFileSync(join(MODELS, path), 'utf8')])),
  corpora: [],
  train: async () => {
    runPython(HERE, ['train.py'])
    return Object.fromEntries(WEIGHTS.map((name) => [name, readFileSync(join(HERE, 'weights', name))]))
  },
  figures: ['excerpts'],
}
