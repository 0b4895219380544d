import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listOpeningInputs } from '@lodestar/coach/coaching/rehearse/rehearse'
import type { ToneReading } from '@lodestar/coach/communication/tone-reading'
import type { Vector } from '@lodestar/coach/text/meanings'
import { packHead, type SoftmaxHead } from '@lodestar/coach/text/softmax-head'
import type { LineFinding } from '@lodestar/contract/rehearsal-line'
import type { Scene } from '@lodestar/contract/rehearsals'
import { readLaid } from '../drafts/read-rows.ts'
import { hearEachAlone, readTones } from '../hear-all.ts'
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
  /** Set where a reader thought that it would hurt somebody, or make things worse. */
  readonly harm?: true
}

/** Authors who were told of no faults, and wrote as it came; nothing is learned from them. */
export const UNTOLD = new Set(['pi', 'pj', 'qa', 'qb', 'qi', 'qj', 're', 'rf'])
/** Nothing is learned from these authors. */
const HELD_OUT = new Set(['ot', 'ou', 'ov', ...UNTOLD])
const readOpenings = () => readModelRows<OpeningRow>('openings/rows/openings.jsonl')

/** Lists the openings from which nothing is learned. */
export const readHeldOut = (): OpeningRow[] => readOpenings().filter(({ author }) => HELD_OUT.has(author))
const readTaught = (): OpeningRow[] => readOpenings().filter(({ author }) => !HELD_OUT.has(author))

const SHRINKAGE = 3e-4

/** The scene of a rehearsal in which an opening is said. */
export const sceneOf = ({ person, told }: Pick<OpeningRow, 'person' | 'told'>): Scene => ({
  person,
  title: '',
  words: '',
  expected: [],
  told: [...told],
})
const listRowInputs = (row: OpeningRow, meaning: Vector, tone: ToneReading | null) =>
  listOpeningInputs(row.opening, sceneOf(row), meaning, tone)

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
/**
 * How often rows count: of authors who were told which faults people have, of others, and drafts; and openings as of a leader who had told nothing
 * before: rehearsals are begun from a name alone, too.
 */
const COUNTS = { told: 0.7, untold: 1, draft: 0.2, bare: 0.3 } as const
/** The first author, in the order of the alphabet, who was told of no faults. */
const FIRST_UNTOLD = 'oh'
const countOf = ({ author }: OpeningRow): number => (author < FIRST_UNTOLD ? COUNTS.told : COUNTS.untold)
/** How much of a row goes to what its reader would accept as well. */
const ALSO = 0.3

const readDrafts = (): Weighted[] =>
  readLaid().flatMap(({ author, told, draft, label }) => {
    const finding = OF_DRAFT[label]
    return finding
      ? [{ author, person: '', told: [told], opening: draft, label: finding, also: [], weight: COUNTS.draft }]
      : []
  })

const listTaught = (): Weighted[] => [
  ...readTaught().flatMap((row) => [
    { ...row, weight: countOf(row) },
    { ...row, told: [], weight: COUNTS.bare * countOf(row) },
  ]),
  ...readDrafts(),
]

/** How likely a finding should be thought for a row, 0 to 1. */
function aimAt({ label, also }: OpeningRow, finding: LineFinding): number {
  const others = also.length > 0 ? ALSO : 0
  if (finding === label) return 1 - others
  return also.includes(finding) ? others / also.length : 0
}

async function fitOpenings(rows: readonly Weighted[]): Promise<SoftmaxHead> {
  const openings = rows.map(({ opening }) => opening)
  const heard = await hearEachAlone(openings)
  const tones = await readTones(openings)
  const names = [...new Set(rows.map(({ label }) => label))].toSorted()
  const examples = rows.flatMap((row) => {
    const meaning = heard.get(row.opening)?.meaning
    const aims = Float32Array.from(names, (each) => aimAt(row, each))
    return meaning
      ? [{ inputs: listRowInputs(row, meaning, tones.get(row.opening) ?? null), aims, weight: row.weight }]
      : []
  })
  const weights = fitSoftmax(examples, SHRINKAGE)
  return new Map(names.map((name, at) => [name, weights[at] ?? new Float64Array()]))
}

/** Learns the one thing to change in an opening; ten minutes. */
export const learner: Learner = {
  inputs: () => {
    const rows = listTaught()
    return {
      'labeled openings in rows/': rows,
      'the hearing model': readFileSync(join(MODELS, 'hearing/weights/model.onnx'), 'base64'),
      'the tone model': readFileSync(join(MODELS, 'tone/weights/model.onnx'), 'base64'),
      // Of every eighth row: whether the rules are others shows there as well, and all of them take twenty seconds.
      'what the rules of coach/src/coaching/rehearse see': rows
        .filter((_, at) => at % 8 === 0)
        .map((row) => [...listRowInputs(row, new Float32Array(), null)]),
    }
  },
  corpora: [],
  train: async () => ({ 'head.tsv': packHead(await fitOpenings(listTaught())) }),
  figures: ['openings'],
}
