import { answerAll } from '@lodestar/coach/assessment/answer-all'
import type { Style } from '@lodestar/contract/assessment'
import type { CoachingSession, Turn } from '@lodestar/contract/coaching'
import type { Person, TestUser } from './a-user.ts'

/** A whole questionnaire answered one way; coaching needs a result. */
export const completeAnswers = (style: Style = 'Coaching') => answerAll(() => style)

/** Takes the assessment for somebody. */
export async function takeAssessment(user: Person, style: Style = 'Coaching'): Promise<void> {
  await user.post('/api/assessment/submit', { responses: completeAnswers(style) })
}

/** Starts a coaching session for somebody, taking the assessment first. */
export async function aSession(user: TestUser, title = 'Feedback for Marco'): Promise<CoachingSession> {
  await takeAssessment(user)
  return (await user.post('/api/coaching/sessions', { title })).json<CoachingSession>()
}

/** What somebody says in a session, and the answer. */
export async function say(user: TestUser, session: CoachingSession, content: string): Promise<Turn> {
  return (await user.post(`/api/coaching/sessions/${session.id}/messages`, { content })).json<Turn>()
}

export const MARCO =
  'Marco keeps interrupting Ana in our planning meetings and she has gone quiet. I have to talk to him before Thursday.'
