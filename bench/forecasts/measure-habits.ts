import type { Activity } from '../../coach/src/activities/activity.ts'
import type { AskedGoal, Forecast, Known } from '../../coach/src/analytics/forecast.ts'
import { forecastEngagement } from '../../coach/src/analytics/forecast-engagement.ts'
import { forecastGoals } from '../../coach/src/analytics/forecast-goals.ts'
import { findDue, resolveForecast } from '../../coach/src/analytics/resolve-forecast.ts'
import type { Goal } from '../../contract/src/goals.ts'
import type { Judged } from './judge-forecasts.ts'
import { type HabitSet, makeOtherLeaders, type OtherLeader } from './other-habits.ts'

const DAY_MS = 86_400_000
const START_MS = Date.parse('2026-01-05T15:00:00Z')
const DAYS = 420
const HORIZON = 30
const ASKS_EVERY = 30
const TIME_ZONE = 'UTC'

/** A forecast about one leader and what came of it. */
export interface Told extends Judged {
  readonly habit: string
  readonly kind: Forecast['asked']['kind']
  readonly baseRate: number
  /** Whether it is shown with its value. */
  readonly isShown: boolean
  /** Active days in the last 30. */
  readonly lately: number
}

/** What somebody did on the days of a life, and their goals as they stand. */
interface Life {
  readonly activities: Activity[]
  readonly goals: Goal[]
}

/** Lets leaders of other habits live, and asks about each every 30 days through the functions of the product. */
export const measureHabits = (set: HabitSet, leaders: number): Told[] =>
  makeOtherLeaders(set, leaders).flatMap(askThroughLife)

function askThroughLife(leader: OtherLeader): Told[] {
  const life: Life = { activities: [], goals: [] }
  const asked: { forecast: Forecast; at: Date; lately: number }[] = []
  const askedGoals: AskedGoal[] = []
  const days: number[] = []
  for (let day = 0; day < DAYS; day += 1) {
    if (leader.isActive(day, days.at(-1) === day - 1)) {
      days.push(day)
      liveOneDay(leader, life, day)
    }
    if (day === 0 || day % ASKS_EVERY !== 0 || day + HORIZON >= DAYS) continue
    const now = new Date(START_MS + day * DAY_MS + 1)
    const isOver = ({ askedAt }: AskedGoal) => Date.parse(askedAt) + HORIZON * DAY_MS <= now.getTime()
    const known: Known = {
      activities: [...life.activities],
      goals: [...life.goals],
      profile: null,
      now,
      timeZone: TIME_ZONE,
      askedGoals: askedGoals.filter(isOver),
    }
    const forecasts = [...forecastGoals(known, HORIZON), forecastEngagement(known, HORIZON)]
    const lately = days.filter((each) => each > day - HORIZON).length
    asked.push(...forecasts.map((forecast) => ({ forecast, at: now, lately })))
    for (const { asked: question } of forecasts)
      if (question.kind === 'goal')
        askedGoals.push({
          goalId: question.goalId,
          askedAt: now.toISOString(),
          targetDate: question.targetDate,
        })
  }
  const facts = {
    activities: life.activities,
    timeZone: TIME_ZONE,
    goalIds: new Set(life.goals.map(({ id }) => id)),
  }
  return asked.map(({ forecast, at, lately }) => ({
    habit: leader.habit,
    kind: forecast.asked.kind,
    probability: forecast.predictionValue,
    baseRate: forecast.baseRate ?? 0.5,
    isShown: forecast.missing === null,
    lately,
    isSo:
      resolveForecast(
        {
          asked: forecast.asked,
          askedAt: at.toISOString(),
          dueAt: findDue(forecast.asked, at, HORIZON, TIME_ZONE).toISOString(),
        },
        facts,
      ) === 'yes',
  }))
}

function liveOneDay(leader: OtherLeader, { activities, goals }: Life, day: number): void {
  const { draw } = leader
  const at = new Date(START_MS + day * DAY_MS).toISOString()
  const act = (kind: Activity['kind'], subjectId: string, value: number | null = null) =>
    activities.push({ kind, at, subjectId, value, detail: null })
  act('question_answered', `day ${day}`)
  const open = goals.findIndex(({ status, progress }) => status === 'active' && progress < 100)
  const goal = goals[open]
  if (goal === undefined ? draw() < 0.5 : draw() < 0.04) {
    const targetDate =
      draw() < 0.7 ? new Date(START_MS + (day + 15 + 85 * draw()) * DAY_MS).toISOString().slice(0, 10) : null
    goals.push(setGoal(`goal ${day}`, at, targetDate))
    act('goal_set', `goal ${day}`)
    return
  }
  if (goal === undefined || draw() > 0.75) return
  const next = moveOn(leader, goal, at)
  goals[open] = next
  if (next.progress === goal.progress) return
  act('goal_moved', goal.id, next.progress)
  if (next.progress === 100) act('goal_completed', goal.id)
}

/** A goal after a day on which somebody turned to it. Long past its date it is put aside, or not. */
function moveOn({ draw, move }: OtherLeader, goal: Goal, at: string): Goal {
  const setMs = Date.parse(goal.createdAt)
  const endMs = goal.targetDate === null ? setMs + 60 * DAY_MS : Date.parse(goal.targetDate) + DAY_MS
  const time = (Date.parse(at) - setMs) / (endMs - setMs)
  if (time > 1.5 && draw() < 0.2) return { ...goal, status: 'paused' }
  const progress = Math.max(0, Math.min(100, goal.progress + move(goal.progress, time)))
  return { ...goal, progress, status: progress === 100 ? 'completed' : 'active' }
}

const setGoal = (id: string, createdAt: string, targetDate: string | null): Goal => ({
  id,
  title: id,
  description: '',
  category: 'delegation',
  priority: 'medium',
  status: 'active',
  progress: 0,
  targetDate,
  createdAt,
  completedAt: null,
  sessionId: null,
})
