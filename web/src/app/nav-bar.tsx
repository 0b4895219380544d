import type { User } from '@lodestar/contract/account'
import { ChevronDown, Menu, Search, X } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { NotificationBell } from '../features/notifications/notification-bell.tsx'
import { type AppPath, PATHS } from '../lib/paths.ts'
import { joinClasses } from '../ui/join-classes.ts'
import { Mark, Wordmark } from '../ui/wordmark.tsx'
import { Dropdown } from './dropdown.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { holdsCurrent, isCurrent, NAVIGATION } from './navigation.ts'
import { loadScreen } from './routes.ts'
import { ThemeMenu } from './theme-menu.tsx'
import { UserMenu } from './user-menu.tsx'

interface Props {
  user: User
  onShowShortcuts: () => void
  onSearch: () => void
}

/** The bar above every signed-in screen; below 768 px its links fold into a menu that a button opens. */
export function NavBar({ user, onShowShortcuts, onSearch }: Props) {
  const [pathname] = useLocation()
  // The menu belongs to the address it was opened on, so following one of its links closes it.
  const [openedOn, setOpenedOn] = useState<string | null>(null)
  const isOpen = openedOn === pathname
  const ToggleIcon = isOpen ? X : Menu
  return (
    <header className="border-b border-line bg-paper">
      <div className="mx-auto flex h-16 max-w-[72rem] items-center gap-2 px-5 sm:px-8 lg:gap-8">
        <Link
          href={PATHS.home}
          aria-label="Lodestar"
          className="flex min-h-11 items-center text-ink no-underline"
        >
          {/* Between 768 and 1024 px the links need the room of the name. */}
          <span className="flex md:max-lg:hidden">
            <Wordmark />
          </span>
          <Mark className="hidden size-6 text-accent md:max-lg:block" />
        </Link>
        <nav aria-label="Main" className="hidden grow md:block">
          <BarLinks pathname={pathname} />
        </nav>
        <div className="ml-auto flex items-center gap-1">
          <button
            type="button"
            aria-keyshortcuts="Control+K Meta+K"
            onClick={onSearch}
            className="grid size-11 place-items-center rounded-md text-ink-soft hover:text-ink"
          >
            <Search aria-hidden="true" className="size-5" strokeWidth={1.75} />
            <span className="sr-only">Search</span>
          </button>
          <NotificationBell />
          <div className="hidden items-center gap-1 md:flex">
            <ThemeMenu />
            <UserMenu user={user} pathname={pathname} onShowShortcuts={onShowShortcuts} />
          </div>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls="mobile-menu"
            onClick={() => setOpenedOn(isOpen ? null : pathname)}
            className="grid size-11 place-items-center rounded-md text-ink md:hidden"
          >
            <ToggleIcon aria-hidden="true" className="size-6" strokeWidth={1.75} />
            <span className="sr-only">Menu</span>
          </button>
        </div>
      </div>
      {isOpen ? <MobileMenu user={user} pathname={pathname} /> : null}
    </header>
  )
}

const BAR_LINK =
  'flex h-16 items-center gap-1 border-y-2 border-t-transparent px-1.5 text-sm whitespace-nowrap no-underline transition-colors lg:px-2.5 lg:text-base'
const ELSEWHERE = 'border-b-transparent text-ink-soft hover:text-ink'
const HERE = 'border-b-accent font-medium text-ink'

const BarLinks = ({ pathname }: { pathname: string }) => (
  <ul className="flex items-center">
    {NAVIGATION.map((one) => (
      <li key={one.label}>
        {'path' in one ? (
          <BarLink label={one.label} path={one.path} isCurrent={isCurrent(one.path, pathname)} />
        ) : (
          <Dropdown
            isCurrent={holdsCurrent(one, pathname)}
            className={joinClasses(BAR_LINK, holdsCurrent(one, pathname) ? HERE : ELSEWHERE)}
            entries={one.entries.map((entry) => ({ ...entry, isCurrent: isCurrent(entry.path, pathname) }))}
          >
            {one.label}
            <ChevronDown aria-hidden="true" className="size-4 text-ink-faint" />
          </Dropdown>
        )}
      </li>
    ))}
  </ul>
)

interface BarLinkProps {
  label: string
  path: AppPath
  isCurrent: boolean
}
const BarLink = ({ label, path, isCurrent: isHere }: BarLinkProps) => (
  <Link
    href={path}
    aria-current={isHere ? 'page' : undefined}
    className={joinClasses(BAR_LINK, isHere ? HERE : ELSEWHERE)}
    onPointerEnter={() => loadScreen(path)}
  >
    {label}
  </Link>
)
