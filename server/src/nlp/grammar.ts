import { Worker } from 'node:worker_threads'
import type { GrammarFinding } from '@lodestar/coach/communication/analysis'
import type { GrammarState } from '@lodestar/contract/communication'
import type { Log } from '../lib/log.ts'
import type { GrammarAnswer, GrammarQuestion } from './grammar-worker.ts'

/** How a check went; `findings` are in order, without overlap, and empty unless `state` is `checked`. */
export interface GrammarCheck {
  state: GrammarState
  findings: GrammarFinding[]
}

/** A grammar checker that sleeps until it is needed and never keeps anybody waiting for long. */
export interface Grammar {
  /** Starts the checker ahead of a check, for somebody who is about to need it. */
  wake: () => void
  /** Checks a text. Answers without findings where the checker is still starting, broken or too slow; never rejects. */
  check: (text: string) => Promise<GrammarCheck>
  stop: () => Promise<void>
}

const TIMES = {
  /** The longest that a check keeps an analysis waiting: long enough for 10,000 characters, short enough to bear. */
  deadlineMs: 1_500,
  /** Without a check for this long the thread ends and gives its 400 MB back. */
  idleMs: 5 * 60_000,
  /** A thread that says nothing for this long is stuck. It may take a slow machine this long to start. */
  stuckMs: 30_000,
  /** How long after a crash the next start is tried. */
  restMs: 10_000,
}
interface Options extends Partial<typeof TIMES> {
  log: Log
  workerUrl?: URL
}

/** One life of the thread. */
interface Thread {
  isReady: () => boolean
  /** Null when the thread could not check this text or ended before it had. */
  ask: (text: string) => Promise<GrammarFinding[] | null>
  end: () => Promise<void>
}

const WORKER_URL = new URL('./grammar-worker.ts', import.meta.url)
const nothing = (state: GrammarState): GrammarCheck => ({ state, findings: [] })

/** Where grammar checking is switched off. */
export const NO_GRAMMAR: Grammar = {
  wake: () => undefined,
  check: async () => nothing('off'),
  stop: async () => undefined,
}

/**
 * Makes the grammar checker: harper.js in one thread of its own, because it needs some 400 MB and seconds to start.
 *
 * The thread starts with the first `wake` or `check`, ends when nobody has asked for a while, and is started again
 * after a crash.
 */
export function createGrammar({ log, workerUrl = WORKER_URL, ...given }: Options): Grammar {
  const times = { ...TIMES, ...given }
  let thread: Thread | undefined
  let isResting = false
  const rest = () => {
    thread = undefined
    isResting = true
    setTimeout(() => {
      isResting = false
    }, times.restMs).unref()
    // Without the cause: what a checker says when it breaks may quote what somebody wrote.
    log.warn('The grammar checker broke; messages are analyzed without it until it has started again')
  }
  const idle = createTimer(times.idleMs, () => void stop())
  const stop = async () => {
    idle.clear()
    const ending = thread
    thread = undefined
    await ending?.end()
  }
  const wake = () => {
    if (!isResting) thread ??= startThread(workerUrl, times.stuckMs, rest)
    idle.restart()
  }
  const check = async (text: string): Promise<GrammarCheck> => {
    wake()
    if (!thread) return nothing('unavailable')
    const asked = thread
    const findings = await within(times.deadlineMs, asked.ask(text))
    if (findings) return { state: 'checked', findings }
    return nothing(asked === thread && !asked.isReady() ? 'warming_up' : 'unavailable')
  }
  return { wake, check, stop }
}

/** @param onBroken is called when the thread ends without having been told to. */
function startThread(workerUrl: URL, stuckMs: number, onBroken: () => void): Thread {
  // Its own standard output and error, read by nobody: they may quote what somebody wrote.
  const worker = new Worker(workerUrl, { stdout: true, stderr: true })
  worker.stdout.resume()
  worker.stderr.resume()
  worker.unref()
  const waiting = new Map<number, (findings: GrammarFinding[] | null) => void>()
  let lastId = 0
  let isReady = false
  let isEnding = false
  const watchdog = createTimer(stuckMs, () => void worker.terminate())
  watchdog.restart()
  const settle = (id: number, findings: GrammarFinding[] | null) => {
    waiting.get(id)?.(findings)
    waiting.delete(id)
  }
  worker.on('message', (answer: GrammarAnswer) => {
    if ('ready' in answer) isReady = true
    else settle(answer.id, answer.findings)
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
    ask: (text) =>
      new Promise((resolve) => {
        lastId += 1
        waiting.set(lastId, resolve)
        if (waiting.size === 1) watchdog.restart()
        worker.postMessage({ id: lastId, text } satisfies GrammarQuestion)
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
