import type { Style } from '@lodestar/contract/assessment'

/** The nine types. */
export const ENNEAGRAM_TYPES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const
/** One of the nine types. */
export type EnneagramType = (typeof ENNEAGRAM_TYPES)[number]

interface EnneagramMeaning {
  /** What vendors call it, lower case, the commonest first. */
  nicknames: readonly [string, ...string[]]
  summary: string
  motivators: readonly [string, string, string]
  startsFrom: Style
}

/**
 * What each type is about, in our words. `startsFrom` is a hypothesis: no validated crosswalk to leadership styles
 * was found.
 *
 * @see docs/coaching/imports.md
 */
export const ENNEAGRAM_MEANINGS: Record<EnneagramType, EnneagramMeaning> = {
  1: {
    nicknames: ['reformer', 'perfectionist'],
    summary: 'Holds work and self to a standard, sees what could be better and finds it hard to leave it.',
    motivators: ['Doing it right', 'Fairness', 'Improving what is there'],
    startsFrom: 'Directive',
  },
  2: {
    nicknames: ['helper', 'giver'],
    summary: 'Notices what others need and steps in early, sometimes before being asked.',
    motivators: ['Being needed', 'Close relations', 'Thanks that are meant'],
    startsFrom: 'Supportive',
  },
  3: {
    nicknames: ['achiever', 'performer'],
    summary: 'Sets goals, reads what an audience values and keeps moving until it is done.',
    motivators: ['Success that others see', 'Clear goals', 'Momentum'],
    startsFrom: 'Coaching',
  },
  4: {
    nicknames: ['individualist', 'romantic'],
    summary: 'Looks for what is real and personal, and brings a view of their own.',
    motivators: ['Work with meaning', 'Room for an own signature', 'Honest conversation'],
    startsFrom: 'Supportive',
  },
  5: {
    nicknames: ['investigator', 'observer'],
    summary: 'Wants to understand before acting, guards time and speaks when there is something to say.',
    motivators: ['Understanding it fully', 'Independence', 'Time alone'],
    startsFrom: 'Delegating',
  },
  6: {
    nicknames: ['loyalist', 'skeptic'],
    summary: 'Thinks ahead to what could go wrong, tests trust and stands by people once it is there.',
    motivators: ['Being prepared', 'People to rely on', 'Clear expectations'],
    startsFrom: 'Coaching',
  },
  7: {
    nicknames: ['enthusiast', 'epicure'],
    summary: 'Sees options everywhere, starts fast and keeps the mood up when things get heavy.',
    motivators: ['New experiences', 'Freedom of choice', 'Something to look forward to'],
    startsFrom: 'Delegating',
  },
  8: {
    nicknames: ['challenger', 'protector'],
    summary: 'Says it straight, takes charge when nobody does and stands in front of the weaker side.',
    motivators: ['Being in control of the outcome', 'Straight talk', 'Protecting people'],
    startsFrom: 'Directive',
  },
  9: {
    nicknames: ['peacemaker', 'mediator'],
    summary: 'Sees every side, keeps things calm and lets others go first.',
    motivators: ['Harmony', 'Everybody heard', 'A pace that can be kept'],
    startsFrom: 'Supportive',
  },
}

/** The three centers and their types. */
export const CENTERS: readonly { name: string; types: readonly EnneagramType[] }[] = [
  { name: 'gut', types: [8, 9, 1] },
  { name: 'heart', types: [2, 3, 4] },
  { name: 'head', types: [5, 6, 7] },
]

/** Numbers in words. */
export const NUMBER_WORDS: ReadonlyMap<string, EnneagramType> = new Map(
  ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'].map((word, at) => [
    word,
    ENNEAGRAM_TYPES[at] ?? 1,
  ]),
)
