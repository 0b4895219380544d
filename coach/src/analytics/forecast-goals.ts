import type { Goal } from '@lodestar/contract/goals'
import {
  composeForecast,
  count,
  type Forecast,
  type Known,
  MEDIUM_WEIGHT,
  type NamedContribution,
  requireMore,
} from './forecast.ts'
import { measureAbsence } from './forecast-engagement.ts'
import { isLeftAlone, readWay, type Way } from './goal-way.ts'
import { listStretches, measureOwnPart } from './list-stretches.ts'
import { readGains } from './read-gains.ts'
import { hasStarted } from './resolve-forecast.ts'
import { sayDate } from './say-date.ts'
import { countStepDays, weighWay } from './weigh-way.ts'
import { leaveOutLater, pickDay } from './what-if.ts'

const DAY_MS = 86_400_000
/** Beyond this many a list says less, not more. */
const MOST_GOALS = 3
/** Two stretches are assumed of everybody, a third of them good enough. */
const ASSUMED_GOALS = 2
const ASSUMED_REACHED = 0.7
/** Of a stretch without a goal that moves, how often one is set and moved. */
const ASSUMED_STARTED = 0.25
const SETTLING_IN_MS = 7 * DAY_MS
/** A day on which a goal moved says half as much as a stretch. */
const STEP_COUNTS = 0.5
/** Steps by a day soon that are tried, in percent; what changes less than this is not worth naming. */
const GAINS = [10, 20, 30]
const NOTABLE_GAIN = 0.03
/** Whoever stays away moves no goal: half of what speaks for staying away speaks against each. */
const ABSENCE_COUNTS = 0.5

/**
 * Predicts for up to three active goals, the nearest first, whether they get where they should within the horizon: to
 * 100 by a target date in it, else on their way by its end. What has been asked about a goal since it last moved is not
 * asked again. Without a goal to ask about it predicts whether one is set and moved.
 */
export function forecastGoals(known: Known, horizon: number): Forecast[] {
  const open = known.goals.filter(
    (goal) => goal.status === 'active' && goal.progress < 100 && !isLeftAlone(goal, known),
  )
  const past = leaveOutLater(known)
  if (open.length === 0) return [forecastFirstGoal(known, horizon)]
  return open
    .toSorted((one, other) => compareDates(one, other) || (one.id < other.id ? -1 : 1))
    .slice(0, MOST_GOALS)
    .map((goal) => {
      const way = readWay(goal, past, horizon)
      return addWhatIf(forecastGoal(way, past, horizon), way, past, horizon)
    })
}

const compareDates = (one: Goal, other: Goal): number =>
  (one.targetDate ?? '9999').localeCompare(other.targetDate ?? '9999') ||
  other.createdAt.localeCompare(one.createdAt)

function forecastGoal(way: Way, known: Known, horizon: number): Forecast {
  const { goal, aim, by } = way
  const { met, all, metWeight, weight: gainsWeight } = readGains(way, known)
  const baseWeight = gainsWeight + ASSUMED_GOALS
  const weight = baseWeight + countStepDays(way.steps) * STEP_COUNTS
  const until = by === null ? `in the next ${count(horizon, 'day')}` : `by ${sayDate(by, known.locale)}`
  const evidence = [
    all > 0 ? `a goal gained as much in ${met} of ${all} earlier stretches` : 'no earlier stretch to go by',
    `${count(way.steps.length, 'step')} on this one`,
  ]
  return composeForecast({
    predictionType: 'goal_achievement',
    asked: { kind: 'goal', goalId: goal.id, progress: aim, by, targetDate: goal.targetDate },
    question: `Will “${goal.title}” reach ${aim}% ${until}?`,
    evidence: `From your record: ${evidence.join(', ')}.`,
    baseRate: (metWeight + ASSUMED_REACHED) / baseWeight,
    baseWeight,
    contributions: [...weighWay(way, known.now.getTime()), weighPresence(known)],
    weight,
    missing: requireMore('steps', (MEDIUM_WEIGHT - weight) / STEP_COUNTS),
  })
}

/** Adds the fewest steps by a day soon that raise a forecast notably without reaching the aim by themselves. */
function addWhatIf(forecast: Forecast, way: Way, known: Known, horizon: number): Forecast {
  const day = pickDay(known, way.dueMs)
  if (day === null || forecast.missing !== null) return forecast
  for (const gain of GAINS) {
    const progress = way.goal.progress + gain
    if (progress >= way.aim) break
    const value = forecastAfter(way, progress, { ...known, now: day.now }, horizon)
    if (value - forecast.predictionValue >= NOTABLE_GAIN)
      return { ...forecast, whatIf: { act: 'goal_step', gain, by: day.by, value } }
  }
  return forecast
}

/** Asks the same question at a moment to come, at which the goal has just been moved and nothing else has happened. */
function forecastAfter(way: Way, progress: number, known: Known, horizon: number): number {
  const goal = { ...way.goal, progress }
  const at = known.now.toISOString()
  const step = { kind: 'goal_moved', at, subjectId: goal.id, value: progress, detail: null } as const
  const steps = [...way.steps, { atMs: known.now.getTime(), progress }]
  return forecastGoal(
    { ...way, goal, steps },
    {
      ...known,
      goals: known.goals.map((one) => (one.id === goal.id ? goal : one)),
      activities: [...known.activities, step],
    },
    horizon,
  ).predictionValue
}

/** It starts from the share of the leader's own stretches in which a goal was set and moved. */
function forecastFirstGoal(known: Known, horizon: number): Forecast {
  const { activities, now } = known
  const lengthMs = horizon * DAY_MS
  const nowMs = now.getTime()
  const past = activities.filter(({ at }) => Date.parse(at) <= nowMs)
  const firstMs = past.reduce((first, { at }) => Math.min(first, Date.parse(at)), nowMs)
  // The first goal comes with the first days; what counts is how often another one followed.
  const stretches = listStretches(firstMs + SETTLING_IN_MS, nowMs, lengthMs)
  const started = stretches.filter(({ startMs, endMs }) =>
    hasStarted(past.filter(({ at }) => Date.parse(at) > startMs && Date.parse(at) <= endMs)),
  )
  const part = measureOwnPart(lengthMs)
  const weight = stretches.length * part + ASSUMED_GOALS
  return composeForecast({
    predictionType: 'goal_achievement',
    asked: { kind: 'first_goal' },
    question: `Will you set a goal and take a first step in the next ${count(horizon, 'day')}?`,
    evidence:
      'No goal of yours is moving: this is a guess. Set one, or move one, and there is something to predict.',
    baseRate: (started.length * part + ASSUMED_GOALS * ASSUMED_STARTED) / weight,
    contributions: [weighPresence(known)],
    weight,
    missing: { what: 'goal', more: 1 },
  })
}

/** Being here is what every goal takes, so it only counts when it is missing. */
function weighPresence(known: Known): NamedContribution {
  const logit = Math.min(0, -ABSENCE_COUNTS * measureAbsence(known))
  return { name: 'presence', words: 'You have been here less of late', logit }
}
