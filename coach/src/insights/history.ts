import type { StyleProfile } from '@lodestar/contract/assessment'
import type { CoachingSession } from '@lodestar/contract/coaching'
import type { Goal } from '@lodestar/contract/goals'
import type { Meeting } from '@lodestar/contract/meetings'
import type { Outcome } from '@lodestar/contract/step'
import type { TalkOutcome } from '@lodestar/contract/talk-outcome'

// Times are milliseconds since 1970 here: insights compare and subtract them far more often than they show them.

/** One coaching session and what was said in it, in figures. */
export interface PastSession extends Pick<CoachingSession, 'id' | 'title' | 'status' | 'steps'> {
  readonly startedAtMs: number
  readonly completedAtMs: number | null
  readonly outcomes: readonly (Outcome & { readonly notedAtMs: number })[]
  /** 1 to 5, and when it was given. */
  readonly rating: number | null
  readonly ratedAtMs: number | null
  /** The leader's messages and the words in them. */
  readonly messages: number
  readonly words: number
  /** Kinds of feeling named, summed over the messages, and the hopeful ones among them. */
  readonly feelings: number
  readonly hopeful: number
  /** Means over the messages long enough to tell: 0 to 10, and 0 to 1. */
  readonly clarity: number | null
  readonly confidence: number | null
  /** The playbook's key the coach worked with last, and whom it was about: "Marco", "your deputy". */
  readonly situation: string | null
  readonly person: string | null
  /** How many people it named, and whether its rating came with a note. */
  readonly people: number
  readonly isNoted: boolean
}

/** A goal, when it moved last, and how often it moved. */
export interface PastGoal
  extends Pick<Goal, 'id' | 'title' | 'category' | 'status' | 'progress' | 'targetDate'> {
  readonly createdAtMs: number
  readonly completedAtMs: number | null
  readonly movedAtMs: number | null
  readonly steps: number
}

/** One analyzed message: its scores from 0 to 1. */
export interface PastAnalysis {
  readonly id: string
  readonly atMs: number
  readonly clarity: number | null
  readonly tone: number | null
  readonly professionalism: number | null
  /** What it is plainly about, as learning paths ask: `feedback`, `hand-over`, `request`, `question`. */
  readonly subjects: readonly string[]
}

/** A meeting that is coming up. */
interface ComingMeeting extends Pick<Meeting, 'id' | 'title' | 'importance'> {
  readonly startsAtMs: number
}

/** What was told of one conversation, and of what kind it was: the situation worked on, or the type of a meeting. */
export interface PastOutcome {
  readonly id: string
  readonly atMs: number
  readonly kind: string | null
  readonly came: TalkOutcome['came']
  readonly line: string
}

/** Most sessions a history holds; older ones say little about today. */
export const MOST_SESSIONS = 60

/** What somebody has done, as far as insights, recommendations and the dashboard's figures are derived from it. */
export interface History {
  readonly assessment: { readonly profile: StyleProfile; readonly completedAtMs: number } | null
  /** The newest, `MOST_SESSIONS` at most, newest first. */
  readonly sessions: readonly PastSession[]
  /** The newest 50, newest first. */
  readonly goals: readonly PastGoal[]
  /** The newest 20, newest first. */
  readonly analyses: readonly PastAnalysis[]
  /** Important meetings of the next three days. */
  readonly meetings: readonly ComingMeeting[]
  /** The newest 60 outcomes that were told, newest first; left out where none is known. */
  readonly outcomes?: readonly PastOutcome[]
  /** Imported results of other tests; when the newest was imported. */
  readonly imports: number
  readonly importedAtMs: number | null
}

/** Whose history it is, and the moment it is read at. */
export interface Reader {
  readonly userId: string
  /** IANA time zone in which days are told. */
  readonly timeZone: string
  readonly nowMs: number
}

/** One step of an action plan that is the leader's own, with the session it comes from. */
export interface Commitment {
  /** `<session>/<number from 0>`. */
  readonly id: string
  readonly text: string
  readonly session: PastSession
  readonly atMs: number
  readonly outcome: Outcome['outcome'] | 'open'
  readonly notedAtMs: number | null
}

/** Puts a history's rows newest first, so that nothing derived from it depends on how they came. */
export function orderHistory(history: History): History {
  return {
    ...history,
    sessions: newestFirst(history.sessions, ({ startedAtMs }) => startedAtMs),
    goals: newestFirst(history.goals, ({ createdAtMs }) => createdAtMs),
    analyses: newestFirst(history.analyses, ({ atMs }) => atMs),
    meetings: newestFirst(history.meetings, ({ startsAtMs }) => startsAtMs),
  }
}

const newestFirst = <T extends { readonly id: string }>(rows: readonly T[], at: (row: T) => number): T[] =>
  rows.toSorted((one, other) => at(other) - at(one) || (one.id < other.id ? 1 : -1))
