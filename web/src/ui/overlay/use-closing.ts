import { type RefObject, useEffect } from 'react'

/**
 * Closes what a button has opened when the pointer or the focus goes elsewhere, or on Escape, which gives the focus back.
 *
 * @param root holds the button and what it opened.
 */
export function useClosing(
  isOpen: boolean,
  root: RefObject<HTMLElement | null>,
  close: () => void,
  giveFocusBack: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return
    const leave = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close()
    }
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      giveFocusBack()
      close()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', onEscape)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', onEscape)
    }
  })
}
