/** A situation as insights speak of it: its subject within a sentence, and a question worth staying with. */
export interface SituationWords {
  readonly topic: string
  readonly question: string
}

/** One entry for every playbook, under its key. */
export const SITUATION_WORDS: Readonly<Record<string, SituationWords>> = {
  accountability: {
    topic: 'promises that slip',
    question: 'Who owes you what, by which day, and have they said so themselves?',
  },
  'bad-news': {
    topic: 'delivering bad news',
    question: 'What is the first sentence, the one that leaves no hope where there is none?',
  },
  confidence: {
    topic: 'doubting yourself',
    question: 'What would you do this week if it were settled that you belong in the role?',
  },
  decisions: {
    topic: 'decisions that stay open',
    question: 'On which day do you decide, even if nothing new is known by then?',
  },
  delegation: {
    topic: 'letting go of work',
    question: 'Which decision, not which task, could somebody else make from Monday on?',
  },
  'difficult-star': {
    topic: 'a difficult star',
    question: 'What do the others pay for this that nobody has added up?',
  },
  'executive-presence': {
    topic: 'being heard by senior people',
    question: 'Which one sentence should they repeat after you have left the room?',
  },
  'giving-feedback': {
    topic: 'giving feedback',
    question: 'What did you see or hear, and on which day will you say so?',
  },
  'growing-people': {
    topic: 'growing people',
    question: 'What will they be able to do next month, and what will you have stopped doing for them?',
  },
  'hiring-and-onboarding': {
    topic: 'new people',
    question: 'What must this person be able to do by their ninetieth day?',
  },
  inclusion: {
    topic: 'who gets heard',
    question: 'Whose voice was missing last time, and who will ask for it next time?',
  },
  'influencing-peers': {
    topic: 'moving people you cannot order',
    question: 'What does saying yes cost them, and what can you take off that pile?',
  },
  'leading-change': {
    topic: 'bringing in something new',
    question: 'What do people lose by it, in their own words?',
  },
  'managing-up': {
    topic: 'working with your own boss',
    question: 'What does your boss need in order to defend this one level up?',
  },
  motivation: {
    topic: 'morale',
    question: 'Who has gone quiet, and what did they care about a year ago?',
  },
  'new-to-managing': {
    topic: 'growing into the role',
    question: 'Which piece of your old job are you still holding on to?',
  },
  'one-on-ones': {
    topic: 'one-on-ones',
    question: 'What would they bring if the first twenty minutes were theirs?',
  },
  'overload-and-burnout': {
    topic: 'too much load',
    question: 'What stays undone this month because you decided so, and not because you ran out?',
  },
  'priorities-and-time': {
    topic: 'too many things at once',
    question: 'What comes off the list before anything goes on it?',
  },
  'receiving-feedback': {
    topic: 'feedback you were given',
    question: 'Which tenth of it is true, and what would people see if you acted on that?',
  },
  recognition: {
    topic: 'seeing good work',
    question: 'Who did something last week that nobody has named yet?',
  },
  'remote-and-hybrid': {
    topic: 'leading across distance',
    question: 'Which signal do you miss most, and who could simply tell you?',
  },
  'team-conflict': {
    topic: 'people who clash',
    question: 'What do both of them want that neither has said?',
  },
  'team-meetings': {
    topic: 'meetings',
    question: 'What is different in the world once the meeting is over?',
  },
  'trust-and-safety': {
    topic: 'people who keep quiet',
    question: 'When did somebody last bring you bad news, and what happened to them then?',
  },
  underperformance: {
    topic: 'results that stay below the role',
    question: 'Have they heard from you, in plain words, what is at stake and by when?',
  },
  'vision-and-strategy': {
    topic: 'giving a direction',
    question: 'What would your newest colleague say you are all working toward?',
  },
  apologizing: {
    topic: 'putting things right',
    question: 'What exactly was yours, in one sentence without a because?',
  },
  'being-undermined': {
    topic: 'being left out',
    question: 'Which one moment would you name, to whom, and on which day?',
  },
  'clients-and-parents': {
    topic: 'people outside who push',
    question: 'Where does it end, and who on your side knows that you will say so?',
  },
  'culture-and-language': {
    topic: 'different ways of talking',
    question: 'What was meant, as they would tell it at home?',
  },
  'illness-and-grief': {
    topic: 'illness and grief',
    question: 'What can they count on from you this week without asking?',
  },
  lateness: {
    topic: 'people who come late',
    question: 'At what hour do you need them, and what do they do when they cannot come?',
  },
  'letting-go': {
    topic: 'letting somebody go',
    question: 'What do you owe them by the end of that day?',
  },
  misconduct: {
    topic: 'broken rules',
    question: 'What do you know, what have you only heard, and who has to be told today?',
  },
  'pay-and-promotion': {
    topic: 'pay and promotion',
    question: 'What is the honest reason, said so that they can do something with it?',
  },
  'return-from-leave': {
    topic: 'coming back from leave',
    question: 'What has changed since they left, and who will tell them before Monday?',
  },
}
