import type { Log } from '../lib/log.ts'
import { createLazyThread, type LazyThread, type ThreadOptions } from '../threads/lazy-thread.ts'
import type { CoachCalls, CoachThreadData } from './coach-worker.ts'

/** The built-in coach, at work beside everything else: no text holds up the server's answers to others. */
export type Coach = LazyThread<CoachCalls>

const THREAD = {
  workerUrl: new URL('./coach-worker.ts', import.meta.url),
  /** The thread takes 150 MB, and as much again with its sentence encoder. */
  idleMs: 30 * 60_000,
  /** Without a stored library the playbooks are read, which takes seconds. */
  startMs: 60_000,
  /** A turn takes some hundredths of a second, and the longest message half of one; on a machine at its limit, some times that. */
  stuckMs: 15_000,
  restMs: 200,
  /** While one turn waits for its sentences to be encoded, the next is composed. */
  atOnce: 2,
  mostWaitMs: 20_000,
  msPerWeight: 50,
}
interface Options extends Partial<Omit<ThreadOptions, 'onBroken' | 'onWarning' | 'workerData'>> {
  log: Log
  /** False leaves out the sentence encoder: the coach goes by words alone. */
  hasEncoder?: boolean
}

/** Makes the coach: the playbooks and whoever knows them, in one thread of their own. */
export const createCoach = ({ log, hasEncoder = true, ...given }: Options): Coach =>
  createLazyThread<CoachCalls>({
    ...THREAD,
    ...given,
    workerData: { hasEncoder } satisfies CoachThreadData,
    onWarning: (warning) => log.warn(warning),
    onBroken: () => log.warn('The coach’s thread broke; it starts again with the next message'),
  })
