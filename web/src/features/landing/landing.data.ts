interface Item {
  title: string
  text: string
}

/** What can be done here today. A feature joins the list when it works. */
export const FEATURES: readonly Item[] = [
  {
    title: 'Leadership style assessment',
    text: 'Sixteen situations, each with four things you might do first. You learn your style, its strengths, what it costs others, and what it turns into under stress. Results of DISC, Myers-Briggs, Enneagram or StrengthsFinder can come along.',
  },
  {
    title: 'Coaching conversations',
    text: 'Start from a situation, not from a topic list. The coach quotes you back to yourself, offers several ways in, and gives you scripts you can copy and change.',
  },
  {
    title: 'A plan you keep',
    text: 'Every session ends with the steps you chose, in your words, with the dates you gave. It stays in your account.',
  },
  {
    title: 'A reader before you send',
    text: 'Paste a message. You see which words cost it clarity or goodwill, and why, and an improved version whose every change you can refuse.',
  },
  {
    title: 'Goals that move',
    text: 'Write a goal, or take one from a session’s plan. Move it along as things happen: each step keeps its date and your note.',
  },
  {
    title: 'Progress without pressure',
    text: 'Points, levels and achievements for what develops a leader, none for showing up. A streak forgives one missed day a week, and the leaderboard shows nobody who has not joined it.',
  },
  {
    title: 'Meetings in your calendar',
    text: 'Note the conversations that are coming up. Your own calendar can follow them by a private address, with an alarm before each one.',
  },
  {
    title: 'Reminders that know when to be quiet',
    text: 'Time to prepare before a meeting, one question after it. Never at night, never twice, and not for what you have done already.',
  },
  {
    title: 'Insights with their evidence',
    text: 'What keeps coming back, what grows, which goal stands still. Each names the sessions it rests on, and says nothing before there are enough.',
  },
  {
    title: 'Predictions that can be wrong',
    text: 'Will this goal get there in time, will you stay with it? Each prediction says how likely, how sure and why, answers itself when its time is over, and goes on the record.',
  },
  {
    title: 'Reflection and feedback',
    text: 'Afterwards you rate the session and write down what helped. That record is where growth becomes visible.',
  },
  {
    title: 'A coach set to you',
    text: 'How direct, how brief, how much challenge, which framework: you decide, change your mind whenever you like, and the answers change with it.',
  },
]

export const STEPS: readonly Item[] = [
  {
    title: 'Complete coaching sessions',
    text: 'Bring what is on your desk this week. A session can be ten minutes or an evening.',
  },
  {
    title: 'Reflect and rate them',
    text: 'After the real conversation, say how it went and what the session was worth.',
  },
  {
    title: 'Get AI insights',
    text: 'The coach reads across your sessions and names what keeps coming back.',
  },
  {
    title: 'Grow and improve',
    text: 'Pick the one thing to work on next, and see it move.',
  },
]

export const PRIVACY: readonly Item[] = [
  {
    title: 'No report about you',
    text: 'No manager, colleague or HR department can open your answers, conversations or ratings here. There is no view for them.',
  },
  {
    title: 'It stays on this server',
    text: 'What you write is kept on the server that runs this site. The built-in coach runs there too: it needs no key and no other company’s service.',
  },
  {
    title: 'You always see who wrote an answer',
    text: 'Whoever runs this server may connect a language model that leads the conversation, and its answers are checked. Then what you write goes to it: the place where you write says so, and every answer names its writer.',
  },
]
