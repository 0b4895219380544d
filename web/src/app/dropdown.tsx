import { type ReactNode, useId, useRef, useState } from 'react'
import { Link } from 'wouter'
import { joinClasses } from '../ui/join-classes.ts'
import { useClosing } from '../ui/overlay/use-closing.ts'
import { Mark } from '../ui/wordmark.tsx'

interface Entry {
  label: string
  isCurrent?: boolean
  /** A link has a `path`, an action has `onSelect`. */
  path?: string
  onSelect?: () => void
}
interface Props {
  /** What the button shows. */
  children: ReactNode
  /** What the button is called, where what it shows is a picture. */
  label?: string
  /** True when one of the entries is the screen that is showing. */
  isCurrent?: boolean
  className: string
  align?: 'start' | 'end'
  header?: ReactNode
  entries: readonly Entry[]
}

/**
 * A button of the bar with a list of links and actions under it.
 *
 * The entries stay links, reached by Tab, as navigation should; Escape closes the list and gives the focus back.
 */
export function Dropdown({
  children,
  label,
  isCurrent = false,
  className,
  align = 'start',
  header,
  entries,
}: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const listId = useId()
  const close = () => setIsOpen(false)
  useClosing(isOpen, root, close, () => button.current?.focus())
  return (
    <div ref={root} className="relative">
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => setIsOpen(!isOpen)}
        className={className}
      >
        {children}
      </button>
      {isOpen ? (
        <div
          id={listId}
          className={joinClasses(
            'absolute top-full z-30 mt-1 min-w-56 animate-appear rounded-md border border-line bg-raised p-1.5 text-base shadow-float',
            align === 'end' ? 'right-0' : 'left-0',
          )}
        >
          {header ? <div className="mb-1.5 border-b border-line px-3 pt-2 pb-3">{header}</div> : null}
          <ul>
            {entries.map((entry) => (
              <li key={entry.label}>
                <Row {...entry} onDone={close} />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  )
}

const ROW =
  'flex min-h-11 w-full items-center gap-6 rounded-md px-3 text-left text-ink no-underline transition-colors hover:bg-accent-wash hover:text-accent-strong aria-[current]:font-semibold aria-pressed:font-semibold'

function Row({ label, isCurrent = false, path, onSelect, onDone }: Entry & { onDone: () => void }) {
  const inside = (
    <>
      <span className="grow">{label}</span>
      {isCurrent ? <Mark className="size-3 text-accent" /> : null}
    </>
  )
  if (path !== undefined) {
    return (
      <Link href={path} aria-current={isCurrent ? 'page' : undefined} className={ROW} onClick={onDone}>
        {inside}
      </Link>
    )
  }
  const select = () => {
    onDone()
    onSelect?.()
  }
  return (
    <button type="button" aria-pressed={isCurrent} className={ROW} onClick={select}>
      {inside}
    </button>
  )
}
