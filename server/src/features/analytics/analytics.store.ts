import type { Forecast } from '@lodestar/coach/analytics/forecast'
import type { Prediction, PredictionType } from '@lodestar/contract/analytics'
import { LIMITS } from '@lodestar/contract/primitives'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

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

/** A prediction whose time is over and whose answer is not kept yet. */
export interface DuePrediction {
  id: string
  asked: Forecast['asked']
  generatedAt: string
  dueAt: string
}

/** A person's predictions, newest first, at most 200. */
export async function listPredictions(db: Db, userId: string): Promise<Prediction[]> {
  const rows = await db
    .selectFrom('predictions')
    .select([...COLUMNS, 'intervalLow', 'intervalHigh'])
    .where('userId', '=', userId)
    .orderBy('generatedAt', 'desc')
    .orderBy('position')
    .limit(LIMITS.listed)
    .execute()
  return rows.map(({ intervalLow: low, intervalHigh: high, ...prediction }) => ({
    ...prediction,
    interval: low === null || high === null ? null : { low, high },
  }))
}

/** What a track record is judged by: every prediction of a person that is resolved. */
export async function listResolved(db: Db, userId: string) {
  return db
    .selectFrom('predictions')
    .select(['predictionType', 'predictionValue', 'baseRate', 'outcome'])
    .where('userId', '=', userId)
    .where('outcome', 'is not', null)
    .execute()
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

function toRow(userId: string, { asked, factors, interval, ...prediction }: NewPrediction) {
  return {
    ...prediction,
    userId,
    expiresAt: prediction.dueAt,
    asked: JSON.stringify(asked),
    factors: JSON.stringify(factors),
    intervalLow: interval?.low ?? null,
    intervalHigh: interval?.high ?? null,
  }
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
export async function keepOutcome(
  db: Db,
  userId: string,
  id: string,
  outcome: NonNullable<Prediction['outcome']>,
  resolvedAt: string,
): Promise<void> {
  await db
    .updateTable('predictions')
    .set({ outcome, resolvedAt })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .execute()
}

/** Takes predictions about goals away that were deleted for good: their words would outlive the goals. */
export async function forgetDeletedGoals(db: Db, userId: string): Promise<void> {
  await sql`
    delete from predictions as p
    where p.user_id = ${userId} and p.asked ->> 'kind' = 'goal'
      and not exists (select 1 from goals where id = p.asked ->> 'goalId' and user_id = p.user_id)
      and not exists (
        select 1 from deleted_goals where id = p.asked ->> 'goalId' and user_id = p.user_id and goal ? 'title')
  `.execute(db)
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
