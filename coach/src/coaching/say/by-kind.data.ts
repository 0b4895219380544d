import type { FACT_KINDS } from '@lodestar/contract/case'
import type { Stage } from '../../playbooks/playbook.ts'

type Bank = readonly string[]
type Kind = (typeof FACT_KINDS)[number]

/** Says a clause back by what it tells. {words} the leader's own. */
export const SAY_BACK: Readonly<Partial<Record<Kind, Bank>>> = {
  happened: [
    'So this is what happened: “{words}”.',
    'I take “{words}” as it stands, without a reason put to it yet.',
    '“{words}”. The fact is clear; what it means is still open.',
  ],
  effect: [
    '“{words}”: so it costs something already.',
    'And it does not end there: “{words}”.',
    'What comes of it counts as much as the thing itself: “{words}”.',
  ],
  said: [
    '“{words}” is what was said. What was meant, we can only find out by asking.',
    'So these were the words: “{words}”.',
    '“{words}”: one can answer that at once, or ask what stands behind it.',
  ],
  tried: [
    'So that has been tried: “{words}”.',
    '“{words}”: then you know something about what doesn’t hold, and needn’t do it again in the same way.',
    'You have not been idle: “{words}”.',
  ],
  wish: [
    '“{words}”: then that is what the talk is for.',
    'So you know what you want: “{words}”.',
    'Let us hold everything else against this: “{words}”.',
  ],
  limit: [
    '“{words}”: whatever you do has to fit inside that.',
    'So there is a limit: “{words}”. Better to know it now.',
    'Given “{words}”, some ways are closed and the rest are worth a look.',
  ],
  deadline: ['“{words}”: that is the time there is.', 'So the clock says “{words}”.'],
  number: [
    '“{words}”: a figure like that is hard to argue with.',
    'Keep “{words}” at hand; it says more than an adjective would.',
  ],
}

/** Asks on from what a clause tells; each fits whatever the matter is. */
export const ASK_ON: Readonly<Record<Kind | 'other', Bank>> = {
  happened: [
    'What did you do right then?',
    'Which part of that would {person} tell differently?',
    'What do you not know about it yet, and who could tell you?',
    'Who saw it, apart from you?',
  ],
  effect: [
    'Does {person} know that it has come to this?',
    'Who carries that at the moment?',
    'What will it look like in a month if nobody says anything?',
  ],
  said: [
    'What did you answer?',
    'If you take it at face value, what follows from it?',
    'What would you have liked to answer?',
  ],
  tried: [
    'What was different in the days right after it?',
    'What would have to be different this time, so that {person} notices?',
    'Which part of it worked, even a little?',
    'What did you leave out when you tried it?',
  ],
  wish: [
    'What would be the first small sign that you are getting there?',
    'What would {person} have to gain from it, too?',
    'Which part of it is in your hands?',
  ],
  limit: [
    'What is still possible inside that?',
    'Who could move that limit, and has anybody asked?',
    'What would you do if that were not in the way?',
  ],
  deadline: [
    'What has to be said by then, and what can wait?',
    'What would you like to have in your hand by then: words, a decision, or a plan?',
  ],
  number: [
    'Would {person} give the same figure?',
    'What figure would you be content with?',
    'Since when has it been like that?',
  ],
  feeling: [
    'What would make that a little smaller by tomorrow?',
    'How much of that has to do with {person}, and how much with something older?',
    'What do you need for yourself before you talk to anybody?',
  ],
  other: [
    'What do you most want to get right here?',
    'What would {person} say if you showed them these lines?',
    'What have you left out so far because it seemed too small?',
    'What would help most now: words to say, a second view, or a plan?',
    'What would you tell a colleague who brought you this?',
  ],
}

