import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { ModelWriting } from './model-writing.ts'
import { Count, Id, Instant } from './primitives.ts'

/** What an insight can be about. */
export const INSIGHT_TYPES = [
  'growth_pattern',
  'pattern_recognition',
  'goal_progress',
  'strength_spotlight',
  'sentiment_trend',
  'coaching_milestone',
  'dialogue_depth',
] as const
export type InsightType = (typeof INSIGHT_TYPES)[number]

/** 1 high, 2 medium, 3 low. */
export const PriorityRank = z.int().check(z.minimum(1), z.maximum(3))

/** What an insight rests on: `count` sessions, goals or steps, the oldest of them of `since`. */
export const InsightEvidence = z.object({
  /** In words, such as "From 4 sessions since May 3". */
  evidence: z.string(),
  count: Count,
  since: Instant,
  /** The ids of what was counted; a step of an action plan is `<session>/<number from 0>`. */
  subjects: z.array(z.string()),
  /** The leader's own words where they say it best, else null. */
  quote: z.nullable(z.string()),
})

/** Something the facts show. Inactive ones were dismissed by their owner. */
export const Insight = z.object({
  id: Id,
  userId: Id,
  type: z.enum(INSIGHT_TYPES),
  title: z.string(),
  description: z.string(),
  metadata: InsightEvidence,
  priority: PriorityRank,
  isActive: z.boolean(),
  createdAt: Instant,
  /** Left out where no language model was asked to word the description. */
  writing: z.optional(ModelWriting),
})
export type Insight = z.infer<typeof Insight>

/** A type of insight that has nothing to say yet, and in words what it waits for. */
export const AwaitedInsight = z.object({
  type: z.enum(INSIGHT_TYPES),
  /** How much evidence there is and how much the type asks for. */
  have: Count,
  need: Count,
  message: z.string(),
})
export type AwaitedInsight = z.infer<typeof AwaitedInsight>

const insight: Insight = {
  id: 'pattern_recognition.situation.giving-feedback',
  userId: 'user_ada',
  type: 'pattern_recognition',
  title: 'A recurring subject: giving feedback',
  description: '4 of your last 6 sessions were about giving feedback.',
  metadata: {
    evidence: 'From 4 sessions since May 3',
    count: 4,
    since: '2026-05-03T09:50:00.000Z',
    subjects: ['session_1', 'session_2', 'session_4', 'session_5'],
    quote: 'Feedback for Marco before Thursday',
  },
  priority: 2,
  isActive: true,
  createdAt: '2026-06-11T16:20:00.000Z',
}

export const listInsights = endpoint({
  method: 'GET',
  path: '/api/insights',
  summary: 'List what the facts of the signed-in user show, most pressing first, dismissed ones last.',
  reply: z.array(Insight),
  example: [insight],
})

export const listAwaited = endpoint({
  method: 'GET',
  path: '/api/insights/awaited',
  summary: 'List the types of insight that have nothing to say yet, with what each of them waits for.',
  reply: z.array(AwaitedInsight),
  example: [
    { type: 'sentiment_trend', have: 2, need: 5, message: 'Needs 3 more sessions that you have rated.' },
  ],
})

export const updateInsight = endpoint({
  method: 'PUT',
  path: '/api/insights/:id',
  summary: 'Dismiss an insight (`isActive` false), or bring it back.',
  body: z.object({ isActive: z.boolean('Say true or false') }),
  reply: Insight,
  errors: ['not_found'],
  example: { ...insight, isActive: false },
})
