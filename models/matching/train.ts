import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BANKS } from '@lodestar/coach/text/matching'
import { loadPhrased } from '../../server/src/coach/load-library.ts'
import type { Learner } from '../learner.ts'
import { MODELS, readModelRows } from '../read-rows.ts'
import { runPython } from '../run-python.ts'

const HERE = import.meta.dirname
const WEIGHTS = ['model.onnx', 'units.json', 'tokenizer.json', 'tokenizer_config.json']
const TAUGHT = [
  'phrases/rows/judged.jsonl',
  ...readdirSync(join(HERE, 'rows')).flatMap((name) => (isHeldOut(name) ? [] : [`matching/rows/${name}`])),
  'matching/train.py',
  // Which of them are messages out of conversations.
  ...['answers', 'feared', 'stories', 'twists'].map((bank) => `../coach/${bank}/heard.jsonl`),
]

/** Rows that are only for judging. */
function isHeldOut(name: string): boolean {
  return name.startsWith('held-out')
}

/** A text, the bank it belongs to, and the unit of it that it says, or `none`. */
export interface MatchedRow {
  readonly bank: (typeof BANKS)[number]
  readonly key: string
  readonly text: string
  /** A message out of a conversation, on which two readers agreed, and no line that was written for the unit. */
  readonly from?: 'message'
}

/** Reads the rows of authors who saw only what the units are about, and of whom nothing was learned. */
export const readHeldOut = (): MatchedRow[] => readModelRows<MatchedRow>('matching/rows/held-out.jsonl')

/** Learns which of all that is known to be said so a text says, in Python; forty minutes of two cores. */
export const learner: Learner = {
  inputs: () => {
    const library = loadPhrased()
    const lines = BANKS.map((bank) => [
      bank,
      library[bank].map((unit) => [
        unit.key,
        'asked' in unit ? unit.asked : unit.heard,
        'about' in unit ? unit.about : '',
      ]),
    ])
    return {
      'what is known to be said so, and how': Object.fromEntries(lines),
      ...Object.fromEntries(TAUGHT.map((path) => [path, readFileSync(join(MODELS, path), 'utf8')])),
    }
  },
  corpora: [],
  train: async () => {
    runPython(HERE, ['train.py'])
    return Object.fromEntries(WEIGHTS.map((name) => [name, readFileSync(join(HERE, 'weights', name))]))
  },
  figures: ['matching'],
}
