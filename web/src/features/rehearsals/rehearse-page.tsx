import { useQuery } from '@tanstack/react-query'
import { useSearch } from 'wouter'
import { PATHS } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page } from '../../ui/page.tsx'
import { PageError } from '../../ui/page-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { sessionHref } from '../coaching/coaching.queries.ts'
import { BeginRehearsal } from './begin-rehearsal.tsx'
import { PlanPromise } from './plan-promise.tsx'
import { rehearsalQuery } from './rehearsals.queries.ts'
import { RehearsedTalk } from './rehearsed-talk.tsx'

const LEAD = 'Say your first words. Hear how they land, and what may come back. Nothing here counts as done.'

/** Where a hard conversation is rehearsed before it is held. */
export function RehearsePage() {
  const search = new URLSearchParams(useSearch())
  const [id, session, meeting] = ['rehearsal', 'session', 'meeting'].map((name) => search.get(name))
  if (id) return <OneRehearsal id={id} />
  const back = session
    ? { href: sessionHref(session), label: 'Back to the session' }
    : meeting
      ? { href: PATHS.meetings, label: 'Back to your meetings' }
      : { href: PATHS.home, label: 'Back to Dashboard' }
  if (session && search.get('plan') === 'new')
    return (
      <Page title="When will you say it?" width="text" back={back}>
        <PlanPromise sessionId={session} />
      </Page>
    )
  return (
    <Page title="Rehearse" width="text" lead={LEAD} back={back}>
      <BeginRehearsal sessionId={session ?? undefined} meetingId={meeting ?? undefined} />
    </Page>
  )
}

function OneRehearsal({ id }: { id: string }) {
  const { data: rehearsal, isError, refetch } = useQuery(rehearsalQuery(id))
  if (isError) return <PageError onRetry={() => void refetch()} />
  const of = rehearsal?.sessionId
    ? { href: sessionHref(rehearsal.sessionId), label: 'Back to the session' }
    : { href: PATHS.rehearse, label: 'All rehearsals' }
  const person = rehearsal?.scene.person
  return (
    <Page
      title={person ? `Rehearse: ${person}` : 'Rehearse'}
      width="text"
      lead={rehearsal?.scene.title || LEAD}
      back={of}
    >
      {rehearsal === undefined ? <Skeleton lines={8} label="Loading your rehearsal" /> : null}
      {rehearsal === null ? (
        <EmptyState
          title="This rehearsal is not there"
          actions={
            <ButtonLink href={PATHS.rehearse} variant="primary">
              Begin another
            </ButtonLink>
          }
        >
          It may have been deleted.
        </EmptyState>
      ) : null}
      {rehearsal ? <RehearsedTalk rehearsal={rehearsal} /> : null}
    </Page>
  )
}
