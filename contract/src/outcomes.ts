import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Id, Instant, Percent } from './primitives.ts'
import { TALK_OUTCOMES } from './talk-outcome.ts'

/** What an outcome is told of: a planned conversation (by its rehearsal), or a meeting. */
export const OUTCOME_SOURCES = ['talk', 'meeting'] as const
/** Which conversation is meant: `id` is that of the rehearsal or of the meeting. */
export const OutcomeSource = z.object({
  source: z.enum(OUTCOME_SOURCES, 'Say whether it was a talk or a meeting'),
  id: Id,
})
export type OutcomeSource = z.infer<typeof OutcomeSource>

/** The goal that an outcome has moved, and from where to where. */
export const MovedGoal = z.object({ id: Id, title: z.string(), from: Percent, to: Percent })
export type MovedGoal = z.infer<typeof MovedGoal>

/** What a leader told of a conversation after it, and what followed from that. */
export const ToldOutcome = z.object({
  ...OutcomeSource.shape,
  /** Whom a talk was planned with, or the meeting's title. */
  subject: z.string(),
  /** The day it was for, `YYYY-MM-DD`, by the clock the leader lives by. */
  day: z.iso.date(),
  /** The first words that were planned; empty where none were. */
  words: z.string(),
  came: z.enum(TALK_OUTCOMES),
  /** What they wrote of it, in their exact words; empty where they only tapped. */
  line: z.string(),
  toldAt: Instant,
  /** Null where it was counted towards no goal. */
  goal: z.nullable(MovedGoal),
})
export type ToldOutcome = z.infer<typeof ToldOutcome>

const told: ToldOutcome = {
  source: 'talk',
  id: 'rehearsal_1',
  subject: 'Marco',
  day: '2026-05-07',
  words: 'Marco, you interrupted Ana three times yesterday.',
  came: 'well',
  line: 'He listened, and asked her himself.',
  toldAt: '2026-05-07T16:00:00.000Z',
  goal: { id: 'goal_1', title: 'Say it on the same day', from: 90, to: 100 },
}

export const listOutcomes = endpoint({
  method: 'GET',
  path: '/api/outcomes',
  summary: 'List what came of planned conversations and meetings, told last first, at most 200.',
  reply: z.array(ToldOutcome),
  example: [told],
})

export const countOutcome = endpoint({
  method: 'PUT',
  path: '/api/outcomes/goal',
  summary:
    'Count what came of a conversation as a step of a goal, or take that step back with null; once for each conversation.',
  body: z.object({ ...OutcomeSource.shape, goalId: z.nullable(Id) }),
  reply: z.nullable(MovedGoal),
  errors: ['not_found', 'quota_reached'],
  example: told.goal,
})
