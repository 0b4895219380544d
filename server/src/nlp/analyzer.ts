import type { Analysis, AnalysisOptions, MessageRequest } from '@lodestar/coach/communication/analysis'
import type { Log } from '../lib/log.ts'
import { createLazyThread, type ThreadOptions } from './lazy-thread.ts'

/** What the thread is asked. */
export interface AnalyzerQuestion {
  request: MessageRequest
  options: AnalysisOptions
}
/** What it answers: the analysis, or the places in the code where it failed. */
export type AnalyzerAnswer = { analysis: Analysis } | { failedAt: string }

/** Judges messages beside everything else: a long one takes a second, in which the server must answer others. */
export interface Analyzer {
  /** Starts the thread ahead of an analysis, for somebody who is about to need one. */
  wake: () => void
  /**
   * Judges a message and writes it better; see the coach's `analyzeMessage`.
   *
   * @throws Error without a word of the message when it could not be judged, or not in time.
   */
  analyze: (request: MessageRequest, options: AnalysisOptions) => Promise<Analysis>
  stop: () => Promise<void>
}

const THREAD = {
  workerUrl: new URL('./analyzer-worker.ts', import.meta.url),
  /** What takes longer than this is not worth waiting for; the start is part of it. */
  deadlineMs: 15_000,
  /** The thread takes 60 MB. */
  idleMs: 5 * 60_000,
  stuckMs: 10_000,
  /** Nobody has anything to read while it rests, so it hardly does. */
  restMs: 200,
}
interface Options extends Partial<Omit<ThreadOptions, 'onBroken'>> {
  log: Log
}

/** Makes the analyzer: the coach's judgment of messages, in one thread of its own. */
export function createAnalyzer({ log, ...given }: Options): Analyzer {
  const { wake, ask, stop } = createLazyThread<AnalyzerQuestion, AnalyzerAnswer>({
    ...THREAD,
    ...given,
    onBroken: () => log.warn('The message analyzer broke; it starts again with the next message'),
  })
  const analyze = async (request: MessageRequest, options: AnalysisOptions) => {
    const answer = await ask({ request, options })
    if (answer && 'analysis' in answer) return answer.analysis
    throw new Error(
      answer ? `The analyzer failed at ${answer.failedAt}` : 'The analyzer broke or did not answer in time',
    )
  }
  return { wake, analyze, stop }
}
