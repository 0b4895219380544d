import {
  GamificationStats,
  getGamificationStats,
  getLeaderboard,
  listAchievements,
  listChallenges,
  markAchievementsSeen,
} from '@lodestar/contract/gamification'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../../lib/api.ts'

const { shape } = GamificationStats

/** The figures with every one that is missing as 0, the level as 1, and every list that is missing as empty. */
const ShownStats = z.object({
  totalPoints: z.catch(shape.totalPoints, 0),
  currentLevel: z.catch(shape.currentLevel, 1),
  currentLevelInfo: z.catch(shape.currentLevelInfo, { level: 1, title: 'Setting Out' }),
  nextLevelInfo: z.catch(shape.nextLevelInfo, null),
  pointsToNextLevel: z.catch(shape.pointsToNextLevel, 0),
  currentLevelProgress: z.catch(shape.currentLevelProgress, 0),
  achievementsCount: z.catch(shape.achievementsCount, 0),
  currentStreak: z.catch(shape.currentStreak, 0),
  longestStreak: z.catch(shape.longestStreak, 0),
  recentDays: z.catch(shape.recentDays, []),
  pointSources: z.catch(shape.pointSources, []),
})
export type ShownStats = z.infer<typeof ShownStats>

// Mutations elsewhere invalidate all of these by the first part of their key, because they may not know them.
export const statsQuery = queryOptions({
  queryKey: ['gamification', 'stats'],
  queryFn: ({ signal }) => call({ ...getGamificationStats, reply: ShownStats }, { signal }),
})
export const achievementsQuery = queryOptions({
  queryKey: ['gamification', 'achievements'],
  queryFn: ({ signal }) => call(listAchievements, { signal }),
})
export const leaderboardQuery = queryOptions({
  queryKey: ['gamification', 'leaderboard'],
  queryFn: ({ signal }) => call(getLeaderboard, { signal }),
})
export const challengesQuery = queryOptions({
  queryKey: ['gamification', 'challenges'],
  queryFn: ({ signal }) => call(listChallenges, { signal }),
})

/** Says that achievements have been displayed. A failure is silent: they are new once more at the next visit. */
export function useMarkSeen() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (ids: string[]) => call(markAchievementsSeen, { body: { ids } }),
    onSuccess: (_reply, ids) =>
      client.setQueryData(achievementsQuery.queryKey, (known) =>
        known?.map((one) => (ids.includes(one.id) ? { ...one, isNew: false } : one)),
      ),
  })
}
