import { answerAll } from '../../coach/src/assessment/answer-all.ts'
import type { CoachingSession } from '../../contract/src/coaching.ts'
import type { Goal } from '../../contract/src/goals.ts'
import type { Meeting } from '../../contract/src/meetings.ts'
import type { Rehearsal } from '../../contract/src/rehearsals.ts'
import type { Caller } from './bench-server.ts'

const DAY_MS = 86_400_000
const SAID = [
  'Marco keeps interrupting Ana in our planning meetings and she has gone quiet. I have to talk to him before Thursday.',
  'I have hinted at it twice, and he laughs it off.',
  'He says that he only wants to keep things moving.',
  'I am afraid that he takes it badly in front of the others.',
  'I will talk to Marco on Friday morning.',
]
const MESSAGE =
  'Hi Priya, you never send the numbers in time. I need the March figures for the board. Thanks, Ada'

/** Lets somebody do everything once, through the product, so that every row is one that the product has written. */
export async function liveOnce({ send }: Caller): Promise<void> {
  await send('POST', '/api/assessment/submit', { responses: answerAll(() => 'Directive') })
  const session = await send<CoachingSession>('POST', '/api/coaching/sessions', {
    title: 'Feedback for Marco',
  })
  for (const content of SAID) await send('POST', `/api/coaching/sessions/${session.id}/messages`, { content })
  const { steps } = await send<CoachingSession>('POST', `/api/coaching/sessions/${session.id}/complete`)
  await send('POST', '/api/coaching/feedback', { sessionId: session.id, rating: 4, feedback: 'It helped.' })
  for (const [item, { origin }] of steps.entries())
    if (origin !== 'coach')
      await send('PUT', `/api/coaching/sessions/${session.id}/commitments/${item}`, { outcome: 'done' })
  const goal = await send<Goal>('POST', '/api/goals', {
    title: 'Hand over the release',
    category: 'delegation',
  })
  for (const progress of [20, 40, 60, 100]) await send('POST', `/api/goals/${goal.id}/progress`, { progress })
  await send('PUT', `/api/goals/${goal.id}`, { status: 'completed' })
  const at = (ms: number) => new Date(Date.now() + ms).toISOString()
  const meeting = await send<Meeting>('POST', '/api/meetings', {
    title: 'Budget',
    startTime: at(-DAY_MS),
    endTime: at(-DAY_MS + 1_800_000),
  })
  await send('POST', `/api/meetings/${meeting.id}/reflection`, { answer: 'I asked first.' })
  await send('POST', '/api/communication/analyze', { communicationType: 'email', messageText: MESSAGE })
  await send('POST', '/api/analytics/predictions/generate', { timeHorizon: 30 })
  const rehearsal = await send<Rehearsal>('POST', '/api/rehearsals', { sessionId: session.id })
  await send('POST', `/api/rehearsals/${rehearsal.id}/lines`, {
    text: 'You interrupted Ana. How do you see it?',
  })
}
