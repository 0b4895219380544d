import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Conduct, Point } from '@lodestar/coach/playbooks/playbook'
import { readClauses } from '@lodestar/coach/text/clauses'
import type { Meanings } from '@lodestar/coach/text/meanings'
import { packHead } from '@lodestar/coach/text/softmax-head'
import { loadPhrased } from '../../server/src/coach/load-library.ts'
import { readMeanings } from '../hear-all.ts'
import { fitSoftmax, type SoftmaxExample } from '../learn/softmax.ts'
import type { Learner } from '../learner.ts'
import { MODELS, readModelRows } from '../read-rows.ts'

/** What is none of the kinds. */
const NONE = 'none'

/** Lines by their kind, lines that are none of them, and lines that sound like one and are none. */
interface Lines {
  readonly kinds: ReadonlyMap<string, readonly string[]>
  readonly none: readonly string[]
  readonly mistaken: readonly string[]
}

/** What a reader made of something that was found to be said: 2 it fits, 1 in part, 0 not. */
interface Judged {
  readonly kind: string
  readonly key: string
  readonly words: string
  readonly grade: 0 | 1 | 2
}

interface Row {
  readonly text: string
  readonly acts: readonly { readonly span: string; readonly acts: readonly string[] }[]
}

const readConversations = () =>
  ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'].flatMap((name) =>
    readModelRows<Row>(`conversations/rows/${name}.jsonl`),
  )

/** Clauses of ordinary messages: a few of them are of a kind, which counts little beside so many. */
const readClausesTold = (rows: readonly Row[]) =>
  rows.flatMap(({ text }) =>
    readClauses(text).flatMap((clause) =>
      clause.isQuestion || clause.tokens.length < 3 ? [] : [clause.text],
    ),
  )

/** Of the clauses that are none of the kinds, one in so many is enough. */
const EVERY = 2

/** All that is read of one head. */
const listTexts = ({ kinds, none, mistaken }: Lines): string[] => [
  ...[...kinds.values()].flat(),
  ...none,
  ...mistaken,
]

/** The heads. */
const HEADS = ['points', 'conducts'] as const
type Head = (typeof HEADS)[number]

/** What each head learns from. */
function listLines(): Record<Head, Lines> {
  const { points, conducts } = loadPhrased()
  const told = readClausesTold(readConversations()).filter((_, at) => at % EVERY === 0)
  const judged = readModelRows<Judged>('phrases/rows/judged.jsonl')
  const linesOf = (kind: string, units: readonly (Point | Conduct)[]): Lines => {
    const graded = judged.filter((row) => row.kind === kind)
    const wordsOf = (grade: number, key?: string) =>
      graded.flatMap((row) => (row.grade === grade && (key ?? row.key) === row.key ? [row.words] : []))
    return {
      kinds: new Map(units.map(({ key, heard }) => [key, [...heard, ...wordsOf(2, key)]])),
      none: told,
      mistaken: [...units.flatMap(({ near }) => near), ...wordsOf(0)],
    }
  }
  return { points: linesOf('point', points), conducts: linesOf('conduct', conducts) }
}

const SHRINKAGE = 1e-5
const STEPS = 90
/** All that is none of the kinds counts as often as so many kinds. */
const NONE_COUNTS = 30

/** Learns one head. @returns its weights by kind. */
function fitHead({ kinds, none, mistaken }: Lines, meanings: Meanings): Map<string, Float64Array> {
  const names = [...kinds.keys(), NONE]
  const aimAt = (name: string) => Float32Array.from(names, (each) => Number(each === name))
  const perKind = [...kinds.values()].reduce((sum, lines) => sum + lines.length, 0) / kinds.size
  const weight = (NONE_COUNTS * perKind) / none.length
  const read = (name: string, lines: readonly string[], counts: number): SoftmaxExample[] =>
    lines.flatMap((line) => {
      const meaning = meanings.get(line)
      return meaning ? [{ inputs: meaning.vector, aims: aimAt(name), weight: counts }] : []
    })
  const examples = [
    ...[...kinds].flatMap(([name, lines]) => read(name, lines, 1)),
    ...read(NONE, none, weight),
    ...read(NONE, mistaken, 1),
  ]
  const weights = fitSoftmax(examples, SHRINKAGE, STEPS)
  return new Map(names.map((name, at) => [name, weights[at] ?? new Float64Array()]))
}

/** Learns what is said with a clause, of all that is known to be said so; three minutes. */
export const learner: Learner = {
  inputs: () => ({
    'phrasings in coach/points and words, clauses of conversations': listLines(),
    'the hearing model': readFileSync(join(MODELS, 'hearing/weights/model.onnx'), 'base64'),
  }),
  corpora: [],
  train: async () => {
    const lines = listLines()
    const all = Object.values(lines).flatMap(listTexts)
    const meanings = await readMeanings(all)
    return Object.fromEntries(HEADS.map((name) => [`${name}.tsv`, packHead(fitHead(lines[name], meanings))]))
  },
  figures: ['phrases'],
}
