import type { Style } from '@lodestar/contract/assessment'

/** The two letters of each pair, in the order of a code. */
export const LETTER_PAIRS = [
  ['E', 'I'],
  ['S', 'N'],
  ['T', 'F'],
  ['J', 'P'],
] as const
/** One letter of a code. */
export type TypeLetter = (typeof LETTER_PAIRS)[number][number]

interface LetterMeaning {
  name: string
  /** Completes "Tends to …". */
  tends: string
  motivator: string
}

/** What each letter stands for, in our words. */
export const LETTER_MEANINGS: Record<TypeLetter, LetterMeaning> = {
  E: {
    name: 'Extraversion',
    tends: 'think aloud and gain energy from company',
    motivator: 'Talking things through',
  },
  I: {
    name: 'Introversion',
    tends: 'think first and gain energy in quiet',
    motivator: 'Quiet time to think',
  },
  S: { name: 'Sensing', tends: 'trust facts and what has worked', motivator: 'Concrete results' },
  N: {
    name: 'Intuition',
    tends: 'look for patterns and what could be',
    motivator: 'New ideas and the bigger picture',
  },
  T: { name: 'Thinking', tends: 'decide by reasons', motivator: 'A sound argument' },
  F: {
    name: 'Feeling',
    tends: 'decide by what it means for people',
    motivator: 'Work that matters to people',
  },
  J: { name: 'Judging', tends: 'like things settled', motivator: 'A clear plan, kept' },
  P: { name: 'Perceiving', tends: 'like to keep options open', motivator: 'Room to adapt' },
}

/** Every word a vendor uses for a letter, lower case. */
export const LETTER_NAMES: ReadonlyMap<string, TypeLetter> = new Map(
  Object.entries({
    E: 'extraversion extroversion extraverted extroverted extravert extrovert',
    I: 'introversion introverted introvert',
    S: 'sensing sensation sensor observant',
    N: 'intuition intuitive intuiting',
    T: 'thinking thinker',
    F: 'feeling feeler',
    J: 'judging judgment judgement judger judicious',
    P: 'perceiving perception perceptive perceiver prospecting',
  }).flatMap(([letter, names]) => names.split(' ').map((name) => [name, letter as TypeLetter] as const)),
)

/**
 * Where people with these preferences often start from: J leans to direction, F to support. Our own hypothesis; no
 * validated crosswalk to leadership styles was found.
 *
 * @see docs/coaching/imports.md
 */
export const STYLE_OF_PREFERENCES: Record<'JT' | 'JF' | 'PT' | 'PF', Style> = {
  JT: 'Directive',
  JF: 'Coaching',
  PF: 'Supportive',
  PT: 'Delegating',
}
