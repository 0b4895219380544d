import {
  type CoachingPreferences,
  DEFAULT_PREFERENCES,
  PreferencesChange,
} from '@lodestar/contract/preferences'

/** What the form holds. A choice is empty until one is made; a slider's value is a list of one level from 1 to 5. */
export interface PreferencesDraft {
  currentPosition: string
  meetingFrequency: CoachingPreferences['meetingFrequency'] | ''
  directnessLevel: [number]
  responseLength: CoachingPreferences['responseLength']
  empathyLevel: [number]
  communicationTone: CoachingPreferences['communicationTone']
  feedbackStyle: CoachingPreferences['feedbackStyle']
  challengeLevel: [number]
}

export type PreferencesProblems = { currentPosition?: string; meetingFrequency?: string }

/** Starts the form from what was saved, else from the defaults. */
export function startDraft(saved: CoachingPreferences | null): PreferencesDraft {
  const start = saved ?? DEFAULT_PREFERENCES
  return {
    currentPosition: start.currentPosition,
    meetingFrequency: start.meetingFrequency,
    directnessLevel: [start.directnessLevel],
    responseLength: start.responseLength,
    empathyLevel: [start.empathyLevel],
    communicationTone: start.communicationTone,
    feedbackStyle: start.feedbackStyle,
    challengeLevel: [start.challengeLevel],
  }
}

/** Finds what keeps the form from being saved; empty when nothing does. */
export function findProblems(draft: PreferencesDraft): PreferencesProblems {
  return {
    ...(draft.currentPosition.trim() === '' && { currentPosition: 'Please enter your current position' }),
    ...(draft.meetingFrequency === '' && {
      meetingFrequency: 'Please select your preferred meeting frequency',
    }),
  }
}

/** Turns a draft without problems into what the server takes: levels as numbers. */
export const toChange = (draft: PreferencesDraft): PreferencesChange =>
  PreferencesChange.parse({
    ...draft,
    directnessLevel: draft.directnessLevel[0],
    empathyLevel: draft.empathyLevel[0],
    challengeLevel: draft.challengeLevel[0],
  })
