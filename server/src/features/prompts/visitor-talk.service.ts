import { growCase } from '@lodestar/coach/coaching/session/case'
import { NO_SURROUNDINGS } from '@lodestar/coach/coaching/session/surroundings'
import { EMPTY_CASE } from '@lodestar/contract/case'
import type { CoachingSession, Message, Tap } from '@lodestar/contract/coaching'
import type { CoachingPreferences } from '@lodestar/contract/preferences'
import { VISITOR_TURNS } from '@lodestar/contract/prompts'
import type { Db } from '../../db/connect.ts'
import { isUniqueViolation } from '../../db/unique-violation.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { getNewestResult } from '../assessment/assessment.service.ts'
import { addSessionOnce, findSession } from '../coaching/coaching.store.ts'
import { addAnswer, addUserMessage } from '../coaching/messages.store.ts'
import { getPreferences } from '../preferences/preferences.store.ts'
import { openTalk, sealTalk, type Talk } from './sealed-talk.ts'

/** Something said without an account, and what was said before. */
export interface VisitorTurn {
  content: string
  /** What was tapped instead of written, or null. */
  tap: Tap | null
  sealed: string | undefined
  timeZone: string
  locale: string | null
  preferences: CoachingPreferences
}

/**
 * Answers somebody without an account as the first turns of a session are answered, by the built-in coach alone. Nothing is stored:
 * the conversation is signed and goes along with the answer.
 *
 * @param signal ends the work when nobody waits for it any more.
 * @throws AppError `invalid_input` for what was not sealed here, `unauthorized` where an account is needed to go on.
 */
export async function answerVisitor(
  { content, tap, sealed, timeZone, locale, preferences }: VisitorTurn,
  { coach, ids, clock, secretKey }: Deps,
  signal: AbortSignal,
): Promise<{ messages: Message[]; sealed: string }> {
  const before = sealed === undefined ? { messages: [], case: EMPTY_CASE } : unseal(secretKey, sealed)
  if (before.messages.length >= 2 * VISITOR_TURNS) throw new AppError('unauthorized')
  const asked: Message = { id: ids(), role: 'user', content, metadata: {}, createdAt: clock().toISOString() }
  const { turn, learned } = await coach.builtIn.ask(
    'prepareTurn',
    {
      message: content,
      tapped: tap,
      history: before.messages,
      case: before.case,
      sessionId: before.messages[0]?.id ?? asked.id,
      sessionTitle: '',
      preferences,
      profile: null,
      previousCommitment: null,
      surroundings: NO_SURROUNDINGS,
      now: clock(),
      timeZone,
      locale,
    },
    { signal },
  )
  const answer: Message = { id: ids(), role: 'assistant', ...turn, createdAt: clock().toISOString() }
  const talk = {
    messages: [...before.messages, asked, answer],
    case: growCase(before.case, learned, asked.id),
  }
  return { messages: talk.messages, sealed: sealTalk(secretKey, talk) }
}

/**
 * Makes a conversation held without an account an active session, once: whoever asks again gets the same one. It needs no
 * assessment result, because it has begun.
 *
 * @throws AppError `invalid_input` for what was not sealed here, `not_found` where it is somebody else's already.
 */
export async function keepConversation(
  db: Db,
  userId: string,
  { title, sealed }: { title: string; sealed: string },
  { clock, secretKey }: Deps,
): Promise<CoachingSession> {
  const talk = unseal(secretKey, sealed)
  // The first message names the conversation wherever it goes.
  const id = talk.messages[0]?.id ?? ''
  const [result, { userId: _owner, ...preferences }] = await Promise.all([
    getNewestResult(db, userId),
    getPreferences(db, userId),
  ])
  const session = {
    id,
    title,
    leadershipStyle: result?.leadershipStyle ?? '',
    strengths: result?.strengths ?? [],
    preferences,
    case: talk.case,
    startedAt: clock().toISOString(),
    meetingId: null,
  }
  // All of it or nothing: asked for twice at once, the second waits for the first and finds the session there.
  const keep = async (tx: Db) => {
    if (await addSessionOnce(tx, userId, session)) await addMessages(tx, { userId, sessionId: id }, talk)
  }
  try {
    await (db.isTransaction ? keep(db) : db.transaction().execute(keep))
  } catch (error) {
    // Where ids are held among everybody beside the table, as where rows are split up by person, it is told so.
    throw isUniqueViolation(error) ? new AppError('not_found') : error
  }
  const kept = await findSession(db, userId, id)
  if (!kept) throw new AppError('not_found')
  return kept
}

async function addMessages(
  db: Db,
  place: { userId: string; sessionId: string },
  { messages }: Talk,
): Promise<void> {
  let answers = ''
  for (const { id, role, content, metadata, createdAt } of messages) {
    const message = { ...place, id, content, createdAt }
    if (role === 'user') await addUserMessage(db, { ...message, requestKey: null })
    else await addAnswer(db, { ...message, metadata, answers })
    answers = id
  }
}

function unseal(secretKey: string, sealed: string): Talk {
  const talk = openTalk(secretKey, sealed)
  if (!talk)
    throw new AppError('invalid_input', { fields: { 'body.sealed': 'Not a conversation of this site' } })
  return talk
}
