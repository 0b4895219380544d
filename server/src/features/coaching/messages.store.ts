import type { TalkFigures } from '@lodestar/coach/insights/talk-figures'
import type { Message, MessageMetadata } from '@lodestar/contract/coaching'
import type { Db } from '../../db/connect.ts'
import { isServerAlive } from '../../db/presence.ts'
import type { SentColumns } from './sent.store.ts'

const COLUMNS = ['id', 'role', 'content', 'metadata', 'createdAt'] as const

/** A turn that has been at work for longer than this has been lost, whatever its server says; it takes two at most. */
const TURN_TIMEOUT_MS = 180_000

/** The messages of one of a person's own sessions, oldest first. */
export async function listMessages(db: Db, userId: string, sessionId: string): Promise<Message[]> {
  return db
    .selectFrom('coachingMessages')
    .select(COLUMNS)
    .where('sessionId', '=', sessionId)
    .where('userId', '=', userId)
    .orderBy('position')
    .execute()
}

/** Who takes a session for a turn: a server by its number, see `createPresence`. */
interface TurnTaker {
  userId: string
  sessionId: string
  server: number
}

/**
 * Takes the session for one turn, also from a server that has died in the middle of one.
 *
 * The server that asks has no turn of this session at work: what it has left there is none.
 *
 * @returns false while another server's turn is at work, or when the session is not active.
 */
export async function startTurn(
  db: Db,
  { userId, sessionId, server }: TurnTaker,
  now: Date,
): Promise<boolean> {
  const [earliest, latest] = [-TURN_TIMEOUT_MS, TURN_TIMEOUT_MS].map((ms) =>
    new Date(now.getTime() + ms).toISOString(),
  )
  const { numUpdatedRows } = await db
    .updateTable('coachingSessions')
    .set({ turnStartedAt: now.toISOString(), turnServer: server })
    .where('id', '=', sessionId)
    .where('userId', '=', userId)
    .where('status', '=', 'active')
    .where((eb) =>
      eb.or([
        eb('turnStartedAt', 'is', null),
        eb('turnServer', '=', server),
        // A clock that has been set back since leaves a turn in the future.
        eb.not(eb.between('turnStartedAt', earliest ?? '', latest ?? '')),
        eb.and([eb('turnServer', 'is not', null), eb.not(isServerAlive('turn_server'))]),
      ]),
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Gives the session back after a turn, however it ended, unless another server has taken it over. */
export async function endTurn(db: Db, { sessionId, server }: Omit<TurnTaker, 'userId'>): Promise<void> {
  await db
    .updateTable('coachingSessions')
    .set({ turnStartedAt: null, turnServer: null })
    .where('id', '=', sessionId)
    .where('turnServer', '=', server)
    .execute()
}

/** What somebody says in a session. `requestKey` is the Idempotency-Key it came with. */
export interface NewMessage {
  id: string
  sessionId: string
  userId: string
  content: string
  createdAt: string
}

export async function addUserMessage(
  db: Db,
  message: NewMessage & { requestKey: string | null },
): Promise<Message> {
  return db
    .insertInto('coachingMessages')
    .values({ ...message, role: 'user', words: countWords(message.content) })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

/**
 * Stores the coach's answer to a message; each message is answered once.
 *
 * @returns the answer that stands: that of another server, where it was the first.
 */
export async function addAnswer(
  db: Db,
  { metadata, ...answer }: NewMessage & Partial<SentColumns> & { metadata: MessageMetadata; answers: string },
): Promise<Message> {
  const added = await db
    .insertInto('coachingMessages')
    .values({
      ...answer,
      role: 'assistant',
      metadata: JSON.stringify(metadata),
      ...figuresOf(answer.content, metadata),
    })
    .onConflict((conflict) => conflict.constraint('coaching_messages_answers_key').doNothing())
    .returning(COLUMNS)
    .executeTakeFirst()
  return added ?? findAnswer(db, answer.answers).executeTakeFirstOrThrow()
}

/** What is read of an answer on every visit, beside it: neither its words nor its metadata can be read in SQL. */
const figuresOf = (content: string, { turn }: MessageMetadata) => ({
  words: countWords(content),
  // The situation the coach works with after this turn, and whom it is about.
  situation: turn?.situations[0] ?? null,
  person: turn?.person ?? null,
  handedOver: turn?.move === 'hand-over',
})

const countWords = (text: string): number => text.trim().split(/\s+/).length

const findAnswer = (db: Db, messageId: string) =>
  db.selectFrom('coachingMessages').select(COLUMNS).where('answers', '=', messageId)

/** Keeps how one of a person's own messages is worded, so that reading their figures does not need the coach. */
export async function keepTalk(db: Db, userId: string, id: string, talk: TalkFigures): Promise<void> {
  await db
    .updateTable('coachingMessages')
    .set(talk)
    .where('id', '=', id)
    .where('userId', '=', userId)
    .execute()
}

/** A message of a leader that the coach has not read. */
export interface UnreadMessage {
  id: string
  userId: string
  position: number
  content: string
}

/**
 * Anybody's messages that the coach has not read and is not about to, in the order they came.
 *
 * @param after the position of the last one of the batch before; 0 for the first.
 */
export async function listUnread(db: Db, now: Date, after: number, most: number): Promise<UnreadMessage[]> {
  return db
    .selectFrom('coachingMessages')
    .select(['id', 'userId', 'position', 'content'])
    .where('role', '=', 'user')
    .where('feelings', 'is', null)
    .where('position', '>', after)
    .where('createdAt', '<=', new Date(now.getTime() - TURN_TIMEOUT_MS).toISOString())
    .orderBy('position')
    .limit(most)
    .execute()
}

/** The message an Idempotency-Key was used for in a session, with its answer once there is one. */
export async function findByKey(
  db: Db,
  userId: string,
  sessionId: string,
  requestKey: string,
): Promise<{ userMessage: Message; assistantMessage: Message | undefined } | undefined> {
  const userMessage = await db
    .selectFrom('coachingMessages')
    .select(COLUMNS)
    .where('sessionId', '=', sessionId)
    .where('userId', '=', userId)
    .where('requestKey', '=', requestKey)
    .executeTakeFirst()
  if (!userMessage) return undefined
  const assistantMessage = await findAnswer(db, userMessage.id).executeTakeFirst()
  return { userMessage, assistantMessage }
}
