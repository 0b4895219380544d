import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../lib/session.ts'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { preferencesQuery } from '../preferences/preferences.queries.ts'
import { startDraft } from './preferences-draft.ts'
import { PreferencesForm } from './preferences-form.tsx'

/** Asks, after the assessment, how somebody wants to be coached. It opens with what they saved before, if anything. */
export function PreferencesScreen() {
  const { isSignedIn } = useSession()
  const { data, isPending } = useQuery({ ...preferencesQuery, enabled: isSignedIn })
  return (
    <Page
      title="Personalize your coaching"
      width="text"
      lead="A minute now, and the coach speaks to you the way you find useful. You can change all of it later."
    >
      {isSignedIn && isPending ? (
        <Skeleton lines={20} label="Loading your preferences" />
      ) : (
        <PreferencesForm start={startDraft(data ?? null)} />
      )}
    </Page>
  )
}
