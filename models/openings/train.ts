import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listOpeningInputs } from '@lodestar/coach/coaching/rehearse/rehearse'
import type { Vector } from '@lodestar/coach/text/meanings'
import { packHead, type SoftmaxHead } from '@lodestar/coach/text/softmax-head'
import type { LineFinding } from '@lodestar/contract/rehearsal-line'
import type { Scene } from '@lodestar/contract/rehearsals'
import { readLaid } from '../drafts/read-rows.ts'
import { hearEachAlone } from '../hear-all.ts'
import { fitSoftmax } from '../learn/softmax.ts'
import type { Learner } from '../learner.ts'
import { MODELS, readModelRows } from '../read-rows.ts'

/** An opening, what its leader had told, and the one thing a reader would change; `also` would have done as well. */
export interface OpeningRow {
  readonly author: string
  readonly person: string
  readonly told: readonly string[]
  readonly opening: string
  readonly label: LineFinding
  readonly also: readonly LineFinding[]
}

/** Authors who were told of no faults, and wrote as it came. */
export const UNTOLD = new Set(['ox', 'oy', 'oz'])
/** Nothing is learned from these authors. */
const HELD_OUT = new Set(['ot', 'ou', 'ov', ...UNTOLD])
const readOpenings = () => readModelRows<OpeningRow>('openings/rows/openings.jsonl')

/** Lists the openings from which nothing is learned. */
export const readHeldOut = (): OpeningRow[] => readOpenings().filter(({ author }) => HELD_OUT.has(author))
const readTaught = (): OpeningRow[] => readOpenings().filter(({ author }) => !HELD_OUT.has(author))

const SHRINKAGE = 1e-4

/** The scene of a rehearsal in which an opening is said. */
export const sceneOf = ({ person, told }: Pick<OpeningRow, 'person' | 'told'>): Scene => ({
  person,
  title: '',
  words: '',
  expected: [],
  told: [...told],
})
const listRowInputs = (row: OpeningRow, meaning: Vector) =>
  listOpeningInputs(row.opening, sceneOf(row), meaning)

/** A row, and how often it counts. */
type Weighted = OpeningRow & { readonly weight: number }

/** What the verdicts of readers on drafts (../drafts) come to as the first thing said; of the others nothing is known. */
const OF_DRAFT: Readonly<Record<string, LineFinding>> = {
  good: 'good',
  hard: 'attack',
  foggy: 'not-plain',
  excuse: 'apology-undone',
  soft: 'softened',
  promise: 'not-plain',
  empty: 'blank',
}
/** How often drafts count, and openings as of a leader who had told nothing before: rehearsals are begun from a name alone, too. */
const COUNTS = { draft: 0.25, bare: 0.3 } as const

const readDrafts = (): Weighted[] =>
  readLaid().flatMap(({ author, told, draft, label }) => {
    const finding = OF_DRAFT[label]
    return finding
      ? [{ author, person: '', told: [told], opening: draft, label: finding, also: [], weight: COUNTS.draft }]
      : []
  })

const listTaught = (): Weighted[] => [
  ...readTaught().flatMap((row) => [
    { ...row, weight: 1 },
    { ...row, told: [], weight: COUNTS.bare },
  ]),
  ...readDrafts(),
]

async function fitOpenings(rows: readonly Weighted[]): Promise<SoftmaxHead> {
  const heard = await hearEachAlone(rows.map(({ opening }) => opening))
  const names = [...new Set(rows.map(({ label }) => label))].toSorted()
  const examples = rows.flatMap((row) => {
    const meaning = heard.get(row.opening)?.meaning
    const aims = Float32Array.from(names, (each) => Number(each === row.label))
    return meaning ? [{ inputs: listRowInputs(row, meaning), aims, weight: row.weight }] : []
  })
  const weights = fitSoftmax(examples, SHRINKAGE)
  return new Map(names.map((name, at) => [name, weights[at] ?? new Float64Array()]))
}

/** Learns the one thing to change in an opening; a minute. */
export const learner: Learner = {
  inputs: () => {
    const rows = listTaught()
    return {
      'labeled openings in rows/': rows,
      'the hearing model': readFileSync(join(MODELS, 'hearing/weights/model.onnx'), 'base64'),
      'what the rules of coach/src/coaching/rehearse see': rows.map((row) => [
        ...listRowInputs(row, new Float32Array()),
      ]),
    }
  },
  corpora: [],
  train: async () => ({ 'head.tsv': packHead(await fitOpenings(listTaught())) }),
  figures: ['openings'],
}
