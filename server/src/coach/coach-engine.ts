import { listTextsToEncode, type TurnInput } from '@lodestar/coach/coaching/answer-turn'
import { type PreparedTurn, prepareTurn } from '@lodestar/coach/coaching/lead/lead'
import { type SessionSummary, summarizeSession } from '@lodestar/coach/coaching/summarize-session'
import { readTalk, type TalkFigures } from '@lodestar/coach/insights/talk-figures'
import { type PreparedPrompt, preparePrompt } from '@lodestar/coach/prompts/prepare-prompt'
import type { PromptInput } from '@lodestar/coach/prompts/write-prompt'
import type { Moment } from '@lodestar/coach/text/dates'
import { NO_VECTORS, type Vectors } from '@lodestar/coach/text/vectors'
import type { Message } from '@lodestar/contract/coaching'
import type { CoachingPreferences } from '@lodestar/contract/preferences'
import { provideWeights } from '../lib/learned-weights.ts'
import { type Encoder, NO_ENCODER } from './encoder.ts'
import { learnLines, loadLibrary } from './load-library.ts'
import { openLibrary } from './stored-library.ts'

/** What a turn is prepared from; the coach finds the meanings itself. */
export type TurnRequest = Omit<TurnInput, 'vectors'>

/** A turn, and how its message is worded. */
interface TurnAnswer extends PreparedTurn {
  readonly talk: TalkFigures
}

/** A session that ends. */
export interface SummaryInput {
  history: readonly Message[]
  preferences: CoachingPreferences
  moment: Moment
}

/** The built-in coach with its playbooks at hand. */
export interface CoachEngine {
  /** Begins to think about a message that will soon be answered. */
  hear: (message: string) => void
  /** The turn, and the brief with which a language model may write it anew. Waits for the encoder, but not for long. */
  prepareTurn: (input: TurnRequest) => Promise<TurnAnswer>
  summarizeSession: (input: SummaryInput) => SessionSummary
  /** A quick word of coaching, and what a language model needs to write it anew. */
  preparePrompt: (input: Omit<PromptInput, 'vectors'>) => Promise<PreparedPrompt>
}

/** So many new lines are encoded at once: a leader's message waits behind them. */
const LINES_AT_ONCE = 8

/** Opens the stored library, or reads it anew, and puts the coach together; done once in the coach’s thread. */
export const openCoachEngine = async (encoder?: Encoder): Promise<CoachEngine> =>
  createCoachEngine(encoder, await openLibrary())

/** Puts the coach together. */
export function createCoachEngine(encoder: Encoder = NO_ENCODER, loaded = loadLibrary()): CoachEngine {
  provideWeights()
  let { library, missing } = loaded
  let isLearning = false
  // Lines written since the lessons were learned: nobody waits for them, and they count from the next message on.
  const learnMissing = async () => {
    isLearning = true
    let vectors: Vectors = NO_VECTORS
    do {
      const lines = missing.slice(0, LINES_AT_ONCE)
      vectors = await encoder.encode(lines.map(({ text }) => text))
      library = learnLines(library, lines, vectors)
      missing = missing.filter(({ text }) => !vectors.has(text))
    } while (missing.length > 0 && vectors.size > 0)
    isLearning = false
  }
  const encode = async (texts: readonly string[]) => {
    const vectors = await encoder.encode(texts)
    if (missing.length > 0 && vectors.size > 0 && !isLearning) void learnMissing()
    return vectors
  }
  return {
    hear: (message) => void encode([message]),
    prepareTurn: async (input) => {
      const vectors = await encode(listTextsToEncode(input))
      return { ...prepareTurn({ ...input, vectors }, library), talk: readTalk(input.message) }
    },
    summarizeSession: ({ history, preferences, moment }) =>
      summarizeSession(history, preferences, library, moment),
    preparePrompt: async (input) =>
      preparePrompt({ ...input, vectors: await encode([input.details]) }, library),
  }
}
