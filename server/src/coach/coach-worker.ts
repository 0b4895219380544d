import { workerData } from 'node:worker_threads'
import type { TitledSession } from '@lodestar/coach/coaching/texts/model-summary'
import { readTalk } from '@lodestar/coach/insights/talk-figures'
import type { PromptInput } from '@lodestar/coach/prompts/write-prompt'
import { serveThread, warnFromThread } from '../threads/serve-thread.ts'
import { openCoachEngine, type TurnRequest, warmUp } from './coach-engine.ts'
import { createEncoder, NO_ENCODER } from './encoder.ts'

/** What the coach's thread is started with. */
export interface CoachThreadData {
  hasEncoder: boolean
}

const { hasEncoder } = workerData as CoachThreadData
const encoder = hasEncoder ? createEncoder({ warn: warnFromThread }) : NO_ENCODER
encoder.wake()
const engine = await openCoachEngine(encoder)
const CALLS = {
  hearAhead: (said: Parameters<typeof engine.hearAhead>[0]) => engine.hearAhead(said),
  prepareTurn: (input: TurnRequest) => engine.prepareTurn(input),
  prepareSummary: (session: TitledSession) => engine.prepareSummary(session),
  /** Reads how a message is worded. */
  readTalk,
  setScene: (source: Parameters<typeof engine.setScene>[0]) => engine.setScene(source),
  prepareLine: (said: Parameters<typeof engine.prepareLine>[0]) => engine.prepareLine(said),
  checkLine: (said: Parameters<typeof engine.checkLine>[0]) => engine.checkLine(said),
  prepareReaction: (asked: Parameters<typeof engine.prepareReaction>[0]) => engine.prepareReaction(asked),
  preparePrompt: (input: Omit<PromptInput, 'meanings'>) => engine.preparePrompt(input),
}

/** What the thread can be asked for. */
export type CoachCalls = typeof CALLS

serveThread<CoachCalls>(CALLS)
// Whoever asks meanwhile waits no longer than for the first turn.
await warmUp(engine)
