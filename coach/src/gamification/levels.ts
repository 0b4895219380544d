import type { GamificationStats } from '@lodestar/contract/gamification'

interface Level {
  readonly level: number
  readonly title: string
  /** Points from which on it is reached. */
  readonly from: number
}

/** The levels, lowest first. Each takes longer than the one before; the last takes a year of practice or more. */
export const LEVELS: readonly Level[] = [
  { level: 1, title: 'Setting Out', from: 0 },
  { level: 2, title: 'Finding Your Feet', from: 100 },
  { level: 3, title: 'Noticing', from: 250 },
  { level: 4, title: 'Asking First', from: 500 },
  { level: 5, title: 'Listening Closely', from: 900 },
  { level: 6, title: 'Speaking Plainly', from: 1400 },
  { level: 7, title: 'Letting Go', from: 2100 },
  { level: 8, title: 'Holding Steady', from: 3000 },
  { level: 9, title: 'Growing Others', from: 4200 },
  { level: 10, title: 'Sharing the Lead', from: 5800 },
  { level: 11, title: 'Quiet Authority', from: 8000 },
  { level: 12, title: 'Lodestar', from: 11_000 },
]

const FIRST: Level = { level: 1, title: 'Setting Out', from: 0 }

/** The part of the figures that says where points stand among the levels. */
export type LevelStanding = Pick<
  GamificationStats,
  | 'totalPoints'
  | 'currentLevel'
  | 'currentLevelInfo'
  | 'nextLevelInfo'
  | 'pointsToNextLevel'
  | 'currentLevelProgress'
>

/** Finds the level of a number of points. The percentage is rounded down: 100 means that the level is reached. */
export function findLevel(totalPoints: number): LevelStanding {
  const current = LEVELS.findLast(({ from }) => from <= totalPoints) ?? FIRST
  const next = LEVELS.find(({ from }) => from > totalPoints)
  return {
    totalPoints,
    currentLevel: current.level,
    currentLevelInfo: { level: current.level, title: current.title },
    nextLevelInfo: next ? { level: next.level, title: next.title } : null,
    pointsToNextLevel: next ? next.from - totalPoints : 0,
    currentLevelProgress: next
      ? Math.floor(((totalPoints - current.from) / (next.from - current.from)) * 100)
      : 100,
  }
}
