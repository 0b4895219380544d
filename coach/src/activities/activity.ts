/**
 * Every kind of deed there is.
 *
 * `value` and `detail` where a kind has them: `session_completed` minutes; `session_rated` 1 to 5 and whether
 * with text; `goal_set` and `goal_completed` the category; `goal_moved` the progress reached, 0 to 100;
 * `meeting_planned` and `meeting_held` the meeting's type; `message_analyzed` the overall score, 0 to 1, and the
 * communication's type; `profile_imported` the assessment's type.
 */
export const ACTIVITY_KINDS = [
  'assessment_taken',
  'preferences_set',
  'profile_imported',
  'session_started',
  'session_completed',
  'situation_told',
  'question_answered',
  'session_rated',
  'commitment_made',
  'commitment_done',
  'commitment_dropped',
  'goal_set',
  'goal_moved',
  'goal_completed',
  'meeting_planned',
  'meeting_held',
  'meeting_reflected',
  'message_analyzed',
] as const
type ActivityKind = (typeof ACTIVITY_KINDS)[number]

/** Something a leader has done: a row of the database's view `activities`, without whose it is. */
export interface Activity {
  readonly kind: ActivityKind
  /** Instant, ISO 8601 in UTC. */
  readonly at: string
  /** What it was done to: the session, goal, meeting, … Commitments are `<session>/<number from 0>`. */
  readonly subjectId: string
  readonly value: number | null
  readonly detail: string | null
}
