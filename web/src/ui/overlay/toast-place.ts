import { useLayoutEffect, useState } from 'react'

/** Where a toast stands: pixels above the lower edge of the window, and at which side of it. */
export interface ToastPlace {
  readonly foot: number
  readonly side: Side
}
type Side = 'left' | 'middle' | 'right'

/** How near the lower edge of the window a bar must end to be kept free, in pixels: another one may be below it. */
const EDGE_PX = 120
/** The room that a toast needs, in pixels. */
const TOAST = { width: 420, height: 84 } as const
/** Narrower windows hold one toast and nothing beside it. */
const NARROW_PX = 640
const USABLE = 'a[href], button, input, select, textarea, summary, [role="slider"], [contenteditable="true"]'

/**
 * Finds the place for a toast: above the bars marked `data-foot`, on the first side where nothing lies that can be used,
 * else where it covers least. Bars are measured as long as it stands there, since one may come later; the side stays as long as the
 * screen does.
 *
 * @param root what is drawn on: the page, or an open dialog.
 */
export function useToastPlace(toastId: string | undefined, root: Element): ToastPlace {
  const [place, setPlace] = useState<ToastPlace>({ foot: 0, side: 'left' })
  useLayoutEffect(() => {
    if (toastId === undefined) return
    let screen = root.querySelector('main')
    let side = chooseSide(root, measureFoot(root))
    const measure = () => {
      const foot = measureFoot(root)
      const shown = root.querySelector('main')
      if (shown !== screen) side = chooseSide(root, foot)
      screen = shown
      setPlace({ foot, side })
    }
    measure()
    const observer = new MutationObserver(measure)
    observer.observe(root, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [toastId, root])
  return place
}

function measureFoot(root: Element): number {
  const tops = [...root.querySelectorAll('[data-foot]')]
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ height, bottom, top }) => height > 0 && bottom > innerHeight - EDGE_PX && top < innerHeight)
    .map(({ top }) => top)
  return Math.max(0, ...tops.map((top) => innerHeight - top))
}

function chooseSide(root: Element, foot: number): Side {
  if (innerWidth < NARROW_PX) return 'middle'
  const rects = [...root.querySelectorAll(USABLE)]
    .filter((element) => element.closest('[data-toasts]') === null)
    .map((element) => element.getBoundingClientRect())
  const bottom = innerHeight - foot
  const covers = (left: number) =>
    rects.reduce((sum, rect) => {
      const width = Math.min(rect.right, left + TOAST.width) - Math.max(rect.left, left)
      const height = Math.min(rect.bottom, bottom) - Math.max(rect.top, bottom - TOAST.height)
      return sum + Math.max(0, width) * Math.max(0, height)
    }, 0)
  const sides = [
    { side: 'left', area: covers(0) },
    { side: 'middle', area: covers((innerWidth - TOAST.width) / 2) },
    { side: 'right', area: covers(innerWidth - TOAST.width) },
  ] as const
  return sides.reduce((best, one) => (one.area < best.area ? one : best)).side
}
