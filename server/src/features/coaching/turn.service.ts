import type { Coming } from '@lodestar/coach/coaching/accept-answer'
import type { CoachingSession, Message, Turn } from '@lodestar/contract/coaching'
import type { Db } from '../../db/connect.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { showResult } from '../assessment/assessment.service.ts'
import { findNewestResult } from '../assessment/assessment.store.ts'
import { findPreviousCommitment, findSession, findSessionPreferences } from './coaching.store.ts'
import {
  addAnswer,
  addUserMessage,
  endTurn,
  findByKey,
  keepTalk,
  listMessages,
  startTurn,
} from './messages.store.ts'
import { readSurroundings } from './surroundings.service.ts'
import { writeTurn } from './write-turn.ts'

/** Somebody says something in a session. */
export interface TurnRequest {
  db: Db
  userId: string
  timeZone: string
  sessionId: string
  content: string
  /** The Idempotency-Key, or null. */
  requestKey: string | null
}

/** Somebody who follows a turn while it is held. */
export interface TurnFollower {
  /** Told as soon as the leader's message is safe, before the coach begins to answer. */
  onHeard: (userMessage: Message) => void
  /** Shown what has been written so far, whole each time. It may not be what the turn says in the end. */
  onComing: (coming: Coming) => void
}
const NOBODY: TurnFollower = { onHeard: () => {}, onComing: () => {} }

/**
 * Holds one turn: keeps the leader's message first, then lets the coach answer it.
 *
 * The message is committed before the coach begins, so nothing the coach does can lose it. The same key again gives the
 * first answer; where the coach had failed, it is asked again about the message already kept.
 *
 * @throws AppError `not_found`, `session_completed`, `turn_in_progress` or `idempotency_mismatch`.
 */
export async function holdTurn(request: TurnRequest, deps: Deps, follower = NOBODY): Promise<Turn> {
  const { db, userId, sessionId } = request
  // While the database is asked; whoever needs the coach first is told when it fails.
  deps.coach.engine().then(
    (engine) => engine.hear(request.content),
    () => undefined,
  )
  const session = await findSession(db, userId, sessionId)
  if (!session) throw new AppError('not_found')
  const earlier = await recallTurn(request)
  if (earlier?.assistantMessage) {
    follower.onHeard(earlier.userMessage)
    return { userMessage: earlier.userMessage, assistantMessage: earlier.assistantMessage }
  }
  if (session.status !== 'active') throw new AppError('session_completed')
  if (!(await startTurn(db, userId, sessionId, deps.clock()))) throw new AppError('turn_in_progress')
  try {
    const history = await listMessages(db, userId, sessionId)
    const userMessage = earlier?.userMessage ?? (await keepMessage(request, deps))
    follower.onHeard(userMessage)
    const before = history.filter(({ id }) => id !== userMessage.id)
    const talk = { session, history: before, userMessage }
    return { userMessage, assistantMessage: await answer(request, talk, deps, follower) }
  } finally {
    await endTurn(db, sessionId)
  }
}

async function recallTurn({ db, userId, sessionId, requestKey, content }: TurnRequest) {
  const earlier = requestKey === null ? undefined : await findByKey(db, userId, sessionId, requestKey)
  if (earlier && earlier.userMessage.content !== content) throw new AppError('idempotency_mismatch')
  return earlier
}

const keepMessage = ({ db, userId, sessionId, content, requestKey }: TurnRequest, { ids, clock }: Deps) =>
  addUserMessage(db, { id: ids(), sessionId, userId, content, requestKey, createdAt: clock().toISOString() })

/** The message to answer, and what came before it. */
interface Talk {
  session: CoachingSession
  history: readonly Message[]
  userMessage: Message
}

async function answer(
  { db, userId, timeZone, sessionId }: TurnRequest,
  { session, history, userMessage }: Talk,
  { clock, ids, coach }: Deps,
  { onComing }: TurnFollower,
): Promise<Message> {
  const now = clock()
  const [preferences, result, previous, surroundings] = await Promise.all([
    findSessionPreferences(db, userId, sessionId),
    findNewestResult(db, userId),
    findPreviousCommitment(db, userId, session.startedAt ?? userMessage.createdAt),
    readSurroundings(db, userId, now),
  ])
  if (!preferences) throw new AppError('not_found')
  const engine = await coach.engine()
  const kept = keepTalk(db, userId, userMessage.id, engine.readTalk(userMessage.content))
  const preparing = engine.prepareTurn({
    message: userMessage.content,
    sessionId,
    sessionTitle: session.title,
    history,
    preferences: { ...preferences, userId },
    profile: result ? showResult(result) : null,
    ...previous,
    surroundings,
    languageModel: coach.languageModel,
    now,
    timeZone,
  })
  const [prepared] = await Promise.all([preparing, kept])
  const turn = await writeTurn(prepared, coach.languageModel, onComing)
  return addAnswer(db, {
    id: ids(),
    sessionId,
    userId,
    ...turn,
    answers: userMessage.id,
    createdAt: clock().toISOString(),
  })
}
