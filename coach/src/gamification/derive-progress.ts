import type { Challenge, GamificationStats, PointSource } from '@lodestar/contract/gamification'
import type { Activity } from '../activities/activity.ts'
import { type ClosedHistory, NOTHING_CLOSED } from '../activities/closed-history.ts'
import { deriveAchievements, type ReachedAchievement } from './achievements.ts'
import { createDayReader, firstDayOfWeek, weekOf } from './calendar.ts'
import { deriveChallenges } from './challenges.ts'
import { readDeeds } from './deed.ts'
import { findLevel } from './levels.ts'
import { scoreDeeds } from './points.ts'
import { deriveStreak } from './streak.ts'

/** Everything that is computed from what one leader has done. */
export interface LeaderProgress {
  readonly stats: GamificationStats
  readonly achievements: ReachedAchievement[]
  readonly challenges: Challenge[]
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/**
 * Derives a leader's points, level, streak, achievements and challenges from what they have done.
 *
 * @param activities in any order; beside a closed history those since then (`findOpenSince`), and what says whether they count.
 * @param now what comes after it is not counted yet.
 * @param timeZone an IANA name: days, weeks and months are the leader's own.
 * @see docs/coaching/gamification.md
 */
export function deriveProgress(
  activities: readonly Activity[],
  now: Date,
  timeZone: string,
  closed: ClosedHistory = NOTHING_CLOSED,
): LeaderProgress {
  const today = createDayReader(timeZone)(now.toISOString())
  const fromMonday = readDeeds(activities, now, timeZone, firstDayOfWeek(weekOf(closed.untilDay)))
  const deeds = fromMonday.filter(({ day }) => day >= closed.untilDay)
  const streak = deriveStreak(deeds, today, closed)
  const achievements = deriveAchievements(deeds, streak, closed)
  const challenges = deriveChallenges(fromMonday, today, closed)
  const unlocked = achievements.filter(({ unlocked }) => unlocked)
  const pointSources: PointSource[] = [
    ...scoreDeeds(deeds, closed),
    {
      id: 'achievements',
      label: 'Reach an achievement',
      points: null,
      limit: 'once each',
      earned: sumRewards(unlocked),
    },
    {
      id: 'challenges',
      label: 'Complete a challenge',
      points: null,
      limit: 'once each',
      earned: sumRewards(challenges.filter(({ isCompleted }) => isCompleted)),
    },
  ]
  return {
    stats: {
      ...findLevel(sum(pointSources.map(({ earned }) => earned))),
      achievementsCount: unlocked.length,
      currentStreak: streak.current,
      longestStreak: streak.longest,
      recentDays: streak.recentDays,
      pointSources,
    },
    achievements,
    challenges,
  }
}

const sumRewards = (rewarded: readonly { pointsReward: number }[]) =>
  sum(rewarded.map(({ pointsReward }) => pointsReward))
