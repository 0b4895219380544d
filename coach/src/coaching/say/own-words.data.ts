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

/** Before the frame for the leader's own sentences. */
export const FRAME_LEAD: readonly string[] = [
  'This is how it can begin and end. The middle is yours:',
  'A beginning and an end, and the middle out of your own sentences:',
]

/** Before the sentences that can stand in the frame. */
export const PIECES_LEAD: readonly string[] = [
  'Out of what you have told me these could stand in the middle. Take what belongs there, two are mostly enough:',
  'From your own sentences, turned to the one who hears them. Choose one or two:',
  'You have said most of it already. Put in what you want heard, and leave the rest:',
]

/** How a place is filled where it is not known which of their sentences belong there. */
export const HOW_TO_FILL: readonly string[] = [
  'Into the brackets goes one thing that a stranger could have seen, heard or counted: a date, a number, what was said word for word. Leave out why they did it. One is enough; with the second it becomes a list of charges.',
  'For the place in brackets take the plainest fact you have told me, one that nobody can argue with: what happened, when, how often. No adjective, and nothing you only suppose.',
  'What stands in the brackets decides how the rest is heard. Choose the one fact the other person would also call true, and say it in one line, with its day or its number.',
]

/** Stands where they go. */
export const OWN_SENTENCES = '[In your own sentences: what you saw, did or decided.]'

/** The same, before what the request says itself that the words shall say. */
export const WHAT_LED_TO_IT = '[What led to it, in your own sentences.]'

/** Before the sentences that can stand there. */
export const LED_LEAD: readonly string[] = [
  'What they need to know first, out of what you have told me. One or two are enough, or none:',
  'If they need to hear what led to it, take it from your own sentences:',
  'From your own sentences, for the place at the beginning. Leave it out if they know it already:',
]

/** Before the sentences that can stand at the place in words that are written for something. */
export const PLACE_LEAD: readonly string[] = [
  'For the place in brackets, from your own sentences. One is mostly enough:',
  'What could stand in the brackets, as you told it to me:',
  'Put one or two of these where the brackets are, or a sentence of your own:',
]

/** Before what can be said about what was told, beside words with a blank. */
export const TOLD_LEAD: readonly string[] = [
  'Or, if it is about what you told me last:',
  'If it is what you have just told me that you want to say:',
  'And in case it is about what you told me last:',
]

/** Begin any hard talk, where it is not sure what the words shall bring about: nothing in them can be the wrong thing. */
export const OPENERS = {
  spoken: [
    "I'd like ten minutes with you, and I'd rather say this myself than let it lie. [In one sentence: what you saw, did or decided.] Then I'll stop, because I want to hear how it looks from where you stand.",
    "There's something I have to say to you, and I'll say it plainly. [In one sentence: what it is.] That is all of it. Tell me what you make of it.",
    'Have you got a moment, without the others? I have one thing to say to you. [In one sentence: what you saw, did or decided.] What do you say to that?',
  ],
  chat: [
    "Have you got ten minutes for me today? There's something I'd rather say to you than write.",
    "There's one thing I want to tell you myself. When today can I come by?",
  ],
  mail: [
    'I am writing because one thing should not stay unsaid between us. [In one sentence: what you saw, did or decided.] I would like to hear what you think of it; when does it suit you to talk?',
  ],
} as const

/** Before such words. */
export const OPENER_LEAD: readonly string[] = [
  'What the words shall bring about I have not understood well enough to write all of them. This begins it, and holds whatever it is:',
  'I would rather not put the wrong words into your mouth. Here is a beginning that is right in any case, with a place for the one sentence that only you have:',
  'I am not sure what it is you want to have said at the end. So this is the frame, and the middle is yours:',
]

/** After such words. */
export const OPENER_ASK: readonly string[] = [
  'Which of the lines below is nearest to it? One tap, and I write the whole. Or tell me in half a sentence what should be different once it is said.',
  'Tap below what comes nearest, and you get all of it in words; or say in half a sentence what they shall know or do afterward.',
]

/** How words that give feedback are given, by the way the leader prefers. */
export const IN_YOUR_STYLE = {
  sandwich: 'Put one exact thing you value before it and one after it, and mean both.',
  direct: 'If you want it straighter still, leave out the first sentence. What follows stands alone.',
  balanced: 'Give what it led to and what you ask for the same calm and the same time.',
  strengths_first: 'Before you begin, name one thing they do that you would miss.',
} as const
