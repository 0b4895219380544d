import type { Token } from '../../text/nlp.ts'
import type { MistakeRule } from '../analysis.ts'
import type { Sentence } from '../message-text.ts'
import { MASS_NOUNS, NO_PLURALS } from './word-lists.data.ts'

/** A word and what has to stand in its place: another form, or the word with something before or behind it. */
export interface Slip {
  readonly token: Token
  readonly replacement: string
  readonly rule: Exclude<MistakeRule, 'spelling'>
}
/** The words and marks of a sentence. */
export type Tokens = readonly Token[]
/** Finds the slips of one kind in a sentence. */
export type Detector = (tokens: Tokens, sentence: Sentence) => Slip[]

/** Plural measures that take a singular verb ("ten years is long"), and names in the plural. */
export const MEASURE =
  /^(?:years?|months|weeks|days|hours|minutes|dollars|euros|pounds|miles|kilometers|percent|times|points|states|nations|things|seconds|feet)$/
/** Collective nouns, which may take a singular or a plural verb in American English. */
export const GROUP =
  /^(?:number|lot|few|couple|variety|majority|minority|group|team|bunch|range|series|set|percentage|handful|dozen|total|staff|family|crew|committee)$/

/** True for a token that is one of these words. */
export const is = (token: Token | undefined, words: RegExp) => token !== undefined && words.test(token.lower)
/** True for a noun in the singular that has a plural. */
export const isSingular = ({ pos, lower, lemma, text }: Token) =>
  pos === 'NOUN' &&
  text === lower &&
  lower === lemma &&
  /^[a-z]{3,}$/.test(lower) &&
  !MASS_NOUNS.has(lower) &&
  !/(?:s|ing|ness|ship|ism|ics|men|people|children)$/.test(lower)
/** True for a noun in the plural. */
export const isPlural = ({ pos, lower, lemma, text }: Token) =>
  pos === 'NOUN' &&
  text === lower &&
  (/^(?:people|children|men|women)$/.test(lower) ||
    (/[^su']s$/.test(lower) && lower !== lemma && !NO_PLURALS.has(lower)))
