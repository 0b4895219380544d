import type { User } from '@lodestar/contract/account'
import { formatName, pickInitial } from '../lib/format.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Dropdown } from './dropdown.tsx'
import { ACCOUNT_LINKS, isCurrent, SIGN_OUT_LINK } from './navigation.ts'

interface Props {
  user: User
  pathname: string
  onShowShortcuts: () => void
}

/** Who is signed in, and what belongs to them. */
export const UserMenu = ({ user, pathname, onShowShortcuts }: Props) => (
  <Dropdown
    label={`Account of ${formatName(user)}`}
    className="grid size-11 place-items-center rounded-md"
    align="end"
    header={<Person user={user} />}
    entries={[
      ...ACCOUNT_LINKS.map((link) => ({ ...link, isCurrent: isCurrent(link.path, pathname) })),
      { label: 'Keyboard Shortcuts', onSelect: onShowShortcuts },
      SIGN_OUT_LINK,
    ]}
  >
    <Avatar src={user.profileImageUrl} initial={pickInitial(user)} />
  </Dropdown>
)

/** A person's name with the email below. */
export const Person = ({ user }: { user: User }) => (
  <>
    <p className="font-semibold">{formatName(user)}</p>
    <p className="max-w-64 truncate text-sm text-ink-soft">{user.email}</p>
  </>
)
