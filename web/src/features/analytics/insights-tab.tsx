import type { AnalyticsInsight } from '@lodestar/contract/analytics'
import { SignalList } from './signal-list.tsx'

/** Undefined where they could not be read. */
type Props = { signals: readonly AnalyticsInsight[] | undefined }

/** Every insight, most severe first. */
export const InsightsTab = ({ signals }: Props) =>
  signals ? (
    <>
      <h2 className="sr-only">All insights</h2>
      <SignalList signals={signals} />
    </>
  ) : null
