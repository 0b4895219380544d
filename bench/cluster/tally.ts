/** A turn that somebody was told is whole. */
interface HeldTurn {
  sessionId: string
  content: string
  answerId: string
}

/** What became of what people did while something broke. */
export interface Tally {
  requests: number
  /** Requests that did not get what they asked for, by how. */
  failures: Map<string, number>
  /** Titles of goals that the product said it keeps. */
  goals: string[]
  turns: HeldTurn[]
  /** Meetings that the product said it keeps, each with a reminder that comes due, and when. */
  meetings: { id: string; dueMs: number }[]
}

/** Nothing yet. */
export const beginTally = (): Tally => ({
  requests: 0,
  failures: new Map(),
  goals: [],
  turns: [],
  meetings: [],
})

/** Notes how a request failed. */
export function noteFailure({ failures }: Tally, how: string): void {
  failures.set(how, (failures.get(how) ?? 0) + 1)
}

/** How many requests failed. */
export const countFailures = ({ failures }: Pick<Tally, 'failures'>): number =>
  [...failures.values()].reduce((sum, count) => sum + count, 0)
