import type { Meeting } from '@lodestar/contract/meetings'
import { useQuery } from '@tanstack/react-query'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { sessionHref, sessionsQuery } from '../coaching/coaching.queries.ts'
import { useBringUp } from '../coaching/start-session.queries.ts'
import { deriveStatus } from './derive-status.ts'
import { findTimeUntil, writeFirstMessage } from './prepare-meeting.ts'

type Props = { meeting: Meeting; now: number; isMain?: boolean }

/** Opens a session that begins with the meeting, or the one that prepares it already; nothing once it is over unprepared. */
export function PrepareButton({ meeting, now, isMain = false }: Props) {
  const { session, prepare, isStarting } = usePreparing(meeting, now)
  if (session) {
    const label = session.status === 'active' ? 'Go on preparing' : 'What you prepared'
    return (
      <ButtonLink href={sessionHref(session.id)} size="sm" aria-label={`${label}: ${meeting.title}`}>
        {label}
      </ButtonLink>
    )
  }
  if (deriveStatus(meeting, now) === 'completed') return null
  return (
    <Button
      size="sm"
      variant={isMain ? 'primary' : 'secondary'}
      busy={isStarting}
      aria-label={`Prepare: ${meeting.title}`}
      onClick={prepare}
    >
      Prepare
    </Button>
  )
}

/** The session that prepares a meeting, and the way to begin one. */
export function usePreparing(meeting: Meeting, now: number) {
  const { data: sessions } = useQuery(sessionsQuery)
  const { bringUp, isStarting } = useBringUp()
  const session = sessions?.find(({ meetingId }) => meetingId === meeting.id)
  const prepare = () => {
    const { id: meetingId, title } = meeting
    bringUp({ title, meetingId, time: findTimeUntil(meeting, now), draft: writeFirstMessage(meeting, now) })
  }
  return { session, prepare, isStarting }
}
