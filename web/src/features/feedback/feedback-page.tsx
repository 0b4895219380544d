import type { CoachingSession } from '@lodestar/contract/coaching'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { announceLoggedOut } from '../../lib/logged-out.ts'
import { PATHS } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page } from '../../ui/page.tsx'
import { PageError } from '../../ui/page-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { FullScreenSpinner } from '../../ui/spinner.tsx'
import { sessionsQuery } from '../coaching/coaching.queries.ts'
import { isRatable } from './is-ratable.ts'
import { RateSession } from './rate-session.tsx'

/** Where a leader says how a coaching session was. */
export function FeedbackPage() {
  const { isSignedIn, isLoading } = useSession()
  const isLoggedOut = !isLoading && !isSignedIn
  useEffect(() => {
    if (isLoggedOut) announceLoggedOut()
  }, [isLoggedOut])
  return isSignedIn ? <Feedback /> : <FullScreenSpinner />
}

function Feedback() {
  const { data: sessions, isError, refetch } = useQuery(sessionsQuery)
  if (isError) return <PageError onRetry={() => void refetch()} />
  return (
    <Page
      title="Coaching Feedback"
      width="text"
      back={{ href: PATHS.home, label: 'Back to Dashboard' }}
      lead="What you take along, and how the session was: now, or once you have tried it."
    >
      {sessions ? (
        <Body sessions={sessions.filter(isRatable)} />
      ) : (
        <Skeleton lines={14} label="Loading your sessions" />
      )}
    </Page>
  )
}

const Body = ({ sessions }: { sessions: CoachingSession[] }) =>
  sessions.length > 0 ? (
    <RateSession sessions={sessions} />
  ) : (
    <EmptyState
      title="No Coaching Sessions Available"
      actions={
        <ButtonLink href={PATHS.coaching} variant="primary">
          Start AI Coaching
        </ButtonLink>
      }
    >
      Once you have begun a coaching session, you can rate it here.
    </EmptyState>
  )
