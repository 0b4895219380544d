import { createDayReader, firstDayOfWeek, weekOf, writeDay } from '../gamification/calendar.ts'
import type { Known } from './forecast.ts'

const DAY_MS = 86_400_000
const FRIDAY = 4
const FEWEST_DAYS = 2

/** A day soon, and the moment of it at which a question is asked anew. */
interface SoonDay {
  /** `2026-05-08` */
  readonly by: string
  readonly now: Date
  readonly inDays: number
}

/** The next Friday that is at least two days away, or the day before the end where that comes first; null without one. */
export function pickDay({ now, timeZone }: Pick<Known, 'now' | 'timeZone'>, dueMs: number): SoonDay | null {
  const today = createDayReader(timeZone)(now.toISOString())
  const friday = firstDayOfWeek(weekOf(today + FEWEST_DAYS)) + FRIDAY
  const next = friday < today + FEWEST_DAYS ? friday + 7 : friday
  const last = Math.floor((dueMs - now.getTime()) / DAY_MS) - 1
  const inDays = Math.min(next - today, last)
  if (inDays < 1) return null
  return { by: writeDay(today + inDays), now: new Date(now.getTime() + inDays * DAY_MS), inDays }
}

/** What is known without what happens later: seen from a day soon, it would have happened. */
export const leaveOutLater = (known: Known): Known => ({
  ...known,
  activities: known.activities.filter(({ at }) => Date.parse(at) <= known.now.getTime()),
})
