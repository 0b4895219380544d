import type { Activity } from '../activities/activity.ts'
import type { ClosedHistory, ClosedTotals } from '../activities/closed-history.ts'
import { ACHIEVEMENTS } from './achievements.data.ts'
import { createDayReader, firstDayOfMonth, firstDayOfWeek, monthOf, weekOf } from './calendar.ts'
import { MONTHLY_CHALLENGES, WEEKLY_CHALLENGES } from './challenges.data.ts'
import { listCompleted } from './challenges.ts'
import { readDeeds } from './deed.ts'
import { countMeasure, nameCounted } from './measures.ts'
import { POINT_RULES } from './points.data.ts'
import { countPaid } from './points.ts'
import { deriveStreak } from './streak.ts'

const DAY_MS = 86_400_000
/** Two months are asked about deed by deed, by the analytics screen. */
const OPEN_DAYS = 62
/** Clocks are up to 14 hours ahead of UTC. */
const FARTHEST_AHEAD_MS = 14 * 3_600_000
/** Raised when deeds are picked or counted in another way, so that what was closed before is not used. */
const COUNTING = 2

/** By what a history was closed: another text means that it has to be closed anew. */
export const CLOSING_RULES = JSON.stringify([
  COUNTING,
  POINT_RULES.map(({ id, measure, per, atMost }) => [id, measure, per, atMost]),
  ACHIEVEMENTS.map(({ measure, target }) => [measure, target]),
  [WEEKLY_CHALLENGES, MONTHLY_CHALLENGES].map((rules) =>
    rules.map(({ id, measure, target }) => [id, measure, target]),
  ),
])

/** The day up to which a history is closed at a moment: the first of the month that two months and more lie behind. */
export function findClosingDay(now: Date, timeZone: string): number {
  const today = createDayReader(timeZone)(now.toISOString())
  return firstDayOfMonth(monthOf(today - OPEN_DAYS))
}

/** Whether a closed history can stand for what lies before it at a moment. A clock that is set back may come too early for it. */
export const isClosedBefore = (closed: ClosedHistory, now: Date, timeZone: string): boolean =>
  closed.untilDay <= findClosingDay(now, timeZone)

/** The instant from which on single deeds are needed beside a closed history: weekly challenges go back to a Monday. */
export const findOpenSince = ({ untilDay }: ClosedHistory): Date =>
  new Date(firstDayOfWeek(weekOf(untilDay)) * DAY_MS - FARTHEST_AHEAD_MS)

/**
 * Sums up what a leader did before a day.
 *
 * @param activities everything up to now, in any order.
 * @param untilDay the first of a month.
 */
export function closeHistory(
  activities: readonly Activity[],
  untilDay: number,
  now: Date,
  timeZone: string,
): ClosedHistory {
  const deeds = readDeeds(activities, now, timeZone).filter(({ day }) => day < untilDay)
  const { longest, growth } = deriveStreak(deeds, untilDay)
  return {
    untilDay,
    days: [...new Set(deeds.map(({ day }) => day))],
    longestStreak: longest,
    streakGrowth: growth.slice(0, mostAsked('longestStreak')),
    counted: Object.fromEntries(
      ACHIEVEMENTS.flatMap(({ measure }) =>
        measure === 'longestStreak'
          ? []
          : [[measure, countMeasure(measure, deeds).slice(0, mostAsked(measure))]],
      ),
    ),
    areas: [...new Set(deeds.flatMap((deed) => nameCounted('areasReached', deed) ?? []))],
    paid: Object.fromEntries(POINT_RULES.map((rule) => [rule.id, countPaid(rule, deeds)])),
    totals: countBefore(activities, new Date(untilDay * DAY_MS)),
    challenges: listCompleted(deeds, untilDay),
  }
}

function countBefore(activities: readonly Activity[], instant: Date): ClosedTotals {
  const past = activities.filter(({ at }) => Date.parse(at) < instant.getTime())
  const of = (kind: Activity['kind']) => past.filter((activity) => activity.kind === kind)
  const ratings = of('session_rated')
  return {
    before: instant.toISOString(),
    sessions: of('session_started').length,
    answers: of('question_answered').length,
    ratings: ratings.length,
    notes: ratings.filter(({ detail }) => detail === 'with text').length,
    stars: ratings.reduce((sum, { value }) => sum + (value ?? 0), 0),
  }
}

const mostAsked = (asked: string): number =>
  Math.max(0, ...ACHIEVEMENTS.filter(({ measure }) => measure === asked).map(({ target }) => target))
