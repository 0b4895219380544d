import type { Meeting } from '@lodestar/contract/meetings'

/** Where a meeting stands at a moment. */
export type MeetingStatus = 'upcoming' | 'in-progress' | 'completed'

/** Tells where a meeting stands: completed from its end on, in progress from its start on, otherwise upcoming. */
export function deriveStatus(
  { startTime, endTime }: Pick<Meeting, 'startTime' | 'endTime'>,
  now: number,
): MeetingStatus {
  if (now >= Date.parse(endTime)) return 'completed'
  return now >= Date.parse(startTime) ? 'in-progress' : 'upcoming'
}
