import type { SentenceFault } from './check-sentence.ts'

/** What was taken out of an answer, by the check that found it. */
export type Repair =
  | SentenceFault
  | 'question'
  | 'repeated'
  | 'promised'
  | 'untold'
  | 'note-quote'
  | 'note-day'
  | 'note-id'
  | 'note-words'

/** Why an answer is not shown. */
type Refusal =
  | 'empty-part'
  | 'refused'
  | 'too-long'
  | 'markup'
  | 'rules-told'
  | 'role'
  | 'promise'
  | 'off-topic'
  | 'figures'
  | 'over-limit'
  | 'invented-in-words'
  | 'not-whole'

/** An answer that cannot be shown: why, and the same as it is said to the model that may try once more. */
export interface Refused {
  readonly refusal: Refusal
  readonly reason: string
}

type Explained = Exclude<
  Refusal,
  'not-whole' | 'invented-in-words' | 'over-limit' | 'promise' | 'off-topic' | 'figures'
>
const REASONS: Readonly<Record<Explained, string>> = {
  'empty-part': 'The message says nothing.',
  refused: 'The message declines to answer. Answer as a coach, within what a coach can do.',
  'too-long': 'The message is far too long.',
  markup: 'The message holds tags, links or code.',
  'rules-told': 'The message repeats what you were told about your role.',
  role: 'The message speaks as somebody else than their coach, or claims to have done something for them.',
}
/** What can be wrong with a sentence of an answer. */
export type Fault = SentenceFault | 'question' | 'repeated' | 'promised' | 'untold'

const FAULTS: Readonly<Record<Fault, string>> = {
  address: 'gives an address or a telephone number',
  study: 'leans on research that is not in the material',
  percentage: 'gives a percentage that nobody has told',
  number: 'gives a number or time that nobody has told',
  day: 'names a day or date that nobody has told, or that is not in the calendar',
  name: 'names somebody or something that nobody has mentioned',
  quote: 'quotes words that they have not written',
  question: 'asks, although they are leaving',
  repeated: 'was said before',
  promised: 'tells of a promise that they have not made',
  untold: 'tells of somebody what they have not told',
}

/** Refuses a whole answer. */
export const refuse = (refusal: keyof typeof REASONS): Refused => ({ refusal, reason: REASONS[refusal] })
/** Says what is wrong with a sentence, or with words to say; `culprit` is the word that is, where it is one. */
export const explain = (text: string, fault: Fault, culprit?: string) =>
  `“${text.trim()}” ${FAULTS[fault]}${culprit === undefined ? '' : `: “${culprit}”`}.`
