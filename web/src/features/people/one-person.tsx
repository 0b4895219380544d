import type { PersonPage } from '@lodestar/contract/people'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { formatDay, formatSoonDay } from '../../lib/format.ts'
import { PATHS } from '../../lib/paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { OUTCOME_WORDS } from '../../ui/form/outcome-words.data.ts'
import { Page } from '../../ui/page.tsx'
import { PageError } from '../../ui/page-error.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { sessionHref } from '../coaching/coaching.queries.ts'
import { personQuery, useChangePerson } from './people.queries.ts'
import { WhoTheyAre } from './who-they-are.tsx'

const BACK = { href: PATHS.people, label: 'All people' }

/** One person: what is open between the two, what came of conversations, and what the leader said, each with its day and place. */
export function OnePerson({ id }: { id: string }) {
  const { data: person, isError, refetch } = useQuery(personQuery(id))
  if (isError && !person) return <PageError onRetry={() => void refetch()} />
  if (person === null)
    return (
      <Page title="People" width="text" back={BACK}>
        <EmptyState
          title="Nobody is called so"
          actions={
            <ButtonLink href={PATHS.people} variant="primary">
              All people
            </ButtonLink>
          }
        >
          They may have been forgotten or renamed, or pages of people are off.
        </EmptyState>
      </Page>
    )
  return (
    <Page title={person?.name ?? 'People'} width="text" back={BACK}>
      {person ? <Contents person={person} /> : <Skeleton lines={8} label="Loading the page" />}
    </Page>
  )
}

const Contents = ({ person }: { person: PersonPage }) => (
  <>
    <Promises person={person} />
    <Part title="What came of it" isEmpty={person.outcomes.length === 0}>
      {person.outcomes.map(({ day, came, line, words }) => (
        <li key={`${day}${line}${words}`}>
          <p className="text-sm text-ink-soft">{`${formatSoonDay(day)} · ${OUTCOME_WORDS[came]}`}</p>
          {words ? <p className="prose-read wrap-anywhere">{`You had planned to say: “${words}”`}</p> : null}
          {line ? <p className="prose-read wrap-anywhere">{`“${line}”`}</p> : null}
        </li>
      ))}
    </Part>
    <Part title="What you said" isEmpty={person.said.length === 0}>
      {person.said.map((one) => (
        <Quoted key={`${one.sessionId}${one.quote}`} text={one.quote} place={one} />
      ))}
    </Part>
    <Part title="Last conversations" isEmpty={person.talks.length === 0}>
      {person.talks.map(({ id, title, at }) => (
        <li key={id}>
          <Link href={sessionHref(id)} className="text-link inline-flex min-h-11 items-center">
            {title}
          </Link>
          <span className="ml-3 text-sm text-ink-soft">{formatDay(at)}</span>
        </li>
      ))}
    </Part>
    <WhoTheyAre person={person} />
  </>
)

function Promises({ person }: { person: PersonPage }) {
  const change = useChangePerson(person.id)
  return (
    <>
      <Part title="You promised" isEmpty={person.youPromised.length === 0}>
        {person.youPromised.map((promise) => (
          <Quoted
            key={promise.id}
            text={promise.text}
            place={promise}
            about={promise.dueOn ? `for ${formatSoonDay(promise.dueOn)}` : undefined}
          />
        ))}
      </Part>
      <Part title={`${person.name} promised`} isEmpty={person.theyPromised.length === 0}>
        {person.theyPromised.map((promise) => (
          <Quoted key={promise.id} text={promise.text} place={promise}>
            <Button
              size="sm"
              variant="quiet"
              busy={change.isPending}
              aria-label={`Settled: ${promise.text}`}
              onClick={() => change.mutate({ change: 'settle', promise: promise.id, isSettled: true })}
            >
              Settled
            </Button>
          </Quoted>
        ))}
      </Part>
    </>
  )
}

type PartProps = { title: string; isEmpty: boolean; children: ReactNode }

const Part = ({ title, isEmpty, children }: PartProps) =>
  isEmpty ? null : (
    <Section title={title}>
      <ul className="grid gap-4">{children}</ul>
    </Section>
  )

type QuotedProps = {
  text: string
  place: { sessionId: string; sessionTitle: string; at: string }
  about?: string | undefined
  children?: ReactNode
}

/** The leader's own words, with their day and a way to where they stand. */
const Quoted = ({ text, place, about, children }: QuotedProps) => (
  <li className="border-l-2 border-growth pl-5">
    <p className="prose-read wrap-anywhere">{`“${text}”`}</p>
    <div className="flex flex-wrap items-center gap-x-4 text-sm text-ink-soft">
      <span>{[formatDay(place.at), about].filter(Boolean).join(', ')}</span>
      <Link href={sessionHref(place.sessionId)} className="text-link inline-flex min-h-11 items-center">
        {place.sessionTitle}
      </Link>
      {children}
    </div>
  </li>
)
