import { type RefObject, useEffect, useRef } from 'react'

type Occasion = {
  /** True when the reader should find the last exchange on opening; a new or finished session starts at its top. */
  opensThere: boolean
  /** Changes with every message sent; null while none is on its way. */
  sentAt: string | null
}

/**
 * Brings the last exchange to the top of the window: when a session opens, and when a message is sent. The answer
 * then grows below it, and nothing moves while it is read.
 */
export function useReadingPlace(last: RefObject<HTMLElement | null>, { opensThere, sentAt }: Occasion): void {
  const isOpening = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: how the session opened counts once, at its opening.
  useEffect(() => {
    const isFirst = isOpening.current
    isOpening.current = false
    if (isFirst ? opensThere : sentAt !== null)
      last.current?.scrollIntoView({ behavior: isFirst || prefersStillness() ? 'instant' : 'smooth' })
  }, [last, sentAt])
}

const prefersStillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches
