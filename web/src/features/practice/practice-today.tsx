import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { PATHS } from '../../lib/paths.ts'
import { Section } from '../../ui/section.tsx'
import { practiceQuery } from './practice.queries.ts'
import { PracticeCard } from './practice-card.tsx'

/** The one thing that comes back today; nothing where none does. */
export function PracticeToday() {
  const { data: practice } = useQuery(practiceQuery)
  if (!practice?.today) return null
  const { today } = practice
  return (
    <Section title="Say it once more" aside={<Link href={PATHS.practice}>All that comes back</Link>}>
      <PracticeCard key={`${today.rehearsalId}:${today.item}`} item={today} />
    </Section>
  )
}
