import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeTurn, withMeanings } from '@lodestar/coach/coaching/listen/turn'
import type { Inputs } from '@lodestar/coach/models/logistic-model'
import type { Act } from '@lodestar/coach/text/hearing'
import { hearAll, readMeanings } from '../hear-all.ts'
import { fitLogistic, roundModel } from '../learn/logistic.ts'
import { type Learner, writeJson } from '../learner.ts'
import { MODELS, readModelRows } from '../read-rows.ts'

/** A message of a labeled conversation (../conversations/card.md). */
interface Row {
  readonly conversation: string
  readonly text: string
  readonly coach: string | null
  readonly ends: boolean
  readonly matter: 'same' | 'new' | 'back'
  readonly acts: readonly { readonly acts: readonly Act[] }[]
}

/** A message that is not the first of its conversation, and what is known of it as a whole. */
interface DescribedTurn extends Row {
  readonly inputs: Inputs
}

/** Describes all messages that stand behind another. */
async function describeTurns(rows: readonly Row[]): Promise<DescribedTurn[]> {
  const earlierOf = (at: number) => {
    const first = rows.findIndex(({ conversation }) => conversation === rows[at]?.conversation)
    return rows.slice(first, at).map(({ text }) => text)
  }
  const meanings = await readMeanings(rows.map(({ text }) => text))
  const hearings = await hearAll(
    rows.map(({ text, coach }, at) => ({ text, before: earlierOf(at).at(-1) ?? null, coach })),
  )
  return rows.flatMap((row, at) => {
    const hearing = hearings[at]
    const earlier = withMeanings(earlierOf(at), meanings)
    if (!hearing || earlier.length === 0) return []
    const meaning = meanings.get(row.text)?.vector
    return [{ ...row, inputs: describeTurn({ ...row, earlier, meaning, hearing }) }]
  })
}

/** Whose conversations are learned from; those of t1 to t3 are kept for judging. */
const readRows = () =>
  ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'].flatMap((author) =>
    readModelRows<Row>(`conversations/rows/${author}.jsonl`),
  )

/** Learns what a message does as a whole; two minutes. */
export const learner: Learner = {
  inputs: () => ({
    'conversations in ../conversations/rows': readRows(),
    'the hearing model': readFileSync(join(MODELS, 'hearing/weights/model.onnx'), 'base64'),
    'the words of acts': readFileSync(join(MODELS, 'acts/weights/words.tsv'), 'utf8'),
  }),
  corpora: [],
  train: async () => {
    const turns = await describeTurns(readRows())
    const learnSign = (isSo: (turn: DescribedTurn) => boolean) =>
      roundModel(fitLogistic(turns.map((turn) => ({ inputs: turn.inputs, isSo: isSo(turn) }))))
    return {
      'signs.json': writeJson({
        ends: learnSign(({ ends }) => ends),
        opens: learnSign(({ matter }) => matter === 'new'),
        tells: learnSign(({ acts }) => acts.some((part) => part.acts.includes('outcome'))),
      }),
    }
  },
  figures: ['hearing'],
}
