import type { Outlook } from '@lodestar/contract/analytics'
import { firstDayOfWeek, writeDay } from '../gamification/calendar.ts'
import type { Known } from './forecast.ts'
import { type ActiveRecord, readRecord } from './read-record.ts'

const SHOWN_WEEKS = 12
const WEEKS_AHEAD = 4
/** A week counts this much of the one after it. */
const DECAY = 0.85
/** What is assumed of everybody: one active day a week, worth one week of their own. */
const USUAL_DAYS = 1
const HELD_DEVIATIONS = 1.2816
const WEEK_DAYS = 7

/**
 * Shows the active days of the last twelve weeks, the running one included, and what a week of the next four is likely to
 * have: a mean that forgets old weeks slowly, and the range that holds 80 % of the means of four weeks that scatter so.
 */
export function deriveOutlook(known: Pick<Known, 'activities' | 'now' | 'timeZone' | 'closed'>): Outlook {
  const { weeks } = readRecord(known)
  // The running week is not over, so it says nothing yet about what a week is like.
  const over = weeks.slice(0, -1).map(({ activeDays }) => activeDays)
  const counted = [USUAL_DAYS, ...over]
  const weights = counted.map((_, at) => DECAY ** (counted.length - 1 - at))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const average = (values: readonly number[]) =>
    values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0) / total
  const mean = average(counted)
  // Days are counts, so they scatter at least as much as chance makes counts scatter.
  const variance = Math.max(mean, average(counted.map((days) => (days - mean) ** 2)))
  const margin = HELD_DEVIATIONS * Math.sqrt(variance / WEEKS_AHEAD + variance / total)
  const keep = (days: number) => Math.round(Math.min(WEEK_DAYS, Math.max(0, days)) * 10) / 10
  return {
    weeks: listWeeks(weeks),
    next: { activeDays: keep(mean), low: keep(mean - margin), high: keep(mean + margin) },
  }
}

/** The active days of the last twelve weeks from the first active one on, the running one included; oldest first. */
export const listWeeks = (weeks: ActiveRecord['weeks']): Outlook['weeks'] =>
  weeks
    .slice(-SHOWN_WEEKS)
    .map(({ week, activeDays }) => ({ startsOn: writeDay(firstDayOfWeek(week)), activeDays }))
