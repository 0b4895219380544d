import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Count, Id, Instant, Percent, Success } from './primitives.ts'

/** How hard an achievement is to come by, hardest first. */
export const RARITIES = ['legendary', 'epic', 'rare', 'common'] as const
/** How long a challenge runs: a week from Monday to Sunday, or a calendar month. */
export const CHALLENGE_CATEGORIES = ['weekly', 'monthly'] as const

/** A day such as `2026-05-03`, in the person's own time zone. */
const Day = z.iso.date()
/** A level from 1 on. */
const LevelNumber = z.int().check(z.minimum(1))
const LevelInfo = z.object({ level: LevelNumber, title: z.string() })

/** One line of the points table with what it has brought; `limit` says in words how often it counts. */
export const PointSource = z.object({
  id: Id,
  label: z.string(),
  /** Points each time; null where it depends on the achievement or challenge. */
  points: z.nullable(Count),
  limit: z.string(),
  earned: Count,
})
export type PointSource = z.infer<typeof PointSource>

/** What a day was for the streak: practice, a missed day that is forgiven, or neither. */
export const StreakDay = z.object({ on: Day, kind: z.enum(['active', 'rest', 'none']) })
export type StreakDay = z.infer<typeof StreakDay>

/** Points, level and streak. Rules: docs/coaching/gamification.md. */
export const GamificationStats = z.object({
  totalPoints: Count,
  currentLevel: LevelNumber,
  currentLevelInfo: LevelInfo,
  /** Null on the highest level. */
  nextLevelInfo: z.nullable(LevelInfo),
  /** 0 on the highest level. */
  pointsToNextLevel: Count,
  /** How far from this level to the next; 100 on the highest level. */
  currentLevelProgress: Percent,
  achievementsCount: Count,
  /** Days. */
  currentStreak: Count,
  /** Days. */
  longestStreak: Count,
  /** The last 28 days, today last. */
  recentDays: z.array(StreakDay),
  pointSources: z.array(PointSource),
})
export type GamificationStats = z.infer<typeof GamificationStats>

/** Something reached once and for all, or still ahead; `criteria` says when it is reached. */
export const Achievement = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  /** What it is drawn with; a name the browser does not know is drawn as a trophy. */
  icon: z._default(z.string(), 'trophy'),
  rarity: z.enum(RARITIES),
  pointsReward: Count,
  unlocked: z.boolean(),
  /** Null while it is locked. */
  unlockedAt: z.nullable(Instant),
  /** Unlocked, and not displayed yet. */
  isNew: z.boolean(),
  criteria: z.string(),
  /** How far it has come, up to `target`. */
  progress: Count,
  target: Count,
})
export type Achievement = z.infer<typeof Achievement>

/** Something to do within a week or month; `endDate` is its last day. */
export const Challenge = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  pointsReward: Count,
  /** Up to `target`. */
  progress: Count,
  target: Count,
  endDate: Day,
  category: z.enum(CHALLENGE_CATEGORIES),
  /** Its week or month is running. */
  isActive: z.boolean(),
  isCompleted: z.boolean(),
})
export type Challenge = z.infer<typeof Challenge>

/** Somebody's place; people with equal points share a rank. */
export const LeaderboardEntry = z.object({
  id: Id,
  rank: z.int().check(z.minimum(1)),
  /** First name and initial of the last name. */
  userName: z.string(),
  level: LevelNumber,
  totalPoints: Count,
  isCurrentUser: z.boolean(),
})
export type LeaderboardEntry = z.infer<typeof LeaderboardEntry>

const lookingBack: Achievement = {
  id: 'looking-back',
  name: 'Looking Back',
  description: 'What helped is worth writing down while it is fresh.',
  icon: 'pen',
  rarity: 'common',
  pointsReward: 20,
  unlocked: true,
  unlockedAt: '2026-05-03T09:30:00.000Z',
  isNew: true,
  criteria: 'Rate a session and write what helped.',
  progress: 1,
  target: 1,
}

export const getGamificationStats = endpoint({
  method: 'GET',
  path: '/api/gamification/stats',
  summary: "Get the signed-in user's points, level and streak.",
  reply: GamificationStats,
  example: {
    totalPoints: 180,
    currentLevel: 2,
    currentLevelInfo: { level: 2, title: 'Finding Your Feet' },
    nextLevelInfo: { level: 3, title: 'Noticing' },
    pointsToNextLevel: 70,
    currentLevelProgress: 53,
    achievementsCount: 1,
    currentStreak: 3,
    longestStreak: 9,
    recentDays: [
      { on: '2026-05-01', kind: 'active' },
      { on: '2026-05-02', kind: 'rest' },
      { on: '2026-05-03', kind: 'active' },
    ],
    pointSources: [
      { id: 'reflection', label: 'Write what helped', points: 10, limit: 'at most 3 a day', earned: 30 },
      { id: 'achievements', label: 'Reach an achievement', points: null, limit: 'once each', earned: 150 },
    ],
  },
})
export const listAchievements = endpoint({
  method: 'GET',
  path: '/api/gamification/achievements',
  summary: 'List every achievement: the unlocked ones first, newest first, then the locked ones.',
  reply: z.array(Achievement),
  example: [
    lookingBack,
    {
      ...lookingBack,
      id: 'word-kept',
      name: 'Word Kept',
      icon: 'handshake',
      rarity: 'epic',
      pointsReward: 100,
      unlocked: false,
      unlockedAt: null,
      isNew: false,
      criteria: 'Keep 20 commitments.',
      progress: 4,
      target: 20,
    },
  ],
})
export const markAchievementsSeen = endpoint({
  method: 'POST',
  path: '/api/gamification/achievements/seen',
  summary: 'Say which unlocked achievements have been displayed; they are not new any more.',
  body: z.object({ ids: z.array(Id).check(z.maxLength(100)) }),
  reply: Success,
  example: { success: true },
})
export const getLeaderboard = endpoint({
  method: 'GET',
  path: '/api/gamification/leaderboard',
  summary:
    "Get the 50 people with most points and the signed-in user's own place; before joining, the own place alone.",
  reply: z.array(LeaderboardEntry),
  example: [
    { id: 'place_1', rank: 1, userName: 'Grace H.', level: 4, totalPoints: 610, isCurrentUser: false },
    { id: 'place_2', rank: 2, userName: 'Ada O.', level: 2, totalPoints: 180, isCurrentUser: true },
  ],
})
export const listChallenges = endpoint({
  method: 'GET',
  path: '/api/gamification/challenges',
  summary: "List this week's and this month's challenges, and the newest completed ones before them.",
  reply: z.array(Challenge),
  example: [
    {
      id: 'weekly-2026-04-27-write-it-down',
      name: 'Write It Down',
      description: 'Rate two sessions and write what helped.',
      pointsReward: 25,
      progress: 1,
      target: 2,
      endDate: '2026-05-03',
      category: 'weekly',
      isActive: true,
      isCompleted: false,
    },
  ],
})
