import type { Meeting } from '@lodestar/contract/meetings'
import { Badge } from '../../ui/badge.tsx'
import type { MeetingStatus } from './derive-status.ts'

export const TYPE_WORDS: Record<Meeting['meetingType'], string> = {
  'one-on-one': 'One-on-one',
  team: 'Team',
  client: 'Client',
  general: 'General',
}

export const IMPORTANCE_WORDS: Record<Meeting['importance'], string> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  critical: 'Critical',
}

const STATUSES = {
  upcoming: { tone: 'neutral', word: 'Upcoming' },
  'in-progress': { tone: 'active', word: 'In-progress' },
  completed: { tone: 'good', word: 'Completed' },
} as const

/** Where a meeting stands, in a word. */
export function StatusBadge({ status }: { status: MeetingStatus }) {
  const { tone, word } = STATUSES[status]
  return <Badge tone={tone}>{word}</Badge>
}
