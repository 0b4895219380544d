import type { AnalyticsInsight, AnalyticsStats, Prediction } from '@lodestar/contract/analytics'
import { formatPercent } from '../../lib/format.ts'
import { Expandable } from '../../ui/expandable.tsx'
import { Stat } from '../../ui/figures/stat.tsx'
import { Section } from '../../ui/section.tsx'
import { OutlookFigure } from './outlook-figure.tsx'
import { PredictionList } from './prediction-list.tsx'
import { SignalList } from './signal-list.tsx'
import { TrackRecord } from './track-record.tsx'

/** What could not be read is undefined, and left out. */
type Props = {
  stats: AnalyticsStats | undefined
  signals: readonly AnalyticsInsight[] | undefined
  /** Ranked. */
  predictions: readonly Prediction[] | undefined
  isFiltered: boolean
}

/** How many predictions and insights the overview shows. */
const SHOWN = 3

/** How right we were once there is something to judge, the first of everything, and the weeks behind and ahead. */
export function OverviewTab({ stats, signals, predictions, isFiltered }: Props) {
  const isJudged = stats !== undefined && stats.trackRecord.resolved > 0
  return (
    <>
      {isJudged ? <TrackRecord record={stats.trackRecord} /> : null}
      {predictions ? (
        <div className={isJudged ? 'mt-12' : undefined}>
          <h2 className={isJudged ? 'mb-5 font-serif text-xl' : 'sr-only'}>What is ahead</h2>
          <PredictionList predictions={predictions.slice(0, SHOWN)} isFiltered={isFiltered} />
        </div>
      ) : null}
      {signals ? (
        <Section title="Recent insights">
          <SignalList signals={signals.slice(0, SHOWN)} />
        </Section>
      ) : null}
      {stats ? (
        <>
          <OutlookFigure outlook={stats.outlook} />
          <div className="mt-12">
            <Expandable title="In figures">
              <Figures stats={stats} isJudged={isJudged} />
            </Expandable>
          </div>
        </>
      ) : null}
    </>
  )
}

function Figures({ stats, isJudged }: { stats: AnalyticsStats; isJudged: boolean }) {
  return (
    <>
      <section aria-label="Figures" className="grid grid-cols-2 gap-x-6 gap-y-6 sm:grid-cols-4">
        <Stat label="Total predictions" value={stats.totalPredictions} />
        <Stat label="Total insights" value={stats.totalInsights} />
        <Stat label="Unread insights" value={stats.unreadInsights} />
        <Stat
          label="Average confidence"
          value={formatPercent(stats.averageConfidence)}
          hint="How narrow the ranges are"
        />
      </section>
      {isJudged ? null : (
        <p className="mt-6 max-w-text text-ink-soft">
          Each prediction is answered by what happens, when its time is over. Then this page shows how often
          we were right.
        </p>
      )}
    </>
  )
}
