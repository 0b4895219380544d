import type { InsightType } from '@lodestar/contract/insights'
import { type Sayer, sayCount } from './wording.ts'

/** What was counted for an insight: the thing's id and when it was. */
interface Piece {
  readonly id: string
  readonly atMs: number
}

/** An insight before it is anybody's: what it says, and every single thing it rests on. */
export interface InsightDraft {
  readonly type: InsightType
  /** What it is about, unique within the type; part of the insight's id. */
  readonly subject: string
  readonly title: string
  readonly description: string
  /** 1 high, 2 medium, 3 low. */
  readonly priority: 1 | 2 | 3
  /** What was counted, in any order, never empty, and the word for one of them. */
  readonly pieces: readonly Piece[]
  readonly noun: string
  /** What the day of a single one is, such as "last moved on"; "on" otherwise. */
  readonly dated?: string
  readonly quote?: string
}

/** What one type of insight came to: its insights, or how much evidence is missing and in which words. */
export interface Finding {
  readonly type: InsightType
  readonly drafts: readonly InsightDraft[]
  readonly have: number
  readonly need: number
  /** What is counted in `have`, singular: "session that you have rated". */
  readonly noun: string
  readonly nouns: string
  /** What to read when there is evidence enough and nothing to be seen in it. */
  readonly quiet: string
}

/** When the oldest of what was counted was, in milliseconds. */
export const sinceOf = ({ pieces }: InsightDraft): number => Math.min(...pieces.map(({ atMs }) => atMs))

/** When the newest of what was counted was: the moment from which the insight could be told. */
export const newestOf = ({ pieces }: InsightDraft): number => Math.max(...pieces.map(({ atMs }) => atMs))

/** Says what an insight rests on: "From 4 sessions since May 3", "From 1 goal, last moved on May 3". */
export function sayEvidence(draft: InsightDraft, sayer: Sayer): string {
  const { pieces, noun, dated = 'on' } = draft
  const since = sinceOf(draft)
  const when = pieces.length === 1 ? `, ${dated} ${sayer.day(since)}` : ` since ${sayer.day(since)}`
  return `From ${sayCount(pieces.length, noun)}${when}`
}
