import type { Goal } from '@lodestar/contract/goals'
import { createDayReader, writeDay } from '../gamification/calendar.ts'
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
import { readGains } from './read-gains.ts'
import { sayDate } from './say-date.ts'
import { countStepDays, weighWay } from './weigh-way.ts'
import { leaveOutLater, pickDay } from './what-if.ts'

/** Beyond this many a list says less, not more. */
const MOST_GOALS = 3
/** Two stretches, or two goals, are assumed of everybody, one of them good enough. */
const ASSUMED_GOALS = 2
const ASSUMED_REACHED = 1
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
  const { met, all, part } = readGains(way, known)
  const baseWeight = all * part + ASSUMED_GOALS
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
    baseRate: (met * part + ASSUMED_REACHED) / baseWeight,
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

function forecastFirstGoal(known: Known, horizon: number): Forecast {
  const past = readPastGoals(known)
  return composeForecast({
    predictionType: 'goal_achievement',
    asked: { kind: 'first_goal' },
    question: `Will you set a goal and take a first step in the next ${count(horizon, 'day')}?`,
    evidence:
      'No goal of yours is moving: this is a guess. Set one, or move one, and there is something to predict.',
    baseRate: (past.reached + ASSUMED_REACHED) / (past.all + ASSUMED_GOALS),
    contributions: [],
    weight: ASSUMED_GOALS + past.all,
    missing: { what: 'goal', more: 1 },
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

/** Being here is what every goal takes, so it only counts when it is missing. */
function weighPresence(known: Known): NamedContribution {
  const logit = Math.min(0, -ABSENCE_COUNTS * measureAbsence(known))
  return { name: 'presence', words: 'You have been here less of late', logit }
}
