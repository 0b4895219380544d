import { formatDay } from '../../lib/format.ts'
import { PATHS } from '../../lib/paths.ts'
import { Section } from '../../ui/section.tsx'
import { useRetake } from '../assessment/assessment.queries.ts'
import { QuietLink } from './quiet-link.tsx'
import type { useDashboard } from './use-dashboard.ts'

type Props = Pick<ReturnType<typeof useDashboard>, 'result'>

/** The newest assessment result in short. */
export function StyleSummary({ result }: Props) {
  const retake = useRetake()
  return (
    <Section title="Your style">
      {result ? (
        <>
          <QuietLink href={PATHS.assessment} className="font-serif text-xl">
            {result.leadershipStyle}
          </QuietLink>
          <p className="mt-1 text-sm text-ink-soft">{takeFirstSentence(result.styleDescription)}</p>
          {result.completedAt ? (
            <p className="mt-2 text-sm text-ink-faint">Assessed {formatDay(result.completedAt)}</p>
          ) : null}
          <p className="mt-2 flex flex-wrap gap-x-5">
            <QuietLink href={PATHS.assessment}>View details</QuietLink>
            <QuietLink href={PATHS.assessment} onClick={() => retake(true)}>
              Retake
            </QuietLink>
          </p>
        </>
      ) : (
        <p className="text-sm text-ink-soft">
          Your style appears here after the <QuietLink href={PATHS.assessment}>assessment</QuietLink>.
        </p>
      )}
    </Section>
  )
}

const takeFirstSentence = (text: string): string => text.match(/^.+?[.!?](?=\s|$)/s)?.[0] ?? text
