import { Worker } from 'node:worker_threads'

/** What a thread is asked. */
export interface ThreadQuestion<Question> {
  id: number
  question: Question
}
/** What a thread answers: once that it is ready, then to each question; null where it could not. */
export type ThreadAnswer<Answer> = { ready: true } | { id: number; answer: Answer | null }

/** A thread that sleeps until it is needed. */
export interface LazyThread<Question, Answer> {
  /** Starts the thread ahead of a question, for somebody who is about to have one. */
  wake: () => void
  /** Asks; answers null where the thread is starting, broken or too slow. Never rejects. */
  ask: (question: Question) => Promise<Answer | null>
  /** True while the thread has not said that it is ready. */
  isStarting: () => boolean
  stop: () => Promise<void>
}

/** What a thread is run with. Times in ms. */
export interface ThreadOptions {
  workerUrl: URL
  /** The longest that a question keeps its asker waiting. */
  deadlineMs: number
  /** Without a question for this long the thread ends and gives its memory back. */
  idleMs: number
  /** A thread that says nothing for this long is stuck. It may take a slow machine this long to start. */
  stuckMs: number
  /** How long after a crash the next start is tried. */
  restMs: number
  /** Told when the thread has ended without having been told to. */
  onBroken: () => void
}

/** One life of the thread. */
interface Life<Question, Answer> {
  isReady: () => boolean
  ask: (question: Question) => Promise<Answer | null>
  end: () => Promise<void>
}

/**
 * Makes a thread that starts with the first `wake` or `ask`, ends when nobody has asked for a while, and is started
 * again after a crash.
 */
export function createLazyThread<Question, Answer>(options: ThreadOptions): LazyThread<Question, Answer> {
  let life: Life<Question, Answer> | undefined
  let isResting = false
  const rest = () => {
    life = undefined
    isResting = true
    setTimeout(() => {
      isResting = false
    }, options.restMs).unref()
    options.onBroken()
  }
  const idle = createTimer(options.idleMs, () => void stop())
  const stop = async () => {
    idle.clear()
    const ending = life
    life = undefined
    await ending?.end()
  }
  const wake = () => {
    if (!isResting) life ??= startLife(options, rest)
    idle.restart()
  }
  const ask = async (question: Question) => {
    wake()
    if (!life) return null
    // A thread that is asked is not idle, however long it takes.
    idle.clear()
    const answer = await within(options.deadlineMs, life.ask(question))
    if (life) idle.restart()
    return answer
  }
  return { wake, ask, isStarting: () => life !== undefined && !life.isReady(), stop }
}

/** @param onBroken is called when the thread ends without having been told to. */
function startLife<Question, Answer>(
  { workerUrl, stuckMs }: ThreadOptions,
  onBroken: () => void,
): Life<Question, Answer> {
  // Its own standard output and error, read by nobody: they may quote what somebody wrote.
  const worker = new Worker(workerUrl, { stdout: true, stderr: true })
  worker.stdout.resume()
  worker.stderr.resume()
  worker.unref()
  const waiting = new Map<number, (answer: Answer | null) => void>()
  let lastId = 0
  let isReady = false
  let isEnding = false
  const watchdog = createTimer(stuckMs, () => void worker.terminate())
  watchdog.restart()
  const settle = (id: number, answer: Answer | null) => {
    waiting.get(id)?.(answer)
    waiting.delete(id)
  }
  worker.on('message', (message: ThreadAnswer<Answer>) => {
    if ('ready' in message) isReady = true
    else settle(message.id, message.answer)
    if (waiting.size > 0) watchdog.restart()
    else watchdog.clear()
  })
  // An error is always followed by the exit.
  worker.on('error', () => undefined)
  worker.on('exit', () => {
    watchdog.clear()
    if (!isEnding) onBroken()
    for (const id of [...waiting.keys()]) settle(id, null)
  })
  return {
    isReady: () => isReady,
    ask: (question) =>
      new Promise((resolve) => {
        lastId += 1
        waiting.set(lastId, resolve)
        if (waiting.size === 1) watchdog.restart()
        worker.postMessage({ id: lastId, question } satisfies ThreadQuestion<Question>)
      }),
    end: async () => {
      isEnding = true
      await worker.terminate()
    },
  }
}

/** A timer that can be started over; it keeps no process alive. */
function createTimer(ms: number, onTime: () => void): { restart: () => void; clear: () => void } {
  let timer: NodeJS.Timeout | undefined
  const clear = () => clearTimeout(timer)
  const restart = () => {
    clear()
    timer = setTimeout(onTime, ms).unref()
  }
  return { restart, clear }
}

/** Waits for something no longer than this; null afterwards. */
async function within<T>(ms: number, work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
