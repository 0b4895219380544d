import type { CoachingPrompt, PromptSituation } from '@lodestar/contract/prompts'

/**
 * What each situation to pick can turn out to be: keys of playbooks, the likeliest first.
 *
 * The pick is what a leader calls it; their details say what it is.
 */
export const LIKELY_PLAYBOOKS: Readonly<Record<PromptSituation, readonly [string, ...string[]]>> = {
  feedback: ['giving-feedback', 'receiving-feedback', 'recognition', 'underperformance'],
  'team-meeting': ['team-meetings', 'decisions', 'trust-and-safety', 'remote-and-hybrid'],
  'one-on-one': ['one-on-ones', 'growing-people', 'motivation', 'new-to-managing', 'managing-up'],
  'difficult-conversation': [
    'bad-news',
    'underperformance',
    'accountability',
    'difficult-star',
    'giving-feedback',
    'managing-up',
  ],
  conflict: ['team-conflict', 'influencing-peers', 'managing-up', 'trust-and-safety'],
}

/** What can be said before a leader has told anything: what to look at, a way, questions, first steps. */
export const WITHOUT_DETAILS: Readonly<Record<PromptSituation, CoachingPrompt>> = {
  feedback: {
    personalizedResponse: `Most feedback goes wrong before it is spoken: it has been a feeling for three weeks, and then it comes out as a verdict. The person hears what you think of them and defends themselves against that.

So go back to one moment. Something you saw or heard yourself, recent enough that both of you remember it. If you can't find one, you may have a mood to settle with yourself first, or somebody else's complaint in your hand.

Praise works the same way. “Great job” tells people you are pleased. It doesn't tell them what to do again.`,
    coachingApproach: `**One moment, its effect, then a question** (five to ten minutes)

Say where and when it was, what they did, in words a camera could have recorded, and what followed from it. That is Situation, Behavior, Impact. Then ask how it looked from their side, and stay quiet until they have really answered. Only after that, ask for what you want to see next time.

Not when either of you is still hot, and never in front of people who have no part in it.`,
    followUpQuestions: [
      'Which moment would you tell them about, and were you there yourself?',
      'What do you want to see next time that you could recognize if you saw it?',
      'What might they know about that moment that you do not?',
      'How long have you been carrying this, and what made you wait?',
    ],
    actionableSteps: [
      'Write the moment down in two sentences. Strike every word about their character.',
      'Add one sentence on what it led to: for a customer, a colleague, the work, or you.',
      'Ask them today for ten minutes, and say in half a sentence what it is about, so they do not lie awake over it.',
      'In the talk: say your sentences once, ask your question, and count to six before you say anything else.',
      'Agree on one thing for next time, and on the day you will both look at it again.',
    ],
  },
  'team-meeting': {
    personalizedResponse: `Before you improve a meeting, find out whether it should exist. A good test: if it were cancelled this week, who would ask for it back, and what for? What they name is your agenda. The rest is habit.

Then look at who speaks. In most tired meetings three people talk, two report, and the others have learned that it passes faster when they say nothing. They are not shy. They have drawn a conclusion about what their contribution is worth.`,
    coachingApproach: `**A question instead of an agenda** (one meeting, to try it)

Turn every item into a question that the meeting has to answer: “Do we ship on the 12th without the report?” holds a room better than “Release status”. Give each a person and a number of minutes. Start the important one with two minutes of silent writing, then go round once, the most senior voice last. End by reading the decisions aloud, with a name and a day on each.

Not for sharing news: send that in writing and give everybody the time back.`,
    followUpQuestions: [
      'What was decided in the last one, and where could somebody absent read it?',
      'Who has said nothing in the last two, and what do you think they have concluded?',
      'Which part of it happens only because you want to hear it?',
      'What would your team change first if you asked them on paper, without names?',
    ],
    actionableSteps: [
      'Take the next agenda and rewrite each item as a question the meeting must answer.',
      'Cut what nobody needs to answer together; send it as three lines in writing.',
      'Ask one quiet person beforehand for their view on one item, and ask whether you may call on them.',
      'Speak last on the item that matters most.',
      'Use the final three minutes to read out: decided, who, by when. Ask what was unclear.',
    ],
  },
  'one-on-one': {
    personalizedResponse: `A one-on-one is the one half hour that belongs to them. If it fills up with status, that is usually because status is what you ask first, and people answer the question they are asked.

The thing you would want to know is rarely said in the first ten minutes, and never when you have moved the meeting twice. So the work is mostly about being predictable, and leaving room.`,
    coachingApproach: `**Their list first, then one question deeper** (thirty minutes, every week or every other)

Ask them to bring what is on their mind, and begin there. When they give you a problem, ask one more question than feels natural before you offer anything: “What makes it hard?” or “What have you thought of so far?”. Keep the last five minutes for the two of you: what they need from you, and what you promised last time.

Not the place for a verdict that will surprise them. Bad news gets a meeting of its own.`,
    followUpQuestions: [
      'In the last one, how many of the thirty minutes did you speak?',
      'What do you know about what this person wants from the next two years?',
      'What have you promised them that is still open?',
      'What do they not tell you, and what happened the last time somebody did?',
    ],
    actionableSteps: [
      'Write to them today: “Bring what is most on your mind. Status can go in the chat.”',
      'Open with “Where would you like to start?” and let the pause stand.',
      'Ask one follow-up question before any advice, each time.',
      'Near the end, ask: “What is one thing I could do differently that would make your work easier?”',
      'Write down what each of you promised, and begin the next one by reading it out.',
    ],
  },
  'difficult-conversation': {
    personalizedResponse: `You are probably rehearsing it in the shower, and in that version you have a lot to say. In the real one you have about two minutes of their full attention before they start to protect themselves. So decide what has to be in those two minutes.

Be clear with yourself about which kind it is. If the decision is made, you are there to tell it and to stay for what comes. If it is open, you are there to find something out. Trouble starts when one is dressed up as the other.`,
    coachingApproach: `**The sentence first** (half an hour to prepare, half an hour to hold)

Write down the one sentence they must remember, without “but”, “a little” or “maybe”. Say it within the first minute. Then be quiet and let it arrive. Answer the reaction before you answer the arguments: “I can see this hits you” comes before any reason. Keep reasons short; the third one sounds like an excuse. Close with what happens next and when you will talk again, because the real questions come two days later.

Not on a Friday afternoon, not by message, and not when you have to leave at the half hour.`,
    followUpQuestions: [
      'What is the one sentence they must walk out with?',
      'Is it decided, or do you still want to find something out?',
      'Which reaction do you fear most, and what would you say in the ten seconds after it?',
      'What will it cost, and whom, if you put it off for another month?',
    ],
    actionableSteps: [
      'Write the sentence, read it aloud, and take out every softener.',
      'Write down the reaction you fear and one honest line for it.',
      'Choose a room with a door, and an hour with nothing after it for either of you.',
      'Say it in the first minute; then count to ten in silence.',
      'Fix the second talk before the first one ends.',
    ],
  },
  conflict: {
    personalizedResponse: `By the time a conflict reaches you, both sides have a finished story with a villain in it, and each would like you to sign theirs. The moment you do, you are part of it.

What they disagree about openly is often the smaller thing. Underneath you may find an unclear border between two jobs, an old decision nobody explained, or a slight that one of them has long forgotten. It is worth half an hour with each of them to learn which.`,
    coachingApproach: `**Hear each alone, then bring them together on one question** (two short talks and one of an hour)

Ask each of them the same three things: what happened, in order; what it does to your work; what you would need in order to work with the other one. Repeat it back until they say “yes, that's it”. Tell both that you will keep nothing secret that the other needs to know. Then bring them together, on the work and not on the past: what do we do the next time it comes up? Let them write the answer.

Not when one of them is afraid of the other, or when it is about bullying or discrimination. That is for HR, today.`,
    followUpQuestions: [
      'What exactly does each of them want that the other is not giving?',
      'Which decision of yours, or missing decision, keeps it alive?',
      'Whose version did you hear first, and how much of it have you already believed?',
      'What would the work look like in a month if they merely put up with each other?',
    ],
    actionableSteps: [
      'Write down what you saw yourself, apart from what you were told.',
      'Ask each for half an hour this week, with the same three questions.',
      'Check whether a border between their jobs is unclear; if it is, that part is yours to fix.',
      'Bring them together on one question about the future, and have them write down what they agree.',
      'Look at it again with both after two weeks, whether or not it has been quiet.',
    ],
  },
}
