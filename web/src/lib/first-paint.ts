/** Long enough for a slow phone; whatever stands behind it by then is shown. */
const LONGEST_MS = 10_000

/**
 * Takes away what the page was sent with to be seen first, once a screen with content, or with what it names in `data-until`, has
 * come. While its notice is open, the application's own must have come too.
 */
export function watchFirstPaint(root: HTMLElement): void {
  const painted = document.getElementById('first-paint')
  if (!painted) return
  const end = () => {
    painted.remove()
    observer.disconnect()
    clearTimeout(timer)
  }
  const { until = 'main' } = painted.dataset
  const look = () => {
    const isCovered = painted.querySelector('dialog[open]') !== null
    if (root.querySelector(until) && (!isCovered || root.querySelector('dialog[open]'))) end()
  }
  const observer = new MutationObserver(look)
  const timer = setTimeout(end, LONGEST_MS)
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['open'] })
  painted.addEventListener('close', look, true)
}
