import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DescribedPiece, describePieces } from '@lodestar/coach/coaching/listen/steps'
import type { Said } from '@lodestar/coach/text/hearing'
import { readConversations, TAUGHT } from '../conversations/read-conversations.ts'
import { hearAll } from '../hear-all.ts'
import { fitLogistic, roundModel } from '../learn/logistic.ts'
import { type Learner, writeJson } from '../learner.ts'
import { MODELS, readModelRows } from '../read-rows.ts'
import { readScripts } from '../scripts.ts'

/** A message, and what its leader says in it that they will do. */
export interface Row {
  /** The leader's messages before it, oldest first. */
  readonly earlier: readonly string[]
  /** What the coach said before it, where it is known. */
  readonly coach: string | null
  readonly text: string
  /** Exact parts of the text. */
  readonly steps: readonly string[]
  /** The leader goes with it. */
  readonly ends: boolean
}

/** The messages of conversations labeled as a whole, with the promises in them. */
const readPromised = (authors: readonly string[]): Row[] =>
  readConversations(authors).map(({ earlier, coach, text, promises, ends }) => ({
    earlier,
    coach,
    text,
    steps: promises.map(({ span }) => span),
    ends,
  }))

/** A labeled message of a script of `bench/conversation`, by its place. */
interface OwnRow {
  readonly conversation: string
  /** `later`: of the second session. */
  readonly part?: 'later'
  /** From 1. */
  readonly turn: number
  readonly steps: readonly string[]
  readonly ends: boolean
}

/** The labeled messages of one reader. */
export function readOwn(reader: string): Row[] {
  const scripts = readScripts()
  return readModelRows<OwnRow>(`steps/rows/${reader}.jsonl`).flatMap(
    ({ conversation, part, turn, ...labels }) => {
      const script = scripts.get(conversation)
      const said = part === 'later' ? script?.later : script?.turns
      const text = said?.[turn - 1]
      return said && text !== undefined
        ? [{ earlier: said.slice(0, turn - 1), coach: null, text, ...labels }]
        : []
    },
  )
}

/** Whose labels are learned from; those of `c2`, and of t1 to t3, are kept for judging. */
const readRows = () => [...readPromised(TAUGHT), ...readOwn('c0'), ...readOwn('c1')]

/** What is judged by, in two sets: the ends of conversations, and whole conversations. */
export const readJudged = () => ({
  'ends of conversations, c2': readOwn('c2'),
  'whole conversations, t1 to t3': readPromised(['t1', 't2', 't3']),
})

/** How a message is heard: with what was said just before it. */
export const asSaid = ({ text, coach, earlier }: Pick<Row, 'text' | 'coach' | 'earlier'>): Said => ({
  text,
  coach,
  before: earlier.at(-1) ?? null,
})

type Place = Pick<DescribedPiece, 'start' | 'end'>

/** Where the steps of a message stand in it. */
export const placeSteps = ({ text, steps }: Pick<Row, 'text' | 'steps'>): Place[] =>
  steps.flatMap((step) => {
    const start = text.indexOf(step)
    return start < 0 ? [] : [{ start, end: start + step.length }]
  })

/** How much of one stretch lies in another, 0 to 1. */
export const shareIn = (one: Place, other: Place): number =>
  Math.max(0, Math.min(one.end, other.end) - Math.max(one.start, other.start)) /
  Math.max(1, one.end - one.start)

/** Half of a piece has to lie in a step. */
const PART = 0.5

/** The step a piece belongs to, by its place in the list; -1 for none. */
const stepOf = (piece: Place, steps: readonly Place[]) =>
  steps.findIndex((step) => shareIn(piece, step) >= PART || shareIn(step, piece) >= PART)

/** Learns which pieces of a message are steps, and which begin one; some minutes. */
export const learner: Learner = {
  inputs: () => ({
    'messages in rows and ../conversations/rows': readRows(),
    'the hearing model': readFileSync(join(MODELS, 'hearing/weights/model.onnx'), 'base64'),
    'the words of acts': readFileSync(join(MODELS, 'acts/weights/words.tsv'), 'utf8'),
  }),
  corpora: [],
  train: async () => {
    const rows = readRows()
    const hearings = await hearAll(rows.map(asSaid))
    const pieces = rows.flatMap((row, at) => {
      const hearing = hearings[at]
      const described = hearing ? describePieces(row.text, hearing, row.coach) : []
      const steps = placeSteps(row)
      const own = described.map((piece) => stepOf(piece, steps))
      return described.map(({ inputs }, place) => ({
        inputs,
        own: own[place] ?? -1,
        before: own[place - 1] ?? -1,
      }))
    })
    const behind = pieces.filter(({ own, before }) => own >= 0 && before >= 0)
    return {
      'steps.json': writeJson({
        step: roundModel(fitLogistic(pieces.map(({ inputs, own }) => ({ inputs, isSo: own >= 0 })))),
        begins: roundModel(
          fitLogistic(behind.map(({ inputs, own, before }) => ({ inputs, isSo: own !== before }))),
        ),
      }),
    }
  },
  figures: ['steps'],
}
