import type { DraftVerdict } from '@lodestar/coach/coaching/listen/draft-verdict'
import { readModelRows } from '../read-rows.ts'
import { readScripts } from '../scripts.ts'

/** Words that a leader laid before the coach. */
export interface LaidRow {
  readonly author: string
  /** What the leader had told before. */
  readonly told: string
  /** The message that lays them down; the draft is an exact part of it. */
  readonly message: string
  readonly draft: string
  /** What a reader said of it first. */
  readonly label: DraftVerdict | 'missing' | 'long'
  /** What would have done as well. */
  readonly also: readonly string[]
  /** The words of the draft that it is said of, or nothing. */
  readonly words: string
  /** What was told and should be in it, or nothing. */
  readonly lacks: string
}

export const readLaid = (): LaidRow[] => readModelRows<LaidRow>('drafts/rows/laid.jsonl')

/** A message of the scripts of `bench/conversation` with quoted words or a colon, and the draft in it; null where it is none. */
interface QuotedRow {
  readonly conversation: string
  /** From 1. */
  readonly turn: number
  readonly draft: string | null
}

/** A message, and the words in it that its leader still means to say; null where it holds none. */
export interface LaidMessage {
  readonly author: string
  readonly message: string
  readonly draft: string | null
}

/** The messages of the authors of drafts, those of models/conversations with quotes, a colon or a request for judgment, and those of the scripts of `bench/conversation`, where what has neither quotes nor a colon holds none. */
export function readMessages(): LaidMessage[] {
  const rows = readModelRows<QuotedRow>('drafts/rows/quoted.jsonl')
  const drafts = new Map(rows.map(({ conversation, turn, draft }) => [`${conversation} ${turn}`, draft]))
  const known = new Set(rows.map(({ conversation }) => conversation))
  // Of conversations that came later nobody has looked for drafts.
  const taught = [...readScripts().values()].filter(({ id }) => known.has(id))
  return [
    ...readLaid(),
    ...readModelRows<LaidMessage>('drafts/rows/asked.jsonl'),
    ...taught.flatMap(({ id, turns }) =>
      turns.map((message, at) => ({
        author: 'scripts',
        message,
        draft: drafts.get(`${id} ${at + 1}`) ?? null,
      })),
    ),
  ]
}
