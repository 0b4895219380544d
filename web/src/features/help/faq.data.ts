/** The topics of the questions, in the order they stand. */
export const FAQ_CATEGORIES = [
  'getting-started',
  'assessment',
  'coaching',
  'goals',
  'analytics',
  'troubleshooting',
] as const

export type FaqCategory = (typeof FAQ_CATEGORIES)[number]

/** One question; the answer may hold paragraphs, "- " lists and **bold**, the names of buttons and screens. */
export interface FaqItem {
  id: string
  category: FaqCategory
  question: string
  answer: string
}

export const CATEGORY_LABELS: Record<FaqCategory, string> = {
  'getting-started': 'Getting started',
  assessment: 'Assessment',
  coaching: 'Coaching',
  goals: 'Goals',
  analytics: 'Analytics',
  troubleshooting: 'Troubleshooting',
}

/** Fifteen questions (decision D80). An answer tells what the product does today, and says what is not there yet. */
export const FAQ: readonly FaqItem[] = [
  {
    id: 'first-steps',
    category: 'getting-started',
    question: 'What do I do first?',
    answer: `Take the **Assessment**: sixteen situations, about ten minutes. Coaching starts from its result, so a session cannot be opened without one.

Then open **Coaching Sessions**, give the session a title such as “Feedback for Marco”, and write what happened, who is involved and by when you need to act. A few sentences are enough.

A message that you are not sure about can be read before you send it: **Communication coach** on your dashboard marks what each part does to the reader and shows how it could read instead. Where a language model wrote that version, its name stands beside it; the marks and scores are never its own.`,
  },
  {
    id: 'who-can-read',
    category: 'getting-started',
    question: 'Who can read what I write, and where is it kept?',
    answer: `Only you, through your account. There is no view of your answers, conversations or ratings for a manager, a colleague or HR, and no report about you.

It is kept in the database of the server that runs this site. Whoever runs that server can reach the database and is responsible for it. Where they have connected a language model and it leads, it is given your conversations with the coach and the messages you have analyzed; **Who can see this** on your profile names it, and **What leaves this server**, linked there and where you write, lists every part of it. What you are typing and have not sent is kept in this browser alone.`,
  },
  {
    id: 'export-and-delete',
    category: 'getting-started',
    question: 'How do I take my data with me, or delete it?',
    answer: `Open **Profile Settings** from the menu of your account.

- **Export my data** saves one JSON file with everything stored about you. Only your password and secret keys are left out.
- **Delete my account** asks you to type your email address and then removes everything at once. Nobody can bring it back, so export first what you may want later.

Goals, meetings and imported results can also be deleted one by one. A coaching session goes only with the account, and so does an analyzed message.`,
  },
  {
    id: 'what-the-assessment-tells',
    category: 'assessment',
    question: 'What does the assessment tell me, and what not?',
    answer: `It counts which first move you choose in sixteen situations, and describes your mix of four styles from that: Directive, Coaching, Supportive and Delegating. **Range** says how evenly you use them, **Fit** how often your choice was the one we hold to suit the situation best.

It is a language for choosing how to lead, not a diagnosis, and no style is best. It compares you with nobody, no study has validated it, and it is not meant for hiring or pay.`,
  },
  {
    id: 'retake-and-import',
    category: 'assessment',
    question: 'Can I take it again, or bring a result from elsewhere?',
    answer: `Yes. **Retake Assessment** is at the end of your result. The earlier result stays until you complete the new one, and then the newest counts. An answer or two usually differs from one time to the next, so a small change means little.

Results of DISC, Myers-Briggs, Enneagram and StrengthsFinder can be pasted under **Import external assessments** on your dashboard, as text or JSON. They are shown beside your own result and do not change it.`,
  },
  {
    id: 'who-answers',
    category: 'coaching',
    question: 'Who answers me? Is it a language model?',
    answer: `A coach is built into this site: it reads your message, compares it with a library of leadership situations and answers. Where a language model is connected and has passed a test, that model leads the conversation, and the built-in coach checks what it says: names, numbers, days and studies that nobody has told are taken out. Each answer names its writer: **Built-in coach**, or the name of the model.

Whoever runs this site may connect a language model. Where it leads, a line under the box you write in says which one and where it runs. What you write goes there, with what the coach has understood, your last session and its promises, your position, assessment result, open goals, meetings of the week and imported results. **What was sent** below an answer shows every character of it. Where there is no such line, nothing you write is sent anywhere. When the model does not answer, the built-in coach does, in the same turn; what belongs in other hands never goes to a model.

How direct, how brief and how challenging it is, you choose in **Coaching Preferences**, which your profile and the list of your sessions lead to. A change holds from the next session on.`,
  },
  {
    id: 'how-a-session-goes',
    category: 'coaching',
    question: 'How does a session go, and how does it end?',
    answer: `Tell one situation. The coach says what it has understood, offers ways to go about it, with steps and words you could say, and asks a question or two. Enter sends; Shift and Enter begin a new line.

When you write what you will do, such as “I will talk to her on Thursday”, it is kept as your commitment. **End Session** closes with a summary and an action plan: your commitments, or up to three suggestions, marked as such, when you made none. A completed session can be read at any time. To go on, start a new one.`,
  },
  {
    id: 'when-the-coach-misreads',
    category: 'coaching',
    question: 'The coach misread me. What can I do?',
    answer: `Say so in a short message: “No, that’s not it”, and what it is instead. The coach drops its reading and asks a question that helps to tell the possibilities apart. It names the situation it works on, so you can see early whether it is yours.

It reads closely but does not understand as a person does. Irony, quotations of others and long sentences mislead it; who did what, and what came of it, helps it most. Where safety, harassment, law or health are at stake it does not coach at all, and says who can help.

The **Communication coach** can be wrong about a message too. **False alarm** on one of its marks mutes the rule for you, and **Let it find again** brings it back.`,
  },
  {
    id: 'completed-goal',
    category: 'goals',
    question: 'When is a goal completed?',
    answer: `When you say so. The two buttons on its card move a goal by 10%, between 0% and 100%, and each step is kept in its **Progress history**, where you can add notes.

At 100% a goal stays active and asks whether it is done. **Mark as Completed** moves it to your completed goals. With **Edit** you can also complete it earlier, or pause it.`,
  },
  {
    id: 'plan-to-goal',
    category: 'goals',
    question: 'How does a plan become a goal, and what if I delete one by mistake?',
    answer: `Each step of a session’s action plan has **Make this a goal**. A new goal opens with the step as its title; you choose a category and, if you like, a target date. The goal keeps a link to its session.

When you delete a goal, a message offers **Undo** for five seconds. It brings the goal back with its history. After that the goal is gone, and within a day so are its words; only dates, category and numbers stay, so that you keep your points.`,
  },
  {
    id: 'dashboard-figures',
    category: 'analytics',
    question: 'What do the figures on my dashboard mean?',
    answer: `They describe wording and ratings. None of them measures you, and nobody else sees them.

- **Sessions**: coaching sessions you have started.
- **Reflections**: ratings with a text, and your answers within conversations.
- **Sentiment**: how you rated sessions, averaged with the share of hopeful words among the feelings you named lately.
- **Clarity**: how concrete and short your latest messages are. Names, days and numbers add; vague words take away. The clarity of messages you had read counts as well.
- **Confidence**: statements and promises against hedges in your latest messages.

A figure is 0 until there is something to work it out from. The weights of clarity and confidence are our own judgment; no study has tested them.`,
  },
  {
    id: 'insights-and-points',
    category: 'analytics',
    question: 'Where do insights, points and predictions come from?',
    answer: `**All insights** on your dashboard opens what your sessions, ratings, goals and steps show: what keeps coming back, what grows, which goal stands still. Each names what it rests on, and a kind that has too little to go by says what it waits for. **Hide** keeps one off your dashboard.

**Progress**, under Development, counts what you practice: points, a level, achievements, challenges, and a streak that forgives one missed day a week. **How points are earned** lists what counts and how often; opening Lodestar does not. You are not on the leaderboard until you join it; then others see your first name and last initial, and you leave it under Profile Settings.

**Analytics** asks questions that your next 30 days will answer: will this goal get there, will you stay active, will your results rise? Each says how likely that is, how sure it is, and what moved it. When its time is over it answers itself, and **How right were we?** counts how often it was wrong.`,
  },
  {
    id: 'message-not-sent',
    category: 'troubleshooting',
    question: 'My message was not sent. Is it lost?',
    answer: `No. What you type stays in this browser until it is sent, also over a reload.

- **The message was not sent**: it is still in the box. Check the connection and press **Retry**.
- **No connection**: the message waits and is sent by itself once the line is back. What you opened before stays readable.
- **The answer did not arrive**: your message is saved. **Retry** asks for the answer again.

Trying again never sends a message twice.`,
  },
  {
    id: 'calendar',
    category: 'troubleshooting',
    question: 'My calendar shows an old time, or a reminder did not come.',
    answer: `A calendar that follows your private address asks for changes by itself, some only a few times a day. Most have a command to look again at once.

- **Add to calendar** on a meeting gives your calendar one copy, which does not follow later changes.
- After **Reset address** on the Meetings screen the old address is dead. Copy the new one into your calendar.
- A calendar on the web must be able to reach this server. An address that begins with http://localhost works only on the computer the server runs on.

Reminders stand under the bell: before a meeting, after it with one question, and for coaching if you ask for that. **Notification Settings** say when, and where else they reach you. None comes between 9 PM and 7 AM by your clock, none for a meeting you enter after its time, and none to be coached when you had a session meanwhile.`,
  },
  {
    id: 'cannot-sign-in',
    category: 'troubleshooting',
    question: 'I forgot my password, or cannot sign in.',
    answer: `On the sign-in page, **Forgotten your password?** mails you a link that works for one hour. Where that line is missing, this server cannot send mail: ask whoever runs it. If you sign in through your organization, your password is kept there, not here.

After ten tries within ten minutes signing in pauses, for ten minutes at most.`,
  },
]
