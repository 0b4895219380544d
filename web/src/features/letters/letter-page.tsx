import { useQuery } from '@tanstack/react-query'
import { formatDay } from '../../lib/format.ts'
import { PATHS } from '../../lib/paths.ts'
import { Expandable } from '../../ui/expandable.tsx'
import { Page } from '../../ui/page.tsx'
import { PageError } from '../../ui/page-error.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LetterChoiceForm } from './letter-choice-form.tsx'
import { LetterView } from './letter-view.tsx'
import { lettersQuery } from './letters.queries.ts'

/** The newest weekly letter, the ones before, and whether and when the next one comes. */
export function LetterPage() {
  const { data: letters, isError, refetch } = useQuery(lettersQuery)
  if (isError && !letters) return <PageError onRetry={() => void refetch()} />
  const [newest, ...earlier] = letters ?? []
  return (
    <Page
      title="Your week"
      width="text"
      lead="A letter once a week, from what you noted here and nothing else."
      back={{ href: PATHS.home, label: 'Back to Dashboard' }}
    >
      {letters === undefined ? <Skeleton lines={6} label="Loading your letters" /> : null}
      {newest ? (
        <Section title={writeWeek(newest.week)}>
          <LetterView letter={newest.letter} />
        </Section>
      ) : null}
      {earlier.length > 0 ? (
        <Section title="Earlier letters">
          {earlier.map(({ id, week, letter }) => (
            <Expandable key={id} title={writeWeek(week)}>
              <LetterView letter={letter} />
            </Expandable>
          ))}
        </Section>
      ) : null}
      <LetterChoiceForm />
    </Page>
  )
}

// Noon, because a day alone would be read as midnight in UTC, the day before in the Americas.
const writeWeek = (day: string): string => `The week to ${formatDay(`${day}T12:00:00`)}`
