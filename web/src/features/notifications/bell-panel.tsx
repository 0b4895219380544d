import type { Notification } from '@lodestar/contract/notifications'
import { Link } from 'wouter'
import { PATHS } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { NotificationItem } from './notification-item.tsx'
import { useMarkAllRead } from './notifications.queries.ts'

interface Props {
  unread: readonly Notification[]
  isLoading: boolean
  isError: boolean
  /** Is told when a link leads to another screen. */
  onLeave: () => void
}

/** What the bell opens: everything unread, and what can be done about it. */
export function BellPanel(props: Props) {
  const markAll = useMarkAllRead()
  return (
    <>
      <header className="flex min-h-14 items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-5">
        <h2 className="font-serif text-lg">Notifications</h2>
        {props.unread.length === 0 ? null : (
          <Button variant="quiet" size="sm" busy={markAll.isPending} onClick={() => markAll.mutate()}>
            Mark all as read
          </Button>
        )}
      </header>
      <UnreadList {...props} />
      <Link
        href={PATHS.notifications}
        onClick={props.onLeave}
        className="flex min-h-12 shrink-0 items-center border-t border-line px-5 text-sm"
      >
        Notification Settings
      </Link>
    </>
  )
}

function UnreadList({ unread, isLoading, isError, onLeave }: Props) {
  if (isError)
    return <Aside>The notifications could not be read. They are looked up again in half a minute.</Aside>
  if (isLoading) return <Aside>Looking for notifications</Aside>
  if (unread.length === 0)
    return <Aside>Nothing unread. Reminders of your meetings and of coaching appear here.</Aside>
  return (
    <ul className="grow overflow-y-auto overscroll-contain">
      {unread.map((notification) => (
        <NotificationItem key={notification.id} notification={notification} onLeave={onLeave} />
      ))}
    </ul>
  )
}

const Aside = ({ children }: { children: string }) => <p className="px-5 py-6 text-ink-soft">{children}</p>
