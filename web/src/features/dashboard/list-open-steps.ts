import type { CoachingSession } from '@lodestar/contract/coaching'
import type { Step } from '@lodestar/contract/step'

/** Something somebody said they would do, and has not yet said what became of. */
export interface OpenStep extends Step {
  session: CoachingSession
  /** Its number in the session, from 0. */
  item: number
}

/**
 * Lists the steps of completed sessions whose outcome is open, nearest day first; what has no day is for today. What the
 * coach only suggested is none of them.
 *
 * @param sessions newest first.
 * @param today `YYYY-MM-DD` where the reader is.
 */
export const listOpenSteps = (sessions: readonly CoachingSession[], today: string): OpenStep[] =>
  sessions
    .filter(({ status }) => status === 'completed')
    .flatMap((session) =>
      session.steps
        .map((step, item) => ({ ...step, session, item }))
        .filter(({ origin }) => origin === 'leader')
        .filter(({ item }) => !session.outcomes.some((outcome) => outcome.item === item)),
    )
    .sort((one, other) => (one.dueOn ?? today).localeCompare(other.dueOn ?? today))
