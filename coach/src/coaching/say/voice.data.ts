import type { CoachingPreferences } from '@lodestar/contract/preferences'
import type { FeelingName } from '../../text/feelings.ts'

type Tone = CoachingPreferences['communicationTone']
type Bank = readonly string[]

/**
 * What the coach says between the playbooks' words. Blanks: {words} the leader's own, {person}, {topic} a situation's
 * name, {other} a second one, {day}, {act} a commitment, {title} an approach.
 */
export const ACKNOWLEDGE: Readonly<Record<FeelingName, Bank>> = {
  dread: [
    'You wrote “{words}”. Most people who care how this lands feel it beforehand.',
    '“{words}” is a fair reaction to a talk that could go wrong, and a sign that it matters to you.',
    'I noticed “{words}” in there. A talk that could go wrong does that to people who mean to do it well.',
  ],
  anger: [
    '“{words}” is information. Something you count on has been broken, and it helps to know what before you speak.',
    'You say “{words}”, and I would rather you used that heat to prepare than brought it into the room.',
    'Being “{words}” about this makes sense. Underneath it there is usually a plain request that nobody has heard yet.',
  ],
  guilt: [
    'You write “{words}”. That weight is easier to carry once you have decided what to do about the part that is yours.',
    '“{words}” tells me you see your own share in this. Good; it is the share you can change.',
    'I notice “{words}”. Let us keep what is useful in it and put the rest down.',
  ],
  doubt: [
    'You wonder about yourself here: “{words}”. That question deserves evidence, and we can look for some.',
    '“{words}” is a heavy thought to prepare with. Let us work from what has happened.',
    'I read “{words}”. Doubt at this point usually means the stakes are real to you.',
  ],
  exhaustion: [
    'You say you are “{words}”. Then whatever we plan has to cost less than what you are doing now.',
    '“{words}” is where this starts, so I will keep the steps small.',
    'I take “{words}” seriously: advice that needs energy you have not got is no advice.',
  ],
  overwhelm: [
    '“{words}” usually means five problems are standing in line as one. We will take the first.',
    'You write “{words}”. Let us find the one thing here that makes the others lighter.',
    'With “{words}” on the page, the job for the next ten minutes is to make this smaller.',
  ],
  sadness: [
    'There is some disappointment in “{words}”. It deserves a sentence before we get practical.',
    '“{words}”: you expected something else here, and so would I have.',
    'I hear “{words}”. You can be sorry about this and still be clear about it.',
  ],
  hurt: [
    'You wrote “{words}”. It would be odd if that left no mark.',
    '“{words}” stings. It is also a poor moment to answer from, so let us buy you some distance.',
    'After “{words}”, the pull is either to strike back or to go quiet. There is a third way.',
  ],
  stuck: [
    '“{words}” is an honest place to start.',
    'You say “{words}”. Often that means you know two ways and like neither.',
    'Fine: “{words}”. We do not need the whole road, only the next stretch.',
  ],
  hope: [
    'You are “{words}” about part of this. Worth protecting while we fix the rest.',
    'I like that “{words}” is in the same message. It gives us something to build on.',
    '“{words}”: good, let us use it.',
  ],
}

/** When the leader names no feeling and asked for much empathy. */
export const ACKNOWLEDGE_PLAIN: Bank = [
  'That is an uncomfortable place to be standing, and you have started to deal with it by writing it down.',
  'There is a lot in those lines. I will go slowly enough not to step over anything.',
  'Thank you for putting it so plainly. That already does half of the sorting.',
  'You could have looked away from this, and you are looking at it.',
  'That would sit on my mind, too.',
  'I can see why this has not let go of you.',
  'None of that is easy to write down, and you have.',
  'Good that you bring it now and not in three months.',
  'That is a lot to have on one desk.',
  'I would want to get this one right as well.',
]

/** Empathy 2: seen, in passing. */
export const NOTED: Bank = ['“{words}”: seen.', 'I have read “{words}” too.', '“{words}” is noted.']

