import { useQuery } from '@tanstack/react-query'
import { useSearch } from 'wouter'
import { count, formatDay } from '../../lib/format.ts'
import { PATHS, personHref } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkRow } from '../../ui/link-row.tsx'
import { Page } from '../../ui/page.tsx'
import { PageError } from '../../ui/page-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { OnePerson } from './one-person.tsx'
import { peopleQuery } from './people.queries.ts'

const LEAD = 'Whom you talk about here, in your own words. Nobody else sees this.'

/** Everybody a leader talks about, or the page of one of them. */
export function PeoplePage() {
  const id = new URLSearchParams(useSearch()).get('person')
  return id ? <OnePerson key={id} id={id} /> : <Everybody />
}

function Everybody() {
  const { data, isError, refetch } = useQuery(peopleQuery)
  if (isError && !data) return <PageError onRetry={() => void refetch()} />
  return (
    <Page title="People" width="text" lead={LEAD} back={{ href: PATHS.home, label: 'Back to Dashboard' }}>
      {data === undefined ? <Skeleton lines={6} label="Loading people" /> : null}
      {data && !data.isOn ? <SwitchedOff /> : null}
      {data?.isOn && data.people.length === 0 ? (
        <EmptyState
          title="Nobody yet"
          actions={
            <ButtonLink href={PATHS.coaching} variant="primary">
              Start a session
            </ButtonLink>
          }
        >
          Whoever you name in a session stands here afterwards, with what you told and promised.
        </EmptyState>
      ) : null}
      <ul>
        {data?.people.map(({ id, name, sessions, lastAt }) => (
          <LinkRow
            key={id}
            href={personHref(id)}
            title={name}
            text={`${count(sessions, 'session')}, last on ${formatDay(lastAt)}`}
          />
        ))}
      </ul>
    </Page>
  )
}

/** What stands where the pages are switched off. */
export const SwitchedOff = () => (
  <EmptyState
    title="Pages of people are off"
    actions={<ButtonLink href={PATHS.preferences}>Open your preferences</ButtonLink>}
  >
    Nothing is put together about anybody while they are.
  </EmptyState>
)
