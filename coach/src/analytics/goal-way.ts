import type { Goal } from '@lodestar/contract/goals'
import type { Activity } from '../activities/activity.ts'
import { createDayReader, writeDay } from '../gamification/calendar.ts'
import type { Known } from './forecast.ts'

const DAY_MS = 86_400_000
/** What a goal without a date, or with a distant one, should at least gain within the horizon, in percent. */
const LEAST_GAIN = 20

/** A goal's way, in percent; times are milliseconds. `by` is the day it must be reached by, where it has one. */
export interface Way {
  readonly goal: Goal
  /** Where it was moved to when, oldest first. */
  readonly steps: readonly { readonly atMs: number; readonly progress: number }[]
  /** What must be reached, by when, and from where and when on it is measured. */
  readonly aim: number
  readonly dueMs: number
  readonly start: number
  readonly startMs: number
  readonly by: string | null
}

/**
 * A goal with a date in the horizon is measured from when it was set. Any other is measured by what it gained in a
 * stretch as long as the horizon before now.
 */
export function readWay(goal: Goal, known: Known, horizon: number): Way {
  const nowMs = known.now.getTime()
  const endMs = nowMs + horizon * DAY_MS
  const dayOf = createDayReader(known.timeZone)
  const [today, lastDay] = [nowMs, endMs].map((at) => writeDay(dayOf(new Date(at).toISOString()))) as [
    string,
    string,
  ]
  const steps = listSteps(goal.id, known)
  const setMs = Math.min(nowMs, Date.parse(goal.createdAt))
  const { targetDate } = goal
  if (targetDate !== null && targetDate > today && targetDate <= lastDay)
    return {
      goal,
      steps,
      aim: 100,
      dueMs: Date.parse(targetDate) + DAY_MS,
      start: 0,
      startMs: setMs,
      by: targetDate,
    }
  const startMs = Math.max(setMs, nowMs - horizon * DAY_MS)
  const start = Math.min(goal.progress, standAt(steps, startMs))
  return { goal, steps, aim: findAim(goal, nowMs, endMs), dueMs: endMs, start, startMs, by: null }
}

/** Where a goal stood at a moment, in percent. */
export const standAt = (steps: Way['steps'], momentMs: number): number =>
  steps.findLast(({ atMs }) => atMs <= momentMs)?.progress ?? 0

/** Where an even way to its date would have brought a goal by the end of the horizon; always a gain worth asking for. */
function findAim({ progress, targetDate, createdAt }: Goal, nowMs: number, endMs: number): number {
  const startMs = Date.parse(createdAt)
  const targetMs = targetDate === null ? null : Date.parse(targetDate) + DAY_MS
  if (targetMs !== null && targetMs <= nowMs) return 100
  const even =
    targetMs === null ? 0 : Math.floor((10 * (endMs - startMs)) / Math.max(DAY_MS, targetMs - startMs)) * 10
  return Math.min(100, Math.max(progress + LEAST_GAIN, even))
}

/** Lists a goal's moves in their order, each with the percent it led to. */
export function listSteps(
  goalId: string,
  { activities, now }: Pick<Known, 'activities' | 'now'>,
): Way['steps'] {
  return (groupSteps(activities).get(goalId) ?? []).filter(({ atMs }) => atMs <= now.getTime())
}

/** The moves of all goals of a history: a forecast asks for those of every goal again and again. */
const stepsOf = new WeakMap<readonly Activity[], ReadonlyMap<string, Way['steps']>>()

function groupSteps(activities: readonly Activity[]): ReadonlyMap<string, Way['steps']> {
  const known = stepsOf.get(activities)
  if (known) return known
  const moves = Map.groupBy(
    activities.filter(({ kind }) => kind === 'goal_moved'),
    ({ subjectId }) => subjectId,
  )
  const steps = new Map(
    [...moves].map(([goalId, own]) => [
      goalId,
      own
        .map(({ at, value }) => ({ atMs: Date.parse(at), progress: value ?? 0 }))
        .sort((one, other) => one.atMs - other.atMs || one.progress - other.progress),
    ]),
  )
  stepsOf.set(activities, steps)
  return steps
}

/**
 * Whether a question about this goal has been asked and its time is over since it last moved: asking again would say the
 * same. A new date makes it another question.
 */
export function isLeftAlone(goal: Goal, known: Known): boolean {
  const lastMs = Math.max(Date.parse(goal.createdAt), ...listSteps(goal.id, known).map(({ atMs }) => atMs))
  return (known.askedGoals ?? []).some(
    ({ goalId, askedAt, targetDate }) =>
      goalId === goal.id &&
      Date.parse(askedAt) >= lastMs &&
      (targetDate === undefined || targetDate === goal.targetDate),
  )
}
