import { toProbability } from '@lodestar/coach/models/logistic-model'
import type { Said } from '@lodestar/coach/text/hearing'
import type { TurnReading } from '@lodestar/coach/text/turn-reading'
import { openTextModel } from '../lib/text-model.ts'
import { cutMiddle, joinContext } from './read-words.ts'

/** So many tokens are read of what was said before, and of a message: from the beginning and from the end. */
const MOST = { context: 64, message: [100, 60] } as const

/** The turn model (models/turns/card.md), in the thread that opened it. */
export interface TurnModel {
  /** Reads a message behind what was said just before it. */
  read: (said: Pick<Said, 'text' | 'before' | 'coach'>) => Promise<TurnReading>
}

/** Opens the model from its files; takes half a second of one processor and 90 MB. */
export async function openTurnModel(): Promise<TurnModel> {
  const { tokenize, run } = await openTextModel('turns')
  return {
    read: async ({ text, ...said }) => {
      const { read } = await run(
        tokenize(joinContext(said)).slice(0, MOST.context),
        cutMiddle(tokenize(text), MOST.message),
      )
      // How surely it is told served only the learning of the rest.
      return { does: read('does').map(toProbability), concerns: read('concern').slice() }
    },
  }
}
