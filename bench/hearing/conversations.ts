import { listSigns, type TurnSigns } from '@lodestar/coach/coaching/listen/turn'
import type { Act, Hearing, MATTERS, Said, Tag } from '@lodestar/coach/text/hearing'
import { hearTurns } from '../../models/hear-all.ts'
import { readModelRows } from '../../models/read-rows.ts'

/** One message of a labeled conversation (models/conversations/card.md). */
interface LabeledMessage {
  readonly conversation: string
  readonly coach: string | null
  readonly text: string
  readonly acts: readonly { readonly span: string; readonly acts: readonly Act[] }[]
  readonly matter: (typeof MATTERS)[number]
  readonly facts: readonly { readonly span: string; readonly kind: Tag }[]
  readonly people: readonly { readonly span: string }[]
  readonly concern: string
  readonly ends: boolean
}

/** A labeled message with what the product hears in it, in its conversation. */
export interface HeardMessage extends LabeledMessage {
  readonly isFirst: boolean
  readonly hearing: Hearing
  /** What it does as a whole; null of a first message. */
  readonly signs: TurnSigns | null
}

/** Reads the conversations of one author, and lets the hearing model read each message with what was said before it. */
export async function hearConversations(author: string): Promise<HeardMessage[]> {
  const rows = readModelRows<LabeledMessage>(`conversations/rows/${author}.jsonl`)
  const isFirst = (at: number) => rows[at - 1]?.conversation !== rows[at]?.conversation
  const said = rows.map(
    ({ text, coach }, at): Said => ({
      text,
      before: isFirst(at) ? null : (rows[at - 1]?.text ?? null),
      coach,
    }),
  )
  const hearings = await hearTurns(said)
  return rows.flatMap((row, at) => {
    const hearing = hearings[at]
    if (!hearing) return []
    const signs = isFirst(at) || !hearing.turn ? null : listSigns(hearing.turn)
    return [{ ...row, isFirst: isFirst(at), hearing, signs }]
  })
}