/** Empathy 5: looks after the person before the plan. */
export const CARE: Bank = [
  'Before we plan anything: drink something, and take the next ten minutes as yours.',
  'If today is not the day for this, that is allowed to be your decision.',
  'How you are with it matters as much here as what you do about it.',
]

/** Directness 5: after the plain part. */
export const BLUNT: Bank = [
  'What have you been telling yourself so that you did not have to act on that?',
  'If that stings, it is worth a second look.',
  'Say which part of that is untrue, and we will strike it. The rest stays.',
]

/** {position} is the leader's own word for their job. */
export const POSITION: Bank = [
  'In your position ({position}), you will be watched in this by more people than the one in front of you.',
  'Coming from you, as {position}, a half-sentence weighs what a whole speech weighs from somebody else.',
  'Your role ({position}) means that whatever you let pass becomes the rule.',
]

/** {often} is how often the leader wants to meet, {day} when that is next. */
export const RHYTHM: Bank = [
  'By {day} I will ask what came of it; you have set me to ask {often}.',
  'We look at it again by {day}, since your preferences say {often}.',
]

/** Says back the behavior that was described, in the leader's words. */
export const REFLECT: Bank = [
  'The line I keep coming back to is “{words}”.',
  'You could have written a page, and one line says it: “{words}”.',
  'Out of all you wrote, one sentence carries it: “{words}”.',
  'So this is the heart of it: “{words}”.',
]
/** Says back what the behavior leads to. */
export const REFLECT_IMPACT: Bank = [
  'And what it costs so far: “{words}”.',
  'The price is in your next line: “{words}”.',
  'What makes it more than an irritation is this: “{words}”.',
  'It does not stop there: “{words}”.',
]
/** Takes up the day the leader named, {day}. */
export const DEADLINE: Bank = [
  'You named a moment, {day}, so there is time to prepare and not much time to drift.',
  'With {day} on the calendar, I have kept the plan short enough to fit before it.',
  '{day} is the date to work towards; everything below is ordered with that in mind.',
]

/** Names the situation the coach is going to work with; {about} completes "you …". */
export const NAME_ONE: Readonly<Record<Tone, Bank>> = {
  direct: [
    'Plainly: you {about}.',
    'What this comes down to: you {about}.',
    'As I read it, you {about}. Correct me if not.',
  ],
  encouraging: [
    'As I read it, you {about}. That can be learned, and you have started with what happened, which is the right end.',
    'I would put it like this: you {about}. There is more to work with here than it feels like.',
    'You {about}, if I read you right, and you are early enough to do something about it.',
  ],
  analytical: [
    'Of the situations I know, one fits best: you {about}. The details below tell which kind.',
    'The pattern as I see it: you {about}. What matters next is what drives it.',
    'Working assumption: you {about}. We can test it with your answer below.',
  ],
  supportive: [
    'It sounds to me as if you {about}. We can take it a piece at a time.',
    'If I hear you right, you {about}. You do not have to solve all of it today.',
    'So you {about}, and you have been carrying it alone. Let us look at it together.',
  ],
}
/** Between two situations, of which the leader is asked. */
export const NAME_TWO: Bank = [
  'I see two things in this, and they ask for different first steps.',
  'Two things may be at work here; which one is driving I cannot tell yet.',
  'This could be one of two things. Your answer decides where we start.',
]

/** Between two situations, where something else is asked: both are said. */
export const NAME_BOTH: Bank = [
  'I see two things in this: that {first}, and that {second}. They ask for different first steps.',
  'It may be that {first}. It may also be that {second}, and which one is driving I cannot tell yet.',
  'Two things may be at work here: that {first}, and that {second}.',
]

