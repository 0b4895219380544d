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
  const { data: sessions } = useQuery(sessionsQuery)
  const { bringUp, isStarting } = useBringUp()
  const session = sessions?.find(({ meetingId }) => meetingId === meeting.id)
  if (session) {
    const label = session.status === 'active' ? 'Go on preparing' : 'What you prepared'
    return (
      <ButtonLink href={sessionHref(session.id)} size="sm" aria-label={`${label}: ${meeting.title}`}>
        {label}
      </ButtonLink>
    )
  }
  if (deriveStatus(meeting, now) === 'completed') return null
  const prepare = () => {
    const time = findTimeUntil(meeting, now)
    bringUp({
      title: meeting.title,
      meetingId: meeting.id,
      draft: writeFirstMessage(meeting, now),
      ...(time ? { time } : {}),
    })
  }
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
