import type { LineFinding } from '@lodestar/contract/rehearsal-line'

/** How leaders begin a conversation, in many voices, and what each needs changed most. */
export const OPENINGS: readonly (readonly [finding: LineFinding, opening: string])[] = [
  // Good as they are.
  [
    'good',
    'Marco, you interrupted Ana three times in planning yesterday, and she stopped talking. What was going on for you?',
  ],
  [
    'good',
    'On Monday and on Wednesday the till was open when I came in. The owner asked me who had closed. Can you tell me what happened?',
  ],
  [
    'good',
    "Petra, the minutes came on Friday, two days after the call. Legal could not start. I'd like them the same evening from now on.",
  ],
  [
    'good',
    'You left at four on Tuesday and Thursday. Sandra covered both wards alone. How do we solve this?',
  ],
  [
    'good',
    "I saw that you rolled your eyes when Jun asked about the schedule. He hasn't asked anything since. I'd like to hear how you saw it.",
  ],
  [
    'good',
    'Listen, the van came back with an empty tank twice this week, so the early crew started late. Please fill it up before you park it.',
  ],
  [
    'good',
    'Twice this month the report had last quarter’s numbers, and we had to call the client back. What would help you catch that earlier?',
  ],
  [
    'good',
    'Dana, I noticed you were not at the last three stand-ups. We waited for you each time. What is getting in the way?',
  ],
  [
    'good',
    'Chef, the plates for table nine went out cold on Saturday and the guests left. I want to understand what happened at the pass.',
  ],
  ['good', "I'm sorry I raised my voice on Tuesday. You did not deserve that."],
  ['good', 'I was wrong about the rota. I should have asked you first, and I did not.'],
  ['good', 'I want to apologize for Thursday. I gave your slide to Ben without telling you.'],
  ['good', 'Thank you for staying with Mrs. Alvarez until her son came. It made all the difference to her.'],
  [
    'good',
    'I liked how you let the new ones speak first on Monday. Two of them told me they will come again.',
  ],
  ['good', "The answer on the raise is no. I asked for it, and I'd ask again. You can be angry with me."],
  [
    'good',
    'You won’t get the role this time. I want you to hear it from me, and I will tell you exactly what is missing.',
  ],
  [
    'good',
    'We have decided to close the late shift in March. I found out yesterday, and I want you to know before the letter comes.',
  ],
  [
    'good',
    'Maria, I would like to ask for a raise. I have led the migration since January. Could we talk about what is possible?',
  ],
  ['good', 'I need two more people for the audit, or a later date. Which of the two can you give me?'],
  ['good', 'I can’t take on the onboarding this month. I can do it from May. Who else could begin?'],
  ['good', 'You have been quiet since the reorganization. How are you?'],
  ['good', 'Would you tell me how the week was for you? I would like to hear it before I say anything.'],
  [
    'good',
    'When you answered for Li in the review, she put her notes away. I want to hear from her as well. What did you have in mind?',
  ],
  [
    'good',
    'your shoes were not safety shoes this morning, and the inspector saw it. he wrote us up. can you put them on from tomorrow?',
  ],
  ['good', 'Jonas, I read your mail to the supplier. He called me, upset. Let us look at it together.'],
  [
    'good',
    'Robert, there is something I find hard to say. When you joke about my accent in front of the interns I feel small. Please stop.',
  ],
  ['good', 'Boss, I am drowning. I have three audits and no deputy. Could you take one of them away?'],
  ['good', 'Aisha, thank you. Because you stayed on the phone with the supplier, the flour came in time.'],
  ['good', 'you was late two time this week. guest wait. please come on time'],
  ['good', 'We agreed on ten tiles an hour. It was six yesterday. What happened?'],
  ['good', 'I have decided not to renew your contract. It ends in June. I wanted to tell you myself.'],
  [
    'good',
    'I want to come back to what you said at lunch. You called my plan childish, and I have been thinking about it since. What did you mean?',
  ],
  ['good', 'Sister, I need to swap my Sunday. My daughter has her first communion. Is that possible?'],
  [
    'good',
    'I will not approve the trip. There is no budget left this year. If it can wait until February I will support it.',
  ],
  ['good', 'I was late to our meeting again. I am sorry.'],
  // An attack.
  ['attack', 'This is your last warning. The report was late again on Friday.'],
  ['attack', "I'm sick and tired of your excuses. You were late again today."],
  ['attack', 'You came in at nine twenty today. Are you kidding me?'],
  ['attack', 'If this happens again, you are out. The gate was open all night.'],
  ['attack', 'Who do you think you are? You changed the plan without asking me.'],
  ['attack', 'Do your job or find another one. The boxes stood in the rain yesterday.'],
  // A verdict.
  ['verdict', 'You are so unprofessional. You came twenty minutes late on Monday and on Tuesday.'],
  ['verdict', 'Your attitude in the meeting on Thursday was a problem. What do you say to that?'],
  ['verdict', "Frankly you just don't care about this team. You left at three yesterday."],
  ['verdict', 'Tom, you are lazy. Can we talk about that?'],
  ['verdict', 'You have no respect for the others. Yesterday you left the sink full.'],
  ['verdict', 'I am disappointed in you. The figures were wrong again.'],
  ['verdict', 'You did that on purpose, on Friday, when you sent the list to the boss.'],
  ['verdict', 'you are not a team player and everybody has to work around you, what can we do'],
  ['verdict', 'You think you are better than us. How do you see it?'],
  ['verdict', 'I feel like you are not really committed to this project anymore.'],
  [
    'verdict',
    'The kitchen was dirty on Sunday, which shows that you have no pride in your work. What do you say?',
  ],
  // An apology taken back.
  ['apology-undone', "I'm sorry I shouted at you, but you really pushed me."],
  ['apology-undone', "I'm sorry if you felt left out on Monday."],
  ['apology-undone', 'I apologize for the mail, however you did not answer for days.'],
  ['apology-undone', 'If anyone was offended by my joke, I am sorry.'],
  // A "why" that accuses.
  ['accusing-why', 'Why did you leave early on Friday?'],
  ['accusing-why', 'The order was wrong yesterday and the customer waited. Why didn’t you check it?'],
  ['accusing-why', 'Why are you so late today? The shift started at six.'],
  ['accusing-why', 'How could you tell the client about the delay? I heard it from him on Tuesday.'],
  ['accusing-why', 'what were you thinking when you parked the truck there yesterday'],
  ['accusing-why', "Why can't you just send it on time? We had to wait again this week."],
  ['attack', 'Lena, the door was open this morning. What is wrong with you?'],
  ['accusing-why', 'why is it always me who has to clean up after you?'],
  // Always, never.
  ['absolute', 'You always interrupt Ana in planning. She has stopped talking. What is going on?'],
  ['absolute', "You never tell me when you're stuck, so I find out too late. How do we change that?"],
  ['absolute', "You're always late for the handover and the night shift has to stay. What can we do?"],
  ['absolute', 'You are on your phone all the time, and the customers wait. Can you put it away?'],
  ['absolute', 'Every single time you say yes and then it is not done, so I do it. What do you need?'],
  // Hearsay.
  ['hearsay', 'Everyone says you talk over them. What do you think?'],
  ['hearsay', 'People have complained about your tone. Can we talk about it?'],
  ['hearsay', 'I’ve been told that you left early last week. Is that so?'],
  ['hearsay', 'The team feels that you do not trust them. Can we talk about it?'],
  // Two matters.
  [
    'two-matters',
    'The stock list was wrong on Monday, so we ordered twice. Another thing, your breaks are too long. How do you see it?',
  ],
  [
    'two-matters',
    'You missed the call yesterday and the client waited. And while we are at it, the desk is a mess.',
  ],
  [
    'two-matters',
    'You sent the offer without the discount on Friday. The client called me. On top of that you did not log your hours.',
  ],
  [
    'two-matters',
    'You parked in the ambulance bay this morning and they could not get in. Oh, and your expense report is missing as well.',
  ],
  // Too long.
  [
    'too-long',
    'I wanted to talk about Monday. It was a long day for all of us. You came at nine. The delivery stood outside. The driver called me twice. I had to leave the meeting. It was raining, too. What happened?',
  ],
  [
    'too-long',
    'So I have been thinking about this for a while. There is a lot to do here. You sent the list on Thursday. The others needed it on Tuesday. They worked late because of it. I was asked about it. What can we change?',
  ],
  // Nothing that can be checked.
  ['no-observation', 'We need to talk about your work. It has to get better. What do you think?'],
  ['no-observation', 'I want more engagement from you. How do you see it?'],
  ['no-observation', 'Great job, well done.'],
  ['no-observation', 'Can we talk about respect?'],
  ['no-observation', 'I appreciate your work but you need to be more of a leader.'],
  ['no-observation', 'Team, the numbers are bad. We all have to work harder.'],
  // Softened away.
  [
    'softened',
    'I was just wondering if you could maybe, if possible, be a little bit earlier on Mondays, no worries if not.',
  ],
  [
    'softened',
    'It’s probably just me, but I kind of feel like maybe the list was sort of a little bit late on Monday, if that’s okay?',
  ],
  // Nothing asked.
  ['no-ask', 'You were twenty minutes late on Monday, and Sandra had to open alone.'],
  ['no-ask', 'On Friday the floor was wet and a visitor slipped.'],
  ['no-ask', 'The invoice went to the wrong client on Tuesday, so we had to apologize. Is that clear?'],
  [
    'no-ask',
    'You talked for forty minutes of the hour yesterday, and Kim did not get to say a word. Don’t you think?',
  ],
  // What it leads to.
  ['no-effect', 'You came at nine on Monday. Please come at half past eight.'],
  ['no-effect', 'I saw two open tickets from last week. Can you close them today?'],
  // A blank left open.
  ['blank', 'You [what you saw or heard, and when]. What was going on?'],
]
