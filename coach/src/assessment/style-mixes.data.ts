import type { Style } from '@lodestar/contract/assessment'
import type { DevelopmentArea } from './style-profiles.data.ts'

/** What one style adds to another, and what is missing where the other is hardly used. */
export type StylePair = {
  /** One sentence for the other as clear second style. */
  second: string
  /** For the other as a style that is hardly used. */
  area: DevelopmentArea
  action: string
  gap: string
}

/** By primary style, then by the other; the others stand in the order in which their absence matters. */
export const STYLE_PAIRS: Record<Style, Partial<Record<Style, StylePair>>> = {
  Directive: {
    Delegating: {
      second:
        'Delegating comes second, which can feel like a switch from outside: all steps one week, all freedom the next.',
      area: { text: 'Handing over a whole piece of work', path: 'handing-over' },
      action: 'By Friday, give one able person an outcome and a date, and keep the steps to yourself',
      gap: 'Your most able people may have stopped offering plans, since yours arrives first',
    },
    Supportive: {
      second: 'Supportive comes second, so people get your instructions and, on another day, your ear.',
      area: { text: 'Listening without a solution ready', path: 'listening-first' },
      action:
        'Before your next one-on-one this week, write down three open questions and let the other person fill ten minutes',
      gap: 'Capable people who hesitate may take your answer because it is quicker than finding theirs',
    },
    Coaching: {
      second: 'Coaching is your second move: once the steps are out, you stay to explain them.',
      area: { text: 'Teaching the thinking behind an instruction', path: 'working-alongside' },
      action:
        'By Thursday, work through one job next to somebody who has lost heart, and say aloud why you do what you do',
      gap: 'Somebody who tries and keeps failing may get another list from you when they need company at the task',
    },
  },
  Coaching: {
    Delegating: {
      second: 'Delegating comes second, so after the teaching there is often a real hand-over.',
      area: { text: 'Trusting able people with the how', path: 'handing-over' },
      action:
        'By Wednesday, name one task that somebody does as well as you, give it away, and take it off your agenda',
      gap: 'People who could go ahead may be waiting for a conversation that you enjoy more than they do',
    },
    Directive: {
      second: 'Directive comes second: when explaining takes too long, you simply say how it is done.',
      area: { text: 'Giving the short version in an emergency', path: 'clear-direction' },
      action:
        'Before Friday, settle one urgent matter in three lines, what, who, by when, and explain it the day after',
      gap: 'When minutes count, people may be waiting through your reasons for the one line they need',
    },
    Supportive: {
      second: 'Supportive comes second, the quieter half of the same habit: you stay close and say less.',
      area: { text: 'Asking what you have no answer to', path: 'listening-first' },
      action:
        'In one talk this week, offer no idea of your own until the other person has named two of theirs',
      gap: 'Your questions may come with the answer folded in, and capable people notice',
    },
  },
  Supportive: {
    Directive: {
      second: 'Directive comes second, and people may be surprised when the listener turns up with a list.',
      area: { text: 'Setting the steps when stakes are high', path: 'clear-direction' },
      action:
        'Within three days, write the steps of one risky task on a card and go through them with its newest owner',
      gap: 'A beginner may take your open question for a test they are failing',
    },
    Delegating: {
      second:
        'Delegating comes second, so people hear that they can do it more often than how it could be done.',
      area: { text: 'Leaving able people to get on with it', path: 'handing-over' },
      action:
        'By Thursday, cancel one catch-up with somebody who is doing well, and tell them that this is why',
      gap: 'Your self-starters may find your check-ins kind and unnecessary',
    },
    Coaching: {
      second: 'Coaching comes second: where listening is not enough, you pull up a chair and show how.',
      area: { text: 'Adding your know-how to your patience', path: 'working-alongside' },
      action:
        'This week, show one person how you do something you are good at, and tell them where you used to go wrong',
      gap: 'Somebody who lacks a skill may hear your faith in them as a reason not to ask for help',
    },
  },
  Delegating: {
    Coaching: {
      second: 'Coaching comes second: when you do step in, you stay long enough to be of use.',
      area: { text: 'Staying with a learner past the first try', path: 'working-alongside' },
      action:
        'Within the week, do one hard piece of work for an hour together with the least experienced person on it',
      gap: 'A second failure may come as a surprise to you, because you were not there for the first',
    },
    Directive: {
      second:
        'Directive comes second, so people meet you mainly at the two ends, with full freedom or with full instructions.',
      area: { text: 'Taking charge openly when it is urgent', path: 'clear-direction' },
      action:
        'By Tuesday, decide which two events mean that you take over at once, and tell your team which they are',
      gap: 'In a crisis people may look for your voice and find your confidence in them instead',
    },
    Supportive: {
      second: 'Supportive comes second, so there is an ear for those who come to you of their own accord.',
      area: { text: "Hearing out a capable person's doubts", path: 'listening-first' },
      action: 'Before Friday, ask one steady, capable person what they are unsure about, and only listen',
      gap: 'Capable people may hide their doubts so as not to disappoint your trust',
    },
  },
}

/** What is said about a mix of styles too even to name one; stands before what the single styles bring. */
export type StyleMix = {
  day: string
  serves: string
  costs: string
  areas: readonly DevelopmentArea[]
  action: string
  gap: string
  stress: string
}

