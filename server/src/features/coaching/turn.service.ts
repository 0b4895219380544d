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
  const known = readKnown(request, deps.clock())
  // Asked for ahead, for the answer; nothing before that fails with it.
  known.catch(() => undefined)
  const [session, earlier] = await Promise.all([findSession(db, userId, sessionId), recallTurn(request)])
  if (!session) throw new AppError('not_found')
  if (earlier?.assistantMessage) {
    follower.onHeard(earlier.userMessage)
    return { userMessage: earlier.userMessage, assistantMessage: earlier.assistantMessage }
  }
  if (session.status !== 'active') throw new AppError('session_completed')
  if (!(await startTurn(db, userId, sessionId, deps.clock()))) throw new AppError('turn_in_progress')
  try {
    const [history, userMessage] = await Promise.all([
      listMessages(db, userId, sessionId),
      earlier?.userMessage ?? keepMessage(request, deps),
    ])
    follower.onHeard(userMessage)
    const before = history.filter(({ id }) => id !== userMessage.id)
    const talk = { session, history: before, userMessage, known: await known }
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

/** What is known about the leader that bears on any answer. */
async function readKnown({ db, userId, sessionId }: TurnRequest, now: Date) {
  const [preferences, result, previous, surroundings] = await Promise.all([
    findSessionPreferences(db, userId, sessionId),
    findNewestResult(db, userId),
    findPreviousCommitment(db, userId, sessionId),
    readSurroundings(db, userId, now),
  ])
  return { preferences, profile: result ? showResult(result) : null, previous, surroundings }
}

/** The message to answer, what came before it, and what is known besides. */
interface Talk {
  session: CoachingSession
  history: readonly Message[]
  userMessage: Message
  known: Awaited<ReturnType<typeof readKnown>>
}

async function answer(
  { db, userId, timeZone, sessionId }: TurnRequest,
  { session, history, userMessage, known }: Talk,
  { clock, ids, coach }: Deps,
  { onComing }: TurnFollower,
): Promise<Message> {
  const { preferences, profile, previous, surroundings } = known
  if (!preferences) throw new AppError('not_found')
  const engine = await coach.engine()
  const preparing = engine.prepareTurn({
    message: userMessage.content,
    sessionId,
    sessionTitle: session.title,
    history,
    preferences: { ...preferences, userId },
    profile,
    ...previous,
    surroundings,
    languageModel: coach.languageModel,
    now: clock(),
    timeZone,
  })
  const [turn] = await Promise.all([
    preparing.then((prepared) => writeTurn(prepared, coach.languageModel, onComing)),
    keepTalk(db, userId, userMessage.id, engine.readTalk(userMessage.content)),
  ])
  return addAnswer(db, {
    id: ids(),
    sessionId,
    userId,
    ...turn,
    answers: userMessage.id,
    createdAt: clock().toISOString(),
  })
}
