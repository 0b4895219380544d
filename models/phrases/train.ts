import { readFileSync } from 'node:fs'
import { join } from 'node:path'
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

const readQuestions = (rows: readonly Row[]) =>
  rows.flatMap(({ acts }) =>
    acts.flatMap(({ span, acts: names }) =>
      names.some((name) => /^asks_(?:fact|view|judgement|about_coach)$/.test(name)) ? [span] : [],
    ),
  )

/** Of the clauses that are none of the kinds, one in so many is enough. */
const EVERY = 2

/** What each head learns from. */
function listLines(): Record<'points' | 'conducts' | 'answers', Lines> {
  const { points, conducts, answers } = loadPhrased()
  const rows = readConversations()
  const told = readClausesTold(rows).filter((_, at) => at % EVERY === 0)
  const judged = readModelRows<Judged>('phrases/rows/judged.jsonl')
  const gradedOf = (kind: string, grade: number) =>
    judged.filter((row) => row.kind === kind && row.grade === grade)
  const kindsOf = (kind: string, units: readonly { key: string; lines: readonly string[] }[]) =>
    new Map(
      units.map(({ key, lines }) => [
        key,
        [...lines, ...gradedOf(kind, 2).flatMap((row) => (row.key === key ? [row.words] : []))],
      ]),
    )
  const mistakenFor = (kind: string) => gradedOf(kind, 0).map(({ words }) => words)
  const heardOf = (units: readonly { key: string; heard: readonly string[] }[]) =>
    units.map(({ key, heard }) => ({ key, lines: heard }))
  const nearOf = (units: readonly { near: readonly string[] }[]) => units.flatMap(({ near }) => near)
  return {
    points: {
      kinds: kindsOf('point', heardOf(points)),
      none: told,
      mistaken: [...nearOf(points), ...mistakenFor('point')],
    },
    conducts: {
      kinds: kindsOf('conduct', heardOf(conducts)),
      none: told,
      mistaken: [...nearOf(conducts), ...mistakenFor('conduct')],
    },
    answers: {
      kinds: kindsOf(
        'answer',
        answers.map(({ key, asked }) => ({ key, lines: asked })),
      ),
      none: readQuestions(rows),
      mistaken: mistakenFor('answer'),
    },
  }
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

/** Learns what is said with a clause or a question, of all that is known to be said so; three minutes. */
export const learner: Learner = {
  inputs: () => ({
    'phrasings in coach/points, words and answers, clauses of conversations': listLines(),
    'the hearing model': readFileSync(join(MODELS, 'hearing/weights/model.onnx'), 'base64'),
  }),
  corpora: [],
  train: async () => {
    const lines = listLines()
    const all = Object.values(lines).flatMap(({ kinds, none, mistaken }) => [
      ...[...kinds.values()].flat(),
      ...none,
      ...mistaken,
    ])
    const meanings = await readMeanings(all)
    return Object.fromEntries(
      Object.entries(lines).map(([name, own]) => [`${name}.tsv`, packHead(fitHead(own, meanings))]),
    )
  },
  figures: ['phrases'],
}
