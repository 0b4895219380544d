import type { Practice, PracticeItem } from '@lodestar/contract/practice'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatSoonDay } from '../../lib/format.ts'
import { PATHS } from '../../lib/paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page } from '../../ui/page.tsx'
import { PageError } from '../../ui/page-error.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { practiceQuery, useSwitchPractice } from './practice.queries.ts'
import { PracticeCard } from './practice-card.tsx'

/** What comes back of one's rehearsals, and when. */
export function PracticePage() {
  const { data: practice, isError, refetch } = useQuery(practiceQuery)
  if (isError && !practice) return <PageError onRetry={() => void refetch()} />
  return (
    <Page
      title="Practice"
      width="text"
      lead="Your own sentences, and reactions that were hard, come back after some days: one a day at most. What goes well stays away longer. Nothing here counts as done."
      back={{ href: PATHS.home, label: 'Back to Dashboard' }}
    >
      {practice ? <Contents practice={practice} /> : <Skeleton lines={8} label="Loading your practice" />}
    </Page>
  )
}

function Contents({ practice: { isOn, today, later } }: { practice: Practice }) {
  const { mutate, isPending } = useSwitchPractice()
  return (
    <>
      {isOn && !today && later.length === 0 ? <Nothing /> : null}
      {isOn ? null : (
        <p className="prose-read">Nothing comes back while it is switched off. Nothing of it is lost.</p>
      )}
      {today ? (
        <Section title="Today">
          <PracticeCard key={`${today.rehearsalId}:${today.item}`} item={today} />
        </Section>
      ) : null}
      {later.length > 0 ? <Later items={later} /> : null}
      <div className="mt-12 -ml-5">
        <Button variant="quiet" busy={isPending} onClick={() => mutate(!isOn)}>
          {isOn ? 'Let nothing come back' : 'Let it come back again'}
        </Button>
      </div>
    </>
  )
}

const Nothing = () => (
  <EmptyState
    title="Nothing to practice yet"
    actions={
      <ButtonLink href={PATHS.rehearse} variant="primary">
        Rehearse a conversation
      </ButtonLink>
    }
  >
    Keep a sentence of a rehearsal, or try a hard reaction twice, and it comes back here two days later.
  </EmptyState>
)

/** What comes later can be said now as well. */
function Later({ items }: { items: readonly PracticeItem[] }) {
  const [open, setOpen] = useState<PracticeItem | null>(null)
  return (
    <Section title="Later">
      <ul className="grid gap-4">
        {items.map((item) => (
          <li key={`${item.rehearsalId}:${item.item}`}>
            {open === item ? (
              <PracticeCard item={item} onDone={() => setOpen(null)} />
            ) : (
              <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
                <div className="min-w-0 max-w-text">
                  <p>{item.prompt ? `“${item.prompt}”` : item.own}</p>
                  <p className="text-sm text-ink-soft">
                    {[item.person, formatSoonDay(item.dueOn)].filter(Boolean).join(' · ')}
                  </p>
                </div>
                <Button size="sm" onClick={() => setOpen(item)}>
                  Say it now
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
