import { expectTurn, type LedTurn, type PreparedTurn } from '@lodestar/coach/coaching/lead/lead'
import type { LanguageModel } from '../../llm/language-model.ts'
import type { SentTurn } from './sent.store.ts'

/** A turn and what it teaches, with all that was sent to a model for it, shown or not; null where nothing was. */
export type WrittenTurn = Pick<LedTurn, 'turn' | 'learned'> & { readonly sent: SentTurn | null }

/**
 * Chooses who holds a turn: the language model where there is one and it may lead, else the built-in coach, whose turn is
 * ready before the model is asked.
 *
 * @param onComing is shown what the model has written so far; the turn that comes back may be another one.
 */
export async function writeTurn(
  { turn, learned, brief, userId }: PreparedTurn & { userId: string },
  model: LanguageModel | null,
  onComing: (text: string) => void,
): Promise<WrittenTurn> {
  const builtIn = { turn, learned, sent: null }
  if (!brief || !model) return builtIn
  const expected = expectTurn({ turn, learned, brief })
  let led: LedTurn | null = null
  let sent: SentTurn | null = null
  await model.write({
    task: 'turn',
    userId,
    instructions: brief.instructions,
    prompt: brief.messages,
    schema: expected.form,
    read: expected.read,
    // A second try is sent with all of the first.
    onSend: (all) => {
      sent = { ...all, model: model.name, host: model.host }
    },
    onPartial: (partial) => {
      const coming = expected.readComing(partial)
      if (typeof coming !== 'string') return coming
      onComing(coming)
      return null
    },
    check: (answer) => {
      const accepted = expected.accept(answer, model.name)
      if ('refusal' in accepted) return accepted
      led = accepted
      return null
    },
  })
  return finish(led, { ...builtIn, sent }, model)
}

function finish(led: LedTurn | null, builtIn: WrittenTurn, model: LanguageModel): WrittenTurn {
  if (!led) return builtIn
  model.countRepairs(led.repairs)
  return { ...builtIn, turn: led.turn, learned: led.learned }
}
