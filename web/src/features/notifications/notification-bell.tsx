import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { useClosing } from '../../ui/overlay/use-closing.ts'
import { notificationsQuery } from './notifications.queries.ts'
import { describeCount, pickUnread } from './unread.ts'
import { useNewNotifications } from './use-new-notifications.ts'

const loadPanel = () => import('./bell-panel.tsx')
/** Fetched when the pointer nears the bell: every screen has the bell, few visits open it. */
const BellPanel = lazy(async () => ({ default: (await loadPanel()).BellPanel }))

/** The bell of the navigation bar: how much is unread, and what. It asks the server every 30 s. */
export function NotificationBell() {
  const [isOpen, setIsOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const { data, isError } = useQuery(notificationsQuery)
  const hush = useNewNotifications(data)
  const close = () => setIsOpen(false)
  useClosing(isOpen, root, close, () => button.current?.focus())
  const unread = pickUnread(data ?? [])
  return (
    <div ref={root} className="sm:relative">
      <button
        ref={button}
        type="button"
        aria-label={
          unread.length === 0 ? 'Notifications' : `Notifications: ${describeCount(unread.length)} unread`
        }
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onPointerEnter={() => void loadPanel()}
        onClick={() => {
          // The toast would lie on top of the list that says the same.
          hush()
          setIsOpen(!isOpen)
        }}
        className="relative grid size-11 place-items-center rounded-md text-ink-soft hover:text-ink"
      >
        <Bell aria-hidden="true" className="size-5" strokeWidth={1.75} />
        {unread.length === 0 ? null : <CountBadge count={unread.length} />}
      </button>
      {isOpen ? (
        <section
          id={panelId}
          aria-label="Notifications"
          className="absolute z-30 mt-1 flex max-h-[min(34rem,calc(100dvh-6rem))] animate-appear flex-col rounded-md border border-line bg-raised text-ink shadow-float max-sm:inset-x-3 sm:top-full sm:right-0 sm:w-104"
        >
          <Suspense fallback={<p className="px-5 py-6 text-ink-soft">Opening</p>}>
            <BellPanel unread={unread} isLoading={!data} isError={isError && !data} onLeave={close} />
          </Suspense>
        </section>
      ) : null}
    </div>
  )
}

const CountBadge = ({ count }: { count: number }) => (
  <span
    aria-hidden="true"
    className="absolute top-1 left-6 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-danger-fill px-1 text-[0.6875rem] leading-none font-semibold text-on-danger tabular-nums"
  >
    {describeCount(count)}
  </span>
)
