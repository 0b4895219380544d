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

/** All that is read of one head. */
const listTexts = ({ kinds, none, mistaken }: Lines): string[] => [
  ...[...kinds.values()].flat(),
  ...none,
  ...mistaken,
]

/** What is learned of one text alone. */
const HEADS = ['points', 'conducts', 'answers', 'choices', 'feared', 'failed', 'outcomes'] as const
type Head = (typeof HEADS)[number]

/** What each head learns from. */
function listLines(): Record<Head, Lines> {
  const { points, conducts, answers, choices, feared, failed, outcomes } = loadPhrased()
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
  const questions = readModelRows<{ key: string; asked: string }>('phrases/rows/choices.jsonl')
  const askedFor = (name: string) => questions.flatMap(({ key, asked }) => (key === name ? [asked] : []))
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
    feared: listHappenings('feared', feared, rows),
    failed: listHappenings('failed', failed, rows),
    outcomes: listHappenings('outcomes', outcomes, rows),
    choices: {
      kinds: new Map(choices.map(({ key, asked }) => [key, [...asked, ...askedFor(key)]])),
      none: readQuestions(rows),
      mistaken: askedFor(NONE),
    },
  }
}

/** What happens, as the authors of the happenings and others write it; other messages are none. */
function listHappenings(
  name: string,
  units: readonly { key: string; heard: readonly string[] }[],
  messages: readonly Row[],
): Lines {
  const rows = readModelRows<{ key: string; heard: string }>(`phrases/rows/${name}.jsonl`)
  const toldFor = (key: string) => rows.flatMap((row) => (row.key === key ? [row.heard] : []))
  return {
    kinds: new Map(units.map(({ key, heard }) => [key, [...heard, ...toldFor(key)]])),
    none: messages.map(({ text }) => text),
    mistaken: toldFor(NONE),
  }
}

const SHRINKAGE = 1e-5
const STEPS = 90
/** All that is none of the kinds counts as often as so many kinds; of the questions leaders ask, many are a choice. */
const NONE_COUNTS: Readonly<Record<Head, number>> = {
  points: 30,
  conducts: 30,
  answers: 30,
  choices: 2,
  feared: 4,
  failed: 4,
  outcomes: 4,
}

/** Learns one head. @returns its weights by kind. */
function fitHead(
  { kinds, none, mistaken }: Lines,
  noneCounts: number,
  meanings: Meanings,
): Map<string, Float64Array> {
  const names = [...kinds.keys(), NONE]
  const aimAt = (name: string) => Float32Array.from(names, (each) => Number(each === name))
  const perKind = [...kinds.values()].reduce((sum, lines) => sum + lines.length, 0) / kinds.size
  const weight = (noneCounts * perKind) / none.length
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

/** A row of an author who saw only the names of the kinds. */
interface LeftOut {
  readonly text: string
  /** Its kind, or `none`. */
  readonly key: string
}

/** The heads with rows of authors who wrote none of the units. */
const WITH_ROWS = ['choices', 'feared', 'failed', 'outcomes'] as const

/** Learns the heads of which whole rows are kept, from the units' own lines alone. @returns each with the rows left out. */
export async function learnWithoutRows(): Promise<{
  heads: { name: (typeof WITH_ROWS)[number]; head: Map<string, Float64Array>; rows: LeftOut[] }[]
  meanings: Meanings
}> {
  const lines = listLines()
  const taught = WITH_ROWS.map((name) => {
    const rows = readModelRows<{ key: string; heard?: string; asked?: string }>(
      `phrases/rows/${name}.jsonl`,
    ).map(({ key, heard, asked }): LeftOut => ({ key, text: heard ?? asked ?? '' }))
    const kept = new Set(rows.map(({ text }) => text))
    const kinds = new Map(
      [...lines[name].kinds].map(([key, all]) => [key, all.filter((line) => !kept.has(line))]),
    )
    return { name, rows, lines: { ...lines[name], kinds, mistaken: [] } }
  })
  const meanings = await readMeanings(
    taught.flatMap(({ rows, lines: own }) => [...listTexts(own), ...rows.map(({ text }) => text)]),
  )
  const heads = taught.map(({ name, rows, lines: own }) => ({
    name,
    rows,
    head: fitHead(own, NONE_COUNTS[name], meanings),
  }))
  return { heads, meanings }
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
    const all = Object.values(lines).flatMap(listTexts)
    const meanings = await readMeanings(all)
    return Object.fromEntries(
      HEADS.map((name) => [`${name}.tsv`, packHead(fitHead(lines[name], NONE_COUNTS[name], meanings))]),
    )
  },
  figures: ['phrases'],
}
