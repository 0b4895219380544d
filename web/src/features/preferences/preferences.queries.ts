import {
  type CoachingPreferences,
  getPreferences,
  type PreferencesChange,
  samplePreferences,
  updatePreferences,
} from '@lodestar/contract/preferences'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { DERIVED, invalidate, invalidateAndLeave } from '../../lib/invalidate.ts'

export const preferencesQuery = queryOptions({
  queryKey: ['preferences'],
  queryFn: ({ signal }) => call(getPreferences, { signal }),
})

/**
 * What the coach would answer under some preferences.
 *
 * @param body all of them, as the text of the call.
 */
export const sampleQuery = (body: string) =>
  queryOptions({
    queryKey: ['preferences-sample', body],
    queryFn: ({ signal }) =>
      call(samplePreferences, { body: samplePreferences.body.parse(JSON.parse(body)), signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

type Outcome = {
  onSaved?: (sent: PreferencesChange) => void
  onFailed?: (error: unknown) => void
  /** The screen is left once they are saved. */
  isLeaving?: boolean
}

/** Saves some or all preferences; they and everything derived are read again. The outcome is told even when the screen has been left. */
export function useSavePreferences({ onSaved, onFailed, isLeaving = false }: Outcome = {}) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: PreferencesChange) => call(updatePreferences, { body }),
    onSuccess: (saved: CoachingPreferences, sent) => {
      client.setQueryData(preferencesQuery.queryKey, saved)
      const readAgain = isLeaving ? invalidateAndLeave : invalidate
      readAgain(client, [preferencesQuery.queryKey, ...DERIVED])
      onSaved?.(sent)
    },
    onError: (error) => onFailed?.(error),
  })
}

/** The words for each choice, in the order they are offered. */
export const PREFERENCE_OPTIONS = {
  meetingFrequency: [
    { value: 'daily', label: 'Daily' },
    { value: 'weekly', label: 'Weekly' },
    { value: 'biweekly', label: 'Every two weeks' },
    { value: 'monthly', label: 'Monthly' },
  ],
  responseLength: [
    { value: 'brief', label: 'Brief: the essentials' },
    { value: 'balanced', label: 'Balanced' },
    { value: 'detailed', label: 'Detailed: with reasons and examples' },
  ],
  communicationTone: [
    { value: 'direct', label: 'Direct' },
    { value: 'encouraging', label: 'Encouraging' },
    { value: 'analytical', label: 'Analytical' },
    { value: 'supportive', label: 'Supportive' },
  ],
  feedbackStyle: [
    { value: 'sandwich', label: 'Praise, point, praise' },
    { value: 'direct', label: 'Straight to the point' },
    { value: 'balanced', label: 'Balanced' },
    { value: 'strengths_first', label: 'Strengths first' },
  ],
  structurePreference: [
    { value: 'loose', label: 'Loose: a free conversation' },
    { value: 'balanced', label: 'Balanced' },
    { value: 'highly_structured', label: 'Highly structured: step by step' },
  ],
  followUpPreference: [
    { value: 'minimal', label: 'Minimal: my word is enough' },
    { value: 'moderate', label: 'Moderate' },
    { value: 'intensive', label: 'Intensive: hold me to it' },
  ],
} as const

const LEVELS = {
  directnessLevel: ['Gentle and supportive approach', 'Balanced approach', 'Direct and straightforward'],
  empathyLevel: [
    'Task-focused with efficiency',
    'Balanced between tasks and relationships',
    'Relationship-focused with understanding',
  ],
  challengeLevel: [
    'Comfortable and gradual growth',
    'Moderate challenges with steady progress',
    'Stretch goals and ambitious targets',
  ],
  practicalFocus: [
    'Theoretical and conceptual focus',
    'Balanced theory and practice',
    'Very practical and actionable',
  ],
} as const

/** Says what a level from 1 to 5 of a preference means. */
export function describeLevel(field: keyof typeof LEVELS, level: number): string {
  const [low, middle, high] = LEVELS[field]
  if (level <= 2) return low
  return level >= 4 ? high : middle
}
