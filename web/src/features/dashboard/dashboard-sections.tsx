import type { ReactNode } from 'react'
import { PATHS, resolvePath } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { Section } from '../../ui/section.tsx'
import { Figures } from './figures.tsx'
import { NextSteps } from './next-steps.tsx'
import { PriorityList } from './priority-list.tsx'
import { ProgressSummary } from './progress-summary.tsx'
import { QuickActions } from './quick-actions.tsx'
import { QuietLink } from './quiet-link.tsx'
import { StyleSummary } from './style-summary.tsx'
import type { useDashboard } from './use-dashboard.ts'

type Props = { view: ReturnType<typeof useDashboard>; gamification: ReactNode }

/** Where the sections stand, and their skeleton before them. */
export const COLUMNS = 'mt-12 grid gap-x-16 sm:mt-16 lg:grid-cols-[minmax(0,1fr)_18rem]'

const MOST_INSIGHTS = 2
const MOST_RECOMMENDATIONS = 3

/** Everything below the first thing to do; what could not be read is left out. */
export function DashboardSections({ view, gamification }: Props) {
  const { isDemo } = useSession()
  const { dashboard, progress, result, sessions, paths } = view
  return (
    <div className={COLUMNS}>
      <div className="min-w-0">
        <NextSteps sessions={sessions} paths={paths} />
        {dashboard ? <Figures stats={dashboard.stats} /> : null}
        {gamification}
        {dashboard ? <Readings dashboard={dashboard} /> : null}
        {progress ? <ProgressSummary progress={progress} /> : null}
      </div>
      <div className="mt-12 sm:mt-16 lg:mt-0">
        {view.isResultKnown ? <StyleSummary result={result} /> : null}
        <QuickActions
          hasGoals={(progress?.goalsProgress.length ?? 0) > 0}
          hasStart={isDemo || view.move.kind !== 'start'}
        />
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
