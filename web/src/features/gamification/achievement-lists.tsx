import type { Achievement } from '@lodestar/contract/gamification'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { formatDay } from '../../lib/format.ts'
import { PATHS } from '../../lib/paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { ProgressBar } from '../../ui/figures/progress-bar.tsx'
import { AchievementIcon } from './achievement-icon.tsx'
import { useMarkSeen } from './gamification.queries.ts'
import { ScrollList } from './scroll-list.tsx'

type Props = { achievements: readonly Achievement[] }

/** What has been reached beside what is still ahead. New ones say so for as long as they stay on the screen. */
export function AchievementLists({ achievements }: Props) {
  const fresh = useFresh(achievements)
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
      <ScrollList
        title="Unlocked"
        empty={
          <>
            No achievements yet. The first ones come with your first session and the first step on a goal.{' '}
            <Link href={PATHS.assessment} className="text-link">
              Take the assessment
            </Link>
          </>
        }
      >
        {achievements
          .filter(({ unlocked }) => unlocked)
          .map((one) => (
            <Row key={one.id} achievement={one} isNew={fresh.has(one.id)} />
          ))}
      </ScrollList>
      <ScrollList
        title="Locked"
        empty="Nothing is left to unlock. You have reached every achievement there is."
      >
        {achievements
          .filter(({ unlocked }) => !unlocked)
          .map((one) => (
            <Row key={one.id} achievement={one} isNew={false} />
          ))}
      </ScrollList>
    </div>
  )
}

/** The achievements that are new on this visit; the server is told that they have been displayed now. */
function useFresh(achievements: readonly Achievement[]): ReadonlySet<string> {
  const { mutate } = useMarkSeen()
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set())
  const arrived = achievements.filter(({ id, isNew }) => isNew && !shown.has(id)).map(({ id }) => id)
  const key = arrived.join(' ')
  useEffect(() => {
    if (key === '') return
    const ids = key.split(' ')
    setShown((before) => new Set([...before, ...ids]))
    mutate(ids)
  }, [key, mutate])
  return new Set([...shown, ...arrived])
}

const RARITY_LABELS: Record<Achievement['rarity'], string> = {
  legendary: 'Legendary',
  epic: 'Epic',
  rare: 'Rare',
  common: 'Common',
}

function Row({ achievement, isNew }: { achievement: Achievement; isNew: boolean }) {
  const { name, description, criteria, rarity, pointsReward, unlocked, unlockedAt } = achievement
  return (
    <li className="flex gap-4 border-b border-line py-4 last:border-b-0">
      <AchievementIcon {...achievement} />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-medium">{name}</span>
          {isNew ? <span className="text-sm font-medium text-growth">New!</span> : null}
        </p>
        <p className="text-sm text-ink-soft">{unlocked ? description : criteria}</p>
        {unlocked ? null : <HowFar {...achievement} />}
        <p className="mt-1.5 flex flex-wrap items-center gap-x-4 text-sm text-ink-soft">
          <Badge tone={rarity}>{RARITY_LABELS[rarity]}</Badge>
          <span className="tabular-nums">{pointsReward} points</span>
          {unlockedAt ? <span>{formatDay(unlockedAt)}</span> : null}
        </p>
      </div>
    </li>
  )
}

/** One step that is either done or not has no way to draw. */
const HowFar = ({ progress, target }: Pick<Achievement, 'progress' | 'target'>) =>
  target > 1 ? (
    <div className="mt-2 flex items-center gap-3">
      <div className="w-32">
        <ProgressBar label={`${progress} of ${target}`} value={(progress / target) * 100} isLabelHidden />
      </div>
      <span className="text-sm text-ink-soft tabular-nums" aria-hidden="true">
        {progress} of {target}
      </span>
    </div>
  ) : null
