import type { CoachingSession } from '@lodestar/contract/coaching'
import { formatDay } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'

/** The state of a session in a word. */
export function StatusBadge({ status }: Pick<CoachingSession, 'status'>) {
  if (status === 'active') return <Badge tone="active">Active</Badge>
  if (status === 'completed') return <Badge tone="good">Completed</Badge>
  return <Badge tone="neutral">Archived</Badge>
}

/** Writes when a session was and how long it took, as far as known: `May 3, 2026 · 15 minutes`. */
export function describeTime({ startedAt, completedAt, sessionDuration }: CoachingSession): string {
  const at = startedAt ?? completedAt
  return [at && formatDay(at), sessionDuration !== null && describeMinutes(sessionDuration)]
    .filter(Boolean)
    .join(' · ')
}

function describeMinutes(minutes: number): string {
  if (minutes === 0) return 'Under a minute'
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
