import { Children, type ReactNode, useId } from 'react'

type Props = { title: string; empty: ReactNode; children: ReactNode[] }

/** A titled list that scrolls within itself from 24rem on, fading out where it goes on, and says so when nothing is in it. */
export function ScrollList({ title, empty, children }: Props) {
  const titleId = useId()
  const count = Children.count(children)
  return (
    <section aria-labelledby={titleId} className="min-w-0">
      <h2 id={titleId} className="flex items-baseline gap-2 border-b border-line pb-3 font-serif text-xl">
        {title}
        {count > 0 ? <span className="font-sans text-sm text-ink-soft tabular-nums">{count}</span> : null}
      </h2>
      {count > 0 ? (
        // What scrolls must be reachable by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list is scrolled by the arrow keys once focused.
        <ul aria-labelledby={titleId} tabIndex={0} className={SCROLLS}>
          {children}
        </ul>
      ) : (
        <div className="max-w-text py-5 text-ink-soft">{empty}</div>
      )}
    </section>
  )
}

const SCROLLS =
  'max-h-96 overflow-y-auto rounded-md pr-2 pb-8 ' +
  '[mask-image:linear-gradient(to_bottom,black_calc(100%-2.5rem),transparent)]'
