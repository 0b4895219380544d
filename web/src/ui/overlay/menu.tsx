import { DropdownMenu } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { Link } from 'wouter'
import { isAppRoute } from '../button.tsx'
import { Mark } from '../wordmark.tsx'
import { useOverlayRoot } from './overlay-root.ts'

type Entry = { label: string; href?: string; onSelect?: () => void; icon?: ReactNode; current?: boolean }
type Props = {
  label: string
  trigger: ReactElement
  items: readonly Entry[]
  header?: ReactNode
  align?: 'start' | 'end'
}

/**
 * A dropdown of links and actions under its trigger, which must be a button; `header` stands above them.
 * It is not modal: the modal form would write style elements, which the content security policy refuses.
 */
export function Menu({ label, trigger, items, header, align = 'start' }: Props) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal container={useOverlayRoot() ?? document.querySelector('main')}>
        <DropdownMenu.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className="z-40 max-w-[calc(100vw-1.5rem)] min-w-56 animate-appear rounded-md border border-line bg-raised p-1.5 text-ink shadow-float data-[state=closed]:animate-vanish"
        >
          {header ? <div className="mb-1.5 border-b border-line px-3 pt-2 pb-3">{header}</div> : null}
          {items.map((entry) => (
            <Row key={entry.label} {...entry} />
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

function Row({ label, href, onSelect, icon, current = false }: Entry) {
  const inside = (
    <>
      {icon}
      <span className="grow">{label}</span>
      {current ? <Mark className="size-3 text-accent" /> : null}
    </>
  )
  return (
    <DropdownMenu.Item asChild={href !== undefined} className={ROW} onSelect={() => onSelect?.()}>
      {href === undefined ? (
        inside
      ) : (
        <Target href={href} current={current}>
          {inside}
        </Target>
      )}
    </DropdownMenu.Item>
  )
}

type TargetProps = { href: string; current: boolean; children: ReactNode }

/** The link of an entry; what Radix puts on its item arrives in the rest and is handed on. */
function Target({ href, current, ...rest }: TargetProps) {
  if (!isAppRoute(href)) return <a href={href} {...rest} />
  return <Link href={href} aria-current={current ? 'page' : undefined} {...rest} />
}

const ROW =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-md px-3 outline-none select-none ' +
  'aria-[current]:font-semibold data-highlighted:bg-accent-wash data-highlighted:text-accent-strong'
