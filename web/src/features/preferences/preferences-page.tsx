import type { CoachingPreferences } from '@lodestar/contract/preferences'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isUnauthorized } from '../../lib/api.ts'
import { PATHS } from '../../lib/paths.ts'
import { Expandable } from '../../ui/expandable.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { PageError } from '../../ui/page-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PreferenceCards } from './preference-cards.tsx'
import { preferencesQuery } from './preferences.queries.ts'
import { SampleAnswer } from './sample-answer.tsx'
import { SaveBar } from './save-bar.tsx'
import { StyleChoice } from './style-choice.tsx'
import { usePreferencesForm } from './use-preferences-form.ts'

type Props = {
  /** What is chosen elsewhere and saved at once; stands below the form. */
  below?: ReactNode
}

/** How a leader wants to be coached, and what the coach makes of it. */
export function PreferencesPage({ below }: Props) {
  const { data: saved, error, refetch } = useQuery(preferencesQuery)
  // The way to sign-in is announced by the query client.
  if (isUnauthorized(error)) return null
  if (error && !saved) return <PageError onRetry={() => void refetch()} />
  return (
    <Page
      title="Coaching Preferences"
      back={{ href: PATHS.coaching, label: 'Back to Coaching' }}
      lead="How the coach talks to you, and how much it asks of you."
    >
      {saved ? <Form saved={saved} /> : <Skeleton lines={16} label="Loading your preferences" />}
      {saved && below ? <div className="mt-12">{below}</div> : null}
    </Page>
  )
}

function Form({ saved }: { saved: CoachingPreferences }) {
  const { form, isChanged, isSaving, change, reset, discard, save } = usePreferencesForm(saved)
  return (
    <form
      noValidate
      className="[&_:is(input,select)]:scroll-mb-40"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_27rem] lg:grid-rows-[auto_1fr]">
        <StyleChoice form={form} onChange={change} />
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <div className="lg:sticky lg:top-24">
            <SampleAnswer form={form} />
          </div>
        </div>
        <div className="min-w-0">
          <Expandable title="Fine-tune">
            <PreferenceCards form={form} onChange={change} />
          </Expandable>
          <div className="mt-8">
            <Notice title="Pro Tip" tone="growth">
              Changes apply from your next coaching session. One that is open goes on the way it started.
            </Notice>
          </div>
        </div>
      </div>
      <SaveBar isChanged={isChanged} isSaving={isSaving} onReset={reset} onDiscard={discard} />
    </form>
  )
}
