import type { CoachingPreferences, PreferencesChange } from '@lodestar/contract/preferences'
import { useState } from 'react'
import { isUnauthorized } from '../../lib/api.ts'
import { useDraft } from '../../lib/storage/draft.ts'
import { toast } from '../../lib/toast.ts'
import { useSavePreferences } from './preferences.queries.ts'
import { findChanges, readChanges, resetPreferences, takeBody } from './preferences-changes.ts'

/**
 * The saved preferences with what is being changed about them. Changes made by hand outlive a reload; a reset does
 * not, because nothing of it stands until it is saved.
 */
export function usePreferencesForm(saved: CoachingPreferences) {
  const [kept, keep, forget] = useDraft(`preferences:${saved.userId}`)
  const [touched, setTouched] = useState(() => readChanges(kept))
  const form: CoachingPreferences = { ...saved, ...touched }
  const update = (next: PreferencesChange, unsaved: PreferencesChange) => {
    setTouched(next)
    keep(Object.keys(unsaved).length > 0 ? JSON.stringify(unsaved) : '')
  }
  const saving = useSavePreferences({
    // What was changed while it was being saved is still unsaved.
    onSaved: (sent) => {
      const left = findChanges(touched, sent)
      update(left, left)
      announceSaved()
    },
    onFailed: announceFailure,
  })
  return {
    form,
    isChanged: Object.keys(findChanges(touched, saved)).length > 0,
    isSaving: saving.isPending,
    change: (given: PreferencesChange) => {
      const next = { ...touched, ...given }
      update(next, findChanges(next, saved))
    },
    reset: () => {
      const { currentPosition, meetingFrequency } = form
      update(takeBody(resetPreferences(form)), findChanges({ currentPosition, meetingFrequency }, saved))
    },
    discard: () => {
      setTouched({})
      forget()
    },
    save: () => {
      if (!saving.isPending) saving.mutate(takeBody(form))
    },
  }
}

const announceSaved = () =>
  toast({
    title: 'Preferences Saved',
    description: 'Your coaching preferences have been updated successfully.',
    variant: 'success',
  })

function announceFailure(error: unknown): void {
  // A lost session is announced by the query client.
  if (isUnauthorized(error)) return
  // biome-ignore lint/suspicious/noConsole: the specification wants this failure logged.
  console.error('Failed to save preferences', error)
  toast({
    title: 'Error',
    description: 'Failed to save preferences. Please try again.',
    variant: 'destructive',
  })
}
