import type { CoachingSession } from '@lodestar/contract/coaching'
import { formatDay } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'

/** Recalls a session: its title, when it was, how long, and what came of it. */
export function SessionDetails({ session }: { session: CoachingSession }) {
  const { title, status, startedAt, completedAt, sessionDuration, summary, actionItems } = session
  const facts = [
    startedAt && `Started ${formatDay(startedAt)}`,
    completedAt && `Completed ${formatDay(completedAt)}`,
    sessionDuration !== null && describeLength(sessionDuration),
  ].filter(Boolean)
  return (
    <section aria-label="Session details" className="border-l-2 border-line pl-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="font-serif text-xl">{title}</h2>
        <Badge tone={BADGES[status].tone}>{BADGES[status].label}</Badge>
      </div>
      <p className="mt-1 text-sm text-ink-soft">{facts.join(' · ')}</p>
      {summary ? <p className="mt-4 prose-read">{summary}</p> : null}
      {actionItems.length > 0 ? (
        <>
          <h3 className="mt-4 font-medium">What you set out to do</h3>
          <ul className="mt-1 list-disc space-y-1 pl-5 text-ink-soft marker:text-ink-faint">
            {actionItems.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  )
}

const BADGES = {
  active: { tone: 'active', label: 'Active' },
  completed: { tone: 'good', label: 'Completed' },
  archived: { tone: 'neutral', label: 'Archived' },
} as const

function describeLength(minutes: number): string {
  if (minutes < 1) return 'Under a minute'
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
