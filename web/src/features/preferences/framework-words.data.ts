import type { FRAMEWORKS } from '@lodestar/contract/preferences'

type Framework = (typeof FRAMEWORKS)[number]
/** A framework that leads through a session; SBI does not. */
export type SessionFramework = Exclude<Framework, 'SBI'>

/** What each framework does in a session of the built-in coach, in the order the frameworks are offered. */
export const FRAMEWORK_OPTIONS: readonly { value: Framework; label: string; hint: string }[] = [
  {
    value: 'GROW',
    label: 'GROW',
    hint: 'What you want, how things stand, what you could do, what you will do.',
  },
  {
    value: 'SBI',
    label: 'SBI',
    hint: 'Shapes messages, not sessions: scripts that name situation, behavior and impact come first.',
  },
  {
    value: 'CLEAR',
    label: 'CLEAR',
    hint: 'Agrees what the talk is for, then how things stand, what you could do, what you will do.',
  },
  {
    value: 'OSKAR',
    label: 'OSKAR',
    hint: 'The outcome you want, how things stand, what could work, what you will do, and a look back.',
  },
  { value: 'TGROW', label: 'TGROW', hint: 'Agrees the topic first, then goes the way of GROW.' },
  {
    value: 'PRACTICE',
    label: 'PRACTICE',
    hint: 'The problem before the goal, and two rounds of alternatives before you choose.',
  },
  {
    value: 'FUEL',
    label: 'FUEL',
    hint: 'Agrees the topic, then how things stand, where you want to be, and the plan.',
  },
]

/** The names of the step a session starts with and of the one that asks what you will do. */
export const SESSION_STEPS: Readonly<Record<SessionFramework, { first: string; commit: string }>> = {
  GROW: { first: 'Goal', commit: 'Will' },
  TGROW: { first: 'Topic', commit: 'Wrap-up' },
  CLEAR: { first: 'Contracting', commit: 'Action' },
  OSKAR: { first: 'Outcome', commit: 'Affirm & Action' },
  PRACTICE: { first: 'Problem identification', commit: 'Target most feasible solution' },
  FUEL: { first: 'Frame the conversation', commit: 'Lay out a success plan' },
}
