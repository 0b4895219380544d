import {
  type AnalyticsInsight,
  type AnalyticsStats,
  PREDICTION_TYPES,
  type Prediction,
  type PredictionType,
} from '@lodestar/contract/analytics'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isUnauthorized } from '../../lib/api.ts'
import { PATHS } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ChoiceSelect } from '../../ui/form/choice-select.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { PageError } from '../../ui/page-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { FullScreenSpinner } from '../../ui/spinner.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { predictionsQuery, signalsQuery, statsQuery, useGeneratePredictions } from './analytics.queries.ts'
import { InsightsTab } from './insights-tab.tsx'
import { OverviewTab } from './overview-tab.tsx'
import { TYPE_LABELS } from './prediction-words.ts'
import { PredictionsTab } from './predictions-tab.tsx'
import { rankPredictions } from './rank-predictions.ts'

type Filter = PredictionType | 'all'

const TITLE = 'Predictive Analytics'
const LEAD = 'Questions that your next 30 days will answer, and how right we were before. Only you see them.'
const FILTERS = [
  { value: 'all', label: 'All predictions' },
  ...PREDICTION_TYPES.map((value) => ({ value, label: TYPE_LABELS[value] })),
] as const

/** What is likely to come. The demo user has nothing to predict from; without a session nothing stands here (decision D11). */
export function AnalyticsPage() {
  const { isLoading, isDemo } = useSession()
  if (isLoading) return <FullScreenSpinner />
  return isDemo ? <NotEnoughData /> : <OwnAnalytics />
}

const NotEnoughData = () => (
  <Page title={TITLE}>
    <EmptyState
      title="Not Enough Data"
      actions={
        <ButtonLink variant="primary" href={PATHS.assessment}>
          Take Assessment
        </ButtonLink>
      }
    >
      Predictions are worked out from what a leader does here, and in the demo nobody does anything.
    </EmptyState>
  </Page>
)

function OwnAnalytics() {
  const [filter, setFilter] = useState<Filter>('all')
  const { data: stats, ...statsRead } = useQuery(statsQuery)
  const { data: predictions, ...predictionsRead } = useQuery(predictionsQuery)
  const { data: signals, ...signalsRead } = useQuery(signalsQuery)
  const reads = [statsRead, predictionsRead, signalsRead]
  if (reads.some(({ error }) => isUnauthorized(error))) return null
  const retry = () => {
    for (const { error, refetch } of reads) if (error) void refetch()
  }
  if (!stats && !predictions && !signals && reads.every(({ error }) => error))
    return <PageError onRetry={retry} />
  return (
    <Page title={TITLE} lead={LEAD} actions={<Controls filter={filter} onFilter={setFilter} />}>
      {reads.some(({ isPending }) => isPending) ? (
        <Skeleton lines={14} label="Loading your analytics" />
      ) : (
        <>
          {stats && predictions && signals ? null : <PartlyRead onRetry={retry} />}
          <Contents
            stats={stats}
            signals={signals}
            predictions={predictions && rankPredictions(predictions.filter(isOf(filter)))}
            filter={filter}
          />
        </>
      )}
    </Page>
  )
}

const PartlyRead = ({ onRetry }: { onRetry: () => void }) => (
  <div className="mb-8">
    <Notice
      tone="danger"
      title="Some of this page could not be loaded"
      action={
        <Button size="sm" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      The rest is below.
    </Notice>
  </div>
)

const isOf =
  (filter: Filter) =>
  ({ predictionType }: Prediction): boolean =>
    filter === 'all' || predictionType === filter

function Controls({ filter, onFilter }: { filter: Filter; onFilter: (filter: Filter) => void }) {
  const { mutate, isPending } = useGeneratePredictions()
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="w-56">
        <ChoiceSelect label="Prediction type" value={filter} options={FILTERS} onChange={onFilter} />
      </div>
      <Button variant="primary" busy={isPending} onClick={() => mutate(filter === 'all' ? null : filter)}>
        {isPending ? 'Generating…' : 'Generate Insights'}
      </Button>
      <span role="status" className="sr-only">
        {isPending ? 'Working out predictions from your record' : ''}
      </span>
    </div>
  )
}

/** What could not be read is undefined, and left out. */
type ContentsProps = {
  stats: AnalyticsStats | undefined
  signals: readonly AnalyticsInsight[] | undefined
  predictions: readonly Prediction[] | undefined
  filter: Filter
}

function Contents({ stats, signals, predictions, filter }: ContentsProps) {
  const isFiltered = filter !== 'all'
  return (
    <Tabs
      label="Analytics"
      tabs={[
        {
          value: 'overview',
          label: 'Overview',
          content: (
            <OverviewTab stats={stats} signals={signals} predictions={predictions} isFiltered={isFiltered} />
          ),
        },
        {
          value: 'predictions',
          label: 'Predictions',
          content: (
            <PredictionsTab predictions={predictions} isFiltered={isFiltered} isShown={isOf(filter)} />
          ),
        },
        { value: 'insights', label: 'Insights', content: <InsightsTab signals={signals} /> },
      ]}
    />
  )
}
