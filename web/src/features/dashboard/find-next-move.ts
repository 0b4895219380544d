import type { CoachingSession } from '@lodestar/contract/coaching'
import type { Step } from '@lodestar/contract/step'

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
export interface OpenStep extends Step {
  session: CoachingSession
  /** Its number in the session, from 0. */
  item: number
}

/**
 * Lists the steps of completed sessions whose outcome is open, newest session first. What the coach only suggested is
 * none of them.
 */
export const listOpenSteps = (sessions: readonly CoachingSession[]): OpenStep[] =>
  sessions
    .filter(({ status }) => status === 'completed')
    .flatMap((session) =>
      session.steps
        .map((step, item) => ({ ...step, session, item }))
        .filter(({ origin }) => origin === 'leader')
        .filter(({ item }) => !session.outcomes.some((outcome) => outcome.item === item)),
    )
