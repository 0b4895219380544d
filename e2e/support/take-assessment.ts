import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Answers every question of the assessment with its first option, without a screen, so that sessions can be started. */
export async function takeAssessment({ request }: Page): Promise<void> {
  const questions: { id: string; options: { id: string }[] }[] = await (
    await request.get('/api/assessment/questions')
  ).json()
  const responses = questions.map(({ id, options }) => ({ questionId: id, selectedOptionId: options[0]?.id }))
  const reply = await request.post('/api/assessment/submit', { data: { responses } })
  expect(reply.ok()).toBe(true)
}
