import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Intent, readIntent } from '@lodestar/coach/coaching/listen/intent'
import { parse } from 'yaml'
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

/** A message and what it is for. */
interface TaughtIntent {
  readonly text: string
  readonly intent: Intent
}

const REPLIES = join(MODELS, '../coach/replies')
/** These are read from words alone: a promise needs its act, and a greeting is never missed. */
const LEFT_OUT = new Set<Intent>(['commit', 'greet', 'describe'])

/** Where a set of labeled messages lies. @param name such as `intents-aslant`. */
export const locateIntents = (name: string): string => join(MODELS, `intents/rows/${name}.json`)

/** Reads a set of labeled messages. */
export const readIntentRows = (path: string): IntentRow[] => JSON.parse(readFileSync(path, 'utf8'))

/** Reads what is learned from: the labeled replies that are not held out. */
export const readTaughtIntents = (): TaughtIntent[] =>
  readIntentRows(locateIntents('intents')).flatMap(({ text, expected, isReply = true, isHeldOut }) =>
    expected && isReply && !isHeldOut && !LEFT_OUT.has(expected) ? [{ text, intent: expected }] : [],
  )

interface Reply {
  readonly key: string
  readonly heard: readonly string[]
}

/** Asks, imagines or weighs something, so it is no plain answer. */
const NO_ANSWER = /\?|^(?:maybe|perhaps|suppose)\b/i

/** What leaders tell in the middle of a conversation: of the replies' lines those that the words take for plain answers. */
export const listAnswers = (): TaughtIntent[] =>
  readdirSync(REPLIES)
    .toSorted()
    .flatMap((file): Reply[] => parse(readFileSync(join(REPLIES, file), 'utf8')).replies)
    .filter(({ key }) => !key.startsWith('what-if'))
    .flatMap(({ heard }) => heard)
    .filter((text) => !NO_ANSWER.test(text))
    .filter((text, at) => at % 2 === 0 && isAnswer(text))
    .map((text) => ({ text, intent: 'answer' }))

const isAnswer = (text: string) =>
  readIntent(text, {
    isReply: true,
    words: text.split(/\s+/).length,
    isCommitStage: false,
    isOptionsStage: true,
  }) === 'answer'
