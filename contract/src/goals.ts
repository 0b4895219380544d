import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Id, Instant, LIMITS, optionalText, Percent, Success, text } from './primitives.ts'

/** What a goal can develop. */
export const GOAL_CATEGORIES = [
  'communication',
  'strategic_thinking',
  'team_building',
  'decision_making',
  'delegation',
  'conflict_resolution',
  'vision_setting',
  'emotional_intelligence',
] as const
/** How much a goal matters. */
export const GOAL_PRIORITIES = ['high', 'medium', 'low'] as const
/** A goal at 100 stays active until its owner completes it. */
export const GOAL_STATUSES = ['active', 'paused', 'completed'] as const

/** A day without a time, such as `2026-05-03`. */
const Day = z.iso.date('Choose a day such as 2026-05-03')
/** A day as it may be sent: an instant counts as its day in UTC. What is earlier is a year typed with too few digits. */
const GivenDay = z
  .pipe(
    z.union([Day, Instant], 'Choose a day such as 2026-05-03'),
    z.transform((day: string) => day.slice(0, 'YYYY-MM-DD'.length)),
  )
  .check(z.refine((day) => day >= '2000-01-01', 'Choose a day from the year 2000 on'))

/** How much one press of +10% or -10% moves a goal, in percent. */
export const PROGRESS_STEP = 10

/** The note that is kept with a step when nobody wrote one (decision D71). */
export const writeProgressNote = (progress: number): string => `Progress updated to ${progress}%`

/** Something a leader works towards; `targetDate` is a day, in no time zone. */
export const Goal = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  category: z.enum(GOAL_CATEGORIES),
  priority: z.enum(GOAL_PRIORITIES),
  status: z.enum(GOAL_STATUSES),
  progress: Percent,
  targetDate: z.nullable(Day),
  createdAt: Instant,
  /** When its status became completed, or null while it is not. */
  completedAt: z.nullable(Instant),
  /** The coaching session an action item of which became this goal, or null. */
  sessionId: z.nullable(Id),
})
export type Goal = z.infer<typeof Goal>

/** A goal as it is set; it starts active at 0. */
export const NewGoal = z.object({
  title: text(LIMITS.title, 'Give the goal a title'),
  description: z.optional(z.nullable(optionalText(LIMITS.text))),
  category: z.enum(GOAL_CATEGORIES, 'Choose a category'),
  priority: z._default(z.enum(GOAL_PRIORITIES), 'medium'),
  targetDate: z.optional(z.nullable(GivenDay)),
  sessionId: z.optional(z.nullable(Id)),
})
export type NewGoal = z.input<typeof NewGoal>

/** As a new goal, with its status; what is left out keeps its value. */
export const GoalChange = z.partial(
  z.object({
    title: text(LIMITS.title, 'Give the goal a title'),
    description: z.nullable(optionalText(LIMITS.text)),
    category: z.enum(GOAL_CATEGORIES, 'Choose a category'),
    priority: z.enum(GOAL_PRIORITIES),
    targetDate: z.nullable(GivenDay),
    status: z.enum(GOAL_STATUSES),
  }),
)
export type GoalChange = z.input<typeof GoalChange>

/** How far a goal has come. Without a note, or with an empty one, `writeProgressNote` says it. */
export const ProgressStep = z.object({
  progress: Percent,
  note: z.optional(z.nullable(optionalText(LIMITS.text))),
})
export type ProgressStep = z.infer<typeof ProgressStep>

/** One step in a goal's history. */
export const ProgressEntry = z.object({ progress: Percent, note: z.string(), createdAt: Instant })
export type ProgressEntry = z.infer<typeof ProgressEntry>

const goal: Goal = {
  id: 'goal_1',
  title: 'Hand over the release',
  description: 'Priya runs it from planning to rollback.',
  category: 'delegation',
  priority: 'high',
  status: 'active',
  progress: 40,
  targetDate: '2026-12-18',
  createdAt: '2026-05-03T09:30:00.000Z',
  completedAt: null,
  sessionId: null,
}

export const listGoals = endpoint({
  method: 'GET',
  path: '/api/goals',
  summary: "List the signed-in user's goals, newest first, at most 200.",
  reply: z.array(Goal),
  example: [goal],
})
export const createGoal = endpoint({
  method: 'POST',
  path: '/api/goals',
  summary: 'Set a goal; it starts active at 0.',
  body: NewGoal,
  reply: Goal,
  status: 201,
  errors: ['not_found', 'idempotency_mismatch', 'quota_reached'],
  example: { ...goal, progress: 0 },
})
export const updateGoal = endpoint({
  method: 'PUT',
  path: '/api/goals/:id',
  summary: 'Change a goal, its status included.',
  body: GoalChange,
  reply: Goal,
  errors: ['not_found', 'quota_reached'],
  example: goal,
})
export const recordGoalProgress = endpoint({
  method: 'POST',
  path: '/api/goals/:id/progress',
  summary: 'Set how far a goal has come; each step is kept.',
  body: ProgressStep,
  reply: Goal,
  errors: ['not_found', 'quota_reached'],
  example: { ...goal, progress: 50 },
})
export const listGoalProgress = endpoint({
  method: 'GET',
  path: '/api/goals/:id/progress',
  summary: "List a goal's steps, newest first, at most 200.",
  reply: z.array(ProgressEntry),
  errors: ['not_found'],
  example: [{ progress: 40, note: 'Progress updated to 40%', createdAt: '2026-05-20T09:30:00.000Z' }],
})
export const deleteGoal = endpoint({
  method: 'DELETE',
  path: '/api/goals/:id',
  summary: 'Delete a goal with its history; for an hour it can be restored.',
  reply: Success,
  errors: ['not_found'],
  example: { success: true },
})
export const restoreGoal = endpoint({
  method: 'POST',
  path: '/api/goals/:id/restore',
  summary: 'Undo the deletion of a goal within an hour: it comes back with its history.',
  reply: Goal,
  errors: ['not_found'],
  example: goal,
})
