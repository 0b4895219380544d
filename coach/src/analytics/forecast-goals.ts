import type { Goal } from '@lodestar/contract/goals'
import type { Activity } from '../activities/activity.ts'
import { createDayReader, writeDay } from '../gamification/calendar.ts'
import { composeForecast, count, type Forecast, type Known, type NamedContribution } from './forecast.ts'
import { GOAL_MODEL } from './forecast-weights.data.ts'
import { weighInputs } from './logistic-model.ts'
import { RECENT, readPace } from './read-pace.ts'

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

/** A goal's way: where it stood when, in percent, oldest first. */
interface Way {
  readonly goal: Goal
  readonly steps: readonly { readonly atMs: number; readonly progress: number }[]
  /** What must be reached, in percent, and the day by which. */
  readonly aim: number
  readonly dueMs: number
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
  const until = by === null ? `in the next ${count(horizon, 'day')}` : `by ${by}`
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
    contributions: weighWay(way, known.now.getTime()),
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

function readWay(goal: Goal, known: Known, horizon: number): Way {
  const endMs = known.now.getTime() + horizon * DAY_MS
  const today = writeDay(createDayReader(known.timeZone)(known.now.toISOString()))
  const lastDay = writeDay(createDayReader(known.timeZone)(new Date(endMs).toISOString()))
  const steps = listSteps(goal.id, known)
  const isDue = goal.targetDate !== null && goal.targetDate > today && goal.targetDate <= lastDay
  if (isDue && goal.targetDate !== null)
    return { goal, steps, aim: 100, dueMs: Date.parse(goal.targetDate) + DAY_MS, by: goal.targetDate }
  return { goal, steps, aim: findAim(goal, known.now.getTime(), endMs), dueMs: endMs, by: null }
}

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
function weighWay({ goal, steps, aim, dueMs }: Way, nowMs: number): NamedContribution[] {
  const startMs = Math.min(Date.parse(goal.createdAt), nowMs)
  const wholeMs = Math.max(DAY_MS, dueMs - startMs)
  const time = (nowMs - startMs) / wholeMs
  const lastMs = steps.at(-1)?.atMs ?? startMs
  const beforeMs = nowMs - RECENT * wholeMs
  const reachedBefore = (steps.findLast(({ atMs }) => atMs <= beforeMs)?.progress ?? 0) / aim
  const reached = goal.progress / aim
  const planned = { planned: time, plannedBefore: Math.max(0, time - RECENT) }
  const inputs = { time, ...planned, reachedBefore, step: STEP }
  const now = readPace({ ...inputs, reached, silence: (nowMs - lastMs) / wholeMs })
  const even = {
    ...now,
    pace: 0,
    paceSoFar: 0,
    farBehind: 0,
    momentum: 0,
    notStarted: 0,
    pause: Math.log1p(10 * USUAL_PAUSE),
  }
  const usual = weighInputs(GOAL_MODEL, even)
  const moved = new Map(
    weighInputs(GOAL_MODEL, now).map(({ name, logit }, at) => [name, logit - (usual[at]?.logit ?? 0)]),
  )
  const sum = (names: readonly string[]) => names.reduce((total, name) => total + (moved.get(name) ?? 0), 0)
  return [
    {
      name: 'pace',
      words: `${goal.progress}% done of ${aim}% with ${Math.round(time * 100)}% of the time gone`,
      logit: sum(['pace', 'paceSoFar', 'farBehind']),
    },
    { name: 'momentum', words: 'Pace of the latest steps', logit: sum(['momentum']) },
    {
      name: 'pause',
      words: `${count(Math.floor((nowMs - lastMs) / DAY_MS), 'day')} since the last step`,
      logit: sum(['pause']),
    },
    { name: 'notStarted', words: steps.length > 0 ? 'Under way' : 'No step yet', logit: sum(['notStarted']) },
  ]
}
