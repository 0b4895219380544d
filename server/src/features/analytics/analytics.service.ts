import { deriveOutlook } from '@lodestar/coach/analytics/derive-outlook'
import { deriveSignals } from '@lodestar/coach/analytics/derive-signals'
import { describeVerdicts } from '@lodestar/coach/analytics/describe-verdicts'
import type { Known } from '@lodestar/coach/analytics/forecast'
import { judgeRecord } from '@lodestar/coach/analytics/judge-record'
import { makeForecasts } from '@lodestar/coach/analytics/make-forecasts'
import { findDue, resolveForecast } from '@lodestar/coach/analytics/resolve-forecast'
import {
  type AnalyticsInsight,
  type AnalyticsStats,
  PREDICTION_TYPES,
  type Prediction,
  type PredictionType,
} from '@lodestar/contract/analytics'
import { readActivities, readActivitiesSince } from '../../db/activities.ts'
import type { Db } from '../../db/connect.ts'
import { readHistory } from '../../db/history.ts'
import { asPerson } from '../../db/scope.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { findNewestResult } from '../assessment/assessment.store.ts'
import { listGoals } from '../goals/goals.store.ts'
import * as store from './analytics.store.ts'

/** Whose predictions, and the moment they are read at. */
export interface Asker {
  db: Db
  user: { id: string; timeZone: string; locale?: string | null }
  now: Date
}

const DAY_MS = 86_400_000
/** People resolved in one round of the job. */
const BATCH = 100

/** Everything that forecasts weigh. */
async function readKnown({ db, user, now }: Asker): Promise<Known> {
  const [activities, goals, result] = await Promise.all([
    readActivities(db, user.id, now),
    listGoals(db, user.id),
    findNewestResult(db, user.id),
  ])
  return { ...describe({ db, user, now }), activities, goals, profile: result?.profile ?? null }
}

/** As much as signals and the outlook are derived from: of a long history the last months, and what was closed before. */
async function readLately({ db, user, now }: Asker): Promise<Known> {
  const [{ closed, activities }, goals, moves] = await Promise.all([
    readHistory(db, user, now),
    listGoals(db, user.id),
    store.listLastMoves(db, user.id),
  ])
  return {
    ...describe({ db, user, now }),
    activities: [...moves, ...activities],
    closed,
    goals,
    profile: null,
  }
}

const describe = ({ user, now }: Asker) => ({ now, timeZone: user.timeZone, locale: user.locale ?? null })

/** Answers to predictions by their ids. */
type Answers = ReadonlyMap<string, store.Answer>

/** Answers a person's predictions whose time is over and whose answer is not kept yet; it keeps none. */
async function answerDue({ db, user, now }: Asker): Promise<Answers> {
  const due = await store.listDue(db, user.id, now.toISOString())
  if (due.length === 0) return new Map()
  // A stretch is compared with the one before it.
  const since = Math.min(
    ...due.map(({ generatedAt, dueAt }) => 2 * Date.parse(generatedAt) - Date.parse(dueAt)),
  )
  const [activities, goals] = await Promise.all([
    readActivitiesSince(db, user.id, new Date(since), now),
    listGoals(db, user.id),
  ])
  const facts = { activities, timeZone: user.timeZone, goalIds: new Set(goals.map(({ id }) => id)) }
  return new Map(
    due.map(({ id, asked, generatedAt, dueAt }) => [
      id,
      { outcome: resolveForecast({ asked, askedAt: generatedAt, dueAt }, facts), resolvedAt: dueAt },
    ]),
  )
}

/** Puts answers to the predictions that have none yet. */
const fillIn = <Asked extends { id: string; outcome: Prediction['outcome'] }>(
  predictions: readonly Asked[],
  answers: Answers,
): Asked[] => predictions.map((each) => (each.outcome === null ? { ...each, ...answers.get(each.id) } : each))

/**
 * Keeps the answers to everybody's predictions whose time is over. Whoever reads one before finds the same answer, so
 * nothing is wrong without it; what it keeps need not be worked out again, and stays when the facts are deleted.
 *
 * @returns how many people had some.
 */
