import type { ReactNode } from 'react'
import { formatPercent } from '../../lib/format.ts'

type Props = { shares: readonly { label: string; share: number }[]; caption: ReactNode }

/**
 * Draws how a whole divides, such as the four styles of a leader: one bar each with its name and percent beside it,
 * the largest in full color. The words are real text, so nothing is lost without the drawing.
 *
 * @param shares each `share` a Fraction; drawn in the given order, as rounded percent, to the scale of the largest.
 * @param caption the sentence that says what the picture shows.
 */
export function ShareBars({ shares, caption }: Props) {
  const largest = Math.max(0, ...shares.map((one) => one.share))
  return (
    <figure>
      <ul className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">
        {shares.map(({ label, share }) => (
          <li key={label} className="col-span-2 grid grid-cols-subgrid items-center">
            <span className={share === largest ? 'font-medium' : 'text-ink-soft'}>{label}</span>
            <span className="flex items-center gap-2 border-l border-edge py-0.5">
              <span aria-hidden="true" className="min-w-0 grow">
                <span
                  className={`block h-4 rounded-r-[0.1875rem] forced-colors:bg-[CanvasText] ${share === largest ? 'bg-accent' : 'bg-figure'}`}
                  style={{ width: `${largest === 0 ? 0 : (share / largest) * 100}%` }}
                />
              </span>
              <span className="w-13 text-right whitespace-nowrap font-medium tabular-nums">
                {formatPercent(share)}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <figcaption className="mt-3 text-sm text-ink-soft">{caption}</figcaption>
    </figure>
  )
}
