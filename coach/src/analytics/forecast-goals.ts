import type { Goal } from '@lodestar/contract/goals'
import { createDayReader, writeDay } from '../gamification/calendar.ts'
import { composeForecast, count, type Forecast, type Known, type NamedContribution } from './forecast.ts'
import { measureAbsence } from './forecast-engagement.ts'
import { readWay, type Way } from './goal-way.ts'
import { readGains } from './read-gains.ts'
import { sayDate } from './say-date.ts'
import { countStepDays, weighWay } from './weigh-way.ts'

/** Beyond this many a list says less, not more. */
const MOST_GOALS = 3
/** Two stretches, or two goals, are assumed of everybody, one of them good enough. */
const ASSUMED_GOALS = 2
const ASSUMED_REACHED = 1
/** Whoever stays away moves no goal: half of what speaks for staying away speaks against each. */
const ABSENCE_COUNTS = 0.5

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
  const { met, all, part } = readGains(way, known)
  const baseWeight = all * part + ASSUMED_GOALS
  const until = by === null ? `in the next ${count(horizon, 'day')}` : `by ${sayDate(by)}`
  const evidence = [
    all > 0 ? `a goal gained as much in ${met} of ${all} earlier stretches` : 'no earlier stretch to go by',
    `${count(way.steps.length, 'step')} on this one`,
  ]
  return composeForecast({
    predictionType: 'goal_achievement',
    asked: { kind: 'goal', goalId: goal.id, progress: aim, by },
    question: `Will “${goal.title}” reach ${aim}% ${until}?`,
    evidence: `From your record: ${evidence.join(', ')}.`,
    baseRate: (met * part + ASSUMED_REACHED) / baseWeight,
    baseWeight,
    contributions: [...weighWay(way, known.now.getTime()), weighPresence(known)],
    weight: baseWeight + countStepDays(way.steps) / 2,
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

/** Being here is what every goal takes, so it only counts when it is missing. */
function weighPresence(known: Known): NamedContribution {
  const logit = Math.min(0, -ABSENCE_COUNTS * measureAbsence(known))
  return { name: 'presence', words: 'You have been here less of late', logit }
}
