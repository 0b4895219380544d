import { resolveForecast } from '@lodestar/coach/analytics/resolve-forecast'
import type { ReachedForecast } from '@lodestar/contract/analytics'
import { readActivitiesSince } from '../../db/activities.ts'
import { AppError } from '../../http/errors.ts'
import { listGoals } from '../goals/goals.store.ts'
import type { Asker } from './analytics.service.ts'
import { keepEarlyAnswer, listOpenGoalQuestions } from './reached-forecasts.store.ts'

/** A person's active forecasts about goals that the facts answer with "yes" already. What is not reached yet is no "no". */
export async function listReached({ db, user, now }: Asker): Promise<ReachedForecast[]> {
  const open = await listOpenGoalQuestions(db, user.id, now.toISOString())
  if (open.length === 0) return []
  const since = new Date(Math.min(...open.map(({ generatedAt }) => Date.parse(generatedAt))))
  const [activities, goals] = await Promise.all([
    readActivitiesSince(db, user.id, since, now),
    listGoals(db, user.id),
  ])
  const facts = { activities, timeZone: user.timeZone, goalIds: new Set(goals.map(({ id }) => id)) }
  return open.flatMap(({ id, question, asked, generatedAt }) => {
    if (asked.kind !== 'goal') return []
    const answer = resolveForecast({ asked, askedAt: generatedAt, dueAt: now.toISOString() }, facts)
    return answer === 'yes' ? [{ id, goalId: asked.goalId, question }] : []
  })
}

/**
 * Resolves one of them now, as its owner confirms.
 *
 * @throws AppError `not_found` for what is no such forecast of theirs at this moment.
 */
export async function confirmReached(asker: Asker, id: string): Promise<void> {
  const reached = await listReached(asker)
  if (!reached.some((one) => one.id === id)) throw new AppError('not_found')
  await keepEarlyAnswer(asker.db, asker.user.id, id, asker.now.toISOString())
}
