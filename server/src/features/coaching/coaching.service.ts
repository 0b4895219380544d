import { summarizeSession } from '@lodestar/coach/coaching/summarize-session'
import type { CoachingProgress, CoachingSession } from '@lodestar/contract/coaching'
import type { Db } from '../../db/connect.ts'
import { AppError } from '../../http/errors.ts'
import type { Deps } from '../../lib/deps.ts'
import { getNewestResult } from '../assessment/assessment.service.ts'
import { getPreferences } from '../preferences/preferences.store.ts'
import * as sessions from './coaching.store.ts'
import { listMessages } from './messages.store.ts'

/**
 * Starts a session with the style, strengths and preferences of this moment.
 *
 * @throws AppError `assessment_required` without an assessment result.
 */
export async function startSession(
  db: Db,
  userId: string,
  title: string,
  { ids, clock }: Deps,
): Promise<CoachingSession> {
  const result = await getNewestResult(db, userId)
  if (!result) throw new AppError('assessment_required')
  const { userId: _owner, ...preferences } = await getPreferences(db, userId)
  return sessions.addSession(db, userId, {
    id: ids(),
    title,
    leadershipStyle: result.leadershipStyle,
    strengths: result.strengths,
    preferences,
    startedAt: clock().toISOString(),
  })
}

const MINUTE_MS = 60_000

/**
 * Ends a session: summary and action items from what was said, the duration from start to now.
 *
 * Ending it again answers the same session, unchanged.
 *
 * @throws AppError `not_found`.
 */
export async function endSession(
  db: Db,
  caller: { id: string; timeZone: string },
  id: string,
  { clock, coach }: Deps,
): Promise<CoachingSession> {
  const session = await sessions.findSession(db, caller.id, id)
  const preferences = await sessions.findSessionPreferences(db, caller.id, id)
  if (!session || !preferences) throw new AppError('not_found')
  if (session.status !== 'active') return session
  const now = clock()
  const moment = { now, timeZone: caller.timeZone }
  const history = await listMessages(db, caller.id, id)
  const sum = summarizeSession(history, { ...preferences, userId: caller.id }, coach.library(), moment)
  const elapsedMs = now.getTime() - new Date(session.startedAt ?? now).getTime()
  const completed = await sessions.completeSession(db, caller.id, id, {
    ...sum,
    completedAt: now.toISOString(),
    sessionDuration: Math.max(0, Math.round(elapsedMs / MINUTE_MS)),
  })
  return completed ?? endSession(db, caller, id, { clock, coach } as Deps)
}

/** Counts and minutes of a person's coaching; goals join once they can be set. */
export async function getProgress(db: Db, userId: string): Promise<CoachingProgress> {
  return { ...(await sessions.sumProgress(db, userId)), goalsProgress: [] }
}