/** Leads from the coach's view to its question. */
export const LEAD: Readonly<Record<Tone, Bank>> = {
  direct: ['Answer me this first:', 'One question.', 'So:', 'The question that decides it:', 'Straight out:'],
  encouraging: [
    'A question that usually moves things:',
    'You may already know the answer to this one:',
    'Try this:',
    'Have a go at this:',
    'Here is a good next thing to think about:',
  ],
  analytical: [
    'To narrow it down:',
    'The variable I am missing:',
    'One piece of evidence would help:',
    'To tell the explanations apart:',
    'What would settle it:',
  ],
  supportive: [
    'When you are ready:',
    'Take a moment with this:',
    'In your own time:',
    'Something to turn over:',
    'Only if it helps, think about this:',
  ],
}

/** Says back an answer before asking on. */
/** Before what a clause of the leader's means for the talk. */
export const POINT_LEAD: Bank = [
  'You write “{words}”.',
  '“{words}”: that is the part I would start from.',
  'I keep coming back to “{words}”.',
  '“{words}” decides a good deal here.',
  'One thing in it counts most: “{words}”.',
  '“{words}”, you say.',
]
/** Says back a clause that tells something, turned to the leader. */
export const REFLECT_ANSWER: Bank = [
  'So {words}.',
  'I hear that {words}.',
  'Put briefly, {words}.',
  'As you tell it, {words}.',
  'So far, then, {words}.',
  'What stays with me is that {words}.',
]
/** Says back a thought that is only being tried on. */
export const WEIGHING: Bank = [
  'You are weighing whether to {words}.',
  'One thought, then, is to {words}. It is worth knowing what that would cost, too.',
  'Part of you would rather {words}. Let us look at both sides before you settle.',
]
/** Says a short answer back as it was written. */
export const QUOTE_ANSWER: Bank = [
  '“{words}”: I will hold that beside what you told me first.',
  '“{words}”. I won’t pass over that.',
  'I have read that twice: “{words}”.',
  '“{words}”. It helps to have it in your own words.',
]
/** Takes an answer that is too short or too long to be said back. */
export const SHORT_ANSWER: Bank = [
  'Good to know.',
  'Thank you, that makes it more exact.',
  'All right, let us take that as given.',
  'Understood.',
  'That helps me see it.',
]

/** Leads to what has just become clear. */
export const READING_CLEAR: Bank = [
  'That tells me which kind this is.',
  'Now the picture is sharper.',
  'With that, one explanation stands out.',
]

/** {first} and {second} are how long each takes. */
export const OFFER_TWO: Bank = [
  'Two of the ways fit what you have told me: **{title}** ({first}) and **{other}** ({second}). They cost different things.',
  'From here it is a choice between **{title}** ({first}) and **{other}** ({second}).',
  'I would put two on the table: **{title}** ({first}), or **{other}** ({second}). You know which one you would really do.',
]

/** Writes a commitment down; {day} starts with a comma or is empty. */
export const COMMITTED: Readonly<Record<Tone, Bank>> = {
  direct: [
    'Agreed: **{act}**{day}.',
    'Then it stands: **{act}**{day}.',
    'That is the commitment: **{act}**{day}.',
  ],
  encouraging: [
    'That is a real step: **{act}**{day}.',
    'Good. I have you down for this: **{act}**{day}.',
    'I would back that plan: **{act}**{day}.',
  ],
  analytical: [
    'Recorded: **{act}**{day}.',
    'That is specific enough to check later: **{act}**{day}.',
    'The step, stated so that it can be tested: **{act}**{day}.',
  ],
  supportive: [
    'That sounds doable, and it is yours: **{act}**{day}.',
    'Thank you for settling on something: **{act}**{day}.',
    'I will hold on to this with you: **{act}**{day}.',
  ],
}
/** Asks for the day of a commitment that has none. */
export const ASK_DAY: Bank = [
  'Which day will that be?',
  'Put a day on it: when exactly?',
  'When will it happen, down to the day?',
]
/** Asks for what could get in the way (if-then plans: Gollwitzer & Sheeran 2006). */
export const ASK_OBSTACLE: Bank = [
  'What is most likely to get in the way, and what will you do when it does?',
  'Finish this sentence for me: if it gets awkward, then I will …',
  'Which excuse will sound reasonable that morning, and what is your answer to it?',
]
/** Challenge 5: imagines that it failed. */
export const PREMORTEM: Bank = [
  'Imagine it is a week later and this went badly. What happened, and what could you still do now to make that less likely?',
  'Before you go: it has failed, and you are explaining why. What do you hear yourself say?',
]
/** Follow-up intensive: asks how success will be noticed. */
export const ASK_CHECK_IN: Bank = [
  'How will you know within a week whether it worked, and who besides you would notice?',
  'When will you sit down for five minutes to look at how it went?',
]
/** Says what ending the session does. */
export const END_HINT: Bank = [
  'End Session keeps it as your action plan; otherwise we go on.',
  'If that is enough for today, End Session turns it into your action plan.',
  'You can end the session here and it is written down, or stay and rehearse.',
]

