import type { Recommendation } from '@lodestar/contract/dashboard'
import { type History, orderHistory, type Reader } from './history.ts'
import { COMMUNICATION_RULES } from './recommend-communication.ts'
import { DEVELOPMENT_RULES } from './recommend-development.ts'
import { createSayer } from './wording.ts'

const RULES = [...DEVELOPMENT_RULES, ...COMMUNICATION_RULES]

/**
 * Recommends what to do next, from what somebody has and has not done.
 *
 * @returns open ones by priority, then the ones followed within the last week; an id names what it is about, so the
 * same facts never give two.
 * @see docs/coaching/insights.md
 */
export function recommend(history: History, { userId, timeZone, nowMs }: Reader): Recommendation[] {
  const moment = { nowMs, sayer: createSayer(timeZone, nowMs) }
  const ordered = orderHistory(history)
  return RULES.flatMap((rule) => rule(ordered, moment) ?? [])
    .toSorted(
      (one, other) => Number(one.isCompleted) - Number(other.isCompleted) || one.priority - other.priority,
    )
    .map(({ key, atMs, ...draft }) => ({
      id: `recommendation.${key}`,
      userId,
      ...draft,
      createdAt: new Date(atMs).toISOString(),
    }))
}
