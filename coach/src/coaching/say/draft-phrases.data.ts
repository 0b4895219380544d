import type { Heard } from '../listen/listen.ts'

type OwnDraft = NonNullable<Heard['draft']>
type DraftChange = NonNullable<OwnDraft['change']>

/** How it stands with a draft: nothing to change, a slip of language, one small thing, or something that will cost. */
export type Verdict = 'good' | 'slip' | 'small' | 'serious'

/** The answer to the question that was asked, first. */
export const VERDICTS: Readonly<Record<OwnDraft['asks'], Readonly<Record<Verdict, readonly string[]>>>> = {
  good: {
    good: ['Yes. {send} it as it is.'],
    slip: ['Yes, with one slip mended.'],
    small: ['Yes, with one change.', 'Yes, once one thing is different.'],
    serious: ['No, not like this. One change matters most.', 'Not yet, no. One thing in it will cost you.'],
  },
  bad: {
    good: ['No. {send} it as it is.'],
    slip: ['No. One slip is all I would mend.'],
    small: ['A little, yes, in one place.', 'Hardly, but one place is worth a change.'],
    serious: ['Yes. One thing in it does that.', 'Yes, it is. It comes from one place.'],
  },
  either: {
    good: ['It is fine. {send} it as it is.'],
    slip: ['It is fine, with one slip mended.'],
    small: ['It is fine, with one change.'],
    serious: ['Not fine yet. One change matters most.'],
  },
}

/** The answer where what was feared is not what is wrong. */
export const OTHER_FAULT: readonly string[] = [
  'No, that is not what I would worry about. Something else in it is worth a change.',
  'No, not that. But one other thing will cost you.',
]

/** The answer to a fear that nothing in the words can show. */
export const NOT_TO_BE_SEEN: readonly string[] = [
  'No, not that I can see. {send} it as it is.',
  'I see nothing of the kind in it, so no. {send} it as it is.',
]

/** What too many softeners do. */
export const SOFTENED =
  'By the time they reach what you want, it sounds like something that can wait. Say it without the words around it.'

/** Before the draft with its change made. */
export const CHANGED: readonly string[] = ['With that changed:', 'So it reads:', 'Then it is this:']

/** Beside it, where more was changed. */
export const CHANGED_MORE: readonly string[] = [
  'With that changed, and the small things beside it:',
  'So it reads, with the smaller slips mended too:',
]

/** Before a draft that was asked to be otherwise. */
export const CHANGED_SO: Readonly<Record<DraftChange, readonly string[]>> = {
  shorter: ['Shorter, with nothing left out that they need:', 'In fewer words:'],
  softer: ['Softer, and the point still stands:', 'The same with less edge:'],
  firmer: ['Firmer, without anything that makes it smaller:', 'The same, standing straighter:'],
  correct: ['Corrected:', 'With the slips mended:'],
}

/** Where it cannot be made so. */
export const LEFT_SO: Readonly<Record<DraftChange, readonly string[]>> = {
  shorter: ['I would not cut it further: every sentence carries something they need.'],
  softer: ['There is nothing in it that bites. Softer would only make it less clear.'],
  firmer: ['It is firm already: nothing in it makes it smaller.'],
  correct: ['I find nothing to correct in it.'],
}

/** What speaks for a draft, by the sentence of it that does; the first that fits. */
export const REASONS: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [
    /\b(?:i(?:'m| am) (?:so |very |really )?sorry|i apologi[sz]e|i was wrong|was wrong of me|my (?:mistake|fault|error|apologies)|the error was mine|i got (?:it|that) wrong|that was a lie)\b(?!.*\b(?:but|however|if you)\b)/i,
    '“{words}” owns your part and gives no excuse behind it.',
  ],
  [
    /\b(?:please|could you|can you|would you|will you|i need|i ask you|i(?:'d| would) like)\b.*(?:\d|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:today|tomorrow|tonight|noon)\b)/i,
    '“{words}” says what you want and by when, so they can say yes or no to it.',
  ],
  [/\?\s*$/, '“{words}” leaves them room to answer.'],
  [
    /\b(?:thank|thanks|grateful|well done)\b/i,
    '“{words}” thanks them for one thing, and that is what stays.',
  ],
  [/\b(?:because|so that|since)\b/i, '“{words}” gives the reason, so they need not guess one.'],
  [
    /\d|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:today|tomorrow|yesterday)\b/i,
    '“{words}” is something they can check, so there is little to argue about.',
  ],
  [
    /\b(?:i(?:'ll| will)|we(?:'ll| will))\b/i,
    '“{words}” says what you will do, and that is what they will hold on to.',
  ],
  [/\S/, '“{words}” stands there plainly, so nobody has to guess what you mean.'],
]