/** Lets the leader go and do it. */
export const CLOSE: Readonly<Record<Tone, Bank>> = {
  direct: [
    'Then you have what you need. Do it, and tell me how it went.',
    'Enough talk from me. The next move is yours.',
  ],
  encouraging: [
    'You came with a knot and you leave with a step. Go and take it.',
    'You have thought this through properly; that will show in the room.',
  ],
  analytical: [
    'So we have a step, a date and a way to tell whether it worked. That is a complete experiment.',
    'One action, one date, one thing to watch for. The result will tell us what to change.',
  ],
  supportive: [
    'Be decent to yourself about how it comes out. You prepared, and that part is done.',
    'Whatever they answer, you will have said it with care.',
  ],
}
/** Before the list of what was promised. */
/** Asks for the answer to what may come back to the words to say. */
export const ASK_REPLY: Bank = ['What will you say if {words}?', 'And what is your one sentence if {words}?']
/** Before what may come back to the words to say. */
export const REACTIONS_LEAD: Bank = [
  'These are the likeliest, and one thing to say to each:',
  'Be ready for these; one sentence each is enough:',
  'What may come back, and what I would say to it:',
]
/** Shows that what the leader has corrected was heard. */
export const CORRECTED: Bank = [
  'Corrected: {words}.',
  'I have changed that: {words}.',
  'Taken in: {words}.',
  'Right: {words}.',
]
/** Something the leader told wrong before, beside what it should have been. */
export const PUT_RIGHT: Bank = [
  'Put right: {to}, not {from}.',
  'I go by {to} from here, not by {from}.',
  'Taken in: {to} instead of {from}.',
  'Then it is {to} and not {from}.',
]
/** The same in the leader's words. */
export const PUT_RIGHT_AS: Bank = [
  'Put right: “{words}”.',
  'I go by that from here: “{words}”.',
  'Taken in, in place of what stood there before: “{words}”.',
]
/** What a fact that is put right does to the talk, where nothing else is told or asked. */
export const RIGHT_FACT: Bank = [
  'Better you find it than they do. It changes the figure, and what you want to say can stay as it is.',
  'What is exact cannot be picked apart in the first minute, so this helps you, whichever way it goes.',
  'One wrong detail is what the other person would have talked about. That is out of the way now.',
  'It is worth having that right before the talk. Ask yourself only whether the point still holds with it; mostly it does.',
]
/** What is asked then. */
export const ASK_RIGHT_FACT: Bank = [
  'Does it change what you ask for, or only the detail?',
  'Does the point still hold with that?',
  'Is there anything else you would rather look up before you say it?',
]
/** A promise that is made beside something else. */
export const NOTED_BESIDE: Bank = [
  'Kept: {words}.',
  'Noted: {words}.',
  'I have it down: {words}.',
  'Written down: {words}.',
]
/** Several promises at once, which stand below it. */
export const COMMITTED_ALL: Bank = ['Kept, one by one:', 'Then this stands:', 'I have these down:']
/** Before the promises of a session, said to whoever goes. */
export const RECAP: Bank = [
  'What you take with you:',
  'You leave with this:',
  'Before you go, what you have set out to do:',
]

