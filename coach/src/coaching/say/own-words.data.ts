/** Stand where the leader has told nothing that can be said. */
export const BLANKS = {
  seen: '[What you saw, with the day.]',
  matter: '[The one fact, in one sentence.]',
} as const

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
