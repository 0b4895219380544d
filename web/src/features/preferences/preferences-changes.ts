import {
  type CoachingPreferences,
  DEFAULT_PREFERENCES,
  PreferencesChange,
} from '@lodestar/contract/preferences'

/** Puts the defaults in place; who it is, their position and how often they meet are no matter of style and stay. */
export const resetPreferences = (form: CoachingPreferences): CoachingPreferences => ({
  ...DEFAULT_PREFERENCES,
  userId: form.userId,
  currentPosition: form.currentPosition,
  meetingFrequency: form.meetingFrequency,
})

/** What a save sends: everything but whose preferences they are. */
export const takeBody = ({ userId: _own, ...body }: CoachingPreferences): PreferencesChange => body

/** Those of the changes that differ from other preferences. */
export function findChanges(changes: PreferencesChange, from: PreferencesChange): PreferencesChange {
  const known: Readonly<Record<string, unknown>> = from
  const differing = Object.entries(changes).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(known[name]),
  )
  return Object.fromEntries(differing)
}

/** Reads changes that this browser has kept; what is no such text is no change. */
export function readChanges(text: string): PreferencesChange {
  try {
    return PreferencesChange.safeParse(JSON.parse(text || '{}')).data ?? {}
  } catch {
    return {}
  }
}
