import type { CoachingPreferences } from '@lodestar/contract/preferences'
import { SESSION_STEPS } from './framework-words.data.ts'
import { listSessionFrameworks } from './order-frameworks.ts'

type Preferences = Omit<CoachingPreferences, 'userId'>

// What the built-in coach does with each preference. The test compares these with the coach itself.
const SIZES = {
  brief: { approaches: 2, steps: 3, actions: 3, exercises: 1, scripts: 1, insights: 2 },
  balanced: { approaches: 3, steps: 5, actions: 4, exercises: 2, scripts: 2, insights: 3 },
  detailed: { approaches: 4, steps: 8, actions: 6, exercises: 3, scripts: 3, insights: 4 },
} as const
const FOCUS = [
  { exercises: -1, scripts: -1, insights: 2 },
  { exercises: -1, scripts: 0, insights: 1 },
  { exercises: 0, scripts: 0, insights: 1 },
  { exercises: 0, scripts: 0, insights: 0 },
  { exercises: 1, scripts: 1, insights: -1 },
] as const
const HARD_PART = [
  'after the explanations, as something to drop if it does not fit',
  'after the explanations, said gently',
  'after the explanations, said plainly with an “if it fits”',
  'before the explanations, said plainly',
  'before the explanations, said plainly and followed by a line that presses on it',
]
/** Each is said in that tone and in no other. */
const SAID_IN_TONE = {
  direct: 'What this comes down to',
  encouraging: 'There is more to work with here than it feels like.',
  analytical: 'Working assumption',
  supportive: 'You do not have to solve all of it today.',
}
const EMPATHY = [
  'The coach goes straight to the matter and leaves feelings out.',
  'The coach starts with the matter and notes in passing a feeling you name.',
  'The coach starts with the matter, then answers a feeling you name.',
  'The coach starts with you: with a feeling you name, or with what this asks of you.',
  'The coach starts with you, answers up to two feelings you name, and looks after you before any plan.',
]
const FEEDBACK_ADVICE = {
  sandwich: 'to keep praise as exact as the criticism it wraps',
  direct: 'to drop the opening courtesy and start with the moment itself',
  balanced: 'to give the effect and the request the same weight',
  strengths_first: 'to open with one thing they do that you would miss',
}
const CHALLENGE = [
  'The coach prefers five-minute steps and easy approaches.',
  'The plan has a five-minute start, then prefers small steps.',
  'The plan has a five-minute start, then prefers middling steps.',
  'The plan has a five-minute start, then prefers big steps.',
  'The coach prefers big steps and hard approaches.',
]
const QUESTIONS = {
  loose: 'The question of each turn is part of the talk, in plain words.',
  balanced: 'The question of each turn stands out in bold.',
}
const LOOK_AGAIN = {
  daily: 'tomorrow',
  weekly: 'in a week',
  biweekly: 'in two weeks',
  monthly: 'in 30 days',
}

/** Says what the coach does with tone, directness and response length. */
export function describeCommunication(preferences: Preferences): string[] {
  const { approaches, steps, actions } = sizesOf(preferences)
  return [
    `A full answer holds up to ${approaches} approaches of up to ${steps} steps, and a plan of ${actions} actions.`,
    `The uncomfortable part comes ${HARD_PART[preferences.directnessLevel - 1]}.`,
    `The coach says things like “${SAID_IN_TONE[preferences.communicationTone]}”`,
  ]
}

/** Says what the coach does with empathy and feedback style. */
export const describeRelationship = ({ empathyLevel, feedbackStyle }: Preferences): string[] => [
  EMPATHY[empathyLevel - 1] ?? '',
  `A script for giving feedback reminds you ${FEEDBACK_ADVICE[feedbackStyle]}.`,
]

/** Says what the coach does with challenge, practical focus and structure. */
export function describeLearning(preferences: Preferences): string[] {
  const { exercises, scripts, insights } = sizesOf(preferences)
  const { challengeLevel, structurePreference } = preferences
  const lead = leadOf(preferences)
  return [
    CHALLENGE[challengeLevel - 1] ?? '',
    `A full answer brings up to ${count(exercises, 'exercise')}, ${count(scripts, 'script')} and ${count(insights, 'insight')} with their sources.`,
    structurePreference === 'highly_structured'
      ? `Each step is announced, such as “${lead}, step\u00a01: ${SESSION_STEPS[lead].first}”.`
      : QUESTIONS[structurePreference],
  ]
}

/** Says what the coach does with the chosen frameworks. */
export function describeFrameworks(preferences: Preferences): string[] {
  const { frameworkPreference } = preferences
  const [chosen, ...waiting] = listSessionFrameworks(frameworkPreference)
  const lead = leadOf(preferences)
  const { first, commit } = SESSION_STEPS[lead]
  return [
    `${chosen ? lead : `You chose no way through a session, so ${lead}`} leads: a session starts with “${first}” and asks what you will do at “${commit}”.`,
    ...(waiting.length > 0
      ? [`One framework leads a session. Kept, and not in use: ${LIST.format(waiting)}.`]
      : []),
    ...(frameworkPreference.includes('SBI')
      ? ['Scripts in the order situation, behavior, impact come before the others.']
      : []),
  ]
}

/** Says what the coach does with follow-up, meeting frequency and position. */
export function describeFollowUp(preferences: Preferences): string[] {
  const { followUpPreference, challengeLevel, meetingFrequency } = preferences
  const position = preferences.currentPosition.trim()
  const obstacle =
    challengeLevel === 5 ? 'asks you to imagine that it failed' : 'asks what could get in the way'
  const asks = {
    minimal: 'Once you commit to something, the coach asks for the day if you named none, and nothing else.',
    moderate: `Once you commit to something, the coach ${obstacle}, and keeps a question for next time.`,
    intensive: `Once you commit to something, the coach ${obstacle} and how you will check on it, and keeps a question for next time.`,
  }
  return [
    asks[followUpPreference],
    `The coach names the day to look at it again: ${LOOK_AGAIN[meetingFrequency]}.`,
    position
      ? `The coach reckons with how people see you as ${position}.`
      : 'Without a position, the coach leaves out how people see your role.',
  ]
}

/** How many of each part a full answer holds; at least one of each. */
function sizesOf({ responseLength, practicalFocus }: Preferences) {
  const base = SIZES[responseLength]
  const shift = FOCUS[practicalFocus - 1] ?? FOCUS[3]
  return {
    ...base,
    exercises: Math.max(1, base.exercises + shift.exercises),
    scripts: Math.max(1, base.scripts + shift.scripts),
    insights: Math.max(1, base.insights + shift.insights),
  }
}

const leadOf = ({ frameworkPreference }: Preferences) =>
  listSessionFrameworks(frameworkPreference)[0] ?? 'GROW'

const LIST = new Intl.ListFormat('en', { type: 'conjunction' })
const count = (amount: number, noun: string) => `${amount} ${amount === 1 ? noun : `${noun}s`}`
