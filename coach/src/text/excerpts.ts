/** What pieces of what a leader told are in words to say, in the order of the model's answers (models/excerpts/labels.json); the last answer is that they are none. */
export const EXCERPT_ROLES = ['did', 'good', 'mine', 'news', 'fact', 'want', 'offer', 'feel'] as const
export type ExcerptRole = (typeof EXCERPT_ROLES)[number]

/** What words to say mainly do, in the order of the model's answers. */
export const EXCERPT_ACTS = [
  'correct',
  'praise',
  'apologize',
  'refuse',
  'bad-news',
  'ask',
  'invite',
  'open',
  'boundary',
  'tell-group',
  'dismiss',
  'console',
  'admit',
  'agree',
] as const
export type ExcerptAct = (typeof EXCERPT_ACTS)[number]

/** What kind of person words are for, in the order of the model's answers. */
export const EXCERPT_KINDS = ['person', 'group', 'boss', 'outside'] as const

/** One word of what a leader told. */
export interface ExcerptWord {
  /** Where it stands in its message, in characters. */
  readonly start: number
  readonly end: number
  /** The chance of each role, 0 to 1, in the order of `EXCERPT_ROLES`; the last that it belongs into no words. */
  readonly roles: Float32Array
}

/** What the excerpt model (models/excerpts/card.md) made of a request for words, with all that was told before it. */
export interface Excerpts {
  /** The leader's messages, oldest first, each with its words as far as the model reads. */
  readonly messages: readonly { readonly text: string; readonly words: readonly ExcerptWord[] }[]
  /** What the words mainly do: the chance of each, 0 to 1, in the order of `EXCERPT_ACTS`. */
  readonly acts: Float32Array
  /** The same of the kind of person they are for, in the order of `EXCERPT_KINDS`. */
  readonly kinds: Float32Array
}
