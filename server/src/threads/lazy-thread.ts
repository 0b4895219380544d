import { createTimer } from './create-timer.ts'
import { ThreadError } from './thread-error.ts'
import {
  type AnswerOf,
  type Calls,
  type InputOf,
  type Life,
  type LifeOptions,
  startLife,
} from './thread-life.ts'
import { type AskOptions, type LineOptions, type Waiting, WaitingLine } from './waiting-line.ts'

/** A thread that sleeps until it is needed, and answers first come first served. */
export interface LazyThread<C extends Calls<C>> {
  /** Starts the thread ahead of a question, for somebody who is about to have one. */
  wake: () => void
  /** @throws ThreadError when there is no answer. */
  ask: <Name extends keyof C>(
    name: Name,
    input: InputOf<C, Name>,
    options?: AskOptions,
  ) => Promise<AnswerOf<C, Name>>
  /** True while the thread has not said that it is ready. */
  isStarting: () => boolean
  count: () => ThreadCount
  stop: () => Promise<void>
}

/** How a thread stands at this moment. */
export interface ThreadCount {
  isAwake: boolean
  /** Questions that wait for it, and that it has in its hands. */
  waiting: number
  atWork: number
  /** How often it has ended without having been told to. */
  broken: number
}

/** What a thread is run with. Times in ms. */
export interface ThreadOptions extends LifeOptions, LineOptions {
  /** Without a question for this long the thread ends and gives its memory back. */
  idleMs: number
  /** How long after a crash the next start is tried. */
  restMs: number
  /** So many questions are in the thread's hands at once; more than one helps where it waits for something. */
  atOnce?: number
  /** Told when the thread has ended without having been told to. */
  onBroken: () => void
}

/** A question whose thread has broken is asked once more: it may not have been the cause. */
const MOST_TRIES = 2

/**
 * Makes a thread that starts with the first `wake` or `ask`, ends when nobody has asked for a while, and is started
 * again after a crash.
 *
 * Questions wait here and not in the thread: so one that nobody waits for any more is never begun, and the end of a
 * thread costs no other question its answer.
 */
export function createLazyThread<C extends Calls<C>>(options: ThreadOptions): LazyThread<C> {
  const { atOnce = 1, idleMs } = options
  const line = new WaitingLine(options)
  const lives = createLives(options)
  const idle = createTimer(idleMs, () => void stop())

  const wake = () => {
    lives.wake()
    if (line.isEmpty) idle.restart()
  }
  const serve = () => {
    while (line.atWork < atOnce) {
      const next = line.take()
      if (!next) return
      void answer(next)
    }
  }
  const fail = (one: Waiting, error: ThreadError) => {
    one.tries += 1
    const isWorthAnother = error.problem === 'broken' && one.tries < MOST_TRIES
    if (isWorthAnother && lives.restMs() < one.withinMs) line.putBack(one)
    else one.reject(error)
  }
  const answer = async (one: Waiting) => {
    idle.clear()
    let tookMs: number | undefined
    try {
      const thread = await lives.current()
      if (one.isOver) return
      const beganAtMs = performance.now()
      one.resolve(await thread.ask(one.name, one.input))
      tookMs = performance.now() - beganAtMs
    } catch (cause) {
      fail(one, cause instanceof ThreadError ? cause : new ThreadError('failed'))
    } finally {
      line.release(one, tookMs)
      serve()
      if (line.isEmpty) idle.restart()
    }
  }
  const join = async (name: PropertyKey, input: unknown, asked: AskOptions = {}) => {
    if (lives.restMs() > (asked.withinMs ?? Number.POSITIVE_INFINITY)) throw new ThreadError('broken')
    const promise = line.join(name, input, asked)
    serve()
    return promise
  }
  const stop = async () => {
    idle.clear()
    line.close(new ThreadError('stopped'))
    await lives.end()
  }
  // What comes back is what the function of that name gave: both sides name the same functions.
  const ask = join as LazyThread<C>['ask']
  const count = () => ({ ...lives.count(), waiting: line.waiting, atWork: line.atWork })
  return { wake, ask, isStarting: lives.isStarting, count, stop }
}

/** One life of a thread after the other, with a rest after each that ended by itself. */
function createLives(options: ThreadOptions) {
  let life: Life | undefined
  let restsUntilMs = 0
  let broken = 0
  const restMs = () => Math.max(0, restsUntilMs - performance.now())
  const onEnd = () => {
    life = undefined
    broken += 1
    restsUntilMs = performance.now() + options.restMs
    options.onBroken()
  }
  const wake = () => {
    if (restMs() === 0) life ??= startLife(options, onEnd)
  }
  return {
    wake,
    restMs,
    count: () => ({ isAwake: life !== undefined, broken }),
    isStarting: () => life !== undefined && !life.isReady(),
    /** The thread once it is ready; after a crash its rest is waited for. */
    current: async (): Promise<Life> => {
      while (restMs() > 0) await new Promise((resolve) => setTimeout(resolve, restMs()))
      wake()
      if (!life) throw new ThreadError('broken')
      const current = life
      await current.ready
      return current
    },
    end: async () => {
      const ending = life
      life = undefined
      await ending?.end()
    },
  }
}
