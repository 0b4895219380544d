import type { ReactNode } from 'react'
import { PATHS, resolvePath } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { Expandable } from '../../ui/expandable.tsx'
import { Section } from '../../ui/section.tsx'
import { Figures } from './figures.tsx'
import { LearningPaths } from './next-steps.tsx'
import { PriorityList } from './priority-list.tsx'
import { ProgressSummary } from './progress-summary.tsx'
import { QuickActions } from './quick-actions.tsx'
import { QuietLink } from './quiet-link.tsx'
import { StyleSummary } from './style-summary.tsx'
import type { useDashboard } from './use-dashboard.ts'

type Props = { view: ReturnType<typeof useDashboard>; gamification: ReactNode }

const MOST_INSIGHTS = 2
const MOST_RECOMMENDATIONS = 3

/** Everything below the first screen, folded until it is asked for; what could not be read is left out. */
export function Year({ view, gamification }: Props) {
  const { isDemo } = useSession()
  return (
    <Expandable
      title={<span className="font-serif text-xl">Your year</span>}
      meta={<span className="max-sm:sr-only">Figures, progress, style, insights</span>}
      // The sample has nothing above it.
      defaultOpen={isDemo}
    >
      <Sections view={view} gamification={gamification} />
    </Expandable>
  )
}

function Sections({ view, gamification }: Props) {
  const { dashboard, progress, result, openSteps, paths } = view
  return (
    // As wide as the page: nothing stands under the row's arrow here.
    <div className="-mr-9 grid gap-x-16 pt-4 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="min-w-0">
        {dashboard ? <Figures stats={dashboard.stats} /> : null}
        {gamification}
        {dashboard ? <Readings dashboard={dashboard} /> : null}
        {progress ? <ProgressSummary progress={progress} /> : null}
        <LearningPaths steps={openSteps} paths={paths} />
      </div>
      <div className="mt-12 sm:mt-16 lg:mt-0">
        {view.isResultKnown ? <StyleSummary result={result} /> : null}
        <QuickActions hasGoals={(progress?.goalsProgress.length ?? 0) > 0} />
      </div>
    </div>
  )
}

function Readings({ dashboard }: { dashboard: NonNullable<Props['view']['dashboard']> }) {
  const { isDemo } = useSession()
  return (
    <div className="mt-12 grid gap-x-12 gap-y-12 sm:mt-16 md:grid-cols-2">
      <div>
        <Section
          title="What stands out"
          aside={<QuietLink href={resolvePath(PATHS.insights, isDemo)}>All insights</QuietLink>}
        >
          <PriorityList
            items={dashboard.insights
              .slice(0, MOST_INSIGHTS)
              .map(({ metadata, ...insight }) => ({ ...insight, note: metadata.evidence }))}
            empty="Insights come from your sessions and ratings. There is not enough to look at yet."
          />
        </Section>
      </div>
      <div>
        <Section title="Recommendations">
          <PriorityList
            items={dashboard.recommendations
              .slice(0, MOST_RECOMMENDATIONS)
              .map(({ isCompleted, href, ...recommendation }) => ({
                ...recommendation,
                isDone: isCompleted,
                href: isDemo ? PATHS.login : href,
              }))}
            empty="Nothing to recommend right now."
          />
        </Section>
      </div>
    </div>
  )
}
