import { createHash } from 'node:crypto'
import type { Message } from '@lodestar/contract/coaching'
import type { SentToModel, TextTask } from '@lodestar/contract/model-writing'
import type { KeptSent } from '../../db/columns.ts'
import type { Db, Tx } from '../../db/connect.ts'
import type { SentTo } from '../../llm/write-verified.ts'

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
  { instructions, messages, model, host }: SentTo,
  history: readonly Pick<Message, 'id' | 'content'>[],
): Promise<SentColumns> {
  const sentInstructions = await keepInstructions(tx, instructions)
  const ids = new Map(history.map(({ id, content }) => [content, id]))
  const sent: KeptSent = {
    model,
    host,
    messages: messages.map(({ role, content }) => {
      const id = ids.get(content)
      return id === undefined ? { role, content } : { role, id }
    }),
  }
  return { sentInstructions, sent: JSON.stringify(sent) }
}

/** Keeps instructions once. @returns their hash. */
async function keepInstructions(db: Db, instructions: string): Promise<string> {
  const hash = createHash('sha256').update(instructions).digest('hex')
  await db
    .insertInto('modelInstructions')
    .values({ hash, instructions })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return hash
}

/** A text that a model was asked for beside the turns: whose, and what it is about. */
export interface ModelTextKey {
  readonly userId: string
  readonly task: TextTask
  /** The id of the session, the analysis or the insight; behind that of an analysis, a register: "id:softer". */
  readonly subject: string
}

/** What became of it. */
export interface ModelText extends ModelTextKey {
  /** The text it stands for; null where its words are kept elsewhere. */
  readonly builtIn: string | null
  /** Null where it did not hold. */
  readonly written: string | null
  readonly sent: SentTo
  readonly createdAt: string
}

/** Keeps what a model was asked to write, and what was sent for it, in the place of an earlier one. */
export async function keepModelText(db: Db, { sent: all, ...text }: ModelText): Promise<void> {
  const { instructions, model, host, messages } = all
  const sentInstructions = await keepInstructions(db, instructions)
  const sent = JSON.stringify({ model, host, messages: [...messages] } satisfies KeptSent)
  const { builtIn, written, createdAt } = text
  await db
    .insertInto('modelTexts')
    .values({ ...text, sentInstructions, sent })
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'task', 'subject'])
        .doUpdateSet({ builtIn, written, createdAt, sentInstructions, sent }),
    )
    .execute()
}

/** Says whether a model has been asked already for what is to stand for this text. */
export async function isAskedFor(
  db: Db,
  { userId, task, subject }: ModelTextKey,
  builtIn: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('modelTexts')
    .select('builtIn')
    .where('userId', '=', userId)
    .where('task', '=', task)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.builtIn === builtIn
}

/** All that was sent for one of a person's own texts; undefined where nothing was. */
export async function findSentText(
  db: Db,
  { userId, task, subject }: ModelTextKey,
): Promise<SentToModel | undefined> {
  const row = await db
    .selectFrom('modelTexts')
    .leftJoin('modelInstructions', 'modelInstructions.hash', 'modelTexts.sentInstructions')
    .select(['modelTexts.sent', 'modelInstructions.instructions'])
    .where('userId', '=', userId)
    .where('task', '=', task)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row && showSent(row.sent, row.instructions ?? '', new Map())
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
  return showSent(row.sent, row.instructions, contents)
}

/** What was sent, whole again. `contents` holds the messages of the session by their ids. */
const showSent = (
  { model, host, messages }: KeptSent,
  instructions: string,
  contents: ReadonlyMap<string, string>,
): SentToModel => ({
  model,
  host,
  messages: [
    { role: 'system', content: instructions },
    ...messages.map(({ role, id, content }) => ({ role, content: content ?? contents.get(id ?? '') ?? '' })),
  ],
})
