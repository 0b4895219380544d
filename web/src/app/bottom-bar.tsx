import { CalendarDays, House, MessageCircle, Target } from 'lucide-react'
import { Link, useLocation, useSearch } from 'wouter'
import { PATHS } from '../lib/paths.ts'
import { isCurrent } from './navigation.ts'

const PLACES = [
  { label: 'Home', path: PATHS.home, Icon: House },
  { label: 'Coach', path: PATHS.coaching, Icon: MessageCircle },
  { label: 'Meetings', path: PATHS.meetings, Icon: CalendarDays },
  { label: 'Goals', path: PATHS.goals, Icon: Target },
] as const

/**
 * The four places a thumb goes to, at the lower edge of a phone; the menu holds everything else.
 *
 * An open session keeps that edge for its message box, and a window too low for both, such as one above a phone's
 * keyboard, keeps it for what is being written. Whatever else stays at the lower edge stands on `--bottom-bar`.
 */
export function BottomBar() {
  const [pathname] = useLocation()
  const search = useSearch()
  if (pathname === PATHS.coaching && new URLSearchParams(search).has('session')) return null
  return (
    <nav
      aria-label="Places"
      className="bottom-bar sticky bottom-0 z-20 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)]"
    >
      <ul className="grid grid-cols-4">
        {PLACES.map(({ label, path, Icon }) => (
          <li key={label}>
            <Link
              href={path}
              aria-current={isCurrent(path, pathname) ? 'page' : undefined}
              className="grid h-14 place-content-center justify-items-center gap-0.5 border-t-2 border-transparent text-xs text-ink-soft no-underline aria-[current=page]:border-accent aria-[current=page]:font-semibold aria-[current=page]:text-accent"
            >
              <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
