import type { Style } from '@lodestar/contract/assessment'
import type { PathId } from './learning-paths.data.ts'

/** A phrase short enough for a button, and the learning path that works on it. */
export type DevelopmentArea = { text: string; path: PathId }

/** What is said about a leader whose answers lean to one style. Each list is ordered, most telling first. */
export type StylePortrait = {
  /** Three sentences: a normal day, whom it serves, what it costs. */
  day: string
  serves: string
  costs: string
  /** Clears up what the style's name does not mean. */
  note?: string
  /** For little variety. `{count}` answers of 16 were of this style, `{beyond}` of them at least where another fits. */
  narrow: string
  /** For variety that follows readiness, and for variety that does not. */
  sharp: string
  off: string
  strengths: readonly [string, string, string, string]
  areas: readonly DevelopmentArea[]
  actions: readonly [string, string, string]
  /** An action that uses the Situation, Behavior, Impact structure. */
  sbiAction: string
  /** Area and action for little variety. */
  range: { area: DevelopmentArea; action: string }
  gaps: readonly [string, string, string]
  stress: readonly [string, string, string]
  /** Career stage and individual preference; never a generation. */
  tips: readonly [string, string, string]
}

/** One portrait for each style; no two share a sentence. */
export const STYLE_PORTRAITS: Record<Style, StylePortrait> = {
  Directive: {
    day: 'On a normal day you say what needs doing, in what order and by when, and you check that it got done.',
    serves:
      'That serves anyone who is new, and any hour in which a wrong step costs money or hurts somebody.',
    costs: 'It costs you the ideas of people who know the work, because they learn to wait for your version.',
    narrow:
      'In {count} of 16 situations you said exactly what to do, and at least {beyond} of those called for something else.',
    sharp:
      'Within that habit you aim well: for the mix of styles you use, your first moves followed what people were ready for.',
    off: 'Your first move did vary, but not often with what the person could already do.',
    strengths: [
      'You send people off knowing the next step and who is waiting for it',
      'You stay clear when the room is loud and time is short',
      'You leave nothing essential to guesswork when somebody is new',
      'You name a missed standard while it can still be put right',
    ],
    areas: [
      { text: 'Asking for a proposal before giving yours', path: 'listening-first' },
      { text: 'Leaving a task alone between check-ins', path: 'handing-over' },
      { text: 'Saying why along with what', path: 'working-alongside' },
      { text: 'Praising as promptly as you correct', path: 'useful-feedback' },
    ],
    actions: [
      'By Wednesday, answer one request for a decision with a single question: what would you do?',
      'Within two days, give one instruction together with its reason, and ask what the reason changes for them',
      'By Friday, pick a task you check every day and agree with its owner on one check a week',
    ],
    sbiAction:
      'Before Friday, write one piece of praise with SBI: the moment, what the person did, what it changed for the team',
    range: {
      area: { text: 'Opening with something other than steps', path: 'wider-range' },
      action:
        'On three days this week, write down your first sentence to somebody about their work; on the fourth day, change it',
    },
    gaps: [
      'Silence after your instructions may be agreement, and it may be people saving their breath',
      'You may call a different route a mistake before you have seen where it ends',
      'Part of the reason people bring you small decisions is how well you take them',
    ],
    stress: [
      'When a deadline tightens, your sentences get shorter and your checks closer together',
      'You take work back halfway, and the other person hears a verdict',
      'Late in a bad week you say what and leave out why',
    ],
    tips: [
      'Do not read from age or years of service who needs steps; ask what the person has done of this very task before',
      'Early in a career exact steps are often welcome; agree in advance on the day they stop',
      'With somebody who has been in the trade longer than you, ask which of your instructions they would drop',
    ],
  },
  Coaching: {
    day: 'On a normal day you set the direction, show how you would go about it, and keep the other person talking while they try.',
    serves:
      'That serves people who have started, stumbled, and begun to doubt: they get a way forward and somebody next to them.',
    costs: 'It costs hours, and able people can hear a lesson where they only wanted a yes.',
    note: 'Coaching here means clear direction and close support together; it is not the same as only asking questions.',
    narrow:
      'In {count} of 16 situations you worked alongside the person, and at least {beyond} of those asked for less of you or for a plainer word.',
    sharp: 'Given how often you use each style, your choices landed close to where they were needed.',
    off: 'You changed your first move from case to case without much link to how far along each person was.',
    strengths: [
      'You explain the reason before the task',
      'You stay for the second and third attempt, when the novelty has gone and the skill is not there yet',
      'You bring a high standard and encouragement into the same conversation',
      'You turn a setback into a next try that is small enough to begin on',
    ],
    areas: [
      { text: 'Letting go once somebody can do it alone', path: 'handing-over' },
      { text: 'Keeping explanations to what was asked', path: 'listening-first' },
      { text: 'Giving a plain instruction when time is short', path: 'clear-direction' },
      { text: 'Naming progress without adding advice', path: 'useful-feedback' },
    ],
    actions: [
      'By Thursday, ask one person you still explain things to which part no longer needs you',
      'In one conversation this week, make your point in two sentences and then wait for theirs',
      "Before Friday, leave one able person's draft uncorrected and note what came of it",
    ],
    sbiAction:
      'By Friday, use SBI to tell somebody what they do better than a month ago, with no advice attached',
    range: {
      area: { text: 'Starting with less of yourself', path: 'wider-range' },
      action:
        'Tomorrow, before each conversation, decide whether it needs you beside the person, in front, or out of the way',
    },
    gaps: [
      'Able people may hear your interest as doubt in them',
      'You may believe something was decided together when you had decided it before you asked',
      'The people who like working with you get your hours, and the quiet ones may be waiting for theirs',
    ],
    stress: [
      'Under time pressure your questions turn into instructions with a question mark',
      'You take on one more person to bring along and do your own work in the evening',
      'When progress stalls you explain the same thing a third way, and the other person nods',
    ],
    tips: [
      "Somebody's age will not tell you how close they want you; ask at the start of a task and again a month in",
      'Somebody who changed fields in midcareer is new to the task and old to work: teach the first, respect the second',
      'Some people think out loud and some think first; offer the second kind your explanation in writing',
    ],
  },
  Supportive: {
    day: "On a normal day you ask, listen, and hand people's own thinking back to them until they can act on it.",
    serves: 'That serves capable people in a wobble, because the answer stays theirs and so does the credit.',
    costs: 'It costs clarity: somebody who lacks the skill goes home heard and still not knowing what to do.',
    narrow:
      'You began by listening in {count} of 16 situations; at least {beyond} of those needed a direction from you, or needed you to stay away.',
    sharp: 'You place your moves well: for the mix you use, they went largely to the people they suited.',
    off: 'You changed your moves, but seldom by how able and how willing the person was.',
    strengths: [
      'You make it easy to bring you trouble while it is still small',
      'You can leave a silence long enough for the second, truer answer',
      'You let a decision belong to the person who has to carry it out',
      'You remember what somebody is good at on the day they forget it',
    ],
    areas: [
      { text: 'Saying plainly what you expect and by when', path: 'clear-direction' },
      { text: 'Showing how, when it was never learned', path: 'working-alongside' },
      { text: 'Raising a problem while it is small', path: 'useful-feedback' },
      { text: 'Telling doubt from missing skill', path: 'reading-readiness' },
    ],
    actions: [
      'By Wednesday, end one conversation by naming who does what by which day, and send it on in two lines',
      'This week, when somebody new asks you how, show them before you ask what they think',
      'Within five days, say your own opinion in the first minutes of one meeting, marked as an opinion',
    ],
    sbiAction:
      'By Friday, raise one thing you have let pass, using SBI, and ask what the person was aiming for',
    range: {
      area: { text: 'Opening with an answer for once', path: 'wider-range' },
      action:
        'This week, begin two conversations with what you need from the person, and ask how they are afterward',
    },
    gaps: [
      'Some people leave your office feeling better and no clearer',
      'To the rest of the team, your patience with one person can look like a lower bar',
      'A view you hold back still shows, and people guess at it from your face',
    ],
    stress: [
      'Under strain you put off the sentence that might hurt, and it gains weight by the week',
      "You carry other people's worries home and come back tired",
      'When two people want opposite things, you meet with each of them and decide nothing',
    ],
    tips: [
      'Ask each person how they like to be asked, alone, in writing, or on a walk; the preference is personal and comes with no age group',
      'In the first months of a job an open question can feel like an exam; offer two options to choose between',
      'Somebody near retirement or just back from leave still has a next step; ask what they want to learn and plan for it',
    ],
  },
  Delegating: {
    day: 'On a normal day you agree on an outcome and a date, hand the work over whole, and turn to something else.',
    serves:
      'That serves people who can and want to: they move at their own speed and are trusted in earnest.',
    costs:
      'It costs you early warning, and somebody out of their depth can mistake your trust for indifference.',
    narrow:
      'You left it with the other person in {count} of 16 situations, and in at least {beyond} of those they could have used more of you.',
    sharp:
      'You read readiness well on paper: for the styles you use, your choices came close to the best match there is.',
    off: 'There is variety in your first moves; what they do not yet follow is how ready each person is.',
    strengths: [
      'You give able people a whole piece of work and the authority that belongs to it',
      'You judge the result and leave the route alone',
      'You let people take a sensible next step without waiting for your signature',
      'You keep your hands off work that is in good hands already',
    ],
    areas: [
      { text: 'Spotting early that somebody is stuck', path: 'reading-readiness' },
      { text: 'Sitting down next to the work for a while', path: 'working-alongside' },
      { text: 'Praising work you did not see being done', path: 'useful-feedback' },
      { text: 'Stating limits and dates at the hand-over', path: 'clear-direction' },
    ],
    actions: [
      'By Tuesday, ask the owner of one task you gave away a single question: where could this go wrong?',
      'Within two days, agree on a halfway point for the newest piece of work you handed over',
      'This week, spend twenty minutes next to somebody at work on something hard, and leave it theirs',
    ],
    sbiAction:
      'By Friday, use SBI to thank somebody for a detail of their work that shows you have looked at it',
    range: {
      area: { text: 'Starting closer to the work', path: 'wider-range' },
      action:
        'For one task this week, replace the hand-over with a first hour of doing it together at one table',
    },
    gaps: [
      'Quiet does not tell you whether somebody is fine or stuck',
      'What you mean as trust may feel like absence to somebody in their first months',
      'If you only speak about results, people may conclude that you do not see the effort',
    ],
    stress: [
      'When you are overloaded you hand over faster and explain less',
      'Bad news reaches you late, and then you step in harder than you meant to',
      'Messages wait because you trust people to manage, and they stop sending them',
    ],
    tips: [
      'How much freedom somebody wants is a matter of that person and that task, whatever their age; ask how often they would like to hear from you',
      'In a first job people may not know that asking you is allowed; say so, and say when you can be reached',
      'Experienced new hires know the work but not the house; hand over the task and make the introductions',
    ],
  },
}
