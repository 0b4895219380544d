import type { ReactNode } from 'react'
import { useSession } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { FullScreenSpinner } from '../../ui/spinner.tsx'
import { COLUMNS, DashboardSections } from './dashboard-sections.tsx'
import { NextMoveBlock } from './next-move-block.tsx'
import { SignUpPrompt } from './sign-up-prompt.tsx'
import { useDashboard } from './use-dashboard.ts'

type Props = {
  /** What the points, level, achievements and streak of a signed-in person look like; nothing stands there without it. */
  gamification?: ReactNode
}

/** Where a leader arrives: what to do first, then what is open, how it goes, and where else to go. */
export function DashboardPage({ gamification }: Props) {
  const { user, isLoading, isDemo } = useSession()
  if (isLoading || !user) return <FullScreenSpinner />
  return (
    <div data-new-account className="contents">
      <Page title={`Welcome, ${user.firstName?.trim() || 'Leader'}`}>
        <Contents gamification={isDemo ? null : gamification} />
      </Page>
    </div>
  )
}

function Contents({ gamification }: Props) {
  const view = useDashboard()
  const retry = () => {
    for (const read of view.failed) void read.refetch()
  }
  return (
    <>
      <div className="min-h-52 sm:min-h-48">
        {view.isOpening ? (
          <Skeleton lines={5} label="Loading your dashboard" />
        ) : (
          <NextMoveBlock move={view.move} />
        )}
      </div>
      <div className="mt-8 grid gap-6 empty:hidden">
        {view.failed.length > 0 ? <FailureNotice onRetry={retry} /> : null}
        <SignUpPrompt />
      </div>
      {view.isLoading ? <SectionsSkeleton /> : <DashboardSections view={view} gamification={gamification} />}
    </>
  )
}

const SectionsSkeleton = () => (
  <div className={`grid gap-y-12 ${COLUMNS}`}>
    <Skeleton lines={14} label="Loading your figures" />
    <Skeleton lines={8} label="Loading your style" />
  </div>
)

const FailureNotice = ({ onRetry }: { onRetry: () => void }) => (
  <Notice
    tone="danger"
    title="Some of this page could not be loaded"
    action={
      <Button size="sm" onClick={onRetry}>
        Try again
      </Button>
    }
  >
    What you saved is safe.
  </Notice>
)
