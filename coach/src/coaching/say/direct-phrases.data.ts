/** Lines of a bank are said once in a conversation; blanks such as {words} are filled. */
type Bank = readonly string[]

/** Opens with a step of the session before that is still ahead: {act}, for {day}, which starts the sentence. */
export const STEP_AHEAD: Bank = [
  '{day} comes what you planned: **{act}**. Is that still on?',
  '{day} it is time for what you set out to do last time: **{act}**. Does that still stand?',
]

/** Owns a complaint about the coach. */
export const OWN_UP: Bank = [
  'You are right, I went past what you told me.',
  'That one is on me: you had said it, and I did not work with it.',
  'Fair. I answered something you had not asked.',
  'I hear you, and the mistake is mine.',
]
/** Says back the fact they gave, in their words. */
export const OWN_UP_FACT: Bank = [
  'What I have from you, and will keep to: “{words}”.',
  'So, as you wrote: “{words}”.',
  'I take this as it stands: “{words}”.',
]
/** Offers words to say in place of more questions. */
export const OWN_UP_WORDS: Bank = [
  'No further questions, then. Below are words you could use.',
  'Something you can use instead: words to say aloud, below.',
]
/** Offers one step in place of more questions; {act}, {day} being "today" or "by Friday". */
export const OWN_UP_STEP: Bank = [
  'Instead of another question, one thing to do: **{act}**, {day}.',
  'Here is what I would do with it: **{act}**, {day}.',
]

/** Answers what comes first; {act}, {day} being "today" or "by Friday". */
export const FIRST_STEP: Bank = [
  'This one: **{act}**, {day}.',
  'If you do a single thing, then **{act}**, {day}.',
  'First of all **{act}**, {day}.',
]
/** The same where the leader has settled on something. */
export const FIRST_OWN: Bank = [
  'What you settled on yourself: **{act}**.',
  'The step that is yours already: **{act}**.',
]
/** Why it comes first, tied to what the matter turned out to be. */
export const FIRST_WHY_READING: Bank = [
  'Why this: as I read it, {words}. This step goes straight at that.',
  'The reason is what I see underneath: {words}. Nothing else in the plan touches that as directly.',
]
/** Why it comes first, where that is not known yet. */
export const FIRST_WHY: Bank = [
  'Why this: you can do it alone and soon, and what comes of it decides which of the other steps you still need.',
  'The reason: all the other steps get easier once it is done, and none of them makes this one unnecessary.',
  'Because until it has happened, everything else is preparation.',
]
/** How they will know; {words} is a whole sentence. */
export const FIRST_SIGN: Bank = [
  'You will know it is done by this: {words}',
  'The sign that it worked: {words}',
]

/** The plan, cut to one step; {act}, {day} being "today" or "by Friday". */
export const SHORT_PLAN: Bank = [
  'Fair. The short version is one step: **{act}**, {day}. Leave the rest until that is done.',
  'Then strike everything but this: **{act}**, {day}.',
  'In one line: **{act}**, {day}. Come back when it is done and we take the next.',
]
/** The same where the leader has settled on something. */
export const SHORT_OWN: Bank = [
  'Fair. Forget the plan and keep what you decided: **{act}**.',
  'In one line: **{act}**. You chose it, and it is enough for now.',
]
/** Asks whether the one step can be done as it is. */
export const SHORT_ASK: Bank = [
  'What would keep you from doing that?',
  'Is that small enough to start?',
  'Can you do that as it stands?',
]

