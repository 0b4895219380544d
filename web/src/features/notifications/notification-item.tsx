import type { Notification } from '@lodestar/contract/notifications'
import { Check } from 'lucide-react'
import { Link } from 'wouter'
import { formatDayAndTime, formatSoon } from '../../lib/format.ts'
import { PATHS, rehearseHref } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { MeetingQuestion } from './meeting-question.tsx'
import { useMarkRead } from './notifications.queries.ts'

interface Props {
  notification: Notification
  /** Is told when a link leads to another screen. */
  onLeave: () => void
}

/** One unread notification: what it says, where it leads, and how it is put away. */
export function NotificationItem({ notification, onLeave }: Props) {
  const { id, title, message, createdAt, startsAt } = notification
  const markRead = useMarkRead()
  return (
    <li className="border-b border-line py-4 pr-2 pl-5 last:border-b-0">
      <div className="flex items-start gap-2">
        <div className="min-w-0 grow">
          <h3 className="font-medium wrap-anywhere">{title}</h3>
          {startsAt ? <p className="mt-0.5 text-sm">{formatSoon(startsAt)}</p> : null}
          <p className="mt-0.5 text-sm text-ink-soft wrap-anywhere">{message}</p>
          <p className="mt-1 text-sm text-ink-faint">{formatDayAndTime(createdAt)}</p>
        </div>
        <Button
          variant="quiet"
          size="sm"
          aria-label={`Mark as read: ${title}`}
          title="Mark as read"
          busy={markRead.isPending}
          onClick={() => markRead.mutate(id)}
          className="-mt-1.5 w-11 shrink-0 px-0"
        >
          <Check aria-hidden="true" className="size-4" />
        </Button>
      </div>
      <NextStep notification={notification} onLeave={onLeave} onDone={() => markRead.mutate(id)} />
    </li>
  )
}

interface NextStepProps extends Props {
  onDone: () => void
}

/** What a notification asks for: an answer right here, or the screen it speaks of. Following a link reads it. */
function NextStep({ notification: { type, meetingId, rehearsalId }, onLeave, onDone }: NextStepProps) {
  if (type === 'post_meeting' && meetingId !== null) return <MeetingQuestion meetingId={meetingId} />
  const target = rehearsalId === null ? LINKS[type] : findTalkLink(type, rehearsalId)
  if (!target) return null
  const leave = () => {
    if (type !== 'post_talk') onDone()
    onLeave()
  }
  return (
    <Link
      href={target.path}
      onClick={leave}
      className="mt-2 inline-flex min-h-9 items-center text-sm max-md:min-h-11"
    >
      {target.label}
    </Link>
  )
}

/** Telling how it went reads the question itself. */
const findTalkLink = (type: string, rehearsal: string) => ({
  path: rehearseHref({ rehearsal }),
  label: type === 'pre_talk' ? 'Read your first words' : 'Tell how it went',
})

/** A type that is not known here says what it says and leads nowhere. */
const LINKS: Record<string, { path: string; label: string }> = {
  pre_meeting: { path: PATHS.meetings, label: 'Open meetings' },
  weekly_letter: { path: PATHS.letter, label: 'Read your letter' },
  coaching_reminder: { path: PATHS.coaching, label: 'Open coaching sessions' },
}
