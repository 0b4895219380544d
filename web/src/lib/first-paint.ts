/** Long enough for a slow phone; whatever stands behind it by then is shown. */
const LONGEST_MS = 10_000

/** Takes away what the page was sent with to be seen first, once a screen with content, or with what it names in `data-until`, has come. */
export function watchFirstPaint(root: HTMLElement): void {
  const painted = document.getElementById('first-paint')
  if (!painted) return
  const end = () => {
    painted.remove()
    observer.disconnect()
    clearTimeout(timer)
  }
  const { until = 'main' } = painted.dataset
  const observer = new MutationObserver(() => {
    if (root.querySelector(until)) end()
  })
  const timer = setTimeout(end, LONGEST_MS)
  observer.observe(root, { childList: true, subtree: true })
}