/** Leads to a rehearsed reply. */
export const WHAT_IF_LEAD: Bank = [
  'Then you have three sentences ready: what is yours in it, one calm line, and what you came for. The wording is below.',
  'That may well come. Do not argue the point; answer it once and go back to what you came for.',
  'Be ready for exactly that. A short answer, said evenly, and then back to what you came for.',
]
/** What to do about something that may happen; {words} goes on after "if". */
export const IF_IT_HAPPENS: Bank = [
  'Then decide it now, while you are calm: if {words}, then I … What comes after the dots? One act is enough, and it should be one you can do within the hour.',
  'Suppose it does happen: if {words}, what is the first thing you would do, and whom would you tell? Once that is clear, the thought loses much of its hold.',
  'How likely is it, from one to ten, and what have you seen that makes you say so? Under five I would go ahead and keep one sentence ready. From five on, speak about that first.',
  'There are two things to have ready if {words}: what you say at once, which may be “I need until tomorrow for that”, and what you do the day after.',
]
/** Where there is nothing to come back to. */
export const WHAT_IF_PLAIN: Bank = [
  'Then one plain sentence is enough, said without hurry.',
  'That can be met with a single honest line. Keep one ready.',
]
/** Asks for the sentence to come back to. */
export const WHAT_IF_ASK: Bank = [
  'What did you come for, in one sentence, so that you can go back to it word for word?',
  'Which single sentence do you want to have said, whatever comes back?',
  'Say it aloud once. Which word is not yours?',
]
/** The reply to each kind of answer: what is mine in it, then one calm sentence. */
export const WHAT_IF_REPLIES = {
  denied: [
    "It may be that I never said it clearly enough for it to arrive, and that part is mine. I don't want to settle who remembers it right.",
    'You remember it differently, and I should have put it in writing. Whose memory is better matters less to me than what happens next.',
  ],
  countered: [
    "There may be something in that about me, and I'll hear it properly at another time. Right now I'd like to stay with this one thing.",
    "I have my share in it, yes. I'll come to you about it, and it doesn't take this off the table.",
  ],
  upset: [
    "I can see that this is hard to hear, and I didn't say it lightly. We can take a minute, and I'm staying here.",
    "Take the time you need; nothing has to be answered this second. I'm telling you because I want this to go well for you.",
  ],
  refused: [
    "You don't have to agree with me today, and I may not know all of your reasons. I'd like to hear the one that weighs most.",
    "I can live with a no to my view of it. I can't leave the matter itself where it is.",
  ],
  others: [
    "You may be right that I have let it pass elsewhere, and I'll look at that. Today I'm talking with you about this.",
    "Others are a fair question to put to me, and I'll answer for them separately. What I brought here is about the two of us.",
  ],
  asked: [
    "You're right to ask me that, and I'd rather answer it straight than leave you wondering. What I know today, I'll tell you; what I don't know, I won't guess at.",
    "That's a fair question. Let me answer it before anything else, in one sentence, and then you tell me whether it was an answer.",
  ],
  laughed: [
    'I know, it sounds odd coming from me. I mean it all the same.',
    "Go ahead, I'd smile too. It's still what I wanted to say to you.",
  ],
  other: [
    "I hadn't looked at it from that side, and I'll think about it. It doesn't change why I came.",
    "I hear that, and I won't brush it aside. Let me say once more what this is about.",
  ],
} as const satisfies Readonly<Record<string, Bank>>
/** What is answered for itself, with nothing to come back to. */
export const WITHOUT_REQUEST: ReadonlySet<string> = new Set(['asked', 'laughed'])
/** Back to the request. */
export const WHAT_IF_REQUEST: Bank = [
  "That doesn't change what I came for, and I'd like to come back to it with you.",
  'What I came to say stays as I said it. Take the time you need with it.',
  'I have heard that, and I would still like to go on from where we were.',
]
/** How to say one that asks for nothing. */
export const WHAT_IF_PLAIN_TIPS: Bank = [
  'Look at them while you say it, and let the silence after it be theirs.',
  'One breath before, no second sentence after.',
  'If your voice gives a little, let it; nobody minds that half as much as you do.',
]
/** How to say a rehearsed reply. */
export const WHAT_IF_TIPS: Bank = [
  'Put your own request, word for word, where the last part says “request”.',
  'Lower your voice at the first sentence; an even tone does most of the work.',
  'Leave out what is yours in it if nothing is; nobody believes a borrowed apology.',
  'If the same answer comes a second time, repeat only your request and stop.',
  'Have somebody say the line to you twice tonight, and answer it aloud.',
  'Count to three before you answer, so that it does not sound like a defense.',
]
