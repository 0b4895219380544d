import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TurnInput } from '@lodestar/coach/coaching/answer-turn'
import { type PreparedTurn, prepareTurn } from '@lodestar/coach/coaching/brief-for-model'
import type { Moment } from '@lodestar/coach/coaching/dates'
import { buildLibrary, type Library } from '@lodestar/coach/coaching/recognize'
import { type SessionSummary, summarizeSession } from '@lodestar/coach/coaching/summarize-session'
import { readTalk, type TalkFigures } from '@lodestar/coach/coaching/talk-figures'
import type { Analysis, AnalysisOptions, MessageRequest } from '@lodestar/coach/communication/analysis'
import { analyzeMessage } from '@lodestar/coach/communication/analyze-message'
import { readPlaybook } from '@lodestar/coach/playbooks/read-playbook'
import { type PromptInput, writePrompt } from '@lodestar/coach/prompts/write-prompt'
import type { Message } from '@lodestar/contract/coaching'
import type { CoachingPreferences } from '@lodestar/contract/preferences'
import type { CoachingPrompt } from '@lodestar/contract/prompts'

/** Where the playbooks are written. */
const PLAYBOOK_DIR = join(import.meta.dirname, '../../../coach/playbooks')

/** The built-in coach with its playbooks at hand. */
export interface CoachEngine {
  /** The turn, and the brief with which a language model may write it anew. */
  prepareTurn: (input: TurnInput) => PreparedTurn
  summarizeSession: (
    history: readonly Message[],
    preferences: CoachingPreferences,
    moment: Moment,
  ) => SessionSummary
  writePrompt: (input: PromptInput) => CoachingPrompt
  readTalk: (message: string) => TalkFigures
  analyzeMessage: (request: MessageRequest, options: AnalysisOptions) => Analysis
}

/**
 * Reads and indexes every playbook of a folder; takes half a second.
 *
 * @throws Error naming the file and the place when a playbook is not complete.
 */
export function loadLibrary(folder = PLAYBOOK_DIR): Library {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
  return buildLibrary(files.map((name) => readPlaybook(readFileSync(join(folder, name), 'utf8'), name)))
}

/** Puts the coach together; done once per process, by `lazyCoach`. */
export function createCoachEngine(library = loadLibrary()): CoachEngine {
  return {
    prepareTurn: (input) => prepareTurn(input, library),
    summarizeSession: (history, preferences, moment) =>
      summarizeSession(history, preferences, library, moment),
    writePrompt: (input) => writePrompt(input, library),
    readTalk,
    analyzeMessage,
  }
}