/** The six blends; the key is the two styles in the order of STYLES. */
export const STYLE_BLENDS: Readonly<Record<string, StyleMix>> = {
  'Directive / Coaching': {
    day: 'On a normal day you hold the plan and pass it on, at times as an instruction and at times as a lesson.',
    serves: 'Both serve people who are learning, and a team of newcomers is in good hands with you.',
    costs:
      'Both also keep you in the middle of the work, and somebody who has outgrown your guidance finds it hard to get past you.',
    areas: [{ text: 'Moving out of the middle of the work', path: 'handing-over' }],
    action:
      'By Thursday, choose one person who has outgrown your guidance and agree on what they decide alone from now on',
    gap: 'You may count explaining as involving people; they count what they got to decide',
    stress: 'With a deadline near, the explaining goes and the instructing stays',
  },
  'Directive / Supportive': {
    day: 'On a normal day you either say exactly what to do or ask and listen, with little in between.',
    serves: 'An emergency and a hesitant expert both get what they need from that.',
    costs:
      'Somebody with half the skill falls in the gap: an order on Monday, an open question on Wednesday, and nobody to show how.',
    areas: [{ text: 'Showing how, between telling and asking', path: 'working-alongside' }],
    action:
      'This week, sit with one half-trained person for thirty minutes and do the task together, talking as you go',
    gap: 'People may not know which of your two sides to expect, and prepare for the stricter one',
    stress: 'Under pressure you listen until patience runs out, and then decide in one sentence',
  },
  'Directive / Delegating': {
    day: 'On a normal day you either spell the work out or hand it over, and the conversation is short both ways.',
    serves: 'New people get certainty from that and able people get room.',
    costs: 'What it leaves thin is the stretch in between, when somebody is trying and it is not going well.',
    areas: [{ text: 'Staying in the conversation when it gets hard', path: 'listening-first' }],
    action:
      'By Friday, spend twenty minutes with somebody whose work has stalled, and neither instruct nor leave',
    gap: 'People may know your standards well and your interest in them less well',
    stress: 'When something breaks you go from hands-off to hands-on in one afternoon',
  },
  'Coaching / Supportive': {
    day: 'On a normal day you stay close to people, now with your know-how and now with an ear.',
    serves: 'Learners and doubters both do well next to you, and nobody has to struggle alone for long.',
    costs:
      'The closeness takes hours, slows what needs one plain word, and can crowd people who would rather just begin.',
    areas: [{ text: 'Deciding without another conversation', path: 'clear-direction' }],
    action: 'By Wednesday, settle one pending question alone and announce it in three lines with the reason',
    gap: 'Your hours go to people who seek you out, and those who never ask may pass for fine',
    stress:
      'Overloaded, you add conversations instead of dropping some, and your own work moves into the night',
  },
  'Coaching / Delegating': {
    day: 'On a normal day you teach a person properly, and then you are gone.',
    serves:
      'That serves people on their way up, because the teaching has an end and the trust after it is real.',
    costs:
      'The drop can be steep: between your last lesson and your first absence there is no place for doubts.',
    areas: [{ text: 'Checking for doubts after the hand-over', path: 'listening-first' }],
    action:
      'Within the week, call somebody you recently stepped back from and ask what turned out harder than expected',
    gap: "You may take the end of your teaching for the end of somebody's learning",
    stress: 'Short of hours you cut the teaching first and call what is left trust',
  },
  'Supportive / Delegating': {
    day: 'On a normal day you leave the work with people and are there when they want to talk it over.',
    serves: 'That serves experienced people, who get room, a listener, and seldom a rule they did not need.',
    costs:
      'Beginners and bad days are the price: nobody sets the steps, and a slipping standard is discussed for too long.',
    areas: [{ text: 'Setting a standard and holding it', path: 'clear-direction' }],
    action:
      'By Tuesday, write down three things about the work that are not up for discussion, and tell the team',
    gap: 'You may believe people know what you expect because none of them has asked',
    stress: 'When results dip you give it another week, and then another',
  },
}

/** For answers spread almost evenly over all four styles. `{first}` and `{second}` are the styles in the label. */
export const EVEN_MIX: StyleMix & { spread: string; sharp: string; off: string } = {
  spread:
    'Your answers spread almost evenly over all four styles; {first} and {second} stand in the label only because it needs an order.',
  day: 'On a normal day one person gets exact steps from you, the next a hand at the task, a third a question, and a fourth the keys.',
  serves: 'That range serves a mixed team, in which a beginner and an old hand sit at the same table.',
  costs:
    'Its price is predictability: people who see the change and not the reason begin to guess which of you will walk in.',
  sharp: 'The change had a reason in most cases: it followed how able and how willing the person was.',
  off: 'In these situations the change seldom followed how able and how willing the person was, and that is where the work lies.',
  areas: [
    { text: 'Choosing your first move on purpose', path: 'reading-readiness' },
    { text: 'Explaining why two people are led differently', path: 'useful-feedback' },
    { text: 'Asking people which of your moves helps them', path: 'listening-first' },
  ],
  action:
    'By Thursday, note for each of your people one task, how able and how willing they are at it, and the first move that follows',
  gap: 'What you mean as fitting the person can look, from the next desk, like playing favorites',
  stress:
    'Pressure narrows a wide range; ask somebody who saw you in your last hard month which of the four was left',
}

/** For variety that does not follow readiness, whatever the styles. */
export const OFF_AIM: { area: DevelopmentArea; action: string } = {
  area: { text: 'Reading skill and will before you act', path: 'reading-readiness' },
  action:
    'On two days this week, note before a conversation how able and how willing the person is at that task, then choose your first move',
}

/** For variety that follows readiness, whatever the styles. */
export const SHARP_AIM_STRENGTH =
  'You match your first move to the person more often than any fixed habit could'
