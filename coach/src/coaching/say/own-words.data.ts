/** Stand where the leader has told nothing that can be said, by what the words are for. */
export const BLANKS = {
  correct: '[What you saw, with the day.]',
  boundary: '[What was said or done, with the day.]',
  'bad-news': '[The decision, in one sentence.]',
  dismiss: '[The decision, in one sentence, with its day.]',
  ask: '[What you need from them, and by when.]',
  praise: '[What they did, with the day.]',
  apologize: '[What you did, without a reason.]',
  'tell-group': '[The news, in one sentence.]',
} as const

/** Ask for the other side where nothing is asked of them yet. */
export const THEIR_SIDE: readonly string[] = [
  'How did that look from your side?',
  'What was going on for you there?',
  'How do you see it?',
]

/** What the words are for, by the channel they take. */
export const SCENARIO = {
  spoken: 'To say to {person}, made of what you have told me',
  chat: 'A message to {person}, made of what you have told me',
  mail: 'A mail to {person}, made of what you have told me',
} as const

/** What such words are for. */
export const PURPOSE = 'In your words, with blanks for what I do not know'

/** How to use them. */
export const OWN_WORDS_TIPS: readonly string[] = [
  'Read it aloud once. What you would never say, say in your way.',
  'Stop after the last sentence, and count to six before you add anything.',
]

/** Before words that are made of what the leader has told. */
export const OWN_WORDS_LEAD: readonly string[] = [
  'Made of what you have told me:',
  'I would say it like this:',
  'Here it is, as short as you can hold it:',
  'Try it this way:',
  'Like this, perhaps:',
]

/** Before words of which it is not sure that they are meant. {purpose} begins with "to". */
export const NEAREST_LEAD: readonly string[] = [
  'The nearest I have are words {purpose}:',
  'If I have understood you, these are words {purpose}:',
  'I take it that you want words {purpose}:',
]

/** After such words. */
export const OTHER_WORDS: readonly string[] = [
  'If they are meant for something else, tell me in half a sentence what they should bring about.',
  'If that is not it, say what should be different once they are said.',
]

/** How words that give feedback are given, by the way the leader prefers. */
export const IN_YOUR_STYLE = {
  sandwich: 'Put one exact thing you value before it and one after it, and mean both.',
  direct: 'If you want it straighter still, leave out the first sentence. What follows stands alone.',
  balanced: 'Give what it led to and what you ask for the same calm and the same time.',
  strengths_first: 'Before you begin, name one thing they do that you would miss.',
} as const
