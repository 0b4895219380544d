import type { Act } from '@lodestar/coach/text/hearing'
import { readModelRows } from '../read-rows.ts'

/** A message of a labeled conversation, as far as models here use it (card.md). */
interface LabeledMessage {
  readonly conversation: string
  readonly coach: string | null
  readonly text: string
  readonly ends: boolean
  readonly matter: 'same' | 'new' | 'back'
  readonly acts: readonly { readonly acts: readonly Act[] }[]
  readonly promises: readonly { readonly span: string }[]
  /** `none`, or in its author's own words. */
  readonly concern: string
}

/** Whose conversations are learned from; those of t1 to t3 are kept for judging. */
export const TAUGHT = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'] as const

/** Reads the messages of some authors, each with the leader's messages before it, oldest first. */
export const readConversations = (authors: readonly string[]): (LabeledMessage & { earlier: string[] })[] =>
  authors.flatMap((author) => {
    const rows = readModelRows<LabeledMessage>(`conversations/rows/${author}.jsonl`)
    return rows.map((row, at) => {
      const first = rows.findIndex(({ conversation }) => conversation === row.conversation)
      return { ...row, earlier: rows.slice(first, at).map(({ text }) => text) }
    })
  })
