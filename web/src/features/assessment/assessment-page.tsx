import type { User } from '@lodestar/contract/account'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useArrival } from '../../lib/arrival.ts'
import { announceLoggedOut } from '../../lib/logged-out.ts'
import { useSession } from '../../lib/session.ts'
import { PageError } from '../../ui/page-error.tsx'
import { FullScreenSpinner } from '../../ui/spinner.tsx'
import { isRetaking, resultsQuery, useRetake, visitorResultQuery } from './assessment.queries.ts'
import { PreferencesScreen } from './preferences-screen.tsx'
import { QuestionnaireScreen } from './questionnaire-screen.tsx'
import { ResultsPage } from './results-page.tsx'
import type { ShownResult } from './shown-result.ts'

/** The assessment: the questionnaire, then its results, then how somebody wants to be coached. */
export function AssessmentPage() {
  const { user, isLoading } = useSession()
  const isLoggedOut = !isLoading && user === null
  useEffect(() => {
    if (isLoggedOut) announceLoggedOut()
  }, [isLoggedOut])
  return user && !isLoading ? <AssessmentFlow user={user} /> : <FullScreenSpinner />
}

function AssessmentFlow({ user }: { user: User }) {
  const { isSignedIn } = useSession()
  const { step, result, canKeepResult, show, retake, retry } = useFlow(user.id, isSignedIn)
  useArrival(step === 'loading' ? undefined : step)
  if (step === 'failure') return <PageError onRetry={retry} />
  if (step === 'loading') return <FullScreenSpinner />
  if (step === 'preferences') return <PreferencesScreen />
  if (step === 'results' && result)
    return (
      <ResultsPage
        result={result}
        onRetake={() => retake(true)}
        onPersonalize={() => show({ isPersonalizing: true })}
      />
    )
  return (
    <QuestionnaireScreen
      onComplete={(completed) => show({ completed, isAnswering: false })}
      onKeepResult={canKeepResult ? () => retake(false) : undefined}
    />
  )
}

type Step = 'loading' | 'failure' | 'questionnaire' | 'results' | 'preferences'
interface Flow {
  /** What was submitted from this screen; it needs no call to be shown. */
  completed: ShownResult | null
  /** True while a retake keeps the questionnaire open over a saved result. */
  isAnswering: boolean
  isPersonalizing: boolean
}

/** Decides which step of the flow is open. */
function useFlow(userId: string, isSignedIn: boolean) {
  const [flow, setFlow] = useState<Flow>(() => ({
    completed: null,
    isAnswering: isRetaking(userId),
    isPersonalizing: false,
  }))
  const setRetake = useRetake()
  const saved = useQuery({ ...resultsQuery(isSignedIn), enabled: isSignedIn && flow.completed === null })
  const visitorResult = useQuery({ ...visitorResultQuery, enabled: false }).data ?? null
  const known = isSignedIn ? (saved.data ?? null) : visitorResult
  const result = flow.completed ?? (flow.isAnswering ? null : known)

  const chooseStep = (): Step => {
    if (flow.isPersonalizing) return 'preferences'
    if (result) return 'results'
    if (isSignedIn && saved.isPending) return 'loading'
    return isSignedIn && saved.isError ? 'failure' : 'questionnaire'
  }
  const show = (next: Partial<Flow>) => setFlow({ ...flow, ...next })
  return {
    step: chooseStep(),
    result,
    canKeepResult: known !== null,
    show,
    retake: (isOn: boolean) => {
      setRetake(isOn)
      show({ completed: null, isAnswering: isOn })
    },
    retry: () => void saved.refetch(),
  }
}
