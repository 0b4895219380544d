import { CalendarDays, House, MessageCircle, Target } from 'lucide-react'
import { Link, useLocation, useSearch } from 'wouter'
import { PATHS } from '../lib/paths.ts'
import { joinClasses } from '../ui/join-classes.ts'
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
      data-foot
      className="bottom-bar sticky bottom-0 z-20 border-t border-line bg-raised"
    >
      <ul className="flex">
        {PLACES.map(({ label, path, Icon }) => (
          <li key={label} className="flex-1">
            <Link
              href={path}
              aria-current={isCurrent(path, pathname) ? 'page' : undefined}
              className={joinClasses(
                'flex h-16 flex-col items-center justify-center gap-1 border-y-2 border-t-transparent text-xs no-underline',
                isCurrent(path, pathname)
                  ? 'border-b-accent font-semibold text-accent'
                  : 'border-b-transparent text-ink-soft',
              )}
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