/** Said to whoever goes; asks nothing. */
export const GOODBYE: Readonly<Record<Tone, Bank>> = {
  direct: ['Go and do it. I want to hear how it went.', 'That is enough to walk in with. Until next time.'],
  encouraging: [
    'You know your next step, and that is most of the work. Good luck with it.',
    'Go well. Tell me about it when you are back.',
  ],
  analytical: [
    'Note in one line what they said first; that is where we start next time.',
    'Come back with what happened, and we hold it against what you expected.',
  ],
  supportive: [
    'Take care of yourself on the way. I am here when you want to look back on it.',
    'However it comes out, you have given it thought. Until next time.',
  ],
}

/** Names the question the next session will open with. */
export const NEXT_TIME: Bank = [
  'Next time I will ask you this: {words}',
  'What I will want to hear when we meet again: {words}',
  'Take this question with you: {words}',
]

/** Asks what is going on when nothing has been said yet. */
export const OPEN: Bank = [
  'Tell me what is going on in two or three sentences: who is involved, what they do or did, and what you have to decide or say.',
  'What is the conversation or decision you would rather not have, and when is it due?',
]
/** Opens with the commitment of the session before, {act}. */
export const OPEN_COMMITMENT: Bank = [
  'Last time you meant to do this: **{act}**. How did it go?',
  'Before anything new: you had planned **{act}**. What happened with it?',
]
/** Says why the coach asks before it advises. */
export const CLARIFY: Bank = [
  'I want to be sure I work on the right thing, so here is what I could not tell.',
  'Before I offer anything, I need one more piece.',
  'One detail more, and I can be of more use.',
]
/** Asks which of two readings it is; each blank is filled with one. */
export const WHICH: Bank = [
  'Is it that {first}, or is it that {second}?',
  'Which is nearer: that {first}, or that {second}?',
  'Would you say that {first}, or rather that {second}?',
]
/** Takes up an earlier matter again, {words} its title. */
export const RETURNED: Bank = [
  'Back to “{words}”, then.',
  'Then we take “{words}” up again.',
  'Good, “{words}” once more.',
]
/** Takes up what the leader has settled. */
export const SETTLED: Bank = [
  'Good, then that is what we work on.',
  'Then I have it, and the other reading is out.',
  'All right, that it is.',
]
/** Asks for one concrete occurrence. */
export const CLARIFY_EXAMPLE: Bank = [
  'Give me the last time it happened: who said or did what, and what you did next.',
  'What did you see or hear, the last time, that made you think of writing this?',
]

