import { useEffect, useRef } from 'react'

/**
 * Moves the reader to the top and the focus to the content whenever another place of a screen is shown: some screens
 * hold several at one path, and the way between them has to feel like any other.
 *
 * @param place tells one from another; undefined while it is not known yet. The first that is known is no change.
 */
export function useArrival(place: string | null | undefined): void {
  const shown = useRef(place)
  useEffect(() => {
    if (place === undefined || shown.current === place) return
    const isFirst = shown.current === undefined
    shown.current = place
    if (isFirst) return
    document.getElementById('main')?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [place])
}
