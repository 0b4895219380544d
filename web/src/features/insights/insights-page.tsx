import type { AwaitedInsight, Insight } from '@lodestar/contract/insights'
import { useQuery } from '@tanstack/react-query'
import { isUnauthorized } from '../../lib/api.ts'
import { PATHS } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Stat } from '../../ui/figures/stat.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { PageError } from '../../ui/page-error.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { FullScreenSpinner } from '../../ui/spinner.tsx'
import { AwaitedList } from './awaited-list.tsx'
import { InsightCard } from './insight-card.tsx'
import { awaitedQuery, insightsQuery, SAMPLE_INSIGHTS, useSetInsight } from './insights.queries.ts'

/** What a leader's own facts show them; samples for a demo visitor, nothing once there is no session (decision D11). */
export function InsightsPage() {
  const { isLoading, isDemo } = useSession()
  if (isLoading) return <FullScreenSpinner />
  return isDemo ? <Samples /> : <OwnInsights />
}

const LEAD = 'Worked out from what you do here, with what each rests on. Only you see them.'

function OwnInsights() {
  const { data: insights, error, refetch } = useQuery(insightsQuery)
  const { data: awaited = [] } = useQuery(awaitedQuery)
  if (isUnauthorized(error)) return null
  if (error && !insights) return <PageError onRetry={() => void refetch()} />
  return (
    <Page title="Insights" lead={LEAD}>
      {insights ? (
        <Contents insights={insights} awaited={awaited} />
      ) : (
        <Skeleton lines={12} label="Loading your insights" />
      )}
    </Page>
  )
}

function Contents({
  insights,
  awaited,
}: {
  insights: readonly Insight[]
  awaited: readonly AwaitedInsight[]
}) {
  const { mutate } = useSetInsight()
  const active = insights.filter(({ isActive }) => isActive)
  const away = insights.filter(({ isActive }) => !isActive)
  return (
    <>
      {active.length > 0 ? (
        <>
          <Counts insights={active} />
          <Cards insights={active} onDismiss={(id) => mutate({ id, isActive: false })} />
        </>
      ) : (
        <NoInsights />
      )}
      <AwaitedList awaited={awaited} />
      {away.length > 0 ? (
        <PutAway insights={away} onBringBack={(id) => mutate({ id, isActive: true })} />
      ) : null}
    </>
  )
}

function Counts({ insights }: { insights: readonly Insight[] }) {
  const countOf = (rank: number) => insights.filter(({ priority }) => priority === rank).length
  return (
    <section aria-label="Overview" className="grid grid-cols-2 gap-x-6 gap-y-6 sm:grid-cols-4">
      <Stat label="Total insights" value={insights.length} />
      <Stat label="High priority" value={countOf(1)} />
      <Stat label="Medium priority" value={countOf(2)} />
      <Stat label="Low priority" value={countOf(3)} />
    </section>
  )
}

function Cards({ insights, onDismiss }: { insights: readonly Insight[]; onDismiss?: (id: string) => void }) {
  return (
    <Section title="What stands out">
      <ul className="grid gap-5 lg:grid-cols-2">
        {insights.map((insight) => (
          <li key={insight.id}>
            <InsightCard insight={insight} onDismiss={onDismiss && (() => onDismiss(insight.id))} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function PutAway({
  insights,
  onBringBack,
}: {
  insights: readonly Insight[]
  onBringBack: (id: string) => void
}) {
  return (
    <Section title="Hidden">
      <ul>
        {insights.map(({ id, title }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line py-2 first:border-t-0"
          >
            <span className="max-w-text text-ink-soft">{title}</span>
            <Button
              variant="quiet"
              size="sm"
              aria-label={`Bring back: ${title}`}
              onClick={() => onBringBack(id)}
            >
              Bring back
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const NoInsights = () => (
  <EmptyState
    title="No Insights Yet"
    actions={
      <>
        <ButtonLink href={PATHS.coaching} variant="primary">
          Start Coaching
        </ButtonLink>
        <ButtonLink href={PATHS.feedback}>Submit Feedback</ButtonLink>
      </>
    }
  >
    What keeps coming back, what grows and what stands still will be told here once there is enough to tell it
    from. Sessions and ratings are where it begins.
  </EmptyState>
)

const Samples = () => (
  <Page title="Insights" lead={LEAD}>
    <div className="mb-10 sm:mb-12">
      <Notice
        tone="growth"
        title="These are sample insights"
        action={
          <ButtonLink href={PATHS.login} size="sm">
            Create Your Account
          </ButtonLink>
        }
      >
        They belong to nobody. Create an account to see what your own sessions show.
      </Notice>
    </div>
    <Counts insights={SAMPLE_INSIGHTS} />
    <Cards insights={SAMPLE_INSIGHTS} />
  </Page>
)
