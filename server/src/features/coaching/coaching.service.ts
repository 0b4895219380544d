import { changeCase } from '@lodestar/coach/coaching/session/change-case'
import { type Case, type CaseChange, EMPTY_CASE } from '@lodestar/contract/case'
import {
  type CoachingProgress,
  type CoachingSession,
  type NewSession,
  REOPEN_MS,
} from '@lodestar/contract/coaching'
import type { Outcome } from '@lodestar/contract/step'
import type { Db } from '../../db/connect.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { getNewestResult } from '../assessment/assessment.service.ts'
import { listActiveProgress } from '../goals/goals.store.ts'
import { getPreferences } from '../preferences/preferences.store.ts'
import { findCase, lockCase, saveCase } from './case.store.ts'
import * as sessions from './coaching.store.ts'
import { listMessages } from './messages.store.ts'
import { type OnSummed, wordAfterwards } from './word-afterwards.ts'

/**
 * Starts a session with the style, strengths and preferences of this moment.
 *
 * @throws AppError `assessment_required` without an assessment result.
 */
export async function startSession(
  db: Db,
  userId: string,
  { title, meetingId, time }: NewSession,
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
    case: { ...EMPTY_CASE, time: time ?? null },
    startedAt: clock().toISOString(),
    meetingId: meetingId ?? null,
  })
}

const MINUTE_MS = 60_000

/**
 * Ends a session: summary and steps from what was said, the duration from start to now. Where a language model leads, it is asked
 * to word the summary afterwards; nobody waits for that.
 *
 * Ending it again answers the same session, unchanged.
 *
 * @throws AppError `not_found`.
 */
export async function endSession(
  db: Db,
  caller: { id: string; timeZone: string; locale: string | null },
  id: string,
  deps: Deps & { onSummed: OnSummed },
): Promise<CoachingSession> {
  const { clock, coach } = deps
  const session = await sessions.findSession(db, caller.id, id)
  const preferences = await sessions.findSessionPreferences(db, caller.id, id)
  if (!session || !preferences) throw new AppError('not_found')
  if (session.status !== 'active') return session
  const now = clock()
  const { brief, ...sum } = await coach.builtIn.ask('prepareSummary', {
    title: session.title,
    history: await listMessages(db, caller.id, id),
    preferences: { ...preferences, userId: caller.id },
    case: await findCase(db, caller.id, id),
    moment: { now, timeZone: caller.timeZone, locale: caller.locale },
  })
  const elapsedMs = now.getTime() - new Date(session.startedAt ?? now).getTime()
  const completion = {
    ...sum,
    completedAt: now.toISOString(),
    sessionDuration: Math.max(0, Math.round(elapsedMs / MINUTE_MS)),
  }
  const completed = await db
    .transaction()
    .execute((tx) => sessions.completeSession(tx, caller.id, id, completion))
  if (!completed) return endSession(db, caller, id, deps)
  void wordAfterwards({ ...sum, brief }, { user: caller, sessionId: id }, deps).then(() =>
    deps.onSummed(caller),
  )
  return completed
}

/**
 * Takes the end of a session back, for as long as that can still be a slip of the hand.
 *
 * @throws AppError `not_found`; `session_completed` when it ended longer ago, or is archived.
 */
export async function reopenSession(db: Db, userId: string, id: string, now: Date): Promise<CoachingSession> {
  const after = new Date(now.getTime() - REOPEN_MS).toISOString()
  const reopened = await db.transaction().execute((tx) => sessions.reopenSession(tx, userId, id, after))
  const session = reopened ?? (await sessions.findSession(db, userId, id))
  if (!session) throw new AppError('not_found')
  if (session.status !== 'active') throw new AppError('session_completed')
  return session
}

/**
 * Notes what became of a step, numbered from 0, or that it is open again.
 *
 * @throws AppError `not_found` for a session or step that is not there, and for a suggestion: nobody committed to it.
 */
export async function noteOutcome(
  db: Db,
  userId: string,
  { id, item }: { id: string; item: string },
  outcome: Outcome['outcome'] | 'open',
  now: Date,
): Promise<CoachingSession> {
  const session = await sessions.findSession(db, userId, id)
  const number = /^\d{1,4}$/.test(item) ? Number(item) : -1
  if (session?.steps[number]?.origin !== 'leader') throw new AppError('not_found')
  const at = { sessionId: id, item: number, notedAt: now.toISOString() }
  await sessions.saveOutcome(db, userId, at, outcome)
  return (await sessions.findSession(db, userId, id)) ?? session
}

/**
 * Makes one correction of what has been understood in an active session, whatever is written there at the same time.
 *
 * @throws AppError `not_found` for a session or line that is not there, and for a line of another kind; `session_completed`.
 */
export async function correctCase(
  db: Db,
  caller: { id: string; timeZone: string; locale: string | null },
  id: string,
  change: CaseChange,
  now: Date,
): Promise<Case> {
  return db.transaction().execute(async (tx) => {
    const held = await lockCase(tx, caller.id, id)
    if (!held) throw new AppError('not_found')
    if (held.status !== 'active') throw new AppError('session_completed')
    const corrected = changeCase(held.case, change, { now, timeZone: caller.timeZone, locale: caller.locale })
    if (!corrected) throw new AppError('not_found')
    await saveCase(tx, caller.id, id, corrected)
    return corrected
  })
}

/** How many goals the progress names, and what each of them is on the way to, in percent. */
const GOALS_SHOWN = 5
const GOAL_TARGET = 100

/** Counts and minutes of a person's coaching, and how far the newest of their active goals have come. */
export async function getProgress(db: Db, userId: string): Promise<CoachingProgress> {
  const goals = await listActiveProgress(db, userId, GOALS_SHOWN)
  return {
    ...(await sessions.sumProgress(db, userId)),
    goalsProgress: goals.map(({ title, progress }) => ({ goal: title, progress, target: GOAL_TARGET })),
  }
}
