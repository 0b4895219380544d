import type { Prediction } from '@lodestar/contract/analytics'
import { formatPercent } from '../../lib/format.ts'
import { BAND_FILL, pickBand } from './prediction-words.ts'

type Props = { prediction: Prediction }
type Interval = NonNullable<Prediction['interval']>

const at = (share: number) => `${share * 100}%`

/**
 * A value on the way from 0 to 100 %, the range that holds 80 % of what it may be, and a tick where it started from.
 * The sentence below says the same. A suggestion has neither, and no figure.
 */
export function IntervalBar({ prediction }: Props) {
  const { predictionValue: value, interval, baseRate } = prediction
  if (interval === null || baseRate === null) return null
  return (
    <figure>
      <div aria-hidden="true" className="relative h-5">
        <span className="absolute top-2 h-1 w-full rounded-full bg-line forced-colors:border" />
        <span
          className="absolute top-1 h-3 rounded-full bg-figure/45 forced-colors:bg-[GrayText]"
          style={{ left: at(interval.low), width: at(interval.high - interval.low) }}
        />
        <span
          className="absolute top-0 h-5 w-0.5 -translate-x-1/2 bg-ink-soft"
          style={{ left: at(baseRate) }}
        />
        <span
          className={`absolute top-1 size-3 -translate-x-1/2 rounded-full ring-2 ring-raised forced-colors:bg-[CanvasText] ${BAND_FILL[pickBand(prediction)]}`}
          style={{ left: at(value) }}
        />
      </div>
      <figcaption className="mt-2 text-sm text-ink-soft">{describe(interval, baseRate)}</figcaption>
    </figure>
  )
}

const describe = ({ low, high }: Interval, baseRate: number): string =>
  `Probably between ${formatPercent(low)} and ${formatPercent(high)}. The line marks your own past: ${formatPercent(baseRate)}.`
