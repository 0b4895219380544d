import type { AnalyticsInsight } from '@lodestar/contract/analytics'
import { SignalCard } from './signal-card.tsx'

type Props = { signals: readonly AnalyticsInsight[] }

/** Insights below each other, or what they will be about. */
export function SignalList({ signals }: Props) {
  if (signals.length === 0)
    return (
      <p className="max-w-text text-ink-soft">
        Nothing stands out now. When a goal stands still, a silence grows, or results turn, it says so here.
      </p>
    )
  return (
    <ul className="grid gap-4">
      {signals.map((signal) => (
        <li key={signal.id}>
          <SignalCard signal={signal} />
        </li>
      ))}
    </ul>
  )
}
