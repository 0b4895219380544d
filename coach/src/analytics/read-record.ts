import { createDayReader, weekOf } from '../gamification/calendar.ts'
import { readDeeds } from '../gamification/deed.ts'
import type { Known } from './forecast.ts'

/** The days on which somebody was active, as numbers since 1970 where they are. */
export interface ActiveRecord {
  /** Oldest first, each once. */
  readonly days: readonly number[]
  readonly today: number
  /** Active days of each week from the first active one to the running one. */
  readonly weeks: readonly { readonly week: number; readonly activeDays: number }[]
}

/** Reads on which days a leader did something that develops a leader. */
export function readRecord({
  activities,
  now,
  timeZone,
}: Pick<Known, 'activities' | 'now' | 'timeZone'>): ActiveRecord {
  const days = [...new Set(readDeeds(activities, now, timeZone).map(({ day }) => day))].sort(
    (one, other) => one - other,
  )
  const today = createDayReader(timeZone)(now.toISOString())
  const first = days[0]
  const perWeek = Map.groupBy(days, weekOf)
  const length = first === undefined ? 0 : weekOf(today) - weekOf(first) + 1
  return {
    days,
    today,
    weeks: Array.from({ length }, (_, at) => {
      const week = weekOf(first ?? today) + at
      return { week, activeDays: perWeek.get(week)?.length ?? 0 }
    }),
  }
}
