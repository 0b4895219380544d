const EVENTS = ['click', 'input'] as const

/**
 * Calls `onWriting` when a visitor begins to write: taps or types into the box marked `data-first-words`. The focus alone, as
 * it comes with the Tab key, is no writing.
 *
 * @returns a function that stops watching.
 */
export function watchFirstWriting(onWriting: () => void): () => void {
  const watch = ({ target }: Event) => {
    if (target instanceof Element && target.matches('[data-first-words]')) onWriting()
  }
  for (const name of EVENTS) document.addEventListener(name, watch)
  return () => {
    for (const name of EVENTS) document.removeEventListener(name, watch)
  }
}
