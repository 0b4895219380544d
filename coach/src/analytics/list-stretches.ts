const WEEK_MS = 7 * 86_400_000

/** A part of a leader's past; instants in milliseconds. */
interface Stretch {
  readonly startMs: number
  readonly endMs: number
}

/** Lists the stretches of one length between two moments, each a week after the one before. */
export function listStretches(sinceMs: number, untilMs: number, lengthMs: number): Stretch[] {
  const length = Math.max(0, Math.floor((untilMs - lengthMs - sinceMs) / WEEK_MS) + 1)
  return Array.from({ length }, (_, at) => {
    const startMs = sinceMs + at * WEEK_MS
    return { startMs, endMs: startMs + lengthMs }
  })
}

/** The part of a stretch that it does not share with the next one: what it counts as an observation. */
export const measureOwnPart = (lengthMs: number): number => Math.min(1, WEEK_MS / lengthMs)
