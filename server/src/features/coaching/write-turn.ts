import { expectTurn, type LedTurn, type PreparedTurn } from '@lodestar/coach/coaching/lead/lead'
import type { LanguageModel } from '../../llm/language-model.ts'
import { type SentTo, writeVerified } from '../../llm/write-verified.ts'

/** A turn and what it teaches, with all that was sent to a model for it, shown or not; null where nothing was. */
export type WrittenTurn = Pick<LedTurn, 'turn' | 'learned'> & { readonly sent: SentTo | null }

/**
 * Chooses who holds a turn: the language model where there is one and it may lead, else the built-in coach, whose turn is
 * ready before the model is asked.
 *
 * @param onComing is shown what the model has written so far; the turn that comes back may be another one.
 */
export async function writeTurn(
  { turn, learned, brief: prepared, userId }: PreparedTurn & { userId: string },
  model: LanguageModel | null,
  onComing: (text: string) => void,
): Promise<WrittenTurn> {
  const { made, sent } = await writeVerified(model, {
    task: 'turn',
    userId,
    brief: prepared,
    expect: (brief) => expectTurn({ turn, learned, brief }),
    builtIn: { turn, learned },
    onComing,
  })
  return { turn: made.turn, learned: made.learned, sent }
}
