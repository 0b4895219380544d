import type { CoachingSession } from '@lodestar/contract/coaching'

/** Tells whether a session can be rated: it was completed at some time, or it is active and has begun. */
export const isRatable = ({ status, startedAt, completedAt }: CoachingSession): boolean =>
  status === 'completed' || completedAt !== null || (status === 'active' && startedAt !== null)
