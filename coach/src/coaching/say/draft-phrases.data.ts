import type { Heard } from '../listen/listen.ts'

type Faulty = Exclude<NonNullable<NonNullable<Heard['sound']>['verdict']>, 'good'>

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

/** What whoever gets a draft hears in it, and what would be said instead. */
export const HEARD_AS: Readonly<Record<Faulty, readonly string[]>> = {
  hard: [
    '“{words}” is what they will hear, and little behind it. Take it out; what you want changed stands without it.',
    'They will carry “{words}” home, and not what you need from them. Say what happened, and what you ask.',
    '“{words}” strikes at them. What was done can be said as plainly, and about that they can do something.',
    'Whoever gets “{words}” defends themselves before they think. Leave it out and let the facts speak.',
  ],
  foggy: [
    '“{words}” could come from any office. They will ask themselves what has been decided, and by whom.',
    'In “{words}” nobody does anything. Say who decided what, and from which day on.',
    '“{words}” wraps the news up. People read such a sentence twice, and fear something worse.',
    '“{words}” keeps you out of sight. Say it in the words you used with me: I did, I decided, I ask.',
  ],
  soft: [
    '“{words}” asks for nothing that can be done. They may nod kindly and change nothing.',
    'After “{words}” they will not know that you mean it. Say in one sentence what you want, and by when.',
    '“{words}” leaves so much open that nobody even has to say no. Ask straight, and let them answer.',
    'Behind “{words}” what you want is hard to find. Put it first, and leave out what comes before it.',
  ],
  excuse: [
    '“{words}” makes it small, or somebody else’s. Say what you did, and stop there.',
    'With “{words}” the rest is taken back. End before it.',
    'They will hear “{words}” as: it was not so bad. How bad it was is theirs to say.',
    '“{words}” explains, and whoever was hurt does not want it explained. Own your part in one sentence.',
  ],
  promise: [
    'Can you keep “{words}”? If that is not in your hands, say what you do know, and when you will know more.',
    '“{words}” is what they will remember, word for word. Promise what you can do yourself, and nothing beyond it.',
    'Before “{words}” goes out, ask yourself who else would have to say yes to it.',
  ],
  empty: [
    '“{words}” could be said to anybody. What is missing is the one thing they did, so that they can tell you saw it.',
    'It is kind, and it will not stay: nothing in “{words}” belongs to this person alone.',
    'One thing you saw, with its day, weighs more than “{words}”.',
  ],
}

/** Where it is not sure whether a draft is good. */
export const NOT_SURE: readonly string[] = [
  'I find nothing in it that will hurt you, and I am not sure that it is enough. Read it as they will: what do they know after it that they did not know before?',
  'It may do. What I would look at: is the one thing you want in it, in a sentence of its own?',
  'There is no fault in it that I could point at. Ask yourself what they will do once they have heard it; if you can’t tell, it says too little.',
]

/** Before what was told and does not stand in a draft that falls short. */
export const LEFT_OUT: readonly string[] = [
  'What you told me, and it does not say:',
  'This is in your story and not in it yet:',
  'From what you told me I would rather have in it:',
]
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
]
