const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/**
 * Calls `fetch` at the first sign that somebody uses the page: a moved or pressed pointer, a key, a focused element.
 *
 * What only such a person can need is fetched then, and costs nobody anything who opens the page and reads.
 *
 * @param fetch answers false when it failed; then the next sign calls it again.
 * @returns ends the watch.
 */
export function watchFirstUse(fetch: () => Promise<boolean>): () => void {
  let isFetching = false
  const end = () => {
    for (const sign of SIGNS) document.removeEventListener(sign, act)
  }
  const act = async () => {
    if (isFetching) return
    isFetching = true
    if (await fetch()) end()
    isFetching = false
  }
  for (const sign of SIGNS) document.addEventListener(sign, act, { passive: true })
  return end
}
