import type { AssessmentQuestion, AssessmentResponse } from '@lodestar/contract/assessment'
import * as z from 'zod/mini'
import { useDraft } from '../../lib/storage/draft.ts'

/** The draft's key: whoever starts the questionnaire over clears it. */
export const ANSWERS_DRAFT = 'assessment'

const Stored = z.catch(z.object({ answers: z.record(z.string(), z.string()), at: z.int() }), {
  answers: {},
  at: 0,
})

/**
 * The answers so far and the question somebody is at, kept in this browser so that a reload loses nothing.
 *
 * What was kept for a question or option that no longer exists is left out.
 */
export function useAnswers(questions: readonly AssessmentQuestion[]) {
  const [text, setText, clear] = useDraft(ANSWERS_DRAFT)
  const stored = Stored.parse(parseJson(text))
  const responses = questions.flatMap(({ id, options }): AssessmentResponse[] => {
    const option = options.find((one) => one.id === stored.answers[id])
    return option ? [{ questionId: id, selectedOptionId: option.id }] : []
  })
  const at = Math.min(Math.max(stored.at, 0), questions.length - 1)
  const answers = Object.fromEntries(responses.map((one) => [one.questionId, one.selectedOptionId]))
  const keep = (next: Partial<z.infer<typeof Stored>>) => setText(JSON.stringify({ answers, at, ...next }))
  return {
    at,
    responses,
    answers,
    select: (questionId: string, optionId: string) =>
      keep({ answers: { ...answers, [questionId]: optionId } }),
    goTo: (next: number) => keep({ at: next }),
    clear,
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
