import type { Insight } from '@lodestar/contract/insights'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'wouter'
import { formatDay } from '../../lib/format.ts'
import { useSession } from '../../lib/session.ts'
import { sessionHref, sessionsQuery } from '../coaching/coaching.queries.ts'

type Props = { metadata: Insight['metadata'] }

/** What an insight rests on; where that is sessions, opens to show which. */
export function InsightEvidence({ metadata }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const listId = useId()
  const sessions = useSessions(metadata)
  if (sessions.length === 0) return <p className="py-2 text-sm text-ink-faint">{metadata.evidence}</p>
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
        className="group flex min-h-11 items-center gap-1.5 rounded-md text-left text-sm text-ink-soft hover:text-accent-strong"
      >
        {metadata.evidence}
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 text-ink-faint transition-transform group-aria-expanded:rotate-180"
        />
      </button>
      <ul id={listId} hidden={!isOpen} className="order-last w-full animate-appear pb-1">
        {sessions.map(({ id, title, startedAt }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-1 text-sm">
            <Link href={sessionHref(id)} className="text-link">
              {title}
            </Link>
            {startedAt ? <span className="text-ink-faint">{formatDay(startedAt)}</span> : null}
          </li>
        ))}
      </ul>
    </>
  )
}

/** The sessions an insight counts, or whose steps it counts, newest first; a visitor has none. */
function useSessions({ subjects }: Insight['metadata']) {
  const { isSignedIn } = useSession()
  const { data = [] } = useQuery({ ...sessionsQuery, enabled: isSignedIn })
  const ids = new Set(subjects.map((subject) => subject.split('/')[0]))
  return data.filter(({ id }) => ids.has(id))
}