/** What the coach is and who can see the conversation. */
export const EXPLAIN_SELF: Bank = [
  'I am software. The built-in coach works on this server from written playbooks and your own words; it sends nothing anywhere. What you write here is shown to nobody but you: not your boss, not HR, not your team, unless you pass it on yourself. You can take your data away or delete it. I am no therapist, lawyer or HR department, and I will say so when something belongs there.',
]
/** As above where a language model writes: what it does, what it is given, and where. */
export const EXPLAIN_SELF_WITH_MODEL: Bank = [
  'I am software. What happens in a turn is planned on this server, from written playbooks and your own words; then a language model, {model}, puts most turns into words. It runs {place}. For that it is given this conversation and what you have recorded here about yourself: position, assessment result, open goals, meetings of this week, imported results. How long it keeps them is up to whoever runs it. No boss, HR department or team is shown what you write here, unless you pass it on yourself. You can take your data away or delete it. I am no therapist, lawyer or HR department, and I will say so when something belongs there.',
]
/** The coach's own choice when asked for it. */
export const OPINION: Readonly<Record<number, Bank>> = {
  1: [
    'One way you could look at, and it may well be the wrong one: **{title}**. {words}',
    'I would hold this lightly: perhaps **{title}**. {words}',
  ],
  2: [
    'I lean towards **{title}**, with some care. {words}',
    'If I had to lean one way, it would be **{title}**. {words}',
  ],
  3: [
    'My view, since you ask: **{title}**. {words}',
    'If it were mine to do, I would go with **{title}**. {words}',
  ],
  4: ['I would take **{title}**. {words}', 'Plainly: **{title}**. {words}'],
  5: [
    'Do this: **{title}**. {words} Waiting is a choice as well, and it is the worse one.',
    '**{title}**, and soon. {words} You knew before you asked.',
  ],
}
/** Said to a plain question that the coach has no answer to. */
export const NOT_KNOWN: Bank = [
  'That one I cannot answer well, and a guess would not help you.',
  'I do not know that. If it decides what you do next, ask somebody who has done your job there; it takes two minutes.',
  'On that I would only be guessing, so I leave it. I can give you words to say, or my view on the whole.',
  'I have nothing on that which I would stand behind.',
  'For that I know too little about your place. Whoever runs it day by day could say.',
]
/** Where the reason for the choice has been given already. */
export const OPINION_REASON =
  'It fits what you have told me better than the others, and you can start it today. Its price is set out above; read that line twice before you decide.'
/** Takes a correction. */
export const RECHECK: Bank = [
  'Then I have misread it. Thank you for saying so.',
  'Fair; I will drop that line of thought.',
  'All right, that was not it.',
]
/** Takes up what it is about instead. */
export const TAKEN_UP: Bank = [
  'So it is about this: “{words}”.',
  'Then this is what we look at: “{words}”.',
  'I have it now: “{words}”.',
]
/** Asks on from what was taken up. */
export const ASK_OF_INSTEAD: Bank = [
  'What would you want to be different there by this time next week?',
  'What have you seen or heard of that yourself, the last time it happened?',
  'Who else sees it that way, and what have they said?',
]
/** Asks for what it is about, where the correction does not say. */
export const ASK_INSTEAD: Bank = [
  'What is it about instead, in one sentence of yours?',
  'Which part of what you wrote did I pass by?',
  'What is the one thing I should have heard?',
]
/** Said first when somebody tells that they did what they had set out to do. */
export const OUTCOME_NOTED: Bank = [
  'You did it. Whatever comes of it, that was the hard part.',
  'So it is done, and by you. That counts before anything else does.',
  'That took something, and you did it.',
  'Good that you come back and tell me.',
  'Thank you for telling me how it went.',
  'So it has happened, and from here it goes on differently.',
  'That was not nothing. Let us look at what came of it.',
]
/** What came of it, in the leader's words. */
export const WHAT_CAME: Bank = [
  'I would note this down while it is fresh: “{words}”.',
  'And what came back: “{words}”.',
  'The line in it to keep: “{words}”.',
  '“{words}”: hold on to that.',
]
/** Asks what came of what was done. */
export const ASK_REACTION: Bank = [
  'What did they say, as near to their own words as you can?',
  'What did they do in the first minute after it?',
  'What surprised you?',
  'How did you part?',
]
/** The same, where the reaction has been told. */
export const ASK_CHANGE: Bank = [
  'What does that change for what you do next?',
  'What do you know now that you did not know before?',
  'What would you do the same way again?',
  'What is still open between you, and what is settled?',
  'What do they need from you in the next few days, so that it lasts?',
]
/** Takes "I don't know". */
export const UNSURE: Bank = [
  'Not knowing is fine. Then let us test something small and see.',
  'You do not have to know yet. Pick whichever of these you could live with.',
]
/** OSKAR's second step asks for a number (Jackson & McKergow). */
export const SCALING: Bank = [
  'If 10 is the outcome you have just described and 0 its opposite, what number is today?',
  'On a line from 0 to 10, with what you want at 10, where do you stand this week?',
]

