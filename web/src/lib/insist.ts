import { ApiError } from './api.ts'
import { toast } from './toast.ts'

/** How long to wait where the server does not say, in milliseconds: so much longer after each try. */
const STEP_MS = 3_000
/** How long is waited for one message in all, in milliseconds; nobody watches a screen for longer. */
const PATIENCE_MS = 90_000
const MOST_TRIES = 10

/**
 * Sends something until the server takes it, as long as all it says is "later": 429, 503, or a coach that is still
 * answering. What is sent must be done once however often it arrives.
 *
 * @param onWait is told before each wait when the next try comes.
 * @throws whatever `send` throws that is no "later", and the last "later" after ten tries or a minute and a half.
 */
export async function insist<T>(send: () => Promise<T>, onWait: (until: Date) => void): Promise<T> {
  let waitedMs = 0
  for (let tries = 1; ; tries += 1) {
    try {
      return await send()
    } catch (error) {
      const waitMs = readWait(error, tries)
      waitedMs += waitMs
      if (tries === MOST_TRIES || waitedMs > PATIENCE_MS) throw error
      onWait(new Date(Date.now() + waitMs))
      await new Promise((resolve) => setTimeout(resolve, waitMs))
    }
  }
}

/** As `insist`, for what a form saves: each wait is told in a toast. */
export const insistOnSaving = <T>(send: () => Promise<T>): Promise<T> =>
  insist(send, (until) => {
    const seconds = Math.ceil((until.getTime() - Date.now()) / 1000)
    toast({
      title: 'Not saved yet',
      description: `Lodestar cannot take it at this moment. Trying again in ${seconds} s.`,
      durationMs: until.getTime() - Date.now(),
    })
  })

/** How long to wait before the next try, in milliseconds; infinitely after what is no "later". */
function readWait(error: unknown, tries: number): number {
  const isLater =
    error instanceof ApiError &&
    (error.status === 429 || error.status === 503 || error.problem?.code === 'turn_in_progress')
  return isLater ? (error.retryAfterMs ?? STEP_MS * tries) : Number.POSITIVE_INFINITY
}
