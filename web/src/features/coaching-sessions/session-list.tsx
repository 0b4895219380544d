import type { CoachingSession } from '@lodestar/contract/coaching'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { PATHS } from '../../lib/paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ChoiceSelect } from '../../ui/form/choice-select.tsx'
import { Field, TextInput } from '../../ui/form/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { PageError } from '../../ui/page-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { resultsQuery } from '../assessment/assessment.queries.ts'
import { sessionsQuery } from '../coaching/coaching.queries.ts'
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
      lead={
        <>
          Bring one situation. You leave with one thing you will do. For a quick word without a session there
          is the{' '}
          <Link href={PATHS.prompts} className="text-link">
            AI coach
          </Link>
          .
        </>
      }
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
            Your conversations appear here, and what you decided in them.
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
  const [words, setWords] = useState('')
  const [status, setStatus] = useState<Filter>('all')
  const next = sessions.find((session) => session.status === 'active')
  const found = sessions.filter((session) => isWanted(session, words, status))
  return (
    <>
      {sessions.length < FEWEST_TO_SEARCH ? null : (
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
          <Field id="find-session" label="Find a session">
            <TextInput
              type="search"
              value={words}
              placeholder="A name, a word of the title or the plan"
              onChange={(event) => setWords(event.target.value)}
            />
          </Field>
          <ChoiceSelect label="Show" value={status} options={FILTERS} onChange={setStatus} />
        </div>
      )}
      <p role="status" className="text-ink-soft empty:hidden">
        {found.length === 0 ? 'No session fits. Try fewer words, or show all of them.' : null}
      </p>
      <ul className="grid gap-4">
        {found.map((session) => (
          <SessionCard key={session.id} session={session} isNext={session === next} />
        ))}
      </ul>
    </>
  )
}

/** As many fit on a screen or two. */
const FEWEST_TO_SEARCH = 4

type Filter = 'all' | CoachingSession['status']
const FILTERS: readonly { value: Filter; label: string }[] = [
  { value: 'all', label: 'All sessions' },
  { value: 'active', label: 'Active' },
  { value: 'completed', label: 'Completed' },
  { value: 'archived', label: 'Archived' },
]

/** Every word has to stand in the title, the summary or the plan, wherever it stands there. */
function isWanted(session: CoachingSession, words: string, status: Filter): boolean {
  if (status !== 'all' && session.status !== status) return false
  const text = [session.title, session.summary ?? '', ...session.actionItems].join(' ').toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

const AssessmentNeeded = () => (
  <Notice
    tone="warning"
    title="Take the assessment first"
    action={
      <>
        <ButtonLink href={PATHS.assessment} variant="primary" size="sm">
          Take Assessment
        </ButtonLink>
        <ButtonLink href={PATHS.prompts} size="sm">
          No time? One answer now
        </ButtonLink>
      </>
    }
  >
    A session starts from how you lead. The assessment takes about ten minutes.
  </Notice>
)
