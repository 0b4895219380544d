import type { Clock } from '../lib/clock.ts'

/** Failures in a row after which a model is left alone for a while. */
const MOST_FAILURES = 3
/** How long, in milliseconds: twice as long after each further failure, up to the longest. */
const FIRST_REST_MS = 60_000
const LONGEST_REST_MS = 15 * 60_000

/** Keeps a dead model from costing its whole deadline on every turn. */
export interface CircuitBreaker {
  /** Whether to ask now. After a rest one caller is let through to try; the others are told no until it knows. */
  mayAsk: () => boolean
  succeed: () => void
  /** Counts a failure. `restMs` is how long the model has asked to be left alone: it is, up to a quarter of an hour. */
  fail: (restMs?: number) => void
}

/** Makes a breaker that lets everybody through until a model has failed three times in a row, or asks for a rest. */
export function createCircuitBreaker(clock: Clock): CircuitBreaker {
  let failures = 0
  let restsUntil = 0
  return {
    mayAsk: () => {
      const now = clock().getTime()
      if (now < restsUntil) return false
      // Whoever tries keeps the others out for as long as a try can take.
      if (failures >= MOST_FAILURES) restsUntil = now + FIRST_REST_MS
      return true
    },
    succeed: () => {
      failures = 0
      restsUntil = 0
    },
    fail: (askedMs = 0) => {
      failures++
      const ownMs = failures < MOST_FAILURES ? 0 : FIRST_REST_MS * 2 ** Math.min(failures - MOST_FAILURES, 10)
      const restMs = Math.min(Math.max(ownMs, askedMs), LONGEST_REST_MS)
      restsUntil = Math.max(restsUntil, clock().getTime() + restMs)
    },
  }
}
