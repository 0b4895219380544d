import type { Recommendation } from '@lodestar/contract/dashboard'
import type { History } from './history.ts'
import { DAY_MS, type Sayer } from './wording.ts'

/** A recommendation before it is anybody's. `key` says what it is about; `atMs` is since when there is reason for it. */
export type RecommendationDraft = Omit<Recommendation, 'id' | 'userId' | 'createdAt'> & {
  readonly key: string
  readonly atMs: number
}

/** The moment at which something is recommended. */
export interface RecommendationMoment {
  readonly nowMs: number
  readonly sayer: Sayer
}

/** Looks at a history, newest first, for one thing to recommend. */
export type RecommendationRule = (
  history: History,
  moment: RecommendationMoment,
) => RecommendationDraft | null

/** How long a recommendation that was followed stays, marked as done. */
const DONE_DAYS = 7

/** Tells whether something was done within the last week. */
export const isLately = (atMs: number | null | undefined, nowMs: number): boolean =>
  atMs !== null && atMs !== undefined && nowMs - atMs <= DONE_DAYS * DAY_MS

/** What recommendations of a category begin with. */
export const DEVELOP = { category: 'leadership_development', isCompleted: false } as const
/** As above, for what one says and writes. */
export const WRITE = { category: 'communication', isCompleted: false } as const
