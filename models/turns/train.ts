import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeTurn, withMeanings } from '@lodestar/coach/coaching/listen/turn'
import type { Inputs } from '@lodestar/coach/models/logistic-model'
import { readConversations, TAUGHT } from '../conversations/read-conversations.ts'
import { hearAll, readMeanings } from '../hear-all.ts'
import { fitLogistic, roundModel } from '../learn/logistic.ts'
import { type Learner, writeJson } from '../learner.ts'
import { MODELS } from '../read-rows.ts'
import { asSaid, type Row, readOwn } from '../steps/train.ts'

/** A message where it stands in its conversation. */
type Told = Pick<Row, 'text' | 'coach' | 'earlier' | 'ends'>

/** Describes all messages that stand behind another. */
async function describeTurns<One extends Told>(rows: readonly One[]): Promise<(One & { inputs: Inputs })[]> {
  const meanings = await readMeanings(rows.flatMap(({ text, earlier }) => [text, ...earlier]))
  const hearings = await hearAll(rows.map(asSaid))
  return rows.flatMap((row, at) => {
    const hearing = hearings[at]
    const earlier = withMeanings(row.earlier, meanings)
    if (!hearing || earlier.length === 0) return []
    const meaning = meanings.get(row.text)?.vector
    return [{ ...row, inputs: describeTurn({ ...row, earlier, meaning, hearing }) }]
  })
}

/** Messages of which is known, besides what they promise, whether they end a conversation; those of `c2` are kept for judging. */
const readEnds = (): Told[] => [...readOwn('c0'), ...readOwn('c1')]

/** Learns what a message does as a whole; four minutes. */
export const learner: Learner = {
  inputs: () => ({
    'conversations in ../conversations/rows': readConversations(TAUGHT),
    'ends in ../steps/rows': readEnds(),
    'the hearing model': readFileSync(join(MODELS, 'hearing/weights/model.onnx'), 'base64'),
    'the words of acts': readFileSync(join(MODELS, 'acts/weights/words.tsv'), 'utf8'),
  }),
  corpora: [],
  train: async () => {
    const turns = await describeTurns(readConversations(TAUGHT))
    const ends = await describeTurns(readEnds())
    const learnSign = <One extends { inputs: Inputs }>(rows: readonly One[], isSo: (turn: One) => boolean) =>
      roundModel(fitLogistic(rows.map((turn) => ({ inputs: turn.inputs, isSo: isSo(turn) }))))
    return {
      'signs.json': writeJson({
        ends: learnSign<Told & { inputs: Inputs }>([...turns, ...ends], (turn) => turn.ends),
        opens: learnSign(turns, ({ matter }) => matter === 'new'),
        tells: learnSign(turns, ({ acts }) => acts.some((part) => part.acts.includes('outcome'))),
      }),
    }
  },
  figures: ['hearing'],
}
