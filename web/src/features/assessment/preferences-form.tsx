import { LIMITS } from '@lodestar/contract/primitives'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { isUnauthorized } from '../../lib/api.ts'
import { PATHS, resolvePath } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceSelect } from '../../ui/form/choice-select.tsx'
import { Field, TextInput } from '../../ui/form/field.tsx'
import { Section } from '../../ui/section.tsx'
import { PREFERENCE_OPTIONS, useSavePreferences } from '../preferences/preferences.queries.ts'
import { CoachingStyleFields } from './coaching-style-fields.tsx'
import {
  findProblems,
  type PreferencesDraft,
  type PreferencesProblems,
  toChange,
} from './preferences-draft.ts'
import { SignUpDialog } from './sign-up-dialog.tsx'

type Props = { start: PreferencesDraft }
type AboutYouProps = {
  draft: PreferencesDraft
  problems: PreferencesProblems
  onChange: (next: Partial<PreferencesDraft>) => void
}

/** The preferences form, opened with `start`; saving and skipping both lead home. A demo visitor is asked to sign up. */
export function PreferencesForm({ start }: Props) {
  const [draft, setDraft] = useState(start)
  const [hasTried, setHasTried] = useState(false)
  const [isPrompting, setIsPrompting] = useState(false)
  const { isDemo } = useSession()
  const { save, isSaving, goHome } = useSaveAndLeave()
  const problems = hasTried ? findProblems(draft) : {}
  const change = (next: Partial<PreferencesDraft>) => setDraft({ ...draft, ...next })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = findProblems(draft)
    setHasTried(true)
    const firstWrong = found.currentPosition ? 'input' : found.meetingFrequency && 'select'
    if (firstWrong) event.currentTarget.querySelector<HTMLElement>(firstWrong)?.focus()
    else if (isDemo) setIsPrompting(true)
    else if (!isSaving) save(draft)
  }
  return (
    <form onSubmit={submit} noValidate>
      <Section title="About You">
        <AboutYou draft={draft} problems={problems} onChange={change} />
      </Section>
      <Section title="Coaching Style Preferences">
        <CoachingStyleFields draft={draft} onChange={change} />
      </Section>
      <div className="mt-12 flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={isSaving}>
          Save Preferences & Continue
        </Button>
        <Button onClick={goHome}>Skip for Now</Button>
      </div>
      <SignUpDialog open={isPrompting} onClose={() => setIsPrompting(false)} />
    </form>
  )
}

function AboutYou({ draft, problems, onChange }: AboutYouProps) {
  return (
    <div className="grid gap-7">
      <Field
        id="currentPosition"
        label="Current position"
        isNeeded
        hint="For example: team lead in customer support, six people"
        error={problems.currentPosition}
      >
        <TextInput
          value={draft.currentPosition}
          maxLength={LIMITS.title}
          autoComplete="organization-title"
          onChange={(event) => onChange({ currentPosition: event.target.value })}
        />
      </Field>
      <ChoiceSelect
        label="How often would you like to meet with your coach?"
        isNeeded
        value={draft.meetingFrequency}
        options={PREFERENCE_OPTIONS.meetingFrequency}
        placeholder="Choose how often"
        error={problems.meetingFrequency}
        onChange={(meetingFrequency) => onChange({ meetingFrequency })}
      />
    </div>
  )
}

function useSaveAndLeave() {
  const [, navigate] = useLocation()
  const { isDemo } = useSession()
  const saving = useSavePreferences({ isLeaving: true })
  const goHome = () => navigate(resolvePath(PATHS.home, isDemo))
  const save = (draft: PreferencesDraft) =>
    saving.mutate(toChange(draft), {
      onSuccess: () => {
        toast({
          title: 'Preferences saved!',
          description:
            'Your coaching preferences have been personalized. Ready to start your leadership journey!',
          variant: 'success',
        })
        goHome()
      },
      onError: (error) => {
        if (isUnauthorized(error)) return
        toast({
          title: 'Error',
          description: 'Failed to save your preferences. Please try again.',
          variant: 'destructive',
        })
      },
    })
  return { save, isSaving: saving.isPending, goHome }
}
