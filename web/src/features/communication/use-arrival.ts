import { useEffect, useRef } from 'react'

/** Form and result share one path, so the way between them moves the reader to the top and the focus to the content. */
export function useArrival(shownId: string | null): void {
  const before = useRef(shownId)
  useEffect(() => {
    if (before.current === shownId) return
    before.current = shownId
    document.getElementById('main')?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [shownId])
}
