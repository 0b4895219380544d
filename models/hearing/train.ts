import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Learner } from '../learner.ts'
import { MODELS } from '../read-rows.ts'
import { runPython } from '../run-python.ts'

const HERE = import.meta.dirname
const WEIGHTS = ['model.onnx', 'tokenizer.json', 'tokenizer_config.json']

/** The rows for teaching: those of the authors t1 to t3, s3, c2 and c4 and the held-out sets are only for judging. */
const TAUGHT = {
  'conversations/rows': /^a\d\.jsonl$/,
  'conversations/second-reader': /^situations\.jsonl$/,
  'situations/rows': /^s[12]\.jsonl$/,
  'concern/rows': /^(?:c[13].*\.jsonl|dev\.json|ordinary\.json)$/,
  'fit/rows': /^train\d\.jsonl$/,
}

const readFiles = (folder: string, isWanted: RegExp): [string, string][] =>
  readdirSync(join(MODELS, folder))
    .filter((name) => isWanted.test(name))
    .toSorted()
    .map((name) => [`../${folder}/${name}`, readFileSync(join(MODELS, folder, name), 'utf8')])

/**
 * Learns what a message does, what it names and what it is about, in Python; 40 minutes of two cores.
 *
 * The playbooks and replies are learned from as they stand, but a line that is changed there is no reason to learn anew.
 */
export const learner: Learner = {
  inputs: () =>
    Object.fromEntries([
      ...Object.entries(TAUGHT).flatMap(([folder, isWanted]) => readFiles(folder, isWanted)),
      ...readFiles('hearing', /^(?:train\.py|labels\.json|pretrained\.txt|requirements\.txt)$/),
    ]),
  corpora: [],
  train: async () => {
    runPython(HERE, ['train.py'])
    return Object.fromEntries(WEIGHTS.map((name) => [name, readFileSync(join(HERE, 'weights', name))]))
  },
  figures: ['hearing', 'recognition', 'concern'],
}
