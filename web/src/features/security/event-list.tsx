import type { SecurityEvent } from '@lodestar/contract/security'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDayAndTime } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EVENT_WORDS, MEANS_WORDS, WORTH_A_LOOK } from './event-words.data.ts'
import { ReadFailure } from './read-failure.tsx'
import { eventsQuery } from './security.queries.ts'

const SHOWN_AT_FIRST = 8

/** What happened around the account in the last year, newest first. */
export function EventList() {
  const { data: events, isError, refetch } = useQuery(eventsQuery)
  const [showsAll, setShowsAll] = useState(false)
  if (isError) return <ReadFailure onRetry={() => void refetch()} />
  if (!events) return <Skeleton label="Loading what happened" />
  const shown = showsAll ? events : events.slice(0, SHOWN_AT_FIRST)
  return (
    <>
      <p className="mb-3 max-w-text text-sm text-ink-soft">
        Kept for a year, for you and for whoever runs this server. If something here was not you, change your
        password.
      </p>
      {events.length === 0 ? <p>Nothing yet.</p> : null}
      <ul aria-label="What happened">
        {shown.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </ul>
      {shown.length < events.length ? (
        <Button className="mt-4" size="sm" onClick={() => setShowsAll(true)}>
          Show all {events.length}
        </Button>
      ) : null}
    </>
  )
}

const EventRow = ({ event: { event, means, at, network, device } }: { event: SecurityEvent }) => (
  <li className="border-t border-line py-2.5 first:border-t-0">
    <p className={WORTH_A_LOOK.has(event) ? 'font-medium text-warning' : 'font-medium'}>
      {means ? `${EVENT_WORDS[event]} ${MEANS_WORDS[means]}` : EVENT_WORDS[event]}
    </p>
    <p className="text-sm text-ink-soft">
      {formatDayAndTime(at)}
      {device ? `, ${device}` : ''}, from {network}
    </p>
  </li>
)
