import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Id, Instant, Level, LIMITS, optionalText } from './primitives.ts'

/** What a person thought of one coaching session. */
export const Feedback = z.object({
  id: Id,
  sessionId: Id,
  rating: Level,
  feedback: z.string(),
  createdAt: Instant,
})
export type Feedback = z.infer<typeof Feedback>

/** A rating as it is given; without a text it is null, empty or left out. */
export const NewFeedback = z.object({
  sessionId: Id,
  rating: Level,
  feedback: z.optional(z.nullable(optionalText(LIMITS.text))),
})
export type NewFeedback = z.infer<typeof NewFeedback>

export const submitFeedback = endpoint({
  method: 'POST',
  path: '/api/coaching/feedback',
  summary: 'Rate a coaching session; rating it again replaces the earlier rating.',
  body: NewFeedback,
  reply: Feedback,
  status: 201,
  errors: ['not_found', 'quota_reached'],
  example: {
    id: 'feedback_1',
    sessionId: 'session_1',
    rating: 4,
    feedback: 'The script helped; the plan was long.',
    createdAt: '2026-05-03T10:10:00.000Z',
  },
})
