import { Gauge, type Registry } from 'prom-client'
import type { Task } from './stream-answer.ts'

/** How many of the last answers are looked at, and from how many on. */
const REMEMBERED = 7
const FEWEST = 5
/** A turn that takes longer than this is no conversation any more, in milliseconds. */
const SLOW_MS = 20_000
/** The tasks of one length, and the outcomes that somebody waited for. */
const WHOLE_TURNS: readonly Task[] = ['turn', 'self-test']
const WAITED = ['written', 'too-slow']

/** Watches how long whole answers take. */
export interface Pace {
  /** Notes what came of one thing that was asked, and after how long; short ones, and what failed at once, tell nothing. */
  note: (task: Task, outcome: string, ms: number) => void
  isSlow: () => boolean
}

/**
 * Makes the watch on a model that answers within its time and yet so slowly that somebody should know.
 *
 * @param onSlow told the median in milliseconds each time it has become slow.
 */
export function createPace(metrics: Registry, onSlow: (medianMs: number) => void): Pace {
  const last: number[] = []
  let isSlow = false
  const median = () => last.toSorted((one, other) => one - other)[Math.floor(last.length / 2)] ?? 0
  new Gauge({
    name: 'language_model_median_seconds',
    help: `How long a whole turn of the language model took, the median of the last ${REMEMBERED}.`,
    registers: [metrics],
    collect() {
      this.set(median() / 1000)
    },
  })
  new Gauge({
    name: 'language_model_is_slow',
    help: `1 while that median is over ${SLOW_MS / 1000} seconds, else 0.`,
    registers: [metrics],
    collect() {
      this.set(isSlow ? 1 : 0)
    },
  })
  return {
    isSlow: () => isSlow,
    note: (task, outcome, ms) => {
      if (!WHOLE_TURNS.includes(task) || !WAITED.includes(outcome)) return
      last.push(ms)
      if (last.length > REMEMBERED) last.shift()
      const wasSlow = isSlow
      isSlow = last.length >= FEWEST && median() > SLOW_MS
      if (isSlow && !wasSlow) onSlow(median())
    },
  }
}