/** Works with a number out of ten. */
export const SCALE: Bank = [
  'A {words}. What puts it there and not two lower? And what would be different at one point more?',
  '{words} out of ten, then. What already works that keeps it from being less, and what would one point more look like on an ordinary day?',
]
/** The scenes in the playbooks' words are made up, and nobody should say them as if they had happened. */
export const MADE_UP: Bank = [
  'The scene in it is made up. Keep the order of the sentences, and put in your own day, what you saw and what came of it.',
  'Nothing in it happened at your place: swap every fact for yours before you say a word of it.',
  'Take the shape, leave the story. Where it names a day, an act or a number, say yours.',
  'It is somebody else’s example. Read it once, close it, and say the same four steps about your own case.',
  'The people and figures in it are invented; what you saw yourself belongs in their place.',
  'An example to bend: its facts are not yours, its order can be.',
  'Use it as a mold. Your own moment goes in where its moment stands.',
]
/** Takes a hand-over back that the leader says was not called for. */
export const MISREAD: Bank = [
  'Then I misread you, and I am sorry for the detour. Back to what you came with.',
  'All right, that was my mistake. Let me take up what you wrote.',
  'I hear you: it is not that. Here is what I make of what you told me.',
]

/** What a leader's assessment adds to the insights. */
export const PROFILE_STRENGTH: Bank = [
  'From your assessment: {words}. Lean on that in the first two minutes.',
  'Your assessment names a strength that fits here: {words}.',
]
/** Names a development area that may show here. */
export const PROFILE_STRETCH: Bank = [
  'Also from your assessment, worth watching in this one: {words}.',
  'Your development area may show up in the room: {words}.',
]

/** Points at the meeting in which the leader will meet the person anyway. */
export const MEETING_WITH: Bank = [
  'Your calendar has “{title}” {when}. Decide whether that is the place for it, or whether it has to be said before.',
  'You are meeting anyway: “{title}”, {when}. Use it, or keep it free of this on purpose.',
]
/** Points at the next meeting of the kind the matter is about. */
export const MEETING_SOON: Bank = [
  'The next one is “{title}”, {when}: close enough to try one thing in it.',
  '“{title}” {when} is your next chance to do it differently.',
]
/** Ties the matter to a goal of the leader's. */
export const GOAL_TOUCHED: Bank = [
  'This is also work on a goal of yours: “{title}”, at {progress}% so far.',
  'You have set yourself “{title}” ({progress}%). How you handle this one counts towards it.',
]
/** Brings in an imported result as a guess about the leader, never as a finding. */
export const HYPOTHESIS: Bank = [
  'A guess from your {test} result ({profile}): “{motivator}” may weigh more with you than with the person in front of you. Ask what matters to them before you settle anything.',
  'Your {test} result ({profile}) would say that “{motivator}” matters to you. Check, before you act, whether that is what this situation needs.',
]

/** Before what may come back, and what to say to it. */
export const WATCH_FOR: Bank = [
  'What to watch for: if {if}, say “{reply}”',
  'Be ready for one thing: if {if}, “{reply}” is enough.',
  'It may go another way. If {if}, you can say “{reply}”',
  'One more to have ready: if {if}, try “{reply}”',
  'And if {if}: “{reply}”',
  'Should it turn and {if}, “{reply}” will hold.',
]
/** Two things that a matter can turn out to be, while nobody can tell which. */
export const STILL_OPEN: Bank = [
  'Two readings are still open for me. It may be that {first}; it may as well be that {second}. Watch for what fits neither.',
  'I hold two readings side by side: that {first}, and that {second}. What you hear next will favor one of them.',
]
/** Before what those who do it well pay attention to. */
export const FROM_PRACTICE: Bank = [
  'From practice: {words}',
  'What helps: {words}',
  'A small thing with a large effect: {words}',
  'Something that has worked for others: {words}',
  'One more thing from practice: {words}',
  'Worth trying: {words}',
]
