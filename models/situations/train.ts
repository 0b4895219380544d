import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listLines } from '@lodestar/coach/playbooks/playbook'
import { packHead } from '@lodestar/coach/text/softmax-head'
import { loadPlaybooks } from '../../server/src/coach/load-library.ts'
import { readMeanings } from '../hear-all.ts'
import { fitSoftmax } from '../learn/softmax.ts'
import type { Learner } from '../learner.ts'
import { MODELS, readModelRows } from '../read-rows.ts'

interface Row {
  readonly text: string
  /** Keys of playbooks, most fitting first. */
  readonly situations: readonly string[]
}

/** The rows for teaching; those of s3 and the held-out sets are only for judging. */
const readRows = (): Row[] => [
  ...loadPlaybooks().flatMap((playbook) =>
    listLines(playbook).map(({ key, text }) => ({ text, situations: [key] })),
  ),
  ...['s1', 's2'].flatMap((name) => readModelRows<Row>(`situations/rows/${name}.jsonl`)),
]

/** What the first of several situations counts, and what is left to chance. */
const SHARES = { first: 0.65, second: 0.35, chance: 0.05 } as const
const SHRINKAGE = 2e-5

/** Learns which situation a message tells, on what the hearing model makes of it; a minute. */
export const learner: Learner = {
  inputs: () => ({
    'lines in coach/playbooks, rows in models/situations': readRows(),
    'the hearing model': readFileSync(join(MODELS, 'hearing/weights/model.onnx'), 'base64'),
  }),
  corpora: [],
  train: async () => {
    const rows = readRows()
    const keys = loadPlaybooks().map(({ key }) => key)
    const meanings = await readMeanings(rows.map(({ text }) => text))
    const weights = fitSoftmax(
      rows.flatMap(({ text, situations }) => {
        const meaning = meanings.get(text)
        return meaning ? [{ inputs: meaning.vector, aims: aimAt(situations, keys) }] : []
      }),
      SHRINKAGE,
    )
    return {
      'head.tsv': packHead(new Map(keys.map((key, at) => [key, weights[at] ?? new Float64Array()]))),
    }
  },
  figures: ['recognition'],
}

function aimAt(situations: readonly string[], keys: readonly string[]): Float32Array {
  const aims = new Float32Array(keys.length).fill(SHARES.chance / keys.length)
  const known = situations.filter((key) => keys.includes(key)).slice(0, 2)
  for (const [place, key] of known.entries()) {
    const share = known.length === 1 ? 1 : place === 0 ? SHARES.first : SHARES.second
    aims[keys.indexOf(key)] = (aims[keys.indexOf(key)] ?? 0) + (1 - SHARES.chance) * share
  }
  return aims
}
