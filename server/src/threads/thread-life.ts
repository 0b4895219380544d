import { Worker } from 'node:worker_threads'
import { createTimer } from './create-timer.ts'
import { ThreadError } from './thread-error.ts'

/** The functions that a thread can be asked for, each with one argument. Both ways, what is sent is copied. */
export type Calls<C> = { [Name in keyof C]: (input: never) => unknown }
/** What a function of a thread is given. */
export type InputOf<C extends Calls<C>, Name extends keyof C> = Parameters<C[Name]>[0]
/** What it gives back, waited for. */
export type AnswerOf<C extends Calls<C>, Name extends keyof C> = Awaited<ReturnType<C[Name]>>

/** What a thread is asked. */
export interface ThreadQuestion {
  id: number
  name: PropertyKey
  input: unknown
}
/**
 * What a thread says: once that it is ready, then the answer to each question, or the places in the code where it
 * failed; and what whoever runs the server should know.
 */
export type ThreadAnswer =
  | { ready: true }
  | { id: number; answer: unknown }
  | { id: number; failedAt: string }
  | { warning: string }

/** What a thread is started with. Times in ms. */
export interface LifeOptions {
  workerUrl: URL
  /** What the thread finds as its `workerData`. */
  workerData?: unknown
  /** It may take a slow machine this long to start. */
  startMs: number
  /** A thread that says nothing for this long while it has a question is stuck, and is ended. */
  stuckMs: number
  /** Told what the thread warns of; it holds no word of a question. */
  onWarning?: (warning: string) => void
}

/** One life of a thread, from its start to its end. */
export interface Life {
  /** Rejects with a ThreadError when the thread ends before it is ready. */
  ready: Promise<void>
  isReady: () => boolean
  /** @throws ThreadError when there is no answer. */
  ask: (name: PropertyKey, input: unknown) => Promise<unknown>
  end: () => Promise<void>
}

/**
 * Starts a thread.
 *
 * @param onEnd is called when the thread ends without having been told to.
 */
export function startLife(
  { workerUrl, workerData, startMs, stuckMs, onWarning }: LifeOptions,
  onEnd: () => void,
): Life {
  // Its own standard output and error, read by nobody: they may quote what somebody wrote.
  const worker = new Worker(workerUrl, { workerData, stdout: true, stderr: true })
  worker.stdout.resume()
  worker.stderr.resume()
  worker.unref()
  const asked = new Map<number, PromiseWithResolvers<unknown>>()
  const ready = Promise.withResolvers<void>()
  // Whoever waits for it is told; somebody who only woke the thread is not.
  ready.promise.catch(() => undefined)
  let lastId = 0
  let isReady = false
  let isEnding = false
  let isStuck = false
  const endStuck = () => {
    isStuck = true
    void worker.terminate()
  }
  const starting = createTimer(startMs, endStuck)
  const working = createTimer(stuckMs, endStuck)
  starting.restart()
  worker.on('message', (message: ThreadAnswer) => {
    if ('ready' in message) {
      isReady = true
      starting.clear()
      return ready.resolve()
    }
    if ('warning' in message) return onWarning?.(message.warning)
    const one = asked.get(message.id)
    asked.delete(message.id)
    if (asked.size > 0) working.restart()
    else working.clear()
    if ('answer' in message) one?.resolve(message.answer)
    else one?.reject(new ThreadError('failed', { at: message.failedAt }))
  })
  // An error is always followed by the exit.
  worker.on('error', () => undefined)
  worker.on('exit', () => {
    starting.clear()
    working.clear()
    if (!isEnding) onEnd()
    const error = new ThreadError(isEnding ? 'stopped' : isStuck ? 'late' : 'broken')
    ready.reject(error)
    for (const { reject } of asked.values()) reject(error)
  })
  return {
    ready: ready.promise,
    isReady: () => isReady,
    ask: (name, input) => {
      lastId += 1
      const one = Promise.withResolvers<unknown>()
      asked.set(lastId, one)
      if (asked.size === 1) working.restart()
      worker.postMessage({ id: lastId, name, input } satisfies ThreadQuestion)
      return one.promise
    },
    end: async () => {
      isEnding = true
      await worker.terminate()
    },
  }
}
