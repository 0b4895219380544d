/** What pieces of what a leader told are in words to say, in the order of the model's answers (models/excerpts/labels.json); the last answer is that they are none. */
export const EXCERPT_ROLES = ['did', 'good', 'mine', 'news', 'fact', 'want', 'offer', 'feel'] as const
export type ExcerptRole = (typeof EXCERPT_ROLES)[number]

/** How a request tells what the words shall say: as a sentence ("the floor will rotate now"), or as what is to be done, wanted, promised, allowed, turned down, regretted, thanked
 * for, asked, or only named; in the order of the model's answers. */
export const POINT_KINDS = [
  'tell',
  'do',
  'need',
  'will',
  'may',
  'no',
  'sorry',
  'thanks',
  'whether',
  'topic',
] as const
export type PointKind = (typeof POINT_KINDS)[number]

/** What kind of person words are for, in the order of the model's answers. */
export const EXCERPT_KINDS = ['person', 'group', 'boss', 'outside'] as const

/**
 * What a message is as a whole, each by the model's own names (models/excerpts/labels.json): what words are for, what is asked for a view, what is feared, what the
 * leader first comes with, and what they tell further on.
 */
export type Whole = 'form' | 'ask' | 'fear' | 'matter' | 'news'

/** One word of what a leader told. */
export interface ExcerptWord {
  /** Where it stands in its message, in characters. */
  readonly start: number
  readonly end: number
  /** The chance of each role, 0 to 1, in the order of `EXCERPT_ROLES`; the last that it belongs into no words. */
  readonly roles: Float32Array
  /** Of a word of the request the chance of each kind of point, in the order of `POINT_KINDS`, then that it names whom the words are for, and that it is neither. */
  readonly points?: Float32Array
}

/** What the excerpt model (models/excerpts/card.md) made of a message, with all that was told before it. */
export interface Excerpts {
  /** The leader's messages, oldest first, each with its words as far as the model reads. */
  readonly messages: readonly { readonly text: string; readonly words: readonly ExcerptWord[] }[]
  /** What kind of person the words are for: the chance of each, 0 to 1, in the order of `EXCERPT_KINDS`. */
  readonly kinds: Float32Array
  /** What the message is as a whole: the chance of each kind, 0 to 1, by its name. */
  readonly whole: Readonly<Record<Whole, ReadonlyMap<string, number>>>
}
