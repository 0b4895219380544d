import type { CoachingSession } from '@lodestar/contract/coaching'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { PATHS } from '../../lib/paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { PageError } from '../../ui/page-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { resultsQuery } from '../assessment/assessment.queries.ts'
import { sessionsQuery } from './coaching.queries.ts'
import { NewSessionDialog } from './new-session-dialog.tsx'
import { SessionCard } from './session-card.tsx'

/** Every coaching session of a person, and the way into a new one. */
export function SessionList() {
  const [isStarting, setIsStarting] = useState(false)
  const { data: sessions, isError, refetch } = useQuery(sessionsQuery)
  const results = useQuery(resultsQuery(true))
  if (isError) return <PageError onRetry={() => void refetch()} />
  // Where the results cannot be read, the server still decides.
  const canStart = results.isError || (results.data ?? null) !== null
  const renderStart = (label: string, isMain: boolean) => (
    <Button
      variant={isMain ? 'primary' : 'secondary'}
      disabled={!canStart}
      onClick={() => setIsStarting(true)}
    >
      {label}
    </Button>
  )
  const hasActive = sessions?.some(({ status }) => status === 'active') ?? false
  return (
    <Page
      title="Coaching Sessions"
      width="text"
      lead="Bring one situation. You leave with one thing you will do."
      actions={sessions && sessions.length > 0 ? renderStart('Start New Session', !hasActive) : null}
    >
      <div className="grid gap-6">
        {results.data === null ? <AssessmentNeeded /> : null}
        {sessions ? null : <Skeleton lines={8} label="Loading your sessions" />}
        {sessions?.length === 0 ? (
          <EmptyState
            title="No Coaching Sessions Yet"
            actions={renderStart('Start Your First Session', canStart)}
          >
            Your conversations will stand here, and what you decided in them.
          </EmptyState>
        ) : null}
        {sessions && sessions.length > 0 ? <Cards sessions={sessions} /> : null}
        <p className="mt-2 text-sm text-ink-soft">
          How the coach talks to you is set in your{' '}
          <Link href={PATHS.preferences} className="text-link">
            Coaching Preferences
          </Link>
          .
        </p>
      </div>
      <NewSessionDialog isOpen={isStarting} onClose={() => setIsStarting(false)} />
    </Page>
  )
}

function Cards({ sessions }: { sessions: readonly CoachingSession[] }) {
  const next = sessions.find(({ status }) => status === 'active')
  return (
    <ul className="grid gap-4">
      {sessions.map((session) => (
        <SessionCard key={session.id} session={session} isNext={session === next} />
      ))}
    </ul>
  )
}

const AssessmentNeeded = () => (
  <Notice
    tone="warning"
    title="Take the assessment first"
    action={
      <ButtonLink href={PATHS.assessment} variant="primary" size="sm">
        Take Assessment
      </ButtonLink>
    }
  >
    A session starts from how you lead. The assessment takes about ten minutes.
  </Notice>
)
