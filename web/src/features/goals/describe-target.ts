import type { Goal } from '@lodestar/contract/goals'
import { formatDay } from '../../lib/format.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Up to here days are counted out; further away only the date says more. */
const COUNTED_DAYS = 60

type Target = { text: string; isOverdue: boolean }

/**
 * Says when a goal is due and, while it is being worked on, how far away that is. Days are the reader's own.
 *
 * @returns null without a target date. A goal that is paused or completed is never overdue.
 */
export function describeTarget({ targetDate, status }: Goal, now: Date): Target | null {
  if (targetDate === null) return null
  // Without a zone the instant is read as the reader's local midnight, so the day stays the day that was chosen.
  const due = new Date(`${targetDate}T00:00`)
  const day = formatDay(`${targetDate}T00:00`)
  if (status !== 'active') return { text: `Target date ${day}`, isOverdue: false }
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate())
  // Rounded, because a day on which clocks change is an hour shorter or longer.
  const days = Math.round((due.getTime() - today.getTime()) / DAY_MS)
  if (days < 0) return { text: `Overdue since ${day}`, isOverdue: true }
  return { text: days > COUNTED_DAYS ? `Due ${day}` : `Due ${describeDays(days)}, ${day}`, isOverdue: false }
}

function describeDays(days: number): string {
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${days} days`
}
