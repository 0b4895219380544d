import type { Known } from './forecast.ts'
import { listSteps, standAt, type Way } from './goal-way.ts'
import { listStretches, measureOwnPart } from './list-stretches.ts'

const MONTH_MS = 30 * 86_400_000

/** How often a leader's goals gained what is asked now. */
interface Gains {
  readonly met: number
  readonly all: number
  /** What these and all of them count as observations: stretches overlap, and some are not alike. */
  readonly metWeight: number
  readonly weight: number
}

/** Of a goal that moves, a stretch at whose start a goal lay still says this much. */
const LYING_COUNTS = 0.25

/**
 * Of all stretches as long as the one ahead in which a goal of the leader's was open, counts those in which it gained as much
 * as this one needs, or all that it lacked. Goals that nobody touched are among them, and late ones too; of a goal that moves
 * or is new, stretches at whose start the goal did not move count a quarter. None reaches past the last activity:
 * what comes after it is silence, which is weighed apart.
 */
export function readGains({ aim, goal, dueMs }: Way, known: Known): Gains {
  const nowMs = known.now.getTime()
  const lengthMs = dueMs - nowMs
  const lastMs = known.activities
    .map(({ at }) => Date.parse(at))
    .filter((atMs) => atMs <= nowMs)
    .reduce((latest, atMs) => Math.max(latest, atMs), 0)
  const needsLive = isLive(goal.createdAt, listSteps(goal.id, known), nowMs)
  const gains = known.goals.flatMap(({ id, createdAt }) => {
    const steps = listSteps(id, known)
    return listStretches(Date.parse(createdAt), lastMs, lengthMs)
      .map(({ startMs, endMs }) => ({
        from: standAt(steps, startMs),
        to: standAt(steps, endMs),
        worth: !needsLive || isLive(createdAt, steps, startMs) ? 1 : LYING_COUNTS,
      }))
      .filter(({ from }) => from < 100)
  })
  const met = gains.filter(({ from, to }) => to >= Math.min(100, from + aim - goal.progress))
  const weigh = (some: typeof gains) =>
    measureOwnPart(lengthMs) * some.reduce((sum, { worth }) => sum + worth, 0)
  return { met: met.length, all: gains.length, metWeight: weigh(met), weight: weigh(gains) }
}

/** Whether a goal was set, or moved, in the month before a moment. */
const isLive = (createdAt: string, steps: Way['steps'], atMs: number): boolean =>
  [Date.parse(createdAt), ...steps.map((step) => step.atMs)].some(
    (eachMs) => eachMs <= atMs && eachMs > atMs - MONTH_MS,
  )
