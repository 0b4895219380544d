import type { Goal } from '@lodestar/contract/goals'
import type { Activity } from '../activities/activity.ts'
import { createDayReader, writeDay } from '../gamification/calendar.ts'
import { composeForecast, count, type Forecast, type Known, type NamedContribution } from './forecast.ts'
import { measureAbsence } from './forecast-engagement.ts'
import { GOAL_MODEL } from './forecast-weights.data.ts'
import { weighInputs } from './logistic-model.ts'
import { RECENT, readPace } from './read-pace.ts'
import { sayDate } from './say-date.ts'

const DAY_MS = 86_400_000
/** Beyond this many a list says less, not more. */
const MOST_GOALS = 3
/** Two goals are assumed of everybody, one of them reached. */
const ASSUMED_GOALS = 2
const ASSUMED_REACHED = 1
/** What a goal without a date, or with a distant one, should at least gain within the horizon, in percent. */
const LEAST_GAIN = 20
/** One press of +10%, as a share. */
const STEP = 0.1
/** How far back, as a share of the whole time, the last step of a goal on its way usually lies. */
const USUAL_PAUSE = 0.1

/** With fewer steps, and before this share of the time is gone, what a goal has gained counts only in part. */
const ENOUGH_STEPS = 3
const ENOUGH_TIME = 0.6
/** Fast stretches are followed by ordinary ones: being ahead of the plan counts half. */
const LEAD_COUNTS = 0.5
/** Whoever stays away moves no goal: half of what speaks for staying away speaks against each. */
const ABSENCE_COUNTS = 0.5

