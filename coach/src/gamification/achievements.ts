import type { Achievement } from '@lodestar/contract/gamification'
import { type ClosedHistory, NOTHING_CLOSED } from '../activities/closed-history.ts'
import { ACHIEVEMENTS, type AchievementRule } from './achievements.data.ts'
import type { Deed } from './deed.ts'
import { countMeasure } from './measures.ts'
import type { Streak } from './streak.ts'

/** An achievement as deeds alone tell it: whether it has been displayed is not in them. */
export type ReachedAchievement = Omit<Achievement, 'isNew'>

/**
 * Derives every achievement: the unlocked ones first, newest first, then the locked ones in the order of the table.
 *
 * @param deeds oldest first, after those that are closed.
 */
export function deriveAchievements(
  deeds: readonly Deed[],
  { growth }: Pick<Streak, 'growth'>,
  closed: ClosedHistory = NOTHING_CLOSED,
): ReachedAchievement[] {
  const counted = new Map<AchievementRule['measure'], readonly string[]>([['longestStreak', growth]])
  const all = ACHIEVEMENTS.map(({ measure, ...rule }) => {
    if (measure !== 'longestStreak' && !counted.has(measure))
      counted.set(measure, [...(closed.counted[measure] ?? []), ...countMeasure(measure, deeds, closed)])
    const instants = counted.get(measure) ?? []
    const unlockedAt = instants[rule.target - 1] ?? null
    const progress = Math.min(instants.length, rule.target)
    return { ...rule, unlocked: unlockedAt !== null, unlockedAt, progress }
  })
  return all.sort(
    (one, other) => Date.parse(other.unlockedAt ?? LONG_AGO) - Date.parse(one.unlockedAt ?? LONG_AGO),
  )
}

const LONG_AGO = '1970-01-01T00:00:00.000Z'
