import { useQuery } from '@tanstack/react-query'
import { BriefLines } from '../../ui/brief-lines.tsx'
import { sessionsQuery } from '../coaching/coaching.queries.ts'
import { findForMeeting, rehearsalsQuery } from '../rehearsals/rehearsals.queries.ts'

/** What was rehearsed for a meeting, to be read before it; nothing where nothing was. */
export function MeetingBrief({ meetingId }: { meetingId: string }) {
  const { data: rehearsals = [] } = useQuery(rehearsalsQuery)
  const { data: sessions } = useQuery(sessionsQuery)
  const sessionId = sessions?.find((session) => session.meetingId === meetingId)?.id
  const brief = findForMeeting(rehearsals, { meetingId, sessionId })?.brief
  return brief ? (
    <div className="mt-3 border-l-2 border-growth pl-4">
      <BriefLines brief={brief} />
    </div>
  ) : null
}
