import { expectTurn, type LedTurn, type PreparedTurn } from '@lodestar/coach/coaching/lead/lead'
import type { LanguageModel } from '../../llm/language-model.ts'

/** A turn and what it teaches, with the brief that was sent to a model for it; null where none has written it. */
export type WrittenTurn = Pick<LedTurn, 'turn' | 'learned'> & { readonly sent: PreparedTurn['brief'] }

/**
 * Chooses who holds a turn: the language model where there is one and it may lead, else the built-in coach, whose turn is
 * ready before the model is asked.
 *
 * @param onComing is shown what the model has written so far; the turn that comes back may be another one.
 */
export async function writeTurn(
  { turn, learned, brief }: PreparedTurn,
  model: LanguageModel | null,
  onComing: (text: string) => void,
): Promise<WrittenTurn> {
  const builtIn = { turn, learned, sent: null }
  if (!brief || !model) return builtIn
  const expected = expectTurn({ turn, learned, brief })
  let led: LedTurn | null = null
  await model.write({
    task: 'turn',
    instructions: brief.instructions,
    prompt: brief.messages,
    schema: expected.form,
    read: expected.read,
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
  return finish(led, builtIn, brief, model)
}

function finish(
  led: LedTurn | null,
  builtIn: WrittenTurn,
  sent: PreparedTurn['brief'],
  model: LanguageModel,
): WrittenTurn {
  if (!led) return builtIn
  model.countRepairs(led.repairs)
  return { turn: led.turn, learned: led.learned, sent }
}
