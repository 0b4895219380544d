import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Count, Id, Level, LIMITS, optionalText } from './primitives.ts'

/** How often somebody wants to be coached. */
export const MEETING_FREQUENCIES = ['daily', 'weekly', 'biweekly', 'monthly'] as const
/** How much an answer holds. */
export const RESPONSE_LENGTHS = ['brief', 'balanced', 'detailed'] as const
/** How visibly the framework leads. */
export const STRUCTURES = ['loose', 'balanced', 'highly_structured'] as const
/** Ways through a session; SBI is a way to give feedback and leads none. */
export const FRAMEWORKS = ['GROW', 'SBI', 'CLEAR', 'OSKAR', 'TGROW', 'PRACTICE', 'FUEL'] as const
/** How the coach speaks. */
export const TONES = ['direct', 'encouraging', 'analytical', 'supportive'] as const
/** How somebody likes to give feedback. */
export const FEEDBACK_STYLES = ['sandwich', 'direct', 'balanced', 'strengths_first'] as const
/** How much the coach asks after a commitment. */
export const FOLLOW_UPS = ['minimal', 'moderate', 'intensive'] as const

/** How a person wants to be coached. Levels: 1 is least, 5 most. */
export const CoachingPreferences = z.object({
  userId: Id,
  currentPosition: optionalText(LIMITS.title),
  meetingFrequency: z.enum(MEETING_FREQUENCIES),
  directnessLevel: Level,
  responseLength: z.enum(RESPONSE_LENGTHS),
  empathyLevel: Level,
  structurePreference: z.enum(STRUCTURES),
  frameworkPreference: z
    .array(z.enum(FRAMEWORKS))
    .check(z.refine((list) => new Set(list).size === list.length, 'Name each framework once')),
  communicationTone: z.enum(TONES),
  feedbackStyle: z.enum(FEEDBACK_STYLES),
  challengeLevel: Level,
  practicalFocus: Level,
  followUpPreference: z.enum(FOLLOW_UPS),
})
export type CoachingPreferences = z.infer<typeof CoachingPreferences>

/** What holds until a person saves preferences of their own (decision D38), and what Reset restores. */
export const DEFAULT_PREFERENCES: Omit<CoachingPreferences, 'userId'> = {
  currentPosition: '',
  meetingFrequency: 'weekly',
  directnessLevel: 3,
  responseLength: 'balanced',
  empathyLevel: 4,
  structurePreference: 'balanced',
  frameworkPreference: ['GROW', 'SBI'],
  communicationTone: 'encouraging',
  feedbackStyle: 'balanced',
  challengeLevel: 3,
  practicalFocus: 4,
  followUpPreference: 'moderate',
}

const example: CoachingPreferences = {
  userId: 'user_ada',
  ...DEFAULT_PREFERENCES,
  frameworkPreference: ['GROW', 'SBI'],
}

export const getPreferences = endpoint({
  method: 'GET',
  path: '/api/coaching/preferences',
  summary: 'Get how the signed-in user wants to be coached; defaults when nothing is saved.',
  reply: CoachingPreferences,
  example,
})

/** Any of the preference fields; what is left out keeps its value. */
export const PreferencesChange = z.partial(z.omit(CoachingPreferences, { userId: true }))
export type PreferencesChange = z.infer<typeof PreferencesChange>
export const updatePreferences = endpoint({
  method: 'PUT',
  path: '/api/coaching/preferences',
  summary: 'Change some or all coaching preferences.',
  body: PreferencesChange,
  reply: CoachingPreferences,
  example,
})

/** What the coach answers in a first turn under some preferences. Texts may hold paragraphs, "> " words to say and **bold**. */
export const PreferencesSample = z.object({
  /** What somebody says to the coach. */
  said: z.string(),
  /** The message of the answer. */
  content: z.string(),
  /** What stands ready behind the message: what is going on, and how many of each part. */
  diagnosis: z.string(),
  approaches: Count,
  steps: Count,
  exercises: Count,
})
export type PreferencesSample = z.infer<typeof PreferencesSample>
export const samplePreferences = endpoint({
  method: 'POST',
  path: '/api/coaching/preferences/sample',
  summary:
    'Get what the built-in coach would answer to one message under these preferences; nothing is stored.',
  body: z.required(PreferencesChange),
  reply: PreferencesSample,
  example: {
    said: 'Marco keeps interrupting Ana in our planning meetings.',
    content: 'Plainly: you have something specific to tell Marco.\n\n> Marco, you keep interrupting Ana.',
    diagnosis: 'So this is the heart of it: “Marco keeps interrupting Ana”.',
    approaches: 3,
    steps: 4,
    exercises: 2,
  },
})
