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
  fail: () => void
}

/** Makes a breaker that lets everybody through until a model has failed three times in a row. */
export function createCircuitBreaker(clock: Clock): CircuitBreaker {
  let failures = 0
  let restsUntil = 0
  return {
    mayAsk: () => {
      if (failures < MOST_FAILURES) return true
      const now = clock().getTime()
      if (now < restsUntil) return false
      // Whoever tries keeps the others out for as long as a try can take.
      restsUntil = now + FIRST_REST_MS
      return true
    },
    succeed: () => {
      failures = 0
    },
    fail: () => {
      failures++
      if (failures < MOST_FAILURES) return
      const restMs = FIRST_REST_MS * 2 ** Math.min(failures - MOST_FAILURES, 10)
      restsUntil = clock().getTime() + Math.min(restMs, LONGEST_REST_MS)
    },
  }
}
