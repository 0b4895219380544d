import { type ReactNode, useId } from 'react'

type Props = { title: ReactNode; aside?: ReactNode; children?: ReactNode }

/** A part of a screen under a hairline and a heading; it groups by space and draws no box. */
export function Section({ title, aside, children }: Props) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="mt-12 rule pt-4 first:mt-0 sm:mt-16">
      <header className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={titleId} className="font-serif text-xl">
          {title}
        </h2>
        {aside ? <div className="text-sm text-ink-soft">{aside}</div> : null}
      </header>
      {children}
    </section>
  )
}
