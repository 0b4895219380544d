import type { Meeting } from '@lodestar/contract/meetings'
import { LIMITS } from '@lodestar/contract/primitives'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PATHS } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkRow } from '../../ui/link-row.tsx'
import { Page } from '../../ui/page.tsx'
import { PageError } from '../../ui/page-error.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CalendarFeed } from './calendar-feed.tsx'
import { DeleteMeetingDialog } from './delete-meeting-dialog.tsx'
import { deriveStatus } from './derive-status.ts'
import { MeetingDialog } from './meeting-dialog.tsx'
import { MeetingRow } from './meeting-row.tsx'
import { meetingsQuery, reflectionsQuery, upcomingQuery } from './meetings.queries.ts'
import { UpcomingCard } from './upcoming-card.tsx'
import { useNow } from './use-now.ts'

/** The dialog that is open: a new meeting, or what is done to one. */
type Task = { kind: 'add' } | { kind: 'edit' | 'delete'; meeting: Meeting }

/** The meetings a leader has, and the way they get into their own calendar. */
export function MeetingsPage() {
  const [task, setTask] = useState<Task | null>(null)
  const all = useQuery(meetingsQuery)
  const upcoming = useQuery(upcomingQuery)
  if (all.isError || upcoming.isError) {
    const retry = () => void Promise.all([all.refetch(), upcoming.refetch()])
    return <PageError onRetry={retry} />
  }
  const isEmpty = all.data?.length === 0
  const add = () => setTask({ kind: 'add' })
  return (
    <Page
      title="Meetings"
      lead="What is ahead, and what you want to come out of it."
      actions={
        all.data && !isEmpty ? (
          <Button variant={upcoming.data?.length ? 'secondary' : 'primary'} onClick={add}>
            Add Meeting
          </Button>
        ) : null
      }
    >
      {all.data && upcoming.data ? null : <Skeleton lines={12} label="Loading your meetings" />}
      {isEmpty ? (
        <EmptyState
          title="No Meetings Yet"
          actions={
            <Button variant="primary" onClick={add}>
              Add Your First Meeting
            </Button>
          }
        >
          Your meetings appear here, the next three on top. Your own calendar can follow them.
        </EmptyState>
      ) : null}
      {all.data && upcoming.data && !isEmpty ? (
        <Agenda all={all.data} upcoming={upcoming.data} onTask={setTask} />
      ) : null}
      {all.data ? (
        <ul className="mt-8 max-w-text">
          <LinkRow
            href={PATHS.transcript}
            title="Read a transcript"
            text="Who talked, what was asked, who does what. Nothing is stored unless you ask."
          />
        </ul>
      ) : null}
      <TaskDialog task={task} onClose={() => setTask(null)} />
    </Page>
  )
}

type AgendaProps = {
  all: readonly Meeting[]
  upcoming: readonly Meeting[]
  onTask: (task: Task) => void
}

function Agenda({ all, upcoming, onTask }: AgendaProps) {
  const { data: reflections = [] } = useQuery(reflectionsQuery)
  const now = useNow([...all, ...upcoming].flatMap(({ startTime, endTime }) => [startTime, endTime]))
  return (
    <>
      <UpcomingCard meetings={upcoming} now={now} />
      <div className="mt-12 sm:mt-16">
        <Section
          title="All Meetings"
          aside={all.length < LIMITS.listed ? null : `The latest ${LIMITS.listed} are shown`}
        >
          <ul>
            {orderMeetings(all, now).map((meeting) => (
              <MeetingRow
                key={meeting.id}
                meeting={meeting}
                reflection={reflections.find(({ meetingId }) => meetingId === meeting.id)}
                now={now}
                onEdit={() => onTask({ kind: 'edit', meeting })}
                onDelete={() => onTask({ kind: 'delete', meeting })}
              />
            ))}
          </ul>
        </Section>
        <CalendarFeed />
      </div>
    </>
  )
}

/** Puts what has not ended first, soonest first, and what has ended after it, newest first. */
function orderMeetings(meetings: readonly Meeting[], now: number): Meeting[] {
  const newestFirst = meetings.toSorted(
    (one, other) => Date.parse(other.startTime) - Date.parse(one.startTime),
  )
  const isOver = (meeting: Meeting) => deriveStatus(meeting, now) === 'completed'
  return [...newestFirst.filter((meeting) => !isOver(meeting)).reverse(), ...newestFirst.filter(isOver)]
}

function TaskDialog({ task, onClose }: { task: Task | null; onClose: () => void }) {
  if (task === null) return null
  if (task.kind === 'delete') return <DeleteMeetingDialog meeting={task.meeting} onClose={onClose} />
  return <MeetingDialog meeting={task.kind === 'edit' ? task.meeting : null} onClose={onClose} />
}
