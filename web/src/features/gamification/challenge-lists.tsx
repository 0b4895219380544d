import type { Challenge } from '@lodestar/contract/gamification'
import { CircleCheck } from 'lucide-react'
import { formatDay } from '../../lib/format.ts'
import { ProgressBar } from '../../ui/figures/progress-bar.tsx'
import { ScrollList } from './scroll-list.tsx'

type Props = { challenges: readonly Challenge[] }

/** What runs this week and month beside what has been completed. */
export const ChallengeLists = ({ challenges }: Props) => (
  <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
    <ScrollList
      title="Active"
      empty="No challenge is open right now. New ones come every Monday and on the first of every month."
    >
      {challenges
        .filter(({ isActive, isCompleted }) => isActive && !isCompleted)
        .map((one) => (
          <ActiveRow key={one.id} challenge={one} />
        ))}
    </ScrollList>
    <ScrollList title="Completed" empty="No completed challenges yet. Those you complete stay here.">
      {challenges
        .filter(({ isCompleted }) => isCompleted)
        .map((one) => (
          <CompletedRow key={one.id} challenge={one} />
        ))}
    </ScrollList>
  </div>
)

const CATEGORY_LABELS: Record<Challenge['category'], string> = {
  weekly: 'This week',
  monthly: 'This month',
}

// Without a zone the day is read as the reader's own.
const lastDay = (endDate: string) => formatDay(`${endDate}T00:00`)

function ActiveRow({ challenge }: { challenge: Challenge }) {
  const { name, description, category, endDate, progress, target, pointsReward } = challenge
  return (
    <li className="border-b border-line py-4 last:border-b-0">
      <p className="font-medium">{name}</p>
      <p className="mb-3 text-sm text-ink-soft">{description}</p>
      <ProgressBar label={`${progress} of ${target}`} value={(progress / target) * 100} />
      <p className="mt-2 text-sm text-ink-soft tabular-nums">
        {CATEGORY_LABELS[category]}, until {lastDay(endDate)} · {pointsReward} points
      </p>
    </li>
  )
}

function CompletedRow({ challenge }: { challenge: Challenge }) {
  const { name, description, category, endDate, pointsReward, isActive } = challenge
  const ended = category === 'weekly' ? `Week until ${lastDay(endDate)}` : `Month until ${lastDay(endDate)}`
  return (
    <li className="flex gap-4 border-b border-line py-4 last:border-b-0">
      <CircleCheck aria-hidden="true" className="size-6 shrink-0 text-growth" strokeWidth={1.5} />
      <div className="min-w-0">
        <p className="font-medium">{name}</p>
        <p className="text-sm text-ink-soft">{description}</p>
        <p className="mt-1.5 text-sm text-ink-soft tabular-nums">
          {isActive ? CATEGORY_LABELS[category] : ended} · {pointsReward} points
        </p>
      </div>
    </li>
  )
}
