import type { ReactNode } from 'react'

type Props = { shares: readonly { label: string; share: number }[]; caption: ReactNode }

/**
 * Draws how a whole divides, such as the four styles of a leader: one labeled bar each, the largest in full color.
 *
 * @param shares each `share` a Fraction; drawn and listed in the given order, as rounded percent.
 * @param caption the sentence that says what the picture shows.
 */
export const ShareBars = ({ shares, caption }: Props) => {
  const largest = Math.max(...shares.map((one) => one.share))
  return (
    <figure>
      <ul className="grid gap-3.5">
        {shares.map(({ label, share }) => (
          <li key={label}>
            <div className="flex items-baseline justify-between gap-4">
              <span className={share === largest ? 'font-semibold' : ''}>{label}</span>
              <span className="text-ink-soft tabular-nums">{Math.round(share * 100)}%</span>
            </div>
            <div aria-hidden="true" className="mt-1 h-2.5 bg-sunken">
              <div
                className={`h-full ${share === largest ? 'bg-accent' : 'bg-edge'}`}
                style={{ width: `${share * 100}%` }}
              />
            </div>
          </li>
        ))}
      </ul>
      <figcaption className="mt-4 text-sm text-ink-soft">{caption}</figcaption>
    </figure>
  )
}
