import type { User } from '@lodestar/contract/account'
import { Link } from 'wouter'
import { pickInitial } from '../lib/format.ts'
import type { AppPath } from '../lib/paths.ts'
import { THEMES, useTheme } from '../lib/storage/theme.ts'
import { Avatar } from '../ui/avatar.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { ACCOUNT_LINKS, isCurrent, NAVIGATION, SIGN_OUT_LINK } from './navigation.ts'
import { Person } from './user-menu.tsx'

interface Props {
  user: User
  pathname: string
}

/** Everything the bar and the user menu hold, one under the other, for small screens. */
export const MobileMenu = ({ user, pathname }: Props) => (
  <nav
    id="mobile-menu"
    aria-label="Main"
    className="animate-appear border-t border-line px-5 pt-2 pb-6 md:hidden"
  >
    <ul>
      {NAVIGATION.map((one) =>
        'path' in one ? (
          <Row key={one.label} label={one.label} path={one.path} pathname={pathname} />
        ) : (
          <li key={one.label} className="border-b border-line py-2">
            <p className="pt-1 text-sm text-ink-faint">{one.label}</p>
            <ul>
              {one.entries.map((entry) => (
                <Row key={entry.label} {...entry} pathname={pathname} isNested />
              ))}
            </ul>
          </li>
        ),
      )}
    </ul>
    <div className="mt-6 flex items-center gap-3">
      <Avatar src={user.profileImageUrl} initial={pickInitial(user)} />
      <div className="min-w-0">
        <Person user={user} />
      </div>
    </div>
    <ul className="mt-2">
      {[...ACCOUNT_LINKS, SIGN_OUT_LINK].map((entry) => (
        <Row key={entry.label} {...entry} pathname={pathname} />
      ))}
    </ul>
    <ThemeRow />
  </nav>
)

interface RowProps {
  label: string
  path: AppPath
  pathname: string
  isNested?: boolean
}
const Row = ({ label, path, pathname, isNested = false }: RowProps) => {
  const isHere = isCurrent(path, pathname)
  return (
    <li className={isNested ? undefined : 'border-b border-line'}>
      <Link
        href={path}
        aria-current={isHere ? 'page' : undefined}
        className={joinClasses(
          'flex min-h-12 items-center text-ink no-underline',
          isHere && 'font-semibold text-accent',
        )}
      >
        {label}
      </Link>
    </li>
  )
}

function ThemeRow() {
  const [theme, setTheme] = useTheme()
  return (
    <fieldset className="mt-5 flex flex-wrap items-center gap-x-5">
      <legend className="text-sm text-ink-faint">Appearance</legend>
      {THEMES.map((choice) => (
        <label key={choice} className="flex min-h-11 items-center gap-2 capitalize">
          <input type="radio" name="theme" checked={choice === theme} onChange={() => setTheme(choice)} />
          {choice}
        </label>
      ))}
    </fieldset>
  )
}
