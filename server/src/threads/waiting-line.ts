import { ThreadError, type ThreadProblem } from './thread-error.ts'

/** How a question is asked. */
export interface AskOptions {
  /** How much work it is, in units of the asker's own; 1 without it. */
  weight?: number
  /** The longest that somebody waits for the answer, in ms; without it, as long as it takes. */
  withinMs?: number
  /** Aborted when nobody waits any more: a question that has not begun is dropped. */
  signal?: AbortSignal | undefined
}

/** How long a line may become. */
export interface LineOptions {
  /** A question is refused when those before it are likely to take longer than this, in ms. */
  mostWaitMs?: number
  /** What a unit of weight takes in ms, before anything has been measured. */
  msPerWeight?: number
  /** The weight of a usual question; 1 without it. */
  usualWeight?: number
}

/** A question that waits for its answer. */
export interface Waiting {
  readonly name: PropertyKey
  readonly input: unknown
  readonly weight: number
  readonly withinMs: number
  /** How often it has been given to a thread without an answer. */
  tries: number
  /** True once it has been answered, or nobody waits for it any more. */
  isOver: boolean
  readonly resolve: (answer: unknown) => void
  readonly reject: (error: ThreadError) => void
}

/** How much of what was measured before counts beside the newest question. */
const REMEMBERING = 0.9
/** The guess counts as much as so many usual questions: the first ones also pay for compiling the code. */
const GUESSED = 10

/**
 * Questions first come first served, the ones at work included.
 *
 * It knows how long a unit of weight takes, so that somebody can be told how long the line is instead of joining it.
 */
export class WaitingLine {
  readonly #waiting: Waiting[] = []
  readonly #atWork = new Set<Waiting>()
  readonly #mostWaitMs: number
  /** Time and weight of what was done lately, the guess before it included. */
  #took: number
  #worked: number

  constructor({ mostWaitMs = Number.POSITIVE_INFINITY, msPerWeight = 1, usualWeight = 1 }: LineOptions) {
    this.#mostWaitMs = mostWaitMs
    this.#worked = GUESSED * usualWeight
    this.#took = this.#worked * msPerWeight
  }

  get atWork(): number {
    return this.#atWork.size
  }

  get waiting(): number {
    return this.#waiting.length
  }

  get isEmpty(): boolean {
    return this.#waiting.length + this.#atWork.size === 0
  }

  /** @returns the answer, once somebody gives it. @throws ThreadError `busy` when the line is too long. */
  async join(name: PropertyKey, input: unknown, options: AskOptions = {}): Promise<unknown> {
    const { weight = 1, withinMs = Number.POSITIVE_INFINITY, signal } = options
    const aheadMs = this.#waitMs()
    if (aheadMs > this.#mostWaitMs)
      throw new ThreadError('busy', { retryAfterSeconds: Math.ceil(aheadMs / 1000) })
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const one: Waiting = { name, input, weight, withinMs, tries: 0, isOver: false, resolve, reject }
    this.#waiting.push(one)
    const stopListening = listen({ withinMs, signal }, (problem) => {
      this.#leave(one)
      reject(new ThreadError(problem))
    })
    return promise.finally(() => {
      one.isOver = true
      stopListening()
    })
  }

  /** The next question, from now on at work. */
  take(): Waiting | undefined {
    const next = this.#waiting.shift()
    if (next) this.#atWork.add(next)
    return next
  }

  /** Ends the work on a question. @param tookMs how long it took, where it came to an answer. */
  release(one: Waiting, tookMs?: number): void {
    this.#atWork.delete(one)
    if (tookMs === undefined) return
    this.#took = this.#took * REMEMBERING + tookMs
    this.#worked = this.#worked * REMEMBERING + one.weight
  }

  /** Lets a question that was at work wait again, before all others. */
  putBack(one: Waiting): void {
    this.#waiting.unshift(one)
  }

  /** Sends everybody away who waits. */
  close(error: ThreadError): void {
    for (const { reject } of this.#waiting.splice(0)) reject(error)
  }

  #leave(one: Waiting): void {
    one.isOver = true
    const at = this.#waiting.indexOf(one)
    if (at >= 0) this.#waiting.splice(at, 1)
  }

  #waitMs(): number {
    const weights = [...this.#waiting, ...this.#atWork].map(({ weight }) => weight)
    return weights.reduce((sum, weight) => sum + weight, 0) * (this.#took / this.#worked)
  }
}

/** Calls `leave` when the time is over or nobody waits any more. @returns what ends the listening. */
function listen(
  { withinMs = Number.POSITIVE_INFINITY, signal }: Pick<AskOptions, 'withinMs' | 'signal'>,
  leave: (problem: ThreadProblem) => void,
): () => void {
  const onAbort = () => leave('left')
  const timer = Number.isFinite(withinMs) ? setTimeout(() => leave('late'), withinMs) : undefined
  signal?.addEventListener('abort', onAbort)
  if (signal?.aborted) onAbort()
  return () => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', onAbort)
  }
}
