import type { User } from '@lodestar/contract/account'
import { formatName, pickInitial } from '../lib/format.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Menu } from '../ui/menu.tsx'
import { ACCOUNT_LINKS } from './navigation.ts'

interface Props {
  user: User
  onShowShortcuts: () => void
}

/** Who is signed in, and what belongs to them. */
export const UserMenu = ({ user, onShowShortcuts }: Props) => (
  <Menu
    label="Account"
    trigger={
      <button
        type="button"
        aria-label={`Account of ${formatName(user)}`}
        className="grid size-11 place-items-center rounded-md"
      >
        <Avatar src={user.profileImageUrl} initial={pickInitial(user)} />
      </button>
    }
    header={<Person user={user} />}
    items={[
      ...ACCOUNT_LINKS.slice(0, -1).map(({ label, path }) => ({ label, href: path })),
      { label: 'Keyboard Shortcuts', onSelect: onShowShortcuts },
      ...ACCOUNT_LINKS.slice(-1).map(({ label, path }) => ({ label, href: path })),
    ]}
  />
)

/** A person's name with the email below. */
export const Person = ({ user }: { user: User }) => (
  <>
    <p className="font-semibold">{formatName(user)}</p>
    <p className="max-w-64 truncate text-sm text-ink-soft">{user.email}</p>
  </>
)
