import { type Goal, PROGRESS_STEP } from '@lodestar/contract/goals'
import { Ellipsis } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Link } from 'wouter'
import { formatDay } from '../../lib/format.ts'
import { useNamedPart } from '../../lib/named-part.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ProgressBar } from '../../ui/figures/progress-bar.tsx'
import { Menu } from '../../ui/overlay/menu.tsx'
import { sessionHref } from '../coaching/coaching.queries.ts'
import { describeTarget } from './describe-target.ts'
import { EditGoalDialog } from './goal-dialogs.tsx'
import { GoalHistory } from './goal-history.tsx'
import { CATEGORY_LABELS, PRIORITY_LABELS, STATUS_LABELS } from './goal-words.ts'
import { useDeleteGoal, useMoveGoal, useUpdateGoal } from './goals.queries.ts'

type Props = { goal: Goal }

const FULL = 100
const STATUS_TONES = { active: 'active', paused: 'neutral', completed: 'good' } as const

/** One goal: what it is, how far it has come, the step to log, and behind that everything else that can be done with it. The next one due stands out. */
export function GoalCard({ goal, isNext }: Props & { isNext: boolean }) {
  const titleId = useId()
  const ref = useRef<HTMLElement>(null)
  useNamedPart('goal', goal.id, ref)
  const { title, description, category, priority, status, progress } = goal
  return (
    <article ref={ref} tabIndex={-1} aria-labelledby={titleId}>
      <Card>
        <p className="flex flex-wrap items-baseline gap-x-4 text-sm text-ink-soft">
          <Badge tone={STATUS_TONES[status]}>{STATUS_LABELS[status]}</Badge>
          <span>{CATEGORY_LABELS[category]}</span>
          <span className={priority === 'high' ? 'font-medium text-growth' : undefined}>
            {PRIORITY_LABELS[priority]} priority
          </span>
        </p>
        <h3 id={titleId} className="mt-2 font-serif text-lg leading-snug font-medium">
          {title}
        </h3>
        {description ? (
          <p className="mt-1.5 whitespace-pre-line wrap-anywhere text-ink-soft">{description}</p>
        ) : null}
        <div className="mt-5">
          <ProgressBar label="Progress" value={progress} />
        </div>
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6">
          <Times goal={goal} />
          {goal.sessionId ? (
            <Link href={sessionHref(goal.sessionId)} className="text-sm text-link">
              Coaching session
            </Link>
          ) : null}
        </div>
        {status === 'active' && progress >= FULL ? <CompletionOffer goal={goal} /> : null}
        <GoalHistory goal={goal} isNext={isNext}>
          <Steps goal={goal} />
          <Actions goal={goal} />
        </GoalHistory>
      </Card>
    </article>
  )
}

function Steps({ goal: { id, progress } }: Props) {
  const move = useMoveGoal(id)
  return (
    <div className="flex">
      <Button
        size="sm"
        variant="quiet"
        className="px-2.5!"
        disabled={progress <= 0}
        onClick={() => move(-PROGRESS_STEP)}
      >
        -{PROGRESS_STEP}%
      </Button>
      <Button
        size="sm"
        variant="quiet"
        className="px-2.5!"
        disabled={progress >= FULL}
        onClick={() => move(PROGRESS_STEP)}
      >
        +{PROGRESS_STEP}%
      </Button>
    </div>
  )
}

function Times({ goal }: Props) {
  const target = describeTarget(goal, new Date())
  return (
    <p className="text-sm text-ink-soft">
      {goal.completedAt ? (
        `Completed ${formatDay(goal.completedAt)}`
      ) : target ? (
        <span className={target.isOverdue ? 'font-medium text-warning' : undefined}>{target.text}</span>
      ) : (
        'No target date'
      )}
    </p>
  )
}

function CompletionOffer({ goal }: Props) {
  const update = useUpdateGoal(goal.id)
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md bg-growth-wash px-4 py-3">
      <p>You are at 100%. Is it done?</p>
      <Button size="sm" busy={update.isPending} onClick={() => update.mutate({ status: 'completed' })}>
        Mark as Completed
      </Button>
    </div>
  )
}

function Actions({ goal }: Props) {
  const [isEditing, setIsEditing] = useState(false)
  const deletion = useDeleteGoal(goal)
  const remove = () => {
    // The card goes away with its buttons; the focus stays on the screen. That it failed is said by a toast.
    const focusScreen = () => document.getElementById('main')?.focus({ preventScroll: true })
    void deletion.mutateAsync().then(focusScreen, () => undefined)
  }
  return (
    <>
      <Menu
        label={`More for “${goal.title}”`}
        align="end"
        trigger={
          <Button
            variant="quiet"
            size="sm"
            className="w-11 px-0!"
            busy={deletion.isPending}
            aria-label={`More for “${goal.title}”`}
          >
            <Ellipsis aria-hidden="true" className="size-5" />
          </Button>
        }
        items={[
          { label: 'Edit', onSelect: () => setIsEditing(true) },
          { label: 'Delete', onSelect: remove },
        ]}
      />
      {isEditing ? <EditGoalDialog goal={goal} onClose={() => setIsEditing(false)} /> : null}
    </>
  )
}
