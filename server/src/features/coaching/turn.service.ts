import { setTimeout as sleep } from 'node:timers/promises'
import { growCase } from '@lodestar/coach/coaching/session/case'
import { findAskedDraft } from '@lodestar/coach/coaching/turn-texts'
import type { CoachingSession, Message, Tap, Turn } from '@lodestar/contract/coaching'
import type { Db } from '../../db/connect.ts'
import { requireRoom } from '../../db/quota.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { findWriter } from '../../llm/leading.ts'
import { showResult } from '../assessment/assessment.service.ts'
import { findNewestResult } from '../assessment/assessment.store.ts'
import { findCase, lockCase, saveCase } from './case.store.ts'
import { findLastSession, findSession, findSessionPreferences, settleBefore } from './coaching.store.ts'
import {
  addAnswer,
  addUserMessage,
  endTurn,
  findByKey,
  keepTalk,
  listMessages,
  startTurn,
} from './messages.store.ts'
import { keepSent } from './sent.store.ts'
import { readSurroundings } from './surroundings.service.ts'
import type { TurnDesk } from './turn-desk.ts'
import type { CountTurn } from './turn-figures.ts'
import { writeTurn } from './write-turn.ts'

/** Somebody says something in a session. */
export interface TurnRequest {
  userId: string
  timeZone: string
  locale: string | null
  sessionId: string
  content: string
  /** What was tapped instead of written, or null. */
  tap: Tap | null
  /** The Idempotency-Key, or null. */
  requestKey: string | null
}

/** What turns are held with: connections of their own, and the desk that shares them out. */
export type TurnDeps = Pick<
  Deps,
  'turnsDb' | 'presence' | 'coach' | 'clock' | 'ids' | 'log' | 'limits' | 'tracing'
> & {
  desk: TurnDesk
  countTurn: CountTurn
}

/** Somebody who follows a turn while it is held. */
export interface TurnFollower {
  /** Told as soon as the leader's message is safe, before the coach begins to answer. */
  onHeard: (userMessage: Message) => void
  /** Shown as much of the message as has been written, whole each time. It may not be what the turn says in the end. */
  onComing: (text: string) => void
}
const NOBODY: TurnFollower = { onHeard: () => {}, onComing: () => {} }

/**
 * Holds one turn: keeps the leader's message first, then lets the coach answer it.
 *
 * The message is committed before the turn joins the line for the coach, so nothing that happens there can lose it. The
 * same key again gives the first answer; where the coach had failed, it is asked again about the message already kept.
 *
 * @throws AppError `not_found`, `session_completed`, `turn_in_progress`, `idempotency_mismatch`, `quota_reached`,
 * `too_many_requests` or `overloaded`.
 */
export async function holdTurn(request: TurnRequest, deps: TurnDeps, follower = NOBODY): Promise<Turn> {
  const { userId, sessionId } = request
  const { turnsDb: db, desk } = deps
  const isLed = deps.coach.leading.standing() === 'leads'
  const [session, earlier, history] = await Promise.all([
    findSession(db, userId, sessionId),
    recallTurn(db, request),
    isLed ? listMessages(db, userId, sessionId) : null,
  ])
  if (!session) throw new AppError('not_found')
  if (earlier?.assistantMessage) {
    follower.onHeard(earlier.userMessage)
    const { userMessage, assistantMessage } = earlier
    return { userMessage, assistantMessage, case: await findCase(db, userId, sessionId) }
  }
  if (session.status !== 'active') throw new AppError('session_completed')
  return desk.hold(request, async () => {
    if (history) void hearAhead(request.content, history, deps)
    const server = await deps.presence.number()
    if (!(await startTurn(db, { ...request, server }, deps.clock()))) throw new AppError('turn_in_progress')
    try {
      const userMessage = earlier?.userMessage ?? (await keepMessage(request, deps))
      follower.onHeard(userMessage)
      return { userMessage, ...(await answer(request, { session, userMessage }, deps, follower)) }
    } finally {
      await release({ sessionId, server }, deps)
    }
  })
}

const RELEASE_PAUSE_MS = 1_000
const MOST_RELEASES = 60

/** Gives the session back; where the database is away it is tried again, beside the answer, until it is back. */
async function release(
  turn: { sessionId: string; server: number },
  { turnsDb, log }: TurnDeps,
): Promise<void> {
  const again = async () => {
    for (let tries = 0; tries < MOST_RELEASES; tries += 1) {
      await sleep(RELEASE_PAUSE_MS, undefined, { ref: false })
      if (
        await endTurn(turnsDb, turn).then(
          () => true,
          () => false,
        )
      )
        return
    }
  }
  try {
    await endTurn(turnsDb, turn)
  } catch (error) {
    log.warn({ err: error }, 'A session could not be given back after a turn and is tried again')
    void again()
  }
}

/**
 * Lets the coach read the message while it is still being kept: where a language model writes, somebody waits for its first word.
 * What fails here is tried again, and told, by the turn itself.
 */
