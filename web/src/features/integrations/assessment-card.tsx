import { type ExternalAssessment, MANUAL_IMPORT } from '@lodestar/contract/integrations'
import { Link } from 'wouter'
import { formatDay, formatPercent } from '../../lib/format.ts'
import { PATHS } from '../../lib/paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Expandable } from '../../ui/expandable.tsx'
import { ASSESSMENT_WORDS } from './assessment-types.data.ts'
import { useDeleteAssessment } from './integrations.queries.ts'
import { Reading } from './reading.tsx'

type Props = { assessment: ExternalAssessment }

/** How many motivators a card names; the reading may hold more. */
const MOTIVATORS_SHOWN = 3

/** One imported result: what it says, where people with it often start from, and what was read. */
export function AssessmentCard({ assessment }: Props) {
  const { assessmentType, isActive, processedResults } = assessment
  const { primaryProfile, summary, leadershipStyle, motivators } = processedResults
  const deletion = useDeleteAssessment(assessment)
  const { label } = ASSESSMENT_WORDS[assessmentType]
  return (
    <Card as="article">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="text-sm text-ink-soft">{label}</p>
        <Badge tone={isActive ? 'active' : 'neutral'}>{isActive ? 'Active' : 'Inactive'}</Badge>
      </div>
      <div className="mt-1 grid gap-x-12 gap-y-5 sm:grid-cols-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
        <div className="sm:col-span-2 lg:col-span-1">
          <h3 className="font-serif text-xl">{primaryProfile}</h3>
          <p className="mt-2 prose-read text-ink-soft">{summary}</p>
        </div>
        <div>
          <p className="text-sm text-ink-soft">Often starts from</p>
          <p className="mt-1 font-medium">{leadershipStyle} style</p>
          <p className="mt-1 text-sm text-ink-soft">
            A hypothesis.{' '}
            <Link href={PATHS.assessment} className="text-link">
              Check it against your questionnaire
            </Link>
            .
          </p>
        </div>
        <div>
          <p className="text-sm text-ink-soft">Key motivators</p>
          <ul aria-label="Key motivators" className="mt-1 grid gap-1">
            {motivators.slice(0, MOTIVATORS_SHOWN).map((motivator) => (
              <li key={motivator}>{motivator}</li>
            ))}
          </ul>
        </div>
      </div>
      <div className="mt-6">
        <Expandable title="What was read" meta={`${formatPercent(processedResults.confidence)} confidence`}>
          <Reading assessment={assessment} />
        </Expandable>
      </div>
      <div className="mt-3 -mb-2 flex flex-wrap items-center justify-between gap-x-6">
        <p className="text-sm text-ink-soft">{describeOrigin(assessment)}</p>
        <Button
          variant="quiet"
          size="sm"
          className="-mr-3.5"
          aria-label={`Delete ${label}: ${primaryProfile}`}
          busy={deletion.isPending}
          onClick={() => deletion.mutate()}
        >
          Delete
        </Button>
      </div>
    </Card>
  )
}

function describeOrigin({ assessmentProvider, assessmentDate, importedAt }: ExternalAssessment): string {
  const provider = assessmentProvider === MANUAL_IMPORT ? [] : [assessmentProvider]
  const [taken, imported] = [formatDay(assessmentDate), formatDay(importedAt)]
  const days = taken === imported ? [`Imported ${imported}`] : [`Taken ${taken}`, `imported ${imported}`]
  return [...provider, ...days].join(' · ')
}
