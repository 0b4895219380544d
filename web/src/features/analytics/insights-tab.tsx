import type { AnalyticsInsight } from '@lodestar/contract/analytics'
import { SignalList } from './signal-list.tsx'

type Props = { signals: readonly AnalyticsInsight[] }

/** Every insight, most severe first. */
export const InsightsTab = ({ signals }: Props) => (
  <>
    <h2 className="sr-only">All insights</h2>
    <SignalList signals={signals} />
  </>
)
