import type { Activity } from '@lodestar/coach/activities/activity'
import type { AskedGoal, Forecast } from '@lodestar/coach/analytics/forecast'
import type { Prediction, PredictionType } from '@lodestar/contract/analytics'
import { LIMITS } from '@lodestar/contract/primitives'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { oldestRestorable } from '../goals/deleted-goals.store.ts'

const COLUMNS = [
  'id',
  'predictionType',
  'predictionValue',
  'confidenceScore',
  'confidenceLevel',
  'timeHorizon',
  'generatedAt',
  'expiresAt',
  'factors',
  'question',
  'evidence',
  'baseRate',
  'whatIf',
  'missing',
  'outcome',
  'resolvedAt',
] as const

/** A forecast as it is stored. `dueAt` is when the facts answer it. */
export interface NewPrediction extends Forecast {
  id: string
  timeHorizon: number
  generatedAt: string
  dueAt: string
}

/** What came of a prediction, and the moment the facts answered it. */
export interface Answer {
  outcome: NonNullable<Prediction['outcome']>
  resolvedAt: string
}

/** A prediction whose time is over and whose answer is not kept yet. */
export interface DuePrediction {
  id: string
  asked: Forecast['asked']
  generatedAt: string
  dueAt: string
}

/**
 * Leaves out what is about a goal that was deleted too long ago to come back: its words would outlive the goal. A job
 * removes such predictions, some time later.
 */
const isKept = (now: Date) => sql<boolean>`not exists (
  select from deleted_goals as gone
  where gone.id = predictions.asked ->> 'goalId' and gone.user_id = predictions.user_id
    and gone.deleted_at < ${oldestRestorable(now)})`

/** A person's predictions, newest first, at most 200. */
export async function listPredictions(db: Db, userId: string, now: Date): Promise<Prediction[]> {
  const rows = await db
    .selectFrom('predictions')
    .select([...COLUMNS, 'intervalLow', 'intervalHigh'])
    .where('userId', '=', userId)
    .where(isKept(now))
    .orderBy('generatedAt', 'desc')
    .orderBy('position')
    .limit(LIMITS.listed)
    .execute()
  return rows.map(({ intervalLow: low, intervalHigh: high, ...prediction }) => ({
    ...prediction,
    interval: low === null || high === null ? null : { low, high },
  }))
}

/** What a track record is judged by: every prediction of a person that is resolved, or due and soon to be. */
export async function listResolved(db: Db, userId: string, now: Date) {
  return (
    db
      .selectFrom('predictions')
      .select(['id', 'predictionType', 'predictionValue', 'baseRate', 'outcome'])
      // Whether it was asked without a value; what was missing is encrypted, and there may be thousands.
      .select(sql<boolean>`missing is not null`.as('isWithoutValue'))
      .where('userId', '=', userId)
      .where((eb) => eb.or([eb('outcome', 'is not', null), eb('dueAt', '<=', now.toISOString())]))
      .where(isKept(now))
      .execute()
  )
}

/**
 * Keeps new predictions in place of the active ones of the same types, which expire now.
 *
 * @param settledSince what was predicted after this moment was never given time to come true: it is void at once.
 */
export async function replacePredictions(
  db: Db,
  userId: string,
  types: readonly PredictionType[],
  predictions: readonly NewPrediction[],
  { now, settledSince }: { now: string; settledSince: string },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Two requests at once would both find the same predictions active.
    await sql`select 1 from users where id = ${userId} for update`.execute(tx)
    const active = tx
      .updateTable('predictions')
      .where('userId', '=', userId)
      .where('predictionType', 'in', types)
      .where('expiresAt', '>', now)
    await active
      .where('generatedAt', '>', settledSince)
      .where('outcome', 'is', null)
      .set({ outcome: 'void', resolvedAt: now, expiresAt: now })
      .execute()
    await active.set({ expiresAt: now }).execute()
    if (predictions.length > 0)
      await tx
        .insertInto('predictions')
        .values(predictions.map((prediction, position) => ({ ...toRow(userId, prediction), position })))
        .execute()
  })
}

