import { type CoachingSession, SUGGESTED } from '@lodestar/contract/coaching'
import { findDueDay } from '@lodestar/contract/due-day'

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

/** Something somebody said they would do, and has not yet said what became of. */
export interface OpenStep {
  session: CoachingSession
  item: number
  text: string
  /** The day it is for, `YYYY-MM-DD`; null where it names none. */
  dueOn: string | null
}

/**
 * Lists the steps of completed sessions whose outcome is open, newest session first. What the coach only suggested is
 * none of them.
 */
export const listOpenSteps = (sessions: readonly CoachingSession[]): OpenStep[] =>
  sessions
    .filter(({ status }) => status === 'completed')
    .flatMap((session) =>
      session.actionItems
        .map((text, item) => ({
          session,
          item,
          text,
          dueOn: session.completedAt && findDueDay(text, session.completedAt),
        }))
        .filter(({ text }) => !text.startsWith(SUGGESTED))
        .filter(({ item }) => !session.outcomes.some((outcome) => outcome.item === item)),
    )
