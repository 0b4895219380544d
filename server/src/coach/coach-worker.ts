import { workerData } from 'node:worker_threads'
import { detectBoundary } from '@lodestar/coach/coaching/screen/screen'
import { readTalk } from '@lodestar/coach/insights/talk-figures'
import type { PromptInput } from '@lodestar/coach/prompts/write-prompt'
import { serveThread, warnFromThread } from '../threads/serve-thread.ts'
import { openCoachEngine, type SummaryInput, type TurnRequest } from './coach-engine.ts'
import { createEncoder, NO_ENCODER } from './encoder.ts'

/** What the coach's thread is started with. */
export interface CoachThreadData {
  hasEncoder: boolean
}

const { hasEncoder } = workerData as CoachThreadData
const encoder = hasEncoder ? createEncoder({ warn: warnFromThread }) : NO_ENCODER
encoder.wake()
const engine = await openCoachEngine(encoder)
// The first text reads what was learned; it is better not a person's.
detectBoundary('This is ready.')

const CALLS = {
  prepareTurn: (input: TurnRequest) => engine.prepareTurn(input),
  summarizeSession: (input: SummaryInput) => engine.summarizeSession(input),
  /** Reads how a message is worded. */
  readTalk,
  preparePrompt: (input: Omit<PromptInput, 'meanings'>) => engine.preparePrompt(input),
}

/** What the thread can be asked for. */
export type CoachCalls = typeof CALLS

serveThread<CoachCalls>(CALLS)
