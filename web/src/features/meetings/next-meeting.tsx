import type { Meeting } from '@lodestar/contract/meetings'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { Link } from 'wouter'
import { sessionHref } from '../coaching/coaching.queries.ts'
import { deriveStatus } from './derive-status.ts'
import { describeDay, describeTime } from './describe-time.ts'
import { upcomingQuery } from './meetings.queries.ts'
import { usePreparing } from './prepare-button.tsx'
import { useNow } from './use-now.ts'

/** The next meeting as a chip that prepares it, or opens what prepares it already; nothing without one. */
export function NextMeeting() {
  const { data: meetings = [] } = useQuery(upcomingQuery)
  const now = useNow(meetings.flatMap(({ startTime, endTime }) => [startTime, endTime]))
  const next = meetings.find((meeting) => deriveStatus(meeting, now) !== 'completed')
  return next ? <Chip meeting={next} now={now} /> : null
}

const CHIP =
  'inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-edge px-4 py-1.5 text-left text-ink ' +
  'no-underline transition-colors hover:border-accent hover:text-accent-strong'

function Chip({ meeting, now }: { meeting: Meeting; now: number }) {
  const { session, prepare } = usePreparing(meeting, now)
  const label = session ? 'Go on preparing' : 'Prepare'
  const contents = (
    <>
      <CalendarClock aria-hidden="true" className="size-4 shrink-0 text-accent" />
      <span className="min-w-0">
        {`${label}: ${meeting.title}, `}
        <span className="text-ink-soft tabular-nums">{`${describeDay(meeting, now)} ${describeTime(meeting)}`}</span>
      </span>
    </>
  )
  return session ? (
    <Link href={sessionHref(session.id)} className={CHIP}>
      {contents}
    </Link>
  ) : (
    <button type="button" onClick={prepare} className={CHIP}>
      {contents}
    </button>
  )
}
