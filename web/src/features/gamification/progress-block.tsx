import type { Achievement } from '@lodestar/contract/gamification'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { formatNumber } from '../../lib/format.ts'
import { PATHS } from '../../lib/paths.ts'
import { Stat } from '../../ui/figures/stat.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AchievementIcon } from './achievement-icon.tsx'
import { countDays } from './count-days.ts'
import { achievementsQuery, statsQuery } from './gamification.queries.ts'

/** How many of the newest achievements show by name. */
const MOST_RECENT = 4

/** Points, level, achievements and streak in short, for a signed-in person's dashboard; left out when unknown. */
export function ProgressBlock() {
  const { data: stats, isPending } = useQuery(statsQuery)
  const { data: achievements } = useQuery(achievementsQuery)
  if (!stats && !isPending) return null
  return (
    <Section
      title="Progress and achievements"
      aside={
        <Link href={PATHS.gamification} className="inline-flex min-h-11 items-center text-link md:min-h-0">
          All progress
        </Link>
      }
    >
      {stats ? (
        <div className="grid grid-cols-2 gap-x-6 gap-y-7 sm:grid-cols-4">
          <Stat label="Points" value={formatNumber(stats.totalPoints)} />
          <Stat label="Level" value={stats.currentLevel} hint={stats.currentLevelInfo.title} />
          <Stat label="Achievements" value={stats.achievementsCount} />
          <Stat label="Streak" value={countDays(stats.currentStreak)} />
        </div>
      ) : (
        <Skeleton lines={3} label="Loading your progress" />
      )}
      {achievements ? <Recent achievements={achievements} /> : null}
    </Section>
  )
}

/** The unlocked ones come first in the list, newest first. */
function Recent({ achievements }: { achievements: readonly Achievement[] }) {
  const unlocked = achievements.filter((one) => one.unlocked)
  const more = unlocked.length - MOST_RECENT
  if (unlocked.length === 0) return null
  return (
    <ul aria-label="Recent achievements" className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
      {unlocked.slice(0, MOST_RECENT).map((one) => (
        <li key={one.id} className="flex items-center gap-2">
          <AchievementIcon {...one} />
          {one.name}
        </li>
      ))}
      {more > 0 ? <li className="text-ink-soft">+{more} more</li> : null}
    </ul>
  )
}
