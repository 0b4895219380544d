import { LIMITS } from '@lodestar/contract/primitives'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isUnauthorized } from '../../lib/api.ts'
import { announceLoggedOut } from '../../lib/logged-out.ts'
import { PATHS } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page } from '../../ui/page.tsx'
import { PageError } from '../../ui/page-error.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AssessmentCard } from './assessment-card.tsx'
import { Explanations, SupportedTypes } from './explanations.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { externalAssessmentsQuery, settingsQuery } from './integrations.queries.ts'

const TITLE = 'Assessment Integrations'

/** Where a leader brings the results of tests taken elsewhere. Nobody without a session sees more than a placeholder. */
export function IntegrationsPage() {
  const { isSignedIn, isLoading } = useSession()
  const isLoggedOut = !isLoading && !isSignedIn
  useEffect(() => {
    if (isLoggedOut) announceLoggedOut()
  }, [isLoggedOut])
  return isSignedIn ? <Integrations /> : <Placeholder />
}

const Placeholder = () => (
  <Page title={TITLE}>
    <Skeleton lines={14} label="Loading your assessments" />
  </Page>
)

function Integrations() {
  const [isImporting, setIsImporting] = useState(false)
  const { data: assessments, error, refetch } = useQuery(externalAssessmentsQuery)
  useQuery(settingsQuery)
  if (error && !assessments && !isUnauthorized(error)) return <PageError onRetry={() => void refetch()} />
  if (!assessments) return <Placeholder />
  const isEmpty = assessments.length === 0
  const importButton = (
    <Button variant="primary" onClick={() => setIsImporting(true)}>
      Import Assessment
    </Button>
  )
  return (
    <Page
      title={TITLE}
      back={{ href: PATHS.home, label: 'Back to Dashboard' }}
      lead="Set the result of a test you have taken elsewhere beside what your questionnaire says."
      actions={isEmpty ? null : importButton}
    >
      {isEmpty ? (
        <EmptyState title="No Imported Assessments Yet" actions={importButton}>
          Your results appear here, each with what is likely to drive you and a style to check.
        </EmptyState>
      ) : (
        <Section
          title="Imported assessments"
          aside={
            assessments.length < LIMITS.listed
              ? 'The newest of each kind is active'
              : `The latest ${LIMITS.listed} are shown`
          }
        >
          <ul className="grid gap-5">
            {assessments.map((assessment) => (
              <li key={assessment.id}>
                <AssessmentCard assessment={assessment} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Explanations />
      <SupportedTypes />
      {isImporting ? <ImportDialog onClose={() => setIsImporting(false)} /> : null}
    </Page>
  )
}
