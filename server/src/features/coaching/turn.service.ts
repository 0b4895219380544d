import type { CoachingSession, Message, Turn } from '@lodestar/contract/coaching'
import type { Db } from '../../db/connect.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { showResult } from '../assessment/assessment.service.ts'
import { findNewestResult } from '../assessment/assessment.store.ts'
import { findPreviousCommitment, findSession, findSessionPreferences } from './coaching.store.ts'
import { addAnswer, addUserMessage, endTurn, findByKey, listMessages, startTurn } from './messages.store.ts'
import { readSurroundings } from './surroundings.service.ts'

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

/** Told as soon as the leader's message is safe, before the coach begins to answer. */
export type OnHeard = (userMessage: Message) => void

/**
 * Holds one turn: keeps the leader's message first, then lets the coach answer it.
 *
 * The message is committed before the coach begins, so nothing the coach does can lose it. The same key again gives the
 * first answer; where the coach had failed, it is asked again about the message already kept.
 *
 * @throws AppError `not_found`, `session_completed`, `turn_in_progress` or `idempotency_mismatch`.
 */
export async function holdTurn(request: TurnRequest, deps: Deps, onHeard: OnHeard = () => {}): Promise<Turn> {
  const { db, userId, sessionId } = request
  const session = await findSession(db, userId, sessionId)
  if (!session) throw new AppError('not_found')
  const earlier = await recallTurn(request)
  if (earlier?.assistantMessage) {
    onHeard(earlier.userMessage)
    return { userMessage: earlier.userMessage, assistantMessage: earlier.assistantMessage }
  }
  if (session.status !== 'active') throw new AppError('session_completed')
  if (!(await startTurn(db, userId, sessionId, deps.clock()))) throw new AppError('turn_in_progress')
  try {
    const history = await listMessages(db, userId, sessionId)
    const userMessage = earlier?.userMessage ?? (await keepMessage(request, deps))
    onHeard(userMessage)
    const before = history.filter(({ id }) => id !== userMessage.id)
    return { userMessage, assistantMessage: await answer(request, session, before, userMessage, deps) }
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

async function answer(
  { db, userId, timeZone, sessionId }: TurnRequest,
  session: CoachingSession,
  history: readonly Message[],
  userMessage: Message,
  { clock, ids, coach }: Deps,
): Promise<Message> {
  const now = clock()
  const [preferences, result, previousCommitment, surroundings] = await Promise.all([
    findSessionPreferences(db, userId, sessionId),
    findNewestResult(db, userId),
    findPreviousCommitment(db, userId, session.startedAt ?? userMessage.createdAt),
    readSurroundings(db, userId, now),
  ])
  if (!preferences) throw new AppError('not_found')
  const engine = await coach.engine()
  const turn = engine.answerTurn({
    message: userMessage.content,
    sessionId,
    sessionTitle: session.title,
    history,
    preferences: { ...preferences, userId },
    profile: result ? showResult(result) : null,
    previousCommitment,
    surroundings,
    now,
    timeZone,
  })
  return addAnswer(db, {
    id: ids(),
    sessionId,
    userId,
    ...turn,
    answers: userMessage.id,
    createdAt: clock().toISOString(),
  })
}
