import { Check } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { Link } from 'wouter'
import { joinClasses } from './join-classes.ts'
import { useOverlayRoot } from './overlay-root.ts'

type Entry = { label: string; href?: string; onSelect?: () => void; icon?: ReactNode; current?: boolean }
type Props = { label: string; trigger: ReactElement; items: Entry[]; header?: ReactNode }

const ROW =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-md px-3 text-ink no-underline outline-none select-none ' +
  'data-highlighted:bg-accent-wash data-highlighted:text-accent-strong md:min-h-10'

const EntryRow = ({ entry }: { entry: Entry }) => {
  const style = joinClasses(ROW, entry.current && 'font-semibold')
  const inside = (
    <>
      {entry.icon}
      <span className="grow">{entry.label}</span>
      {entry.current ? <Check aria-hidden="true" className="size-4 text-accent" /> : null}
    </>
  )
  const current = entry.current ? 'page' : undefined
  if (entry.href === undefined) {
    return (
      <DropdownMenu.Item className={style} onSelect={() => entry.onSelect?.()}>
        {inside}
      </DropdownMenu.Item>
    )
  }
  const leavesApp = entry.href.startsWith('/api/')
  return (
    <DropdownMenu.Item asChild className={style} onSelect={() => entry.onSelect?.()}>
      {leavesApp ? (
        <a href={entry.href}>{inside}</a>
      ) : (
        <Link href={entry.href} aria-current={current}>
          {inside}
        </Link>
      )}
    </DropdownMenu.Item>
  )
}

/**
 * A dropdown of links and actions under its trigger, which must be a button.
 * It is not modal: the modal form would write style elements, which the content security policy refuses.
 */
export const Menu = ({ label, trigger, items, header }: Props) => (
  <DropdownMenu.Root modal={false}>
    <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
    <DropdownMenu.Portal container={useOverlayRoot()}>
      <DropdownMenu.Content
        aria-label={label}
        align="start"
        sideOffset={6}
        collisionPadding={12}
        className="z-40 min-w-56 animate-appear rounded-md border border-line bg-raised p-1.5 shadow-float data-[state=closed]:animate-vanish"
      >
        {header ? <div className="mb-1.5 border-b border-line px-3 pt-2 pb-3">{header}</div> : null}
        {items.map((entry) => (
          <EntryRow key={entry.label} entry={entry} />
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Portal>
  </DropdownMenu.Root>
)
