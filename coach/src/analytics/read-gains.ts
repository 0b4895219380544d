import type { Known } from './forecast.ts'
import { listSteps, standAt, type Way } from './goal-way.ts'
import { listStretches, measureOwnPart } from './list-stretches.ts'

/** How often a leader's goals gained what is asked now. */
interface Gains {
  readonly met: number
  readonly all: number
  /** What each counts as an observation: stretches overlap. */
  readonly part: number
}

/**
 * Of all stretches as long as the one ahead in which a goal of the leader's was open, counts those in which it gained as much
 * as this one needs, or all that it lacked. Goals that nobody touched are among them, and late ones too. None reaches past
 * the last activity: what comes after it is silence, which is weighed apart.
 */
export function readGains({ aim, goal, dueMs }: Way, known: Known): Gains {
  const nowMs = known.now.getTime()
  const lengthMs = dueMs - nowMs
  const lastMs = known.activities
    .map(({ at }) => Date.parse(at))
    .filter((atMs) => atMs <= nowMs)
    .reduce((latest, atMs) => Math.max(latest, atMs), 0)
  const gains = known.goals.flatMap(({ id, createdAt }) => {
    const steps = listSteps(id, known)
    return listStretches(Date.parse(createdAt), lastMs, lengthMs)
      .map(({ startMs, endMs }) => ({ from: standAt(steps, startMs), to: standAt(steps, endMs) }))
      .filter(({ from }) => from < 100)
  })
  const met = gains.filter(({ from, to }) => to >= Math.min(100, from + aim - goal.progress))
  return { met: met.length, all: gains.length, part: measureOwnPart(lengthMs) }
}
