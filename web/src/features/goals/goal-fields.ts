import { type Goal, GoalChange, NewGoal } from '@lodestar/contract/goals'
import { LIMITS } from '@lodestar/contract/primitives'
import * as z from 'zod/mini'

/** What the form holds: text throughout, empty where nothing is chosen. */
const GoalFields = z.object({
  title: z.string(),
  description: z.string(),
  category: z.string(),
  priority: z.string(),
  targetDate: z.string(),
  status: z.string(),
})
export type GoalFields = z.infer<typeof GoalFields>
/** What is wrong, by field. */
export type GoalProblems = { [Field in keyof GoalFields]?: string }

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

type Checked<Value> = { value: Value } | { problems: GoalProblems }

/** Turns the form into a new goal, or says what keeps it from being one. */
export const toNewGoal = (
  { status: _always, ...fields }: GoalFields,
  sessionId: string | null,
): Checked<NewGoal> => check(NewGoal, { ...withDay(fields), sessionId })

/** Turns the form into a change of a goal, or says what keeps it from being saved. */
export const toChange = (fields: GoalFields): Checked<GoalChange> => check(GoalChange, withDay(fields))

const withDay = <Fields extends { targetDate: string }>(fields: Fields) => ({
  ...fields,
  targetDate: fields.targetDate || null,
})

function check<Schema extends z.ZodMiniType>(schema: Schema, values: unknown): Checked<z.output<Schema>> {
  const checked = schema.safeParse(values)
  if (checked.success) return { value: checked.data }
  const problems: Record<string, string> = {}
  for (const { path, message } of checked.error.issues) problems[String(path[0])] ??= message
  return { problems }
}

/** Writes what the form holds as text that this browser keeps. */
export const writeFields = (fields: GoalFields): string => JSON.stringify(fields)

/** Reads what this browser has kept of a form; null for nothing, or for something else. */
export function readFields(text: string): GoalFields | null {
  try {
    const kept = GoalFields.safeParse(JSON.parse(text))
    return kept.success ? kept.data : null
  } catch {
    return null
  }
}
