/** One word of a message, as the story model reads it. */
export interface StoryWord {
  /** Where it stands in the message, in characters. */
  readonly start: number
  readonly end: number
  /** Log odds that the message turns on it. */
  readonly key: number
}

/** What the story model (models/story/card.md) made of a message with all that was told before it. */
export interface Story {
  /** What words to say are for, if they are asked for: the chance of each purpose, 0 to 1, by its key. */
  readonly purposes: ReadonlyMap<string, number>
  /** What the message tells, in the order of `KINDS`: the chance of each, 0 to 1; the rest is that it asks or tells nothing. */
  readonly kinds: Float32Array
  /** The words in their order, as far as the model reads. */
  readonly words: readonly StoryWord[]
}

/** The kinds of things that leaders tell, in the order of the model's answers (models/story/labels.json). */
export const KINDS = [
  'incident',
  'tried',
  'did-it',
  'corrects',
  'own-part',
  'fears-reaction',
  'withdraws',
  'objects',
  'their-words',
  'realizes',
  'torn',
  'rules-out',
  'wronged',
  'pressure',
  'real-cause',
  'stakes',
  'leans',
  'history',
  'answers',
  'doubts-self',
  'guilt',
  'sorrow',
  'good-sign',
  'custom',
  'tired',
  'wants',
  'secret',
  'their-merit',
  'angry',
  'takes-sides',
  'their-reason',
  'clock',
  'denies',
  'values',
  'joke',
  'skeptical',
  'announced',
  'worried',
  'agrees',
  'opens',
] as const
export type ToldKind = (typeof KINDS)[number]
