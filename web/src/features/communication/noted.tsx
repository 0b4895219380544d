import { Popover } from 'radix-ui'
import { type FocusEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { joinClasses } from '../../ui/join-classes.ts'

type Props = {
  /** What the note is about, for those who do not see where it points. */
  label: string
  note: ReactNode
  className?: string
  /** False for the later parts of words that can be reached by keyboard already. */
  isStop?: boolean
  children: ReactNode
}

/** How long the pointer rests on the words before their note opens, in milliseconds. */
const RESTING_MS = 120
/** How long a note stays when the pointer leaves, in milliseconds: long enough to reach its buttons. */
const LEAVING_MS = 250

/**
 * Words in a text with a note that opens on hover, on focus and on tap, like a footnote that comes to the reader.
 *
 * The words are a link and not a button, because a button does not break across lines. The note stands right behind them
 * in the document, so that Tab leads into it.
 */
export function Noted({ label, note, className, isStop = true, children }: Props) {
  const noteId = useId()
  const frame = useRef<HTMLSpanElement>(null)
  const { isOpen, setIsOpen, enter, leave } = useHover()
  const isInside = (target: EventTarget | null) => target instanceof Node && frame.current?.contains(target)
  const ways = {
    onMouseEnter: enter,
    onMouseLeave: leave,
    onBlur: ({ relatedTarget }: FocusEvent) => (isInside(relatedTarget) ? undefined : setIsOpen(false)),
  }
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <span ref={frame}>
        <Popover.Anchor asChild>
          <a
            {...ways}
            href={`#${noteId}`}
            aria-expanded={isOpen}
            tabIndex={isStop ? undefined : -1}
            className={joinClasses('box-decoration-clone text-inherit', className)}
            onFocus={() => setIsOpen(true)}
            onClick={(event) => {
              event.preventDefault()
              setIsOpen(true)
            }}
          >
            {children}
          </a>
        </Popover.Anchor>
        {isOpen ? (
          <Popover.Content
            {...ways}
            id={noteId}
            aria-label={label}
            align="start"
            sideOffset={6}
            collisionPadding={12}
            onOpenAutoFocus={(event) => event.preventDefault()}
            onCloseAutoFocus={(event) => event.preventDefault()}
            onInteractOutside={(event) => (isInside(event.target) ? event.preventDefault() : undefined)}
            className="z-40 w-88 max-w-[calc(100vw-1.5rem)] animate-appear rounded-md border border-line bg-raised p-4 font-sans text-base whitespace-normal text-ink shadow-float"
          >
            {note}
          </Popover.Content>
        ) : null}
      </span>
    </Popover.Root>
  )
}

/** Opens and closes by the pointer, after a moment each, so that crossing a text does not set off its notes. */
function useHover() {
  const [isOpen, setIsOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const change = (next: boolean, ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setIsOpen(next), ms)
  }
  return {
    isOpen,
    setIsOpen,
    enter: () => change(true, RESTING_MS),
    leave: () => change(false, LEAVING_MS),
  }
}