export async function resolveDuePredictions(db: Db, now: Date): Promise<number> {
  let people = 0
  for (;;) {
    const batch = await store.listPeopleWithDue(db, now.toISOString(), BATCH)
    for (const { id, timeZone } of batch) {
      await asPerson(id, async () => {
        const answers = await answerDue({ db, user: { id, timeZone: timeZone ?? 'UTC' }, now })
        for (const [prediction, answer] of answers) await store.keepAnswer(db, id, prediction, answer)
      })
    }
    people += batch.length
    if (batch.length < BATCH) return people
  }
}

/** A person's predictions, newest first; only those still standing when asked so. */
export async function listPredictions(asker: Asker, isActiveOnly: boolean): Promise<Prediction[]> {
  const answers = await answerDue(asker)
  const predictions = fillIn(await store.listPredictions(asker.db, asker.user.id, asker.now), answers)
  return isActiveOnly ? predictions.filter(isActiveAt(asker.now)) : predictions
}

const isActiveAt =
  (now: Date) =>
  ({ expiresAt }: Prediction): boolean =>
    Date.parse(expiresAt) > now.getTime()

/** Predicts anew; what was active of these types expires, and counts for nothing when it stood for less than a day. */
export async function generatePredictions(
  asker: Asker,
  given: { predictionTypes?: PredictionType[] | undefined; timeHorizon: number },
  ids: Deps['ids'],
): Promise<Prediction[]> {
  const { db, user, now } = asker
  const types = PREDICTION_TYPES.filter((type) => given.predictionTypes?.includes(type) ?? true)
  const made = {
    timeHorizon: given.timeHorizon,
    generatedAt: now.toISOString(),
  }
  const [known, askedGoals] = await Promise.all([readKnown(asker), store.listAskedGoals(db, user.id, now)])
  const forecasts = makeForecasts({ ...known, askedGoals }, types, given.timeHorizon)
  const predictions = forecasts.map((forecast) => ({
    ...forecast,
    ...made,
    dueAt: findDue(forecast.asked, now, given.timeHorizon, user.timeZone).toISOString(),
    id: ids(),
  }))
  await store.replacePredictions(db, user.id, types, predictions, {
    now: made.generatedAt,
    settledSince: new Date(now.getTime() - DAY_MS).toISOString(),
  })
  const own = new Set(predictions.map(({ id }) => id))
  return (await store.listPredictions(db, user.id, now)).filter(({ id }) => own.has(id))
}

/** What activity and predictions show a person, most severe first. */
export const listInsights = async (asker: Asker): Promise<AnalyticsInsight[]> =>
  (await readAll(asker)).insights

async function readAll(asker: Asker) {
  const { db, user, now } = asker
  const known = await readLately(asker)
  // Before the predictions: an answer that is kept between the two reads is then found twice, not missed.
  const answers = await answerDue(asker)
  const [stored, read] = await Promise.all([
    store.listPredictions(db, user.id, now),
    store.listReadSignals(db, user.id),
  ])
  const predictions = fillIn(stored, answers)
  const signals = [...deriveSignals(known), ...describeVerdicts(predictions, now)]
  return {
    known,
    answers,
    predictions,
    insights: signals.map((signal) => ({ ...signal, isRead: read.has(signal.id) })),
  }
}

/**
 * Marks one of a person's insights read.
 *
 * @throws AppError `not_found` for what is no insight of theirs at this moment.
 */
export async function readInsight(asker: Asker, id: string): Promise<AnalyticsInsight> {
  const insight = (await listInsights(asker)).find((each) => each.id === id)
  if (!insight) throw new AppError('not_found')
  await store.keepReadSignal(asker.db, asker.user.id, id, asker.now.toISOString())
  return { ...insight, isRead: true }
}

/** Counts, track record and outlook. */
export async function getStats(asker: Asker): Promise<AnalyticsStats> {
  const { known, answers, predictions, insights } = await readAll(asker)
  const resolved = fillIn(await store.listResolved(asker.db, asker.user.id, asker.now), answers)
  const active = predictions.filter(isActiveAt(asker.now))
  const confidence = active.reduce((sum, { confidenceScore }) => sum + confidenceScore, 0)
  return {
    totalPredictions: active.length,
    totalInsights: insights.length,
    unreadInsights: insights.filter(({ isRead }) => !isRead).length,
    averageConfidence: active.length === 0 ? 0 : Math.round((confidence / active.length) * 1000) / 1000,
    trackRecord: judgeRecord(resolved),
    outlook: deriveOutlook(known),
  }
}
