import { createHash } from 'node:crypto'
import type { Message, SentToModel } from '@lodestar/contract/coaching'
import type { KeptSent } from '../../db/columns.ts'
import type { Db, Tx } from '../../db/connect.ts'
import type { Sent } from '../../llm/stream-answer.ts'

/** What was sent for one answer, and where to; `host` is null for this machine. */
export interface SentTurn extends Sent {
  readonly model: string
  readonly host: string | null
}

/** What was sent, in the columns of its answer. */
export interface SentColumns {
  sentInstructions: string
  sent: string
}

/**
 * Makes the columns that keep with an answer what was sent for it, letter by letter. Instructions are the same for everybody and
 * kept once; a message of the session that was sent as it stands is kept by its id.
 *
 * @param history the session's messages as they stood.
 */
export async function keepSent(
  tx: Tx,
  { instructions, messages, model, host }: SentTurn,
  history: readonly Pick<Message, 'id' | 'content'>[],
): Promise<SentColumns> {
  const hash = createHash('sha256').update(instructions).digest('hex')
  await tx
    .insertInto('modelInstructions')
    .values({ hash, instructions })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const ids = new Map(history.map(({ id, content }) => [content, id]))
  const sent: KeptSent = {
    model,
    host,
    messages: messages.map(({ role, content }) => {
      const id = ids.get(content)
      return id === undefined ? { role, content } : { role, id }
    }),
  }
  return { sentInstructions: hash, sent: JSON.stringify(sent) }
}

/** All that was sent for one of a person's own answers; undefined where nothing was, or it is not theirs. */
export async function findSent(db: Db, userId: string, answerId: string): Promise<SentToModel | undefined> {
  const row = await db
    .selectFrom('coachingMessages as answer')
    .innerJoin('modelInstructions', 'modelInstructions.hash', 'answer.sentInstructions')
    .select(['answer.sent', 'answer.sessionId', 'modelInstructions.instructions'])
    .where('answer.id', '=', answerId)
    .where('answer.userId', '=', userId)
    .executeTakeFirst()
  if (!row?.sent) return undefined
  const messages = await db
    .selectFrom('coachingMessages')
    .select(['id', 'content'])
    .where('sessionId', '=', row.sessionId)
    .where('userId', '=', userId)
    .execute()
  const contents = new Map(messages.map(({ id, content }) => [id, content]))
  const { model, host } = row.sent
  return {
    model,
    host,
    messages: [
      { role: 'system', content: row.instructions },
      ...row.sent.messages.map(({ role, id, content }) => ({
        role,
        content: content ?? contents.get(id ?? '') ?? '',
      })),
    ],
  }
}
