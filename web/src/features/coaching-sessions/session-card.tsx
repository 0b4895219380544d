import type { CoachingSession } from '@lodestar/contract/coaching'
import { Link } from 'wouter'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { sessionHref } from '../coaching/coaching.queries.ts'
import { describeTime, StatusBadge } from './session-status.tsx'

type Props = { session: CoachingSession; isNext: boolean }

/** How many strengths and action items a card shows. */
const SHOWN = 2

/** One session; the whole card opens it. `isNext` marks the one to go on with. */
export function SessionCard({ session, isNext }: Props) {
  const href = sessionHref(session.id)
  return (
    <Card as="li" className="relative transition-colors hover:border-accent">
      <h2 className="font-serif text-lg font-medium">
        {/* The link's surface covers the card. */}
        <Link href={href} className="text-ink after:absolute after:inset-0 after:rounded-md">
          {session.title}
        </Link>
      </h2>
      <div className="mt-1 flex flex-wrap items-baseline gap-x-4 gap-y-0.5">
        <StatusBadge status={session.status} />
        <p className="text-sm text-ink-soft tabular-nums">{describeTime(session)}</p>
      </div>
      <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-4 empty:hidden">
        <Points label="Strengths to lean on" points={session.leadershipContext.strengths} />
        <Points label="Action items" points={session.actionItems} />
      </dl>
      <ButtonLink
        href={href}
        variant={isNext ? 'primary' : 'secondary'}
        size="sm"
        className="relative mt-5 max-sm:w-full"
      >
        {session.status === 'active' ? 'Continue Coaching' : 'View Session'}
      </ButtonLink>
    </Card>
  )
}

function Points({ label, points }: { label: string; points: readonly string[] }) {
  if (points.length === 0) return null
  return (
    <div className="min-w-52 flex-1">
      <dt className="text-sm text-ink-faint">{label}</dt>
      {points.slice(0, SHOWN).map((point) => (
        <dd key={point} className="mt-1 text-sm">
          {point}
        </dd>
      ))}
    </div>
  )
}
