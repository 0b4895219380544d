import type { TalkFigures } from '@lodestar/coach/coaching/talk-figures'
import type { Message, MessageMetadata } from '@lodestar/contract/coaching'
import type { Db } from '../../db/connect.ts'

const COLUMNS = ['id', 'role', 'content', 'metadata', 'createdAt'] as const

/** A turn that has been at work for longer than this died with its process. */
const TURN_TIMEOUT_MS = 60_000

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

/** Takes the session for one turn. @returns false while another turn is at work, or when the session is not active. */
export async function startTurn(db: Db, userId: string, sessionId: string, now: Date): Promise<boolean> {
  const timedOutAt = new Date(now.getTime() - TURN_TIMEOUT_MS).toISOString()
  const { numUpdatedRows } = await db
    .updateTable('coachingSessions')
    .set({ turnStartedAt: now.toISOString() })
    .where('id', '=', sessionId)
    .where('userId', '=', userId)
    .where('status', '=', 'active')
    .where((eb) => eb.or([eb('turnStartedAt', 'is', null), eb('turnStartedAt', '<', timedOutAt)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Gives the session back after a turn, however it ended. */
export async function endTurn(db: Db, sessionId: string): Promise<void> {
  await db.updateTable('coachingSessions').set({ turnStartedAt: null }).where('id', '=', sessionId).execute()
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
    .values({ ...message, role: 'user' })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

/** Stores the coach's answer to a message; each message is answered once. */
export async function addAnswer(
  db: Db,
  { metadata, ...answer }: NewMessage & { metadata: MessageMetadata; answers: string },
): Promise<Message> {
  return db
    .insertInto('coachingMessages')
    .values({ ...answer, role: 'assistant', metadata: JSON.stringify(metadata) })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

/** Keeps how one of a person's own messages is worded, so that reading their figures does not need the coach. */
export async function keepTalk(db: Db, userId: string, id: string, talk: TalkFigures): Promise<void> {
  await db
    .updateTable('coachingMessages')
    .set(talk)
    .where('id', '=', id)
    .where('userId', '=', userId)
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
  const assistantMessage = await db
    .selectFrom('coachingMessages')
    .select(COLUMNS)
    .where('answers', '=', userMessage.id)
    .executeTakeFirst()
  return { userMessage, assistantMessage }
}
