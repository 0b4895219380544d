import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Intent } from '@lodestar/coach/coaching/listen/intent'
import { MODELS } from '../read-rows.ts'

/** One message in the middle of a conversation, and what is to be read in it: an intent, a promise, or a day. */
export interface IntentRow {
  readonly id: string
  readonly text: string
  /** Never looked at while the reading was improved. */
  readonly isHeldOut?: true
  /** What the message is for. */
  readonly expected?: Intent
  /** True unless said otherwise. */
  readonly isReply?: boolean
  readonly isCommitStage?: boolean
  readonly isOptionsStage?: boolean
  /** The promised act as it stands on a card; null where nothing is promised. */
  readonly act?: string | null
  /** The day the act is for, `YYYY-MM-DD`. */
  readonly dueOn?: string | null
  /** The first day that lies ahead, `YYYY-MM-DD`; null where the message names none. */
  readonly day?: string | null
  /** The day on which it is written, `YYYY-MM-DD`; Saturday, 2026-11-21, unless said otherwise. */
  readonly today?: string
}

/** Where a set of labeled messages lies. @param name such as `intents-aslant`. */
export const locateIntents = (name: string): string => join(MODELS, `intents/rows/${name}.json`)

/** Reads a set of labeled messages. */
export const readIntentRows = (path: string): IntentRow[] => JSON.parse(readFileSync(path, 'utf8'))
