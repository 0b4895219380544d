import type { Log } from '../lib/log.ts'
import { createLazyThread, type LazyThread, type ThreadOptions } from '../threads/lazy-thread.ts'
import type { AnalyzerCalls } from './analyzer-worker.ts'

/** Reads what people paste, beside everything else: a long text takes a second, in which the server answers others. */
export type Analyzer = LazyThread<AnalyzerCalls>

const THREAD = {
  workerUrl: new URL('./analyzer-worker.ts', import.meta.url),
  /** The thread takes 430 MB once it has read a message, most of it the tone model's. */
  idleMs: 5 * 60_000,
  startMs: 60_000,
  /** The longest text takes two seconds of an own core; on a machine at its limit, some times that. */
  stuckMs: 15_000,
  /** Nobody has anything to read while it rests, so it hardly does. */
  restMs: 200,
  mostWaitMs: 10_000,
  msPerWeight: 0.02,
  usualWeight: 2_000,
}
interface Options extends Partial<Omit<ThreadOptions, 'onBroken'>> {
  log: Log
}

/** How much work a text is, in characters; a short one has its own costs. */
export const weighText = (text: string): number => 500 + text.length

/** Makes the analyzer: the coach's judgment of messages and of imported results, in one thread of its own. */
export const createAnalyzer = ({ log, ...given }: Options): Analyzer =>
  createLazyThread<AnalyzerCalls>({
    ...THREAD,
    ...given,
    onBroken: () => log.warn('The message analyzer broke; it starts again with the next message'),
  })
