import {
  cloneElement,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { useOverlayRoot } from './overlay-root.ts'

interface Props {
  content: ReactNode
  children: ReactElement<{ 'aria-describedby'?: string }>
}

/** How long the pointer rests before a tooltip opens, in milliseconds. */
const TOOLTIP_DELAY_MS = 700
/** Within this time after one tooltip, in milliseconds, the next opens at once. */
const TOOLTIP_SKIP_DELAY_MS = 300
/** The least distance to the edge of the window, in pixels. */
const MARGIN = 12

/** There is one tooltip at a time: what closes the open one, and when the last one was closed. */
let closeOpenOne: (() => void) | undefined
let closedAt = Number.NEGATIVE_INFINITY

/**
 * Explains the one element it wraps, which must take focus (a button or link), on hover and on keyboard focus. It stays while
 * the pointer is on either of them; a press, Escape and scrolling close it.
 */
export function Tooltip({ content, children }: Props) {
  const id = useId()
  const wrapper = useRef<HTMLSpanElement>(null)
  const { isOpen, ...handlers } = useOpening()
  return (
    <span ref={wrapper} className="contents" {...handlers}>
      {cloneElement(children, { 'aria-describedby': isOpen ? id : undefined })}
      {isOpen ? (
        <Floating id={id} wrapper={wrapper}>
          {content}
        </Floating>
      ) : null}
    </span>
  )
}

function useOpening() {
  const [isOpen, setIsOpen] = useState(false)
  const timer = useRef<number>(undefined)
  const wasPressed = useRef(false)

  const close = () => {
    window.clearTimeout(timer.current)
    timer.current = undefined
    setIsOpen(false)
  }
  const open = () => {
    closeOpenOne?.()
    setIsOpen(true)
  }

  useEffect(() => () => window.clearTimeout(timer.current), [])
  useEffect(() => {
    if (!isOpen) return
    const closeThis = () => setIsOpen(false)
    const onEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') closeThis()
    }
    closeOpenOne = closeThis
    document.addEventListener('keydown', onEscape)
    document.addEventListener('scroll', closeThis, { capture: true, passive: true })
    return () => {
      closedAt = performance.now()
      if (closeOpenOne === closeThis) closeOpenOne = undefined
      document.removeEventListener('keydown', onEscape)
      document.removeEventListener('scroll', closeThis, { capture: true })
    }
  }, [isOpen])

  return {
    isOpen,
    onPointerMove: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'touch' || isOpen || wasPressed.current || timer.current !== undefined) return
      if (performance.now() - closedAt < TOOLTIP_SKIP_DELAY_MS) open()
      else timer.current = window.setTimeout(open, TOOLTIP_DELAY_MS)
    },
    onPointerLeave: () => {
      wasPressed.current = false
      close()
    },
    onPointerDown: () => {
      wasPressed.current = true
      close()
    },
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(':focus-visible')) open()
    },
    onBlur: close,
  }
}

/** Stands centered above what it explains, or below where there is no room, and never beyond the window's edges. */
function Floating({
  id,
  wrapper,
  children,
}: {
  id: string
  wrapper: RefObject<HTMLElement | null>
  children: ReactNode
}) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const anchor = wrapper.current?.firstElementChild?.getBoundingClientRect()
    if (!anchor || !box.current) return
    const { offsetWidth: width, offsetHeight: height, style } = box.current
    const rightmost = document.documentElement.clientWidth - MARGIN - width
    const left = Math.min(anchor.left + (anchor.width - width) / 2, rightmost)
    style.left = `${Math.max(MARGIN, left)}px`
    style.top = `${anchor.top - height >= MARGIN ? anchor.top - height : anchor.bottom}px`
  }, [wrapper])
  return createPortal(
    // The padding bridges the gap, so that the pointer reaches the text without leaving.
    <div ref={box} id={id} role="tooltip" className="fixed top-0 left-0 z-50 w-max max-w-72 py-1.5">
      <div className="animate-appear rounded-md bg-ink px-3 py-2 text-sm text-paper shadow-float">
        {children}
      </div>
    </div>,
    useOverlayRoot() ?? document.body,
  )
}
