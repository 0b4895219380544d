import { FACT_KINDS } from '@lodestar/contract/case'
import type { Excerpts } from './excerpts.ts'
import type { Vector } from './meanings.ts'
import type { Story } from './story.ts'
import type { TurnReading } from './turn-reading.ts'

/** What a clause does in the conversation, in the order of the model's answers (models/hearing/labels.json). */
export const ACTS = [
  'tells',
  'answers',
  'asks_words',
  'asks_view',
  'asks_judgement',
  'asks_plan',
  'asks_fact',
  'asks_meaning',
  'asks_about_coach',
  'number',
  'tried',
  'outcome',
  'refuses',
  'objects',
  'promises',
  'agrees',
  'unsure',
  'opens_matter',
  'returns',
  'jokes',
  'thanks',
  'greets',
  'goodbye',
  'discloses',
  'other',
] as const
export type Act = (typeof ACTS)[number]

/** Says whether an act asks the coach for something. */
export const isRequest = (act: Act): boolean => act.startsWith('asks_')

/** What a word is part of: a kind of fact, a promise, or the name of a person. */
export const TAGS = [...FACT_KINDS, 'promise', 'person'] as const
export type Tag = (typeof TAGS)[number]

/** Whether a message goes on with the matter in hand, opens another, or comes back to one. */
export const MATTERS = ['same', 'new', 'back'] as const
/** One word of a message, with log odds of each label. */
export interface HeardWord {
  /** Where it stands in the message, in characters. */
  readonly start: number
  readonly end: number
  /** In the order of `ACTS`. */
  readonly acts: Float32Array
  /** In the order of `TAGS`. */
  readonly tags: Float32Array
}

/** A message, and what was said just before it. */
export interface Said {
  readonly text: string
  /** The leader's message before, and the coach's answer to it; null at the beginning. */
  readonly before: string | null
  readonly coach: string | null
  /** All the leader's messages before it, oldest first; left out where it stands in no conversation, and no story is read. */
  readonly earlier?: readonly string[]
}

/** What the hearing model made of one message in its conversation. All numbers are log odds. */
export interface Hearing {
  /** The message together with what was said before it, of length 1. */
  readonly meaning: Vector
  /** The words in their order, as far as the model reads. */
  readonly words: readonly HeardWord[]
  /** In the order of `MATTERS`. */
  readonly matter: Float32Array
  /** What it does as a whole, and whether it tells what belongs in other hands; left out where that has not been read. */
  readonly turn?: TurnReading
  /** What the story model made of it; left out where no conversation was given. */
  readonly story?: Story
  /** What of all that was told belongs into words to say; left out where none are asked for. */
  readonly excerpts?: Excerpts
  /** The meaning of the leader's own words to somebody in it, and of each sentence of them; left out where it holds none. */
  readonly draft?: { readonly whole: Vector; readonly sentences: ReadonlyMap<string, Vector> }
}
