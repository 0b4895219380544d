import type { Goal, ProgressEntry } from '@lodestar/contract/goals'
import type { CoachingPreferences } from '@lodestar/contract/preferences'
import type { ColumnType } from 'kysely'

/** An instant, ISO 8601 in UTC, read and written as that text. */
export type Instant = string
/** A day such as `2026-05-03`. */
export type Day = string
/** JSON: read parsed, written as text made by `JSON.stringify`. */
export type JsonColumn<T> = ColumnType<T, string, string>
/** JSON that the database fills in where nothing is given. */
export type DefaultedJsonColumn<T> = ColumnType<T, string | undefined, string>

/** Preferences as stored: everything but whose they are. */
export type SavedPreferences = Omit<CoachingPreferences, 'userId'>
/** What was sent to a language model for an answer: where to, and the conversation; an earlier message of the session by its id. */
export interface KeptSent {
  model: string
  /** Null for this machine. */
  host: string | null
  messages: { role: 'user' | 'assistant'; id?: string; content?: string }[]
}
/** A rule that has found something in a message, under the name it was shown with. */
export interface FoundRule {
  rule: string
  ruleName: string
}
/** What stays of a deleted goal. */
export interface DoneForGoal extends Pick<Goal, 'category' | 'progress' | 'createdAt' | 'completedAt'> {
  steps: Pick<ProgressEntry, 'progress' | 'createdAt'>[]
}
/** A step of a deleted goal, under the id it comes back with. */
export type KeptStep = ProgressEntry & { id: string }
