import { ApiError } from './api.ts'

/** Browsers say that there is a network before it carries anything. */
const MOST_TRIES = 5
const STEP_MS = 2_000

/**
 * Sends something; where the browser has no network it waits for one and sends again, however long that takes. What is
 * sent must be done once however often it arrives.
 *
 * A server that cannot be reached although there is a network is a failure: nobody knows when it will be back.
 *
 * @param onWait is told each time the waiting begins.
 */
export async function awaitNetwork<T>(send: () => Promise<T>, onWait: () => void): Promise<T> {
  let triesLeft = 0
  for (;;) {
    try {
      return await send()
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 0 || (navigator.onLine && triesLeft === 0))
        throw error
      if (navigator.onLine) {
        triesLeft -= 1
        await new Promise((resolve) => setTimeout(resolve, STEP_MS))
      } else {
        onWait()
        await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
        triesLeft = MOST_TRIES
      }
    }
  }
}
