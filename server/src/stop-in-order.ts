import { setTimeout as sleep } from 'node:timers/promises'

/** Undoes one thing that was started. */
type Stop = () => Promise<void>

/** How long everything but the last may take together, in milliseconds, and how long all of it. */
interface Patience {
  othersMs: number
  allMs: number
}

/** Ten seconds are what containers and service managers wait before they kill. */
const PATIENCE: Patience = { othersMs: 5_500, allMs: 9_000 }

/** What has been started so far, and how it is stopped. */
export interface StopList {
  /** Remembers what was started now; it is stopped before everything started earlier. */
  add(stop: Stop): void
  /** Remembers what must be stopped in any case, after all others. @param stop is told how long it may take, in milliseconds. */
  addLast(stop: (withinMs: number) => Promise<void>): void
  /** Remembers what is waited for before anything is stopped, however long it takes. */
  addFirst(prepare: Stop): void
  /** Waits for that. */
  prepare(): Promise<void>
  /** Stops everything. Nothing that fails or hangs keeps the rest from being stopped, or takes the time of the last. */
  stopAll(): Promise<void>
}

/** Makes an empty list. @param onError is told what could not be stopped. */
export function createStopList(onError: (error: unknown) => void, patience: Patience = PATIENCE): StopList {
  const stops: Stop[] = []
  const firsts: Stop[] = []
  let last: ((withinMs: number) => Promise<void>) | undefined
  return {
    add: (stop) => void stops.unshift(stop),
    addFirst: (prepare) => void firsts.push(prepare),
    prepare: async () => {
      for (const prepare of firsts.splice(0)) await attempt(prepare, onError)
    },
    addLast: (stop) => {
      last = stop
    },
    stopAll: async () => {
      const startedAt = performance.now()
      const isOver = sleep(patience.othersMs, undefined, { ref: false })
      for (const stop of stops.splice(0)) await Promise.race([attempt(stop, onError), isOver])
      const withinMs = patience.allMs - (performance.now() - startedAt)
      if (last) await attempt(() => last?.(withinMs), onError)
    },
  }
}

async function attempt(
  stop: () => Promise<void> | undefined,
  onError: (error: unknown) => void,
): Promise<void> {
  try {
    await stop()
  } catch (error) {
    onError(error)
  }
}
