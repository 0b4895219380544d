import type { AnalyticsInsight } from '@lodestar/contract/analytics'
import { useId } from 'react'
import { formatDay } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useReadSignal } from './analytics.queries.ts'
import { SEVERITY_LABELS, SEVERITY_TONES } from './prediction-words.ts'
import { SignalGoal } from './signal-goal.tsx'

type Props = { signal: AnalyticsInsight }

/** One insight: how much it matters, what it says, and what can be done. Unread ones stand out until marked read. */
export function SignalCard({ signal }: Props) {
  const { mutate } = useReadSignal()
  const titleId = useId()
  const { id, title, description, severity, actionable, href, goalId, isRead, createdAt } = signal
  return (
    <article
      aria-labelledby={titleId}
      data-unread={isRead ? undefined : true}
      className={`rounded-md border-l-4 py-4 pr-4 pl-5 ${isRead ? 'border-line' : 'border-accent bg-accent-wash'}`}
    >
      <p className="flex flex-wrap items-baseline gap-x-4 text-sm text-ink-soft">
        <Badge tone={SEVERITY_TONES[severity]}>{SEVERITY_LABELS[severity]}</Badge>
        <span>{formatDay(createdAt)}</span>
        {isRead ? null : <span className="font-medium text-accent-strong">Unread</span>}
      </p>
      <h3 id={titleId} className="mt-1.5 font-serif text-lg leading-snug font-medium">
        {title}
      </h3>
      <p className="mt-1 max-w-text text-ink-soft">{description}</p>
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {actionable && href !== null ? (
          <ButtonLink size="sm" href={href}>
            Take a step
          </ButtonLink>
        ) : null}
        {goalId === null ? null : <SignalGoal goalId={goalId} />}
        {isRead ? null : (
          <Button variant="quiet" size="sm" aria-label={`Mark Read: ${title}`} onClick={() => mutate(id)}>
            Mark Read
          </Button>
        )}
      </div>
    </article>
  )
}