/** A goal's way, in percent. */
interface Way {
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
 * Predicts for up to three active goals, the nearest first, whether they get where they should within the horizon: to
 * 100 by a target date in it, else on their way by its end. Without a goal it predicts whether one is set and moved.
 */
export function forecastGoals(known: Known, horizon: number): Forecast[] {
  const open = known.goals.filter(({ status, progress }) => status === 'active' && progress < 100)
  if (open.length === 0) return [forecastFirstGoal(known, horizon)]
  return open
    .toSorted((one, other) => compareDates(one, other) || (one.id < other.id ? -1 : 1))
    .slice(0, MOST_GOALS)
    .map((goal) => forecastGoal(readWay(goal, known, horizon), known, horizon))
}

const compareDates = (one: Goal, other: Goal): number =>
  (one.targetDate ?? '9999').localeCompare(other.targetDate ?? '9999') ||
  other.createdAt.localeCompare(one.createdAt)

function forecastGoal(way: Way, known: Known, horizon: number): Forecast {
  const { goal, aim, by } = way
  const past = readPastGoals(known)
  const until = by === null ? `in the next ${count(horizon, 'day')}` : `by ${sayDate(by)}`
  const evidence = [
    past.all > 0
      ? `${past.reached} of ${count(past.all, 'earlier goal')} reached`
      : 'no earlier goal to go by',
    `${count(way.steps.length, 'step')} on this one`,
  ]
  return composeForecast({
    predictionType: 'goal_achievement',
    asked: { kind: 'goal', goalId: goal.id, progress: aim, by },
    question: `Will “${goal.title}” reach ${aim}% ${until}?`,
    evidence: `From your record: ${evidence.join(', ')}.`,
    baseRate: (past.reached + ASSUMED_REACHED) / (past.all + ASSUMED_GOALS),
    contributions: [...weighWay(way, known.now.getTime()), weighPresence(known)],
    weight: ASSUMED_GOALS + past.all + way.steps.length / 2,
  })
}

function forecastFirstGoal(known: Known, horizon: number): Forecast {
  const past = readPastGoals(known)
  return composeForecast({
    predictionType: 'goal_achievement',
    asked: { kind: 'first_goal' },
    question: `Will you set a goal and take a first step in the next ${count(horizon, 'day')}?`,
    evidence: 'You have no open goal: this is a guess. Set one, and there is something to predict.',
    baseRate: (past.reached + ASSUMED_REACHED) / (past.all + ASSUMED_GOALS),
    contributions: [],
    weight: ASSUMED_GOALS + past.all,
  })
}

/** Goals that are decided: completed, or not completed by their date. */
function readPastGoals({ goals, now, timeZone }: Known): { reached: number; all: number } {
  const today = writeDay(createDayReader(timeZone)(now.toISOString()))
  const reached = goals.filter(({ status, progress }) => status === 'completed' && progress === 100).length
  const missed = goals.filter(
    ({ status, targetDate }) => status !== 'completed' && targetDate !== null && targetDate < today,
  ).length
  return { reached, all: reached + missed }
}

/**
 * A goal with a date in the horizon is measured from when it was set. Any other is measured by what it gained in a
 * stretch as long as the horizon before now.
 */
function readWay(goal: Goal, known: Known, horizon: number): Way {
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

const standAt = (steps: Way['steps'], momentMs: number): number =>
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

function listSteps(goalId: string, { activities, now }: Known): Way['steps'] {
  return activities
    .filter(({ kind, subjectId }: Activity) => kind === 'goal_moved' && subjectId === goalId)
    .map(({ at, value }) => ({ atMs: Date.parse(at), progress: value ?? 0 }))
    .filter(({ atMs }) => atMs <= now.getTime())
    .sort((one, other) => one.atMs - other.atMs || one.progress - other.progress)
}

/** What speaks for and against, compared with a goal on an even way at the same moment. */
function weighWay(way: Way, nowMs: number): NamedContribution[] {
  const { goal, steps, aim, start, startMs, dueMs } = way
  const wholeMs = Math.max(DAY_MS, dueMs - startMs)
  const time = (nowMs - startMs) / wholeMs
  const pauseMs = nowMs - Math.max(startMs, steps.at(-1)?.atMs ?? startMs)
  const share = (progress: number) => (progress - start) / Math.max(1, aim - start)
  const now = readPace({
    time,
    reached: share(goal.progress),
    reachedBefore: share(Math.max(start, standAt(steps, nowMs - RECENT * wholeMs))),
    planned: time,
    plannedBefore: Math.max(0, time - RECENT),
    silence: pauseMs / wholeMs,
    step: STEP,
  })
  const even = { pace: 0, paceSoFar: 0, farBehind: 0, momentum: 0, notStarted: 0 }
  const usual = weighInputs(GOAL_MODEL, { ...now, ...even, pause: Math.log1p(10 * USUAL_PAUSE) })
  const trust = Math.min(1, Math.max(steps.length / ENOUGH_STEPS, time / ENOUGH_TIME))
  const moved = new Map(
    weighInputs(GOAL_MODEL, now).map(({ name, logit }, at) => [
      name,
      trust * (logit - (usual[at]?.logit ?? 0)),
    ]),
  )
  const sum = (names: readonly string[]) => names.reduce((total, name) => total + (moved.get(name) ?? 0), 0)
  const pace = sum(['pace', 'paceSoFar', 'farBehind'])
  return [
    { name: 'pace', words: describePace(way, time, nowMs), logit: pace > 0 ? LEAD_COUNTS * pace : pace },
    { name: 'momentum', words: 'Pace of the latest steps', logit: sum(['momentum']) },
    { name: 'pause', words: describePause(steps, nowMs), logit: sum(['pause']) },
    { name: 'notStarted', words: steps.length > 0 ? 'Under way' : 'No step yet', logit: sum(['notStarted']) },
  ]
}

function weighPresence(known: Known): NamedContribution {
  const logit = -ABSENCE_COUNTS * measureAbsence(known)
  return {
    name: 'presence',
    words: logit < 0 ? 'You have been here less of late' : 'You have been here of late',
    logit,
  }
}

function describePace({ goal, aim, start, startMs, dueMs, by }: Way, time: number, nowMs: number): string {
  if (by !== null) return `${goal.progress}% done with ${Math.round(time * 100)}% of the time gone`
  const days = (ms: number) => count(Math.round(ms / DAY_MS), 'day')
  return `Gained ${goal.progress - start}% in ${days(nowMs - startMs)}, ${aim - goal.progress}% to go in ${days(dueMs - nowMs)}`
}

function describePause(steps: Way['steps'], nowMs: number): string {
  const lastMs = steps.at(-1)?.atMs
  if (lastMs === undefined) return 'Time without a step'
  const days = Math.floor((nowMs - lastMs) / DAY_MS)
  return days === 0 ? 'Moved today' : `${count(days, 'day')} since the last step`
}
