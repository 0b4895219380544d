import type { AnalyticsInsight, AnalyticsStats, Prediction } from '@lodestar/contract/analytics'
import { Section } from '../../ui/section.tsx'
import { OutlookFigure } from './outlook-figure.tsx'
import { PredictionGrid } from './prediction-grid.tsx'
import { SignalList } from './signal-list.tsx'
import { TrackRecord } from './track-record.tsx'

/** What could not be read is undefined, and left out. */
type Props = {
  stats: AnalyticsStats | undefined
  signals: readonly AnalyticsInsight[] | undefined
  predictions: readonly Prediction[] | undefined
  isFiltered: boolean
}

/** How many predictions and insights the overview shows. */
const SHOWN = 3

/** The latest of everything, the weeks behind and ahead, and how right earlier predictions were. */
export const OverviewTab = ({ stats, signals, predictions, isFiltered }: Props) => (
  <>
    {predictions ? (
      <>
        <h2 className="sr-only">Recent predictions</h2>
        <PredictionGrid predictions={predictions.slice(0, SHOWN)} isFiltered={isFiltered} columns={3} />
      </>
    ) : null}
    {signals ? (
      <Section title="Recent insights">
        <SignalList signals={signals.slice(0, SHOWN)} />
      </Section>
    ) : null}
    {stats ? (
      <>
        <OutlookFigure outlook={stats.outlook} />
        <TrackRecord record={stats.trackRecord} />
      </>
    ) : null}
  </>
)