function toRow(userId: string, { asked, factors, interval, whatIf, missing, ...prediction }: NewPrediction) {
  return {
    ...prediction,
    userId,
    expiresAt: prediction.dueAt,
    asked: JSON.stringify(asked),
    factors: JSON.stringify(factors),
    ...(whatIf ? { whatIf: JSON.stringify(whatIf) } : {}),
    ...(missing ? { missing: JSON.stringify(missing) } : {}),
    intervalLow: interval?.low ?? null,
    intervalHigh: interval?.high ?? null,
  }
}

/** What a person has been asked about goals, where the time is over; what was replaced at once does not count. */
export async function listAskedGoals(db: Db, userId: string, now: Date): Promise<AskedGoal[]> {
  const rows = await db
    .selectFrom('predictions')
    .select(['asked', 'generatedAt'])
    .where('userId', '=', userId)
    .where('predictionType', '=', 'goal_achievement')
    .where('dueAt', '<=', now.toISOString())
    .where((eb) => eb.or([eb('outcome', 'is', null), eb('outcome', '!=', 'void')]))
    .execute()
  return rows.flatMap(({ asked, generatedAt }) =>
    asked.kind === 'goal' ? { goalId: asked.goalId, askedAt: generatedAt, targetDate: asked.targetDate } : [],
  )
}

/** The last step of each of a person's active goals, however long ago. */
export async function listLastMoves(db: Db, userId: string): Promise<Activity[]> {
  const { rows } = await sql<Activity>`
    select 'goal_moved' as kind, step.created_at as at, goal.id as subject_id, step.progress::float8 as value, null as detail
    from (
      select id from goals where user_id = ${userId} and status = 'active'
      order by created_at desc, id desc limit ${LIMITS.listed}) as goal
    cross join lateral (
      select created_at, progress from goal_progress where goal_id = goal.id and user_id = ${userId}
      order by created_at desc limit 1) as step`.execute(db)
  return rows
}

/** A person's predictions that are due. */
export async function listDue(db: Db, userId: string, now: string): Promise<DuePrediction[]> {
  return db
    .selectFrom('predictions')
    .select(['id', 'asked', 'generatedAt', 'dueAt'])
    .where('userId', '=', userId)
    .where('outcome', 'is', null)
    .where('dueAt', '<=', now)
    .execute()
}

/** Everybody who has predictions that are due, at most as many as named. */
export async function listPeopleWithDue(db: Db, now: string, most: number) {
  return db
    .selectFrom('users')
    .select(['id', 'timeZone'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('predictions')
          .select('predictions.id')
          .whereRef('predictions.userId', '=', 'users.id')
          .where('outcome', 'is', null)
          .where('dueAt', '<=', now),
      ),
    )
    .orderBy('id')
    .limit(most)
    .execute()
}

/** Keeps what came of a prediction; an answer that is there already stays. */
export async function keepAnswer(db: Db, userId: string, id: string, answer: Answer): Promise<void> {
  await db
    .updateTable('predictions')
    .set(answer)
    .where('userId', '=', userId)
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .execute()
}

/**
 * Removes everybody's predictions about goals that were deleted more than an hour ago.
 *
 * Their words are found by the words of the goal, so this comes before those are wiped. For the job worker.
 */
export async function forgetWithGoals(db: Db, now: Date): Promise<void> {
  await sql`
    delete from predictions using deleted_goals as gone
    where gone.deleted_at < ${oldestRestorable(now)} and gone.goal <> '{}'
      and predictions.user_id = gone.user_id and predictions.asked ->> 'goalId' = gone.id`.execute(db)
}

/** Ids of the insights a person has read. */
export async function listReadSignals(db: Db, userId: string): Promise<Set<string>> {
  const rows = await db.selectFrom('readSignals').select('signalId').where('userId', '=', userId).execute()
  return new Set(rows.map(({ signalId }) => signalId))
}

/** Keeps that an insight was read; reading it again changes nothing. */
export async function keepReadSignal(
  db: Db,
  userId: string,
  signalId: string,
  readAt: string,
): Promise<void> {
  await db
    .insertInto('readSignals')
    .values({ userId, signalId, readAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
