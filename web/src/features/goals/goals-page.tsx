import type { Goal } from '@lodestar/contract/goals'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { isUnauthorized } from '../../lib/api.ts'
import { formatPercent } from '../../lib/format.ts'
import { PATHS } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Stat } from '../../ui/figures/stat.tsx'
import { Page } from '../../ui/page.tsx'
import { PageError } from '../../ui/page-error.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { GoalCard } from './goal-card.tsx'
import { CreateGoalDialog, type Proposal } from './goal-dialogs.tsx'
import { goalsQuery } from './goals.queries.ts'
import { summarizeGoals } from './summarize-goals.ts'

type Props = { goals: readonly Goal[] }

/** What a leader wants to reach, and how far it has come. Empty once there is no session (decision D11). */
export function GoalsPage() {
  const { data: goals, error, refetch } = useQuery(goalsQuery)
  const creation = useCreation()
  if (isUnauthorized(error)) return null
  if (error && !goals) return <PageError onRetry={() => void refetch()} />
  const isEmpty = goals?.length === 0
  return (
    <Page
      title="Goals"
      lead="Few goals, kept moving. Each step stays in the history."
      actions={goals && !isEmpty ? <NewGoal goals={goals} onBegin={creation.begin} /> : null}
    >
      {goals ? null : <Skeleton lines={12} label="Loading your goals" />}
      {isEmpty ? <NoGoals onCreate={creation.begin} /> : null}
      {goals && !isEmpty ? <Overview goals={goals} /> : null}
      {goals ? <Groups goals={goals} /> : null}
      {creation.isOpen ? <CreateGoalDialog proposal={creation.proposal} onClose={creation.end} /> : null}
    </Page>
  )
}

/** Leaves the first place to a step on the way to a goal, where there is one to take. */
const NewGoal = ({ goals, onBegin }: Props & { onBegin: () => void }) => (
  <Button
    variant={goals.some(({ status }) => status === 'active') ? 'secondary' : 'primary'}
    onClick={onBegin}
  >
    New Goal
  </Button>
)

/** A new goal is begun by the button, or by an address that brings one along, such as `/goals?new=Talk+to+Ana`. */
function useCreation() {
  const [isBegun, setIsBegun] = useState(false)
  const [, navigate] = useLocation()
  const given = new URLSearchParams(useSearch())
  const title = given.get('new')
  const proposal: Proposal | null = title === null ? null : { title, sessionId: given.get('session') }
  const end = () => {
    setIsBegun(false)
    if (proposal) navigate(PATHS.goals, { replace: true })
  }
  return { isOpen: isBegun || proposal !== null, proposal, begin: () => setIsBegun(true), end }
}

function Overview({ goals }: Props) {
  const { total, active, completed, averageProgress } = summarizeGoals(goals)
  return (
    <section aria-label="Overview" className="grid grid-cols-2 gap-x-6 gap-y-6 sm:grid-cols-4">
      <Stat label="Total goals" value={total} />
      <Stat label="Active" value={active} />
      <Stat label="Completed" value={completed} />
      <Stat label="Average progress" value={formatPercent(averageProgress / 100)} />
    </section>
  )
}

const GROUPS = [
  { status: 'active', title: 'Active goals' },
  { status: 'paused', title: 'Paused goals' },
  { status: 'completed', title: 'Completed goals' },
] as const

/** What is never due comes last; of one day, what matters more comes first. */
const byNearestDay = (one: Goal, other: Goal): number =>
  (one.targetDate ?? '9999').localeCompare(other.targetDate ?? '9999') ||
  PRIORITIES.indexOf(one.priority) - PRIORITIES.indexOf(other.priority)

const PRIORITIES: readonly Goal['priority'][] = ['high', 'medium', 'low']

const Groups = ({ goals }: Props) =>
  GROUPS.map(({ status, title }) => {
    const own = goals.filter((goal) => goal.status === status).sort(byNearestDay)
    return own.length > 0 ? (
      <Section key={status} title={title}>
        <ul className="grid items-start gap-5 lg:grid-cols-2">
          {own.map((goal, place) => (
            <li key={goal.id}>
              <GoalCard goal={goal} isNext={status === 'active' && place === 0} />
            </li>
          ))}
        </ul>
      </Section>
    ) : null
  })

const NoGoals = ({ onCreate }: { onCreate: () => void }) => (
  <EmptyState
    title="No Goals Yet"
    actions={
      <Button variant="primary" onClick={onCreate}>
        Create Your First Goal
      </Button>
    }
  >
    Your goals appear here, with how far each has come and what happened on the way.
  </EmptyState>
)
