import type { Meeting } from '@lodestar/contract/meetings'
import { useId } from 'react'
import { Card } from '../../ui/card.tsx'
import { deriveStatus } from './derive-status.ts'
import { describeDay, describeTimes } from './describe-time.ts'
import { MeetingBrief } from './meeting-brief.tsx'
import { MeetingPlace } from './meeting-place.tsx'
import { StatusBadge } from './meeting-words.tsx'
import { PrepareButton } from './prepare-button.tsx'

type Props = { meetings: readonly Meeting[]; now: number }

const SHOWN = 3

/** The next three meetings, the one that is on among them. `meetings` come soonest first; ended ones are left out. */
export function UpcomingCard({ meetings, now }: Props) {
  const titleId = useId()
  const next = meetings.filter((meeting) => deriveStatus(meeting, now) !== 'completed').slice(0, SHOWN)
  return (
    <section aria-labelledby={titleId}>
      <Card>
        <h2 id={titleId} className="font-serif text-xl">
          Upcoming Meetings
        </h2>
        {next.length === 0 ? (
          <p className="mt-2 text-ink-soft">No meeting ahead. The next one you add appears here.</p>
        ) : (
          <ol className="mt-5 grid gap-5 md:auto-cols-fr md:grid-flow-col md:gap-8">
            {next.map((meeting, place) => (
              <UpcomingMeeting key={meeting.id} meeting={meeting} now={now} isNext={place === 0} />
            ))}
          </ol>
        )}
      </Card>
    </section>
  )
}

type MeetingProps = { meeting: Meeting; now: number; isNext: boolean }

function UpcomingMeeting({ meeting, now, isNext }: MeetingProps) {
  const status = deriveStatus(meeting, now)
  return (
    <li className="min-w-0 border-t border-line pt-4 first:border-t-0 first:pt-0 md:border-t-0 md:border-l md:pt-0 md:pl-8 md:first:border-l-0 md:first:pl-0">
      <p className="text-sm text-ink-soft tabular-nums">
        <span className="font-medium text-ink md:block">{describeDay(meeting, now)}</span>
        <span className="max-md:ml-2">{describeTimes(meeting)}</span>
      </p>
      <h3 className="mt-1 font-serif text-lg leading-snug font-medium">{meeting.title}</h3>
      {meeting.location ? (
        <p className="mt-0.5 text-sm text-ink-soft">
          <MeetingPlace location={meeting.location} />
        </p>
      ) : null}
      {status === 'in-progress' ? (
        <p className="mt-1.5">
          <StatusBadge status={status} />
        </p>
      ) : null}
      <MeetingBrief meetingId={meeting.id} />
      <p className="mt-3">
        <PrepareButton meeting={meeting} now={now} isMain={isNext} />
      </p>
    </li>
  )
}
