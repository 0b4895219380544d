import { type RefObject, useEffect } from 'react'
import { useSearch } from 'wouter'

/**
 * Brings what the address names, as `/goals?goal=goal_1` does, into view and gives it the focus.
 *
 * @param name of the search parameter.
 * @param ref what is shown there; it needs `tabIndex={-1}`.
 * @returns whether the address names this one.
 */
export function useNamedPart(name: string, id: string, ref: RefObject<HTMLElement | null>): boolean {
  const isNamed = new URLSearchParams(useSearch()).get(name) === id
  useEffect(() => {
    if (!isNamed) return
    // After the change of screen has put the reader at its top.
    const frame = requestAnimationFrame(() => {
      ref.current?.scrollIntoView?.({ block: 'center' })
      ref.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [isNamed, ref])
  return isNamed
}
