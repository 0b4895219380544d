/** What the leader's words are to do. */
export type SpeechAct =
  | 'correct'
  | 'bad-news'
  | 'ask'
  | 'refuse'
  | 'praise'
  | 'apologize'
  | 'open'
  | 'tell-group'

/** A sentence to say, and how much the words need it: of fewer sentences than there are, those with the lowest rank stay. */
export interface Sentence {
  readonly rank: number
  /** Holds {person} where there is a name to call, {seen} and {effect} for what the leader has told, and [brackets] for what they have not. */
  readonly text: string
}

/** The sentences of each act, in the order they are said. What is in brackets is for the leader to fill in. */
export const SENTENCES: Readonly<Record<SpeechAct, readonly Sentence[]>> = {
  correct: [
    { rank: 1, text: '{person}, what I have seen is this: {seen}.' },
    { rank: 3, text: 'What comes of it is this: {effect}.' },
    {
      rank: 2,
      text: 'From now on I need [what you want to see, so that both of you can tell whether it happened].',
    },
    { rank: 4, text: 'What would get in the way of that?' },
  ],
  'bad-news': [
    {
      rank: 1,
      text: '{person}, I have bad news, and I want you to have it from me: [what is decided, in one sentence].',
    },
    { rank: 2, text: 'It is decided, and the reason is [the one reason you can stand behind].' },
    { rank: 3, text: 'You may be angry about it, and I will not talk you out of that.' },
    { rank: 4, text: 'What do you need to know from me today?' },
  ],
  ask: [
    { rank: 1, text: '{person}, I need a decision from you by [day]: [the question, in one sentence].' },
    { rank: 3, text: 'What makes it urgent: {seen}.' },
    { rank: 2, text: 'I see two ways, [one] and [the other], and I would take [your choice].' },
    { rank: 4, text: 'Which of the two can I count on?' },
  ],
  refuse: [
    { rank: 1, text: '{person}, I will not do [what is asked], and I want you to hear it early.' },
    { rank: 3, text: 'The reason is [one reason], and it will not change this month.' },
    { rank: 2, text: 'What I can do is [the smaller thing], by [day].' },
  ],
  praise: [
    { rank: 1, text: '{person}, [what they did, as exactly as you saw it].' },
    { rank: 2, text: 'Because of it, [what became possible].' },
    { rank: 3, text: 'I noticed, and I wanted to say so.' },
  ],
  apologize: [
    { rank: 1, text: '{person}, I am sorry that I [what you did, without a because].' },
    { rank: 3, text: 'It cost you [what it cost them], and that was mine to prevent.' },
    { rank: 2, text: 'From now on I will [one thing they can see].' },
  ],
  open: [
    { rank: 1, text: '{person}, I want to talk with you about [the matter, in five words].' },
    { rank: 2, text: 'What I have seen is this: {seen}.' },
    { rank: 3, text: 'I may be missing something; how did it look from your side?' },
  ],
  'tell-group': [
    { rank: 1, text: 'One thing before we start: [what has changed, in one sentence].' },
    {
      rank: 3,
      text: 'What I can tell you is [what is certain]; what I cannot tell you yet is [the rest], and you will hear it from me by [day].',
    },
    { rank: 2, text: 'Until then, [what they should do, or go on doing].' },
    { rank: 4, text: 'Come to me today with what this means for you.' },
  ],
}

/** Stand where no clause of the leader's can be said to the other as it is: with what they wrote, or without. */
export const BLANKS = {
  seen: { quoted: '[what you saw; you wrote “{words}”]', empty: '[what you saw, with the day]' },
  effect: { quoted: '[what came of it; you wrote “{words}”]', empty: '[the effect, as one fact]' },
} as const

/** What the words are for, by the channel they take. */
export const SCENARIO = {
  spoken: 'To say to {person}, made of what you have told me',
  chat: 'A message to {person}, made of what you have told me',
  mail: 'A mail to {person}, made of what you have told me',
} as const

/** How to use them. */
export const OWN_WORDS_TIPS: readonly string[] = [
  'Fill the brackets with facts somebody could have filmed; then read it aloud once.',
  'Stop after the last sentence, and count to six before you add anything.',
]

/** Before words that are made of what the leader has told. */
export const OWN_WORDS_LEAD: readonly string[] = [
  'Made of what you have told me; what stands in brackets only you can fill in.',
  'In your case, I would say it like this. The brackets are yours.',
  'Here it is, as short as you can hold it. Put your facts where the brackets are.',
]
