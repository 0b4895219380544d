import type { GrammarFinding } from '@lodestar/coach/communication/analysis'
import type { GrammarState } from '@lodestar/contract/communication'
import type { Log } from '../lib/log.ts'
import { createLazyThread, type ThreadCount, type ThreadOptions } from '../threads/lazy-thread.ts'
import type { Checked, GrammarCalls } from './grammar-worker.ts'

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
  check: (text: string, writer?: Omit<Checked, 'text'>) => Promise<GrammarCheck>
  count: () => ThreadCount
  stop: () => Promise<void>
}

/** Long enough for 10,000 characters, short enough to bear. */
const DEADLINE_MS = 1_500
const THREAD = {
  workerUrl: new URL('./grammar-worker.ts', import.meta.url),
  /** The thread takes 400 MB. */
  idleMs: 5 * 60_000,
  startMs: 30_000,
  stuckMs: 30_000,
  restMs: 10_000,
}
interface Options extends Partial<Omit<ThreadOptions, 'onBroken'>> {
  /** The longest that an asker waits. */
  deadlineMs?: number
  log: Log
}

const nothing = (state: GrammarState): GrammarCheck => ({ state, findings: [] })

/** Where grammar checking is switched off. */
export const NO_GRAMMAR: Grammar = {
  wake: () => undefined,
  check: async () => nothing('off'),
  count: () => ({ isAwake: false, waiting: 0, atWork: 0, broken: 0 }),
  stop: async () => undefined,
}

/** Makes the grammar checker: harper.js in one thread of its own, because it needs some 400 MB and seconds to start. */
export function createGrammar({ log, deadlineMs = DEADLINE_MS, ...given }: Options): Grammar {
  const { wake, ask, isStarting, count, stop } = createLazyThread<GrammarCalls>({
    ...THREAD,
    ...given,
    // Without the cause: what a checker says when it breaks may quote what somebody wrote.
    onBroken: () =>
      log.warn('The grammar checker broke; messages are analyzed without it until it has started again'),
  })
  const check: Grammar['check'] = async (text, writer = {}) => {
    const findings = await ask('check', { text, ...writer }, { withinMs: deadlineMs }).catch(() => null)
    if (findings) return { state: 'checked', findings }
    return nothing(isStarting() ? 'warming_up' : 'unavailable')
  }
  return { wake, check, count, stop }
}
