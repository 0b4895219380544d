import type { Achievement } from '@lodestar/contract/gamification'
import { formatNumber, formatPercent } from '../../lib/format.ts'
import { ProgressBar } from '../../ui/figures/progress-bar.tsx'
import { Stat } from '../../ui/figures/stat.tsx'
import { countDays } from './count-days.ts'
import type { ShownStats } from './gamification.queries.ts'

type Props = { stats: ShownStats; achievements: readonly Achievement[] | undefined }

/** The four figures at the top; the share of achievements shows once all of them are known. */
export function StatRow({ stats, achievements }: Props) {
  const { totalPoints, currentLevelInfo, currentLevelProgress, achievementsCount } = stats
  return (
    <section
      aria-label="Overview"
      className="grid grid-cols-2 gap-x-6 gap-y-8 sm:gap-x-10 lg:grid-cols-[1fr_1.6fr_1fr_1fr]"
    >
      <Stat label="Total Points" value={formatNumber(totalPoints)} />
      <div className="max-lg:order-first max-lg:col-span-2">
        <Stat label="Current Level" value={currentLevelInfo.title} hint={describeNextLevel(stats)}>
          <ProgressBar
            label={`Level ${stats.currentLevel}, on the way to the next`}
            value={currentLevelProgress}
            isLabelHidden
          />
        </Stat>
      </div>
      <Stat
        label="Achievements"
        value={achievementsCount}
        hint={achievements ? `${formatPercent(percentOf(achievements) / 100)} complete` : null}
      />
      <Stat
        label="Current Streak"
        value={countDays(stats.currentStreak)}
        hint={`Best streak: ${countDays(stats.longestStreak)}`}
      />
    </section>
  )
}

function describeNextLevel({ currentLevel, nextLevelInfo, pointsToNextLevel }: ShownStats): string {
  if (!nextLevelInfo) return `Level ${currentLevel}, the highest there is`
  const points = pointsToNextLevel === 1 ? 'point' : 'points'
  return `Level ${currentLevel} · ${formatNumber(pointsToNextLevel)} ${points} to level ${nextLevelInfo.level}`
}

function percentOf(achievements: readonly Achievement[]): number {
  const unlocked = achievements.filter((one) => one.unlocked).length
  return Math.round((unlocked / Math.max(1, achievements.length)) * 100)
}
