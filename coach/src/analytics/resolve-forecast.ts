import type { Prediction } from '@lodestar/contract/analytics'
import type { Activity } from '../activities/activity.ts'
import { createDayReader } from '../gamification/calendar.ts'
import { readDeeds } from '../gamification/deed.ts'
import type { Known, Question } from './forecast.ts'
import { FEWEST_COMPARED, readEvidence } from './read-evidence.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** A question with the moments between which the facts answer it. */
export interface DueQuestion {
  readonly asked: Question
  /** Instants. */
  readonly askedAt: string
  readonly dueAt: string
}

/**
 * The instant at which a question is answered: the last one of the day it names on the leader's clock, else the end of its
 * own stretch, else of the horizon.
 *
 * @param horizon whole days.
 */
export function findDue(asked: Question, askedAt: Date, horizon: number, timeZone: string): Date {
  const horizonEnd = new Date(askedAt.getTime() + (asked.kind === 'growth' ? asked.days : horizon) * DAY_MS)
  if (asked.kind !== 'goal' || asked.by === null) return horizonEnd
  const day = Date.parse(asked.by) / DAY_MS
  const dayOf = createDayReader(timeZone)
  // Clocks are up to 14 hours ahead of UTC and 12 behind.
  let atMs = (day + 1) * DAY_MS - 14 * HOUR_MS
  while (dayOf(new Date(atMs).toISOString()) <= day) atMs += HOUR_MS / 4
  return new Date(atMs - 1)
}

type Facts = Pick<Known, 'activities' | 'timeZone'> & {
  /** Ids of the goals that are still there. */
  readonly goalIds: ReadonlySet<string>
}

/** Answers a question whose time is over; `void` when the facts cannot answer it. */
export function resolveForecast(question: DueQuestion, facts: Facts): NonNullable<Prediction['outcome']> {
  const { asked } = question
  const within = facts.activities.filter(isWithin(question))
  switch (asked.kind) {
    case 'goal':
      return facts.goalIds.has(asked.goalId) ? sayIf(hasReached(asked, within, facts)) : 'void'
    case 'first_goal':
      return sayIf(hasStarted(within))
    case 'active_days': {
      const days = new Set(
        readDeeds(facts.activities, new Date(question.dueAt), facts.timeZone)
          .filter(isWithin(question))
          .map(({ day }) => day),
      )
      return sayIf(days.size < asked.fewerThan)
    }
    case 'growth':
      return compareResults(question, facts)
    case 'results':
      return sayIf(readEvidence({ activities: within, now: new Date(question.dueAt) }).length >= asked.fewest)
    case 'skill':
      return sayIf(within.some(({ kind, detail }) => kind === 'goal_set' && detail === asked.category))
  }
}

const sayIf = (isSo: boolean) => (isSo ? 'yes' : 'no')

const isWithin =
  ({ askedAt, dueAt }: DueQuestion) =>
  ({ at }: Activity): boolean =>
    Date.parse(at) > Date.parse(askedAt) && Date.parse(at) <= Date.parse(dueAt)

/** A goal that was completed is there whatever number it stood at; where it stood before the question does not count. */
function hasReached(
  { goalId, progress, by }: Extract<Question, { kind: 'goal' }>,
  within: readonly Activity[],
  { timeZone }: Facts,
): boolean {
  const dayOf = createDayReader(timeZone)
  const lastDay = by === null ? Number.POSITIVE_INFINITY : Date.parse(by) / DAY_MS
  return within.some(
    ({ kind, subjectId, at, value }) =>
      subjectId === goalId &&
      dayOf(at) <= lastDay &&
      (kind === 'goal_completed' || (kind === 'goal_moved' && (value ?? 0) >= progress)),
  )
}

/** Whether a goal was set and then moved in a stretch of activities. */
export function hasStarted(within: readonly Activity[]): boolean {
  const set = new Set(within.filter(({ kind }) => kind === 'goal_set').map(({ subjectId }) => subjectId))
  return within.some(
    ({ kind, subjectId, value }) => kind === 'goal_moved' && set.has(subjectId) && (value ?? 0) > 0,
  )
}

function compareResults({ askedAt, dueAt }: DueQuestion, { activities }: Facts): 'yes' | 'no' | 'void' {
  const [askedMs, dueMs] = [Date.parse(askedAt), Date.parse(dueAt)]
  const evidence = readEvidence({ activities, now: new Date(dueMs) })
  const before = evidence.filter(({ atMs }) => atMs <= askedMs && atMs > askedMs - (dueMs - askedMs))
  const after = evidence.filter(({ atMs }) => atMs > askedMs)
  if (before.length < FEWEST_COMPARED || after.length < FEWEST_COMPARED) return 'void'
  const mean = (values: typeof evidence) => values.reduce((sum, { value }) => sum + value, 0) / values.length
  return sayIf(mean(after) > mean(before))
}