/** Asks what a stage of the conversation is for; each fits whatever the matter is. */
export const ASK_STAGE: Readonly<Record<Exclude<Stage, 'now'>, Bank>> = {
  agree: [
    'What would make these minutes worth it for you?',
    'What do you want to walk away with: words, a decision, or a clearer head?',
    'Where should we begin?',
  ],
  aim: [
    'How would you like it to be a week from now?',
    'By what would you notice that it has worked?',
    'What should {person} take away from the talk, in one sentence?',
    'If you could have only one thing out of this, which one?',
  ],
  options: [
    'Which two ways do you see, and what speaks against each?',
    'What could you do about it without asking anybody?',
    'What would somebody do here who is not afraid of the answer?',
    'What have you ruled out, and was that too early?',
  ],
  commit: [
    'What will you do first, and when?',
    'Which piece of it could be done before tomorrow is over?',
    'What will you say, to whom, and on which day?',
  ],
  review: [
    'What will you look at afterward, to know whether it worked?',
    'What will you want to remember of this the next time?',
    'What went better than you had expected?',
  ],
}

/** Why it is asked on so: for whoever likes to know. */
export const WHY_ASK: Readonly<Record<Kind | 'other' | Exclude<Stage, 'now'>, Bank>> = {
  happened: [
    'How exactly it happened decides what can be said about it.',
    'Two people seldom remember the same scene; knowing where the gap is saves half of the talk.',
  ],
  effect: [
    'What it costs is often the only part that nobody has told them.',
    'An effect that is named calmly does more than any complaint about the cause.',
  ],
  said: [
    'What people say first is often not yet what they mean, so the second sentence is worth waiting for.',
    'A line like that can be answered, or asked about. Asking costs less and tells you more.',
  ],
  tried: [
    'A second try that looks like the first gets the first answer again, so one thing about it should be new.',
    'It failed or held for a reason, and that reason tells you more than any advice from outside.',
  ],
  wish: [
    'A wish that only you know of can’t be met by anybody.',
    'What can be seen can also be asked for; the rest stays a hope.',
  ],
  limit: [
    'Some limits are rules and some are habits, and from inside they look alike.',
    'It pays to know which limit is fixed before you plan around it.',
  ],
  deadline: [
    'With a date there are only two lists: what must be said before it, and everything else.',
    'What need not be said by then is easier said afterward.',
  ],
  number: [
    'Where both sides count the same way, there is little left to argue about.',
    'A figure opens a talk well, as long as they would have given the same one.',
  ],
  feeling: [
    'What you bring in unspoken, they will hear all the same.',
    'A feeling with a name can be set aside for half an hour; one without a name speaks along.',
  ],
  other: [
    'I ask so that what comes next fits you and not somebody else’s story.',
    'Your own answer to that is worth more than a general one of mine.',
  ],
  agree: [
    'Then I can leave out everything else.',
    'We have little time, and I would rather spend it on what you need.',
  ],
  aim: [
    'With a clear end in mind the first sentence nearly writes itself.',
    'Without it, a talk is over when somebody is tired.',
  ],
  options: [
    'The second way that comes to mind is often the better one.',
    'What you have ruled out tells me what matters to you.',
  ],
  commit: [
    'What has a day and a first sentence gets done far more often than what has neither.',
    'Small and soon beats large and some day.',
  ],
  review: [
    'Decide it before, because afterward everything looks as if it had to come out so.',
    'What you note now you will be glad of the next time.',
  ],
}

/** What is said to a question that asks whether one must, or what no kind is known of; all others are in coach/questions/open.yaml. */
export const DECIDE_BY = {
  must: [
    'What you have to do, your rules and HR can say, and I can’t. What you may do in any case is to ask what it is for before you answer.',
    'Whether you must is a question for whoever wrote the rule. I would ask them two things: what it is needed for, and what happens if you wait a day.',
  ],
  open: [
    'I don’t know enough about your place to answer that well. What would I have to know? Tell me the two facts that matter, and I will tell you what I would make of them.',
    'To that I have no ready answer. What is your own first thought? I will look for what speaks against it.',
    'There is no rule for that which I would trust. What have you seen others do in your place, and how did it end?',
  ],
} as const satisfies Record<string, Bank>
