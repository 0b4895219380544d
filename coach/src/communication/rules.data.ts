import type { Dimension } from './analysis.ts'
import { HURT_RULES } from './hurt-rules.data.ts'

/** What a rule is about. `cost` is what its first finding takes from the score, in logits before calibration. */
export interface Rule {
  readonly name: string
  readonly dimension: Dimension
  readonly cost: number
  readonly why: string
  /** What to do about it, as advice to the writer. */
  readonly advice: string
}

/** Every rule by its key, the worst first within a dimension. */
export const RULES = {
  ...HURT_RULES,
  insult: {
    name: 'Insult',
    dimension: 'tone',
    cost: 1.4,
    why: 'A reader who is insulted stops reading for content and starts looking for a defense.',
    advice: 'Say what is wrong with the work, and leave out what you think of the person.',
  },
  threat: {
    name: 'Threat',
    dimension: 'tone',
    cost: 1.1,
    why: 'A threat gets compliance at best, and ends the conversation about what is in the way.',
    advice: 'Say what you need and what follows from it as plain facts, without an “or else”.',
  },
  anger: {
    name: 'Anger',
    dimension: 'tone',
    cost: 1.1,
    why: 'Anger is answered before the point is: the reader defends themselves or keeps away.',
    advice: 'Name what bothers you once, in calm words, and then what you need.',
  },
  subject: {
    name: 'Harsh subject line',
    dimension: 'tone',
    cost: 0.9,
    why: 'The subject is read first, often by more people than the message, and colors every line that follows.',
    advice: 'Name the matter in the subject: what it is about and by when, without a reproach.',
  },
  profanity: {
    name: 'Swearing',
    dimension: 'professionalism',
    cost: 1.3,
    why: 'Swearing is what gets quoted later; the point behind it is forgotten.',
    advice: 'Take the swearing out before the message is forwarded.',
  },
  blame: {
    name: 'Blame',
    dimension: 'tone',
    cost: 0.9,
    why: 'A reader who feels accused answers the accusation, not the request.',
    advice: 'Describe what you saw and what it led to, instead of whose fault it is.',
  },
  sarcasm: {
    name: 'Sarcasm',
    dimension: 'tone',
    cost: 0.9,
    why: 'In writing, irony loses its smile and only the edge arrives.',
    advice: 'Say straight what bothers you; irony reads as contempt.',
  },
  'passive-aggression': {
    name: 'Veiled reproach',
    dimension: 'tone',
    cost: 0.7,
    why: 'It sounds polite and means “you did not read it”; most readers hear the second part.',
    advice: 'Repeat the point itself, without pointing out that you said it before.',
  },
  hearsay: {
    name: 'Hearsay',
    dimension: 'tone',
    cost: 0.6,
    why: '“Everyone” cannot be asked: the reader feels talked about, and starts to guess by whom.',
    advice: 'Speak for yourself, and leave others to speak for themselves.',
  },
  absolute: {
    name: 'Absolute',
    dimension: 'tone',
    cost: 0.6,
    why: 'One counterexample is enough to dismiss “always” and “never”, and with it your point.',
    advice: 'Name the occasions you have in mind instead of “always” or “never”.',
  },
  demand: {
    name: 'Order',
    dimension: 'tone',
    cost: 0.5,
    why: 'A bare order leaves no room to say what stands in the way, so you learn it too late.',
    advice: 'Turn the order into a request with a date.',
  },
  curt: {
    name: 'No word of courtesy',
    dimension: 'tone',
    cost: 0.15,
    why: 'Where nothing in a message is courteous, even a harmless line sounds like an order.',
    advice: 'One “please” or “thank you” is enough.',
  },
  urgency: {
    name: 'Pressure without a date',
    dimension: 'tone',
    cost: 0.3,
    why: '“Now” and “ASAP” tell the reader that you are under pressure, not when you need it.',
    advice: 'Replace “ASAP” by a day and an hour.',
  },
  harshness: {
    name: 'Harsh word',
    dimension: 'tone',
    cost: 0.5,
    why: 'The word judges before the reader knows what happened.',
    advice: 'Say what fell short of what was needed, without a verdict.',
  },
  dismissal: {
    name: 'Dismissal',
    dimension: 'tone',
    cost: 0.8,
    why: 'It tells the reader that their concern does not count.',
    advice: 'Take up the concern in a few words before you say what you can and cannot do.',
  },
  shouting: {
    name: 'Shouting',
    dimension: 'tone',
    cost: 0.45,
    why: 'Capitals and rows of marks read as shouting, even where emphasis was meant.',
    advice: 'Write it in ordinary letters; one mark is enough.',
  },
  hedging: {
    name: 'Too many softeners',
    dimension: 'clarity',
    cost: 0.45,
    why: 'So many softeners hide what you want, and make it sound unimportant.',
    advice: 'Keep one softener at most, and say plainly what you would like.',
  },
  'character-word': {
    name: 'Trait instead of act',
    dimension: 'tone',
    cost: 0.9,
    why: 'Nobody can change a trait by Monday; a label invites an argument about who they are.',
    advice: 'Replace the trait by what a camera could have recorded.',
  },
  'mind-reading': {
    name: 'Mind reading',
    dimension: 'tone',
    cost: 0.8,
    why: 'You cannot see intentions; guessing them wrong costs you the conversation.',
    advice: 'Ask what was meant instead of telling.',
  },
  'no-situation': {
    name: 'No situation',
    dimension: 'clarity',
    cost: 0.45,
    why: 'Without a when and where the reader searches their memory instead of listening.',
    advice: 'Say when and where it happened.',
  },
  'no-behavior': {
    name: 'No behavior',
    dimension: 'clarity',
    cost: 0.6,
    why: 'Without an act that you saw or heard, the reader does not know what to repeat or change.',
    advice: 'Say what the person did or said, in words a camera could have recorded.',
  },
  'no-impact': {
    name: 'No impact',
    dimension: 'clarity',
    cost: 0.4,
    why: 'Without the effect, the reader cannot tell why it matters.',
    advice: 'Say what it led to: for you, the team or the work.',
  },
  'vague-ask': {
    name: 'Vague request',
    dimension: 'clarity',
    cost: 0.8,
    why: 'The reader has to guess what you want, and a guess is easily put off.',
    advice: 'Say in one sentence who should do what by when.',
  },
  'buried-ask': {
    name: 'Buried request',
    dimension: 'clarity',
    cost: 0.35,
    why: 'Many readers stop after the first lines; a request at the end is missed.',
    advice: 'Move the request into the first two sentences.',
  },
  'no-purpose': {
    name: 'No purpose',
    dimension: 'clarity',
    cost: 0.9,
    why: 'An invitation without a purpose is accepted out of habit, or declined.',
    advice: 'Say what will be decided or known after the meeting, and what to bring.',
  },
  'no-owner': {
    name: 'No owner',
    dimension: 'clarity',
    cost: 0.5,
    why: 'What “someone” should do, everyone leaves to someone else.',
    advice: 'Name the person who should do it.',
  },
  'no-date': {
    name: 'No date',
    dimension: 'clarity',
    cost: 0.25,
    why: 'Without a date the reader cannot tell whether today matters.',
    advice: 'Say by when you need it.',
  },
  dense: {
    name: 'Block of text',
    dimension: 'clarity',
    cost: 0.2,
    why: 'In a block without a break the eye finds no place to return to, and the middle is not read.',
    advice: 'Give each matter a paragraph of its own.',
  },
  'long-sentence': {
    name: 'Long sentence',
    dimension: 'clarity',
    cost: 0.4,
    why: 'By its end the reader has lost its beginning.',
    advice: 'Make two sentences of it.',
  },
  wordiness: {
    name: 'Wordiness',
    dimension: 'clarity',
    cost: 0.22,
    why: 'The same in fewer words is read sooner and remembered better.',
    advice: 'Cut the phrases that say nothing.',
  },
  vagueness: {
    name: 'Vague word',
    dimension: 'clarity',
    cost: 0.35,
    why: 'The reader has to guess what is meant.',
    advice: 'Name what you mean.',
  },
  jargon: {
    name: 'Jargon',
    dimension: 'clarity',
    cost: 0.2,
    why: 'Fashionable phrases sound like effort and say little.',
    advice: 'Say it in everyday words.',
  },
  'chat-spelling': {
    name: 'Chat spelling',
    dimension: 'professionalism',
    cost: 0.35,
    why: 'Short forms look careless to readers who do not know you well.',
    advice: 'Write the words out.',
  },
  'casual-register': {
    name: 'Too casual here',
    dimension: 'professionalism',
    cost: 0.5,
    why: 'The reader expects more distance from this kind of message.',
    advice: 'Choose words that fit a letter or a client.',
  },
  grammar: {
    name: 'Grammar',
    dimension: 'professionalism',
    cost: 0.25,
    why: 'Mistakes slow the reader down and make the rest look less careful.',
    advice: 'Correct the grammar.',
  },
  spelling: {
    name: 'Spelling',
    dimension: 'professionalism',
    cost: 0.25,
    why: 'A misspelled word holds the eye, and makes the rest look less careful.',
    advice: 'Correct the spelling.',
  },
  agreement: {
    name: 'Agreement',
    dimension: 'professionalism',
    cost: 0.25,
    why: 'Where verb and noun do not agree, the reader has to look for who is meant.',
    advice: 'Let verbs and nouns agree in number.',
  },
  capitalization: {
    name: 'Capitals',
    dimension: 'professionalism',
    cost: 0.25,
    why: 'A capital in its place shows where a thought begins and what is a name.',
    advice: 'Begin sentences and names with a capital.',
  },
  punctuation: {
    name: 'Punctuation',
    dimension: 'professionalism',
    cost: 0.03,
    why: 'A mark in its place tells the reader where a thought ends; most do without it.',
    advice: 'Set the marks where the reader should pause.',
  },
} as const satisfies Record<string, Rule>

/** The key of a rule. */
export type RuleKey = keyof typeof RULES
