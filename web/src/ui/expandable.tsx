import { ChevronDown } from 'lucide-react'
import { type ReactNode, type Ref, useId, useState } from 'react'

type Props = {
  title: ReactNode
  meta?: ReactNode
  children: ReactNode
  defaultOpen?: boolean
  onToggle?: (isOpen: boolean) => void
  /** For who moves the focus to the row. */
  ref?: Ref<HTMLDivElement>
}

/** A row that opens to show more; several may be open at once. `onToggle` lets the caller read what it shows only then. */
export function Expandable({ title, meta, children, defaultOpen = false, onToggle, ref }: Props) {
  const [isOpen, setIsOpen] = useState(defaultOpen)
  const buttonId = useId()
  const regionId = useId()
  const toggle = () => {
    setIsOpen(!isOpen)
    onToggle?.(!isOpen)
  }
  return (
    <div ref={ref} tabIndex={ref ? -1 : undefined} className="border-b border-line first:border-t">
      <button
        type="button"
        id={buttonId}
        aria-expanded={isOpen}
        aria-controls={regionId}
        onClick={toggle}
        className="group flex min-h-13 w-full rounded-md items-center gap-4 py-3 text-left transition-colors hover:text-accent-strong"
      >
        <span className="min-w-0 grow font-medium">{title}</span>
        {meta ? <span className="shrink-0 text-sm text-ink-soft">{meta}</span> : null}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-faint transition-transform group-aria-expanded:rotate-180"
        />
      </button>
      <section id={regionId} aria-labelledby={buttonId} hidden={!isOpen} className="animate-appear pr-9 pb-5">
        {children}
      </section>
    </div>
  )
}