async function hearAhead(message: string, history: readonly Message[], { coach }: TurnDeps) {
  try {
    await coach.builtIn.ask('hearAhead', { message, history })
  } catch {
    // Its turn reads it then.
  }
}

async function recallTurn(db: Db, { userId, sessionId, requestKey, content }: TurnRequest) {
  const earlier = requestKey === null ? undefined : await findByKey(db, userId, sessionId, requestKey)
  if (earlier && earlier.userMessage.content !== content) throw new AppError('idempotency_mismatch')
  return earlier
}

async function keepMessage(
  { userId, sessionId, content, requestKey }: TurnRequest,
  { turnsDb: db, ids, clock, limits }: TurnDeps,
): Promise<Message> {
  await requireRoom({ db, userId, limits }, 'messagesPerSession', sessionId)
  const createdAt = clock().toISOString()
  return addUserMessage(db, { id: ids(), sessionId, userId, content, requestKey, createdAt })
}

/** What is known about the leader that bears on any answer. */
async function readKnown(db: Db, { userId, timeZone, sessionId }: TurnRequest, now: Date) {
  const [history, understood, preferences, result, lastSession, surroundings] = await Promise.all([
    listMessages(db, userId, sessionId),
    findCase(db, userId, sessionId),
    findSessionPreferences(db, userId, sessionId),
    findNewestResult(db, userId),
    findLastSession(db, userId, sessionId),
    readSurroundings(db, { id: userId, timeZone }, now),
  ])
  if (!preferences) throw new AppError('not_found')
  // The first of its steps whose outcome is open.
  const open = lastSession?.promises.find(({ outcome }) => outcome === 'open')
  const profile = result ? showResult(result) : null
  return {
    history,
    case: understood,
    preferences: { ...preferences, userId },
    profile,
    previousCommitment: open?.text ?? null,
    previousDueOn: open?.dueOn ?? null,
    lastSession,
    surroundings,
  }
}

/** The message to answer, and the conversation it stands in. */
interface Talk {
  session: CoachingSession
  userMessage: Message
}

/** Answers a message, and keeps the answer together with what the message has taught, both or neither. */
async function answer(
  request: TurnRequest,
  { session, userMessage }: Talk,
  { turnsDb: db, clock, ids, coach, desk, countTurn, tracing }: TurnDeps,
  { onComing }: TurnFollower,
): Promise<Omit<Turn, 'userMessage'>> {
  const { userId, sessionId, timeZone, locale, tap } = request
  const { builtIn, grammar } = coach
  const languageModel = findWriter(coach)
  const compose = async (isLed: boolean) => {
    const { history, ...known } = await readKnown(db, request, clock())
    const said = { message: userMessage.content, history: history.filter(({ id }) => id !== userMessage.id) }
    const draft = findAskedDraft(said)
    const mistakes = draft === null ? {} : { mistakes: (await grammar.check(draft)).findings }
    const prepare = () =>
      builtIn.ask('prepareTurn', {
        ...known,
        ...said,
        ...mistakes,
        isLed,
        tapped: tap,
        sessionId,
        sessionTitle: session.title,
        languageModel: languageModel && { name: languageModel.name, host: languageModel.host },
        now: clock(),
        timeZone,
        locale,
      })
    const ready = await tracing.span('turn prepare', {}, prepare)
    return { ...ready, atStart: known.case, history }
  }
  const isLed = languageModel !== null
  const prepared = await desk.compose(() => compose(isLed))
  const [written] = await Promise.all([
    tracing.span('turn write', { model: languageModel?.name ?? 'none' }, () =>
      writeTurn({ ...prepared, userId }, languageModel, onComing),
    ),
    keepTalk(db, userId, userMessage.id, prepared.talk),
  ])
  // Where the model has failed, the built-in coach takes the time to read everything.
  const isFallback = isLed && prepared.brief !== null && written.turn === prepared.turn
  const { turn, learned } = isFallback
    ? await desk.compose(() => compose(false)).catch(() => written)
    : written
  const { sent } = written
  const { atStart, history } = prepared
  const id = ids()
  return db.transaction().execute(async (tx) => {
    const held = await lockCase(tx, userId, sessionId)
    if (!held) throw new AppError('not_found')
    const assistantMessage = await addAnswer(tx, {
      id,
      sessionId,
      userId,
      content: turn.content,
      metadata: { ...turn.metadata, ...(sent ? { sentTo: sent.model } : {}) },
      ...(sent ? await keepSent(tx, sent, history) : {}),
      answers: userMessage.id,
      createdAt: clock().toISOString(),
    })
    // Where another server's answer stood first, it has grown the case already.
    if (assistantMessage.id !== id) return { assistantMessage, case: held.case }
    const grown = growCase(held.case, learned, userMessage.id, atStart)
    await saveCase(tx, userId, sessionId, grown)
    countTurn(assistantMessage.metadata)
    if (learned.kept.length + learned.dropped.length > 0)
      await settleBefore(tx, userId, sessionId, learned, clock().toISOString())
    return { assistantMessage, case: grown }
  })
}
