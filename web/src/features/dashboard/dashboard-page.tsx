import type { ReactNode } from 'react'
import { useSession } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { FullScreenSpinner } from '../../ui/spinner.tsx'
import { Ahead } from './ahead.tsx'
import { DemoStart } from './demo-start.tsx'
import { NextSteps } from './next-steps.tsx'
import { PracticeLine } from './practice-line.tsx'
import { SignUpPrompt } from './sign-up-prompt.tsx'
import { useDashboard } from './use-dashboard.ts'
import { Year } from './year.tsx'

type Props = {
  /** What the points, level, achievements and streak of a signed-in person look like; nothing stands there without it. */
  gamification?: ReactNode
  /** The next meeting of a signed-in person, with the way to prepare it. */
  nextMeeting?: ReactNode
  /** The conversations a signed-in person has planned, with the way to tell how they went. */
  plannedTalks?: ReactNode
}

/** Today: the conversation ahead, what was set out to do, practice over the weeks; everything else is folded below. */
export function DashboardPage({ gamification, nextMeeting, plannedTalks }: Props) {
  const { user, isLoading, isDemo } = useSession()
  if (isLoading || !user) return <FullScreenSpinner />
  return (
    <div data-new-account className="contents">
      <Page title={`Welcome, ${(!isDemo && user.firstName?.trim()) || 'Leader'}`}>
        <Contents
          gamification={isDemo ? null : gamification}
          nextMeeting={nextMeeting}
          plannedTalks={isDemo ? null : plannedTalks}
        />
      </Page>
    </div>
  )
}

function Contents({ gamification, nextMeeting, plannedTalks }: Props) {
  const { isDemo } = useSession()
  const view = useDashboard()
  const retry = () => {
    for (const read of view.failed) void read.refetch()
  }
  return (
    <>
      {isDemo ? (
        <DemoStart hasResult={view.result !== null || !view.isResultKnown} />
      ) : (
        <Ahead view={view} nextMeeting={nextMeeting} />
      )}
      <div className="mt-6 grid gap-6 empty:hidden">
        {view.failed.length > 0 ? <FailureNotice onRetry={retry} /> : null}
        <SignUpPrompt />
      </div>
      {view.isOpening ? (
        // Not the place that the sections then have: what is above grows meanwhile, and nothing may seem to move.
        <div key="opening" className={COLUMNS}>
          <Skeleton lines={5} label="Loading your dashboard" />
        </div>
      ) : (
        <div key="opened" className={`${COLUMNS} empty:hidden`}>
          <NextSteps view={view} />
          {view.dashboard ? <PracticeLine weeks={view.dashboard.weeks} /> : null}
        </div>
      )}
      {view.isOpening ? null : <div className="mt-10 empty:hidden">{plannedTalks}</div>}
      {view.isOpening ? null : (
        <div className="mt-8">
          {view.isLoading ? (
            <Skeleton lines={3} label="Loading your figures" />
          ) : (
            <Year view={view} gamification={gamification} />
          )}
        </div>
      )}
    </>
  )
}

/** The sections of the first screen stand beside each other where there is room. */
const COLUMNS = 'mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem] *:mt-0!'

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
