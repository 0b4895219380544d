import type { CoachingSession } from '@lodestar/contract/coaching'

/** The one thing to do first: take the assessment, go on with a session, or start one. */
export type NextMove = { kind: 'assess' } | { kind: 'continue'; session: CoachingSession } | { kind: 'start' }

/**
 * Finds what to do first. A session can only be started with an assessment result, so that comes before it.
 *
 * @param sessions newest first.
 */
export function findNextMove(sessions: readonly CoachingSession[], hasResult: boolean): NextMove {
  const session = sessions.find(({ status }) => status === 'active')
  if (session) return { kind: 'continue', session }
  return { kind: hasResult ? 'start' : 'assess' }
}

/**
 * Finds what somebody has set out to do and may not have done yet: from the newest active or completed session
 * that has action items.
 *
 * @param sessions newest first.
 * @returns null when no session has any.
 */
export const findCommitment = (sessions: readonly CoachingSession[]): CoachingSession | null =>
  sessions.find(({ status, actionItems }) => status !== 'archived' && actionItems.length > 0) ?? null
