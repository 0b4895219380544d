import type { CoachTurn } from '@lodestar/coach/coaching/answer-turn'
import { type Coming, expectAnswer, type PreparedTurn } from '@lodestar/coach/coaching/lead/lead'
import type { LanguageModel } from '../../llm/language-model.ts'

/**
 * Chooses who puts a turn into words: the language model where there is one and it may, else the built-in coach, whose
 * turn is ready before the model is asked.
 *
 * @param onComing is shown what the model has written so far; the turn that comes back may be another one.
 */
export async function writeTurn(
  { turn, brief }: PreparedTurn,
  model: LanguageModel | null,
  onComing: (coming: Coming) => void,
): Promise<CoachTurn> {
  if (!brief || !model) return turn
  const expected = expectAnswer(turn, brief)
  let written = turn
  await model.write({
    task: 'turn',
    instructions: brief.instructions,
    prompt: brief.prompt,
    schema: expected.form,
    onPartial: (partial) => {
      const coming = expected.readComing(partial)
      if (typeof coming === 'string') return coming
      onComing(coming)
      return null
    },
    check: (answer) => {
      const accepted = expected.accept(answer, model.name)
      if (typeof accepted === 'string') return accepted
      written = accepted
      return null
    },
  })
  return written
}
