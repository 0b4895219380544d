import type { Style } from '@lodestar/contract/assessment'

/** The four dimensions in their usual order. */
export const DISC_LETTERS = ['D', 'I', 'S', 'C'] as const
/** One dimension of DISC. */
export type DiscLetter = (typeof DISC_LETTERS)[number]

interface DiscMeaning {
  name: string
  /** How people high on it tend to work. */
  summary: string
  /** The same as the second of two. */
  second: string
  motivators: readonly [string, string, string]
  startsFrom: Style
}

/**
 * What each dimension is about, in our words, after Marston's two axes (active or thoughtful, questioning or
 * accepting). `startsFrom` is a hypothesis: no validated crosswalk to leadership styles was found.
 *
 * @see docs/coaching/imports.md
 */
export const DISC_MEANINGS: Record<DiscLetter, DiscMeaning> = {
  D: {
    name: 'Dominance',
    summary: 'Quick to act and ready to question: goes for the result, decides early and says what is wrong.',
    second: 'with a push toward results and a readiness to decide',
    motivators: ['Results that can be seen', 'Room to decide', 'A hard challenge'],
    startsFrom: 'Directive',
  },
  I: {
    name: 'Influence',
    summary: 'Quick to act and ready to accept: wins people over, speaks freely and keeps spirits up.',
    second: 'with warmth, talk and an eye for the mood',
    motivators: ['Being around people', 'Recognition', 'Freedom to try things'],
    startsFrom: 'Coaching',
  },
  S: {
    name: 'Steadiness',
    summary: 'Thoughtful and ready to accept: listens, keeps a steady pace and holds a group together.',
    second: 'with patience and care for how people are',
    motivators: ['Being of help', 'A calm and steady pace', 'Sincere thanks'],
    startsFrom: 'Supportive',
  },
  C: {
    name: 'Conscientiousness',
    summary: 'Thoughtful and ready to question: checks the facts, wants it right and works well alone.',
    second: 'with attention to facts and quality',
    motivators: ['Getting it right', 'Time to think it through', 'Standards that hold'],
    startsFrom: 'Delegating',
  },
}

/** Every name a vendor uses for a dimension, lower case. */
export const DISC_NAMES: ReadonlyMap<string, DiscLetter> = new Map([
  ...['dominance', 'dominant', 'drive'].map((name) => [name, 'D'] as const),
  ...['influence', 'influencing', 'influential', 'inducement', 'inspiring'].map(
    (name) => [name, 'I'] as const,
  ),
  ...['steadiness', 'steady', 'stability', 'supportive'].map((name) => [name, 'S'] as const),
  ...[
    'conscientiousness',
    'conscientious',
    'compliance',
    'compliant',
    'conformity',
    'caution',
    'cautious',
  ].map((name) => [name, 'C'] as const),
])
