import { meanWith } from './read-rhythm.ts'

/** How far something with an end has come, all as shares of the whole. */
export interface Pace {
  /** Of the time between start and end, the part that is over. */
  readonly time: number
  /** Reached now, and at the time `RECENT` before now. */
  readonly reached: number
  readonly reachedBefore: number
  /** What would have been reached by now, and then, on an even plan. */
  readonly planned: number
  readonly plannedBefore: number
  /** Of the time between start and end, the part since the last step. */
  readonly silence: number
  /** The smallest step it takes; keeps what little has happened from deciding everything. */
  readonly step: number
  /** Only where the work is marked and due on days; null elsewhere. */
  readonly marked: Marked | null
}

interface Marked {
  /** What each piece handed in was worth, 0 to 1. */
  readonly scores: readonly number[]
  /** Days from the due day to the doing of each piece handed in; negative is early. */
  readonly lateDays: readonly number[]
  /** Pieces handed in that are not due yet. */
  readonly doneAhead: number
}

/** How much of the whole time counts as recent. */
export const RECENT = 0.2
const SLOWEST = 0.1
const FASTEST = 2
/** From about half of the plan on, falling further behind matters less. */
const FAR_BEHIND = 0.7
/** What is known of results before there are any. */
const USUAL_QUALITY = 0.75
const MOST_LATE_DAYS = 10

/**
 * Turns a pace into the inputs of the goal model: the logarithm of reached against planned, how that has changed
 * lately, and how long nothing has happened; and, where work is marked, how good it was and how early.
 *
 * @see docs/coaching/forecasts.md
 */
export function readPace(given: Pace) {
  const { time, reached, reachedBefore, planned, plannedBefore, silence, step, marked } = given
  const pace = compare(reached, planned, step)
  return {
    pace,
    paceSoFar: pace * time,
    farBehind: Math.max(0, -pace - FAR_BEHIND),
    momentum: compare(reached - reachedBefore, planned - plannedBefore, step) - pace,
    pause: Math.log1p(10 * silence),
    notStarted: reached > 0 ? 0 : 1,
    time,
    ...readMarked(marked),
  }
}

function readMarked(marked: Marked | null) {
  if (marked === null) return { quality: null, lateness: null, doneAhead: null }
  const late = marked.lateDays.map((days) => Math.max(-MOST_LATE_DAYS, Math.min(MOST_LATE_DAYS, days)))
  return {
    quality: meanWith(USUAL_QUALITY, marked.scores),
    lateness: meanWith(0, late),
    doneAhead: Math.log1p(marked.doneAhead),
  }
}

function compare(reached: number, planned: number, step: number): number {
  const ratio = (Math.max(0, reached) + step / 2) / (Math.max(0, planned) + step / 2)
  return Math.log(Math.min(FASTEST, Math.max(SLOWEST, ratio)))
}
