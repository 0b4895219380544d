import type { Challenge } from '@lodestar/contract/gamification'

/**
 * What a leader did before a day, summed up so far that everything derived from it can be told without the single deeds.
 *
 * It holds dates and numbers only, and grows by the days of practice instead of by what was done on them.
 */
export interface ClosedHistory {
  /** The first day that is not closed, days since 1970-01-01 where the leader is: the first of a month. */
  readonly untilDay: number
  /** Days of practice, oldest first. */
  readonly days: readonly number[]
  /** Days; and the instants at which the longest streak grew, as far as an achievement asks for them. */
  readonly longestStreak: number
  readonly streakGrowth: readonly string[]
  /** When each counted thing came to the ones before it, by measure, as far as an achievement asks for it. */
  readonly counted: Readonly<Record<string, readonly string[]>>
  /** Areas in which a goal was completed. */
  readonly areas: readonly string[]
  /** How often each line of the points table was paid. */
  readonly paid: Readonly<Record<string, number>>
  /** What the dashboard counts of what came before an instant of its own. */
  readonly totals: ClosedTotals
  /** Completed challenges of weeks and months that are closed, oldest period first. */
  readonly challenges: readonly (readonly [Challenge['category'], period: number, id: string])[]
}

/** Counts of everything before an instant. */
export interface ClosedTotals {
  readonly before: string
  readonly sessions: number
  /** Answers given within conversations. */
  readonly answers: number
  readonly ratings: number
  /** Of those, with a text; and all their stars. */
  readonly notes: number
  readonly stars: number
}

/** Where nothing is closed. */
export const NOTHING_CLOSED: ClosedHistory = {
  untilDay: Number.NEGATIVE_INFINITY,
  days: [],
  longestStreak: 0,
  streakGrowth: [],
  counted: {},
  areas: [],
  paid: {},
  totals: { before: '1970-01-01T00:00:00.000Z', sessions: 0, answers: 0, ratings: 0, notes: 0, stars: 0 },
  challenges: [],
}
