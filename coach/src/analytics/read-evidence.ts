import type { Activity } from '../activities/activity.ts'
import type { Known } from './forecast.ts'

/** With fewer results on either side a difference says nothing. */
export const FEWEST_RESULTS = 3

/** With fewer results on either side the next stretch is not compared with the last one: it would be a coin's throw. */
export const FEWEST_COMPARED = 6

/** One thing that shows how well it goes, 0 to 1. */
export interface Evidence {
  readonly source: 'ratings' | 'messages' | 'commitments'
  readonly atMs: number
  readonly value: number
}

/**
 * Lists what shows how well it goes, oldest first: ratings of sessions, scores of analyzed messages, and commitments kept
 * (1) or dropped (0).
 */
export function readEvidence({ activities, now }: Pick<Known, 'activities' | 'now'>): Evidence[] {
  return activities
    .flatMap((activity) => readOne(activity) ?? [])
    .filter(({ atMs }) => atMs <= now.getTime())
    .sort(
      (one, other) =>
        one.atMs - other.atMs || one.value - other.value || (one.source < other.source ? -1 : 1),
    )
}

function readOne({ kind, at, value }: Activity): Evidence | null {
  const atMs = Date.parse(at)
  if (kind === 'session_rated' && value !== null) return { source: 'ratings', atMs, value: (value - 1) / 4 }
  if (kind === 'message_analyzed' && value !== null) return { source: 'messages', atMs, value }
  if (kind === 'commitment_done') return { source: 'commitments', atMs, value: 1 }
  if (kind === 'commitment_dropped') return { source: 'commitments', atMs, value: 0 }
  return null
}
