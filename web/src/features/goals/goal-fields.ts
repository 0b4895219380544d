import { type Goal, GoalChange, NewGoal } from '@lodestar/contract/goals'
import { LIMITS } from '@lodestar/contract/primitives'
import * as z from 'zod/mini'
import { type Checked, checkBy } from '../../lib/problems.ts'

/** What the form holds: text throughout, empty where nothing is chosen. */
export const GoalFields = z.object({
  title: z.string(),
  description: z.string(),
  category: z.string(),
  priority: z.string(),
  targetDate: z.string(),
  status: z.string(),
})
export type GoalFields = z.infer<typeof GoalFields>

/** The form of a new goal. A proposed title that is too long for one stands whole in the description. */
export function startFields(proposed = ''): GoalFields {
  const isLong = proposed.length > LIMITS.title
  return {
    title: isLong ? `${proposed.slice(0, LIMITS.title - 1).trimEnd()}…` : proposed,
    description: isLong ? proposed : '',
    category: '',
    priority: 'medium',
    targetDate: '',
    status: 'active',
  }
}

/** The form of a goal that is there. */
export const toFields = ({
  title,
  description,
  category,
  priority,
  targetDate,
  status,
}: Goal): GoalFields => ({
  title,
  description,
  category,
  priority,
  targetDate: targetDate ?? '',
  status,
})

/** Turns the form into a new goal, or says what keeps it from being one. */
export const toNewGoal = (
  { status: _always, ...fields }: GoalFields,
  sessionId: string | null,
): Checked<NewGoal> => checkBy(NewGoal, { ...withDay(fields), sessionId })

/** Turns the form into a change of a goal, or says what keeps it from being saved. */
export const toChange = (fields: GoalFields): Checked<GoalChange> => checkBy(GoalChange, withDay(fields))

const withDay = <Fields extends { targetDate: string }>(fields: Fields) => ({
  ...fields,
  targetDate: fields.targetDate || null,
})
