import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readOpenQuestions } from '@lodestar/coach/playbooks/read-playbook'
import type { Vector } from '@lodestar/coach/text/meanings'
import { packHead, type SoftmaxHead } from '@lodestar/coach/text/softmax-head'
import { readMeanings } from '../hear-all.ts'
import { fitRidge } from '../learn/ridge.ts'
import { mean } from '../learn/statistics.ts'
import type { Learner } from '../learner.ts'
import { MODELS, readModelRows } from '../read-rows.ts'
import { type Place, readMessages } from '../scripts.ts'

/** A moment of a conversation of bench/conversation, and what a reader gave each question there, 0 to 3. */
interface GradedMoment extends Place {
  readonly grades: Readonly<Record<string, number>>
}

/** A moment with what its message means. */
export interface ReadMoment extends GradedMoment {
  readonly meaning: Vector
}

const OPEN = join(MODELS, '../coach/questions/open.yaml')

/** How much a weight is drawn to none; found on conversations left out. */
const SHRINKAGE = 4

const readMoments = () => readModelRows<GradedMoment>('questions/rows/graded.jsonl')

/** The questions that are asked of any message, as they are written. */
export const listQuestions = (): string[] =>
  readOpenQuestions(readFileSync(OPEN, 'utf8'), 'open.yaml').questions.map(({ ask }) => ask)

/** Reads what each moment's message means; half a minute. */
export async function readTaught(): Promise<ReadMoment[]> {
  const moments = readMoments()
  const messages = readMessages(moments)
  const meanings = await readMeanings(messages)
  return moments.flatMap((moment, at) => {
    const meaning = meanings.get(messages[at] ?? '')?.vector
    return meaning ? [{ ...moment, meaning }] : []
  })
}

/** Learns what each question would be graded, from what messages mean: ridge regression around the mean of its grades. */
export function learnQuestions(moments: readonly ReadMoment[], questions: readonly string[]): SoftmaxHead {
  const [first] = moments
  const places = Array.from(first?.meaning ?? [], (_, at) => at)
  const learn = (question: string): Float64Array => {
    const graded = moments.filter(({ grades }) => grades[question] !== undefined)
    const middle = places.map((at) => mean(graded.map(({ meaning }) => meaning[at] ?? 0)))
    const examples = graded.map(({ meaning, grades }) => ({
      features: new Map(places.map((at) => [`${at}`, (meaning[at] ?? 0) - (middle[at] ?? 0)])),
      score: grades[question] ?? 0,
      weight: 1,
    }))
    const { bias, weights } = fitRidge(
      examples,
      places.map((at) => `${at}`),
      SHRINKAGE,
    )
    const own = places.map((at) => weights.get(`${at}`) ?? 0)
    return Float64Array.of(...own, bias - own.reduce((sum, each, at) => sum + each * (middle[at] ?? 0), 0))
  }
  return new Map(questions.map((question) => [question, learn(question)]))
}

/** Learns what readers would make of each open question behind a message; a minute. */
export const learner: Learner = {
  inputs: () => ({
    'grades in rows': readMoments(),
    'their messages in ../bench/conversation': readMessages(readMoments()),
    'the questions in ../coach/questions': listQuestions(),
    'the hearing model': readFileSync(join(MODELS, 'hearing/weights/model.onnx'), 'base64'),
  }),
  corpora: [],
  train: async () => ({ 'questions.tsv': packHead(learnQuestions(await readTaught(), listQuestions())) }),
  figures: ['questions'],
}
