import { DEFAULT_PREFERENCES, type PreferencesChange } from '@lodestar/contract/preferences'

/** How the coach talks, without what is nobody's style: position, how often one meets, frameworks. */
type Style = Omit<typeof DEFAULT_PREFERENCES, 'currentPosition' | 'meetingFrequency' | 'frameworkPreference'>

const {
  currentPosition: _position,
  meetingFrequency: _often,
  frameworkPreference: _ways,
  ...usual
} = DEFAULT_PREFERENCES

const PLAIN: Style = {
  directnessLevel: 5,
  responseLength: 'brief',
  empathyLevel: 2,
  structurePreference: 'balanced',
  communicationTone: 'direct',
  feedbackStyle: 'direct',
  challengeLevel: 4,
  practicalFocus: 5,
  followUpPreference: 'moderate',
}
const GENTLE: Style = {
  directnessLevel: 2,
  responseLength: 'balanced',
  empathyLevel: 5,
  structurePreference: 'loose',
  communicationTone: 'supportive',
  feedbackStyle: 'strengths_first',
  challengeLevel: 2,
  practicalFocus: 4,
  followUpPreference: 'minimal',
}

/** Three ways to be talked to, each a set of preferences. */
export const PRESETS = [
  { value: 'plain', label: 'Plain', hint: 'Short, and straight to the point.', style: PLAIN },
  { value: 'even', label: 'Even', hint: 'Warm and clear in equal parts.', style: usual },
  { value: 'gentle', label: 'Gentle', hint: 'You first, then the matter. Small steps.', style: GENTLE },
] as const satisfies readonly { value: string; label: string; hint: string; style: PreferencesChange }[]
