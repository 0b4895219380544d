import type { LearningPath } from '@lodestar/contract/assessment'

/** What a person has done here that can complete a step. */
export type Deed = 'coachingSessions' | 'feedbackGiven' | 'goals' | 'analyses' | 'retakes'

/**
 * A deed completes a step when it was about one of these: a session or its rating about a playbook's situation (see
 * `nameSubjects`), a goal of a category, a message with a subject (see `listMessageSubjects`).
 * A step without any stays open: nothing done here shows that it was taken.
 */
type Step = { title: string; deed: Deed; about: readonly string[] }
type Path = Pick<LearningPath, 'title' | 'description' | 'skill'> & { steps: readonly Step[] }

/** Where each deed is done, and what kind of step it makes. */
export const DEED_PLACES: Record<Deed, Pick<LearningPath['steps'][number], 'href' | 'kind'>> = {
  coachingSessions: { href: '/coaching', kind: 'coaching' },
  feedbackGiven: { href: '/feedback', kind: 'reflect' },
  goals: { href: '/goals', kind: 'practice' },
  analyses: { href: '/communication', kind: 'practice' },
  retakes: { href: '/assessment', kind: 'reflect' },
}

/** The seven skills that development areas point to. */
export const PATHS = {
  'clear-direction': {
    title: 'Saying what, who, and by when',
    description: 'For people who are new and for hours that are urgent: a request nobody has to interpret.',
    skill: 'clear direction',
    steps: [
      {
        title: 'Set a two-week goal: one request a day that names an owner and a date',
        deed: 'goals',
        about: ['communication'],
      },
      {
        title: 'Have one written request checked for its owner, its date, and its reason',
        deed: 'analyses',
        about: ['request'],
      },
      {
        title: 'Prepare the instruction you have been putting off in a coaching session',
        deed: 'coachingSessions',
        about: ['accountability', 'underperformance', 'hiring-and-onboarding'],
      },
      {
        title: 'Rate that session and note how the instruction was taken',
        deed: 'feedbackGiven',
        about: ['accountability', 'underperformance', 'hiring-and-onboarding'],
      },
    ],
  },
  'working-alongside': {
    title: 'Teaching while the work gets done',
    description:
      'For people with half the skill and a dip in spirits: your know-how and your company at the task.',
    skill: 'teaching on the job',
    steps: [
      {
        title: 'Plan in a coaching session whom to sit with, at which task, and what to say aloud',
        deed: 'coachingSessions',
        about: ['growing-people', 'hiring-and-onboarding'],
      },
      {
        title: 'Set a goal of one hour a week next to a learner, for a month',
        deed: 'goals',
        about: ['team_building'],
      },
      {
        title: 'Rate the session and write down what the learner now does alone',
        deed: 'feedbackGiven',
        about: ['growing-people', 'hiring-and-onboarding'],
      },
    ],
  },
  'listening-first': {
    title: 'Listening before you solve',
    description: 'For capable people with doubts: questions that leave the answer with them.',
    skill: 'listening',
    steps: [
      {
        title: 'Rehearse an opening question, and the silence after it, in a coaching session',
        deed: 'coachingSessions',
        about: ['one-on-ones', 'trust-and-safety', 'motivation'],
      },
      {
        title: 'Rewrite one message so that it asks before it answers',
        deed: 'analyses',
        about: ['question'],
      },
      {
        title: 'Rate the session and note one thing you heard that you had not expected',
        deed: 'feedbackGiven',
        about: ['one-on-ones', 'trust-and-safety', 'motivation'],
      },
    ],
  },
  'handing-over': {
    title: 'Handing over whole',
    description:
      'For people who can and want to: one piece of work given away with its outcome, limits, and date.',
    skill: 'delegation',
    steps: [
      {
        title: 'Hold a coaching session about one hand-over: outcome, limits, check-in',
        deed: 'coachingSessions',
        about: ['delegation'],
      },
      {
        title: 'Set a goal for the task you are giving away, with the day you will be out of it',
        deed: 'goals',
        about: ['delegation'],
      },
      {
        title: 'Have the hand-over message checked: what is fixed in it, and what is free?',
        deed: 'analyses',
        about: ['hand-over'],
      },
      {
        title: 'Rate the session and note the moment you wanted to take the task back',
        deed: 'feedbackGiven',
        about: ['delegation'],
      },
    ],
  },
  'reading-readiness': {
    title: 'Choosing the first move',
    description: 'Before you act: how able is this person at this task, and how willing?',
    skill: 'reading readiness',
    steps: [
      {
        title: 'Go through two people and one task each in a coaching session: how able, how willing?',
        deed: 'coachingSessions',
        about: ['delegation of two', 'growing-people of two', 'underperformance of two', 'motivation of two'],
      },
      {
        title: 'Set a goal to note your first move, and how it landed, in five conversations',
        deed: 'goals',
        about: ['decision_making'],
      },
      {
        title: 'Rate the session and note where your first guess about somebody was off',
        deed: 'feedbackGiven',
        about: ['delegation of two', 'growing-people of two', 'underperformance of two', 'motivation of two'],
      },
      {
        title: 'Answer the questionnaire again in six weeks and compare the situations, not the label',
        deed: 'retakes',
        about: ['retake'],
      },
    ],
  },
  'useful-feedback': {
    title: 'Feedback that can be used',
    description:
      'A moment, an act, and an effect, soon after it happened, for praise as well as for problems.',
    skill: 'feedback',
    steps: [
      {
        title: 'Have one piece of feedback checked for a moment, an act, and an effect',
        deed: 'analyses',
        about: ['feedback'],
      },
      {
        title: 'Prepare the conversation with Situation, Behavior, Impact in a coaching session',
        deed: 'coachingSessions',
        about: ['giving-feedback', 'recognition', 'underperformance'],
      },
      {
        title: 'Rate the session and note what the other person answered',
        deed: 'feedbackGiven',
        about: ['giving-feedback', 'recognition', 'underperformance'],
      },
    ],
  },
  'wider-range': {
    title: 'A second first move',
    description: 'For one strong habit: an opening you seldom use, tried where little can go wrong.',
    skill: 'flexibility',
    steps: [
      {
        title: 'Set a goal to open one conversation a day in a way you usually do not',
        deed: 'goals',
        about: ['communication', 'emotional_intelligence'],
      },
      {
        title: 'Try the unfamiliar opening out in a coaching session before you use it',
        deed: 'coachingSessions',
        about: [],
      },
      {
        title: 'Rate the session and note what the other person did with the opening',
        deed: 'feedbackGiven',
        about: [],
      },
      {
        title: 'Answer the questionnaire again in six weeks and see whether the spread has widened',
        deed: 'retakes',
        about: ['retake'],
      },
    ],
  },
} as const satisfies Record<string, Path>

/** The learning path's id, and the key of its content. */
export type PathId = keyof typeof PATHS
