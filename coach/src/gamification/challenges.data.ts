import type { Measure } from './measures.ts'

/** Something to do within a week or month, when it is its turn. */
export interface ChallengeRule {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly measure: Measure
  readonly target: number
  readonly pointsReward: number
}

/** Each week three of these run, the next week the next three; after ten weeks they begin anew. */
export const WEEKLY_CHALLENGES: readonly ChallengeRule[] = [
  {
    id: 'two-conversations',
    name: 'Two Conversations',
    description: 'Complete two coaching sessions.',
    measure: 'sessions',
    target: 2,
    pointsReward: 30,
  },
  {
    id: 'write-it-down',
    name: 'Write It Down',
    description: 'Rate two sessions and write what helped.',
    measure: 'reflections',
    target: 2,
    pointsReward: 25,
  },
  {
    id: 'four-days',
    name: 'Four Days',
    description: 'Practice on four days.',
    measure: 'activeDays',
    target: 4,
    pointsReward: 25,
  },
  {
    id: 'two-promises',
    name: 'Two Promises',
    description: 'Keep two commitments.',
    measure: 'commitmentsKept',
    target: 2,
    pointsReward: 30,
  },
  {
    id: 'keep-it-moving',
    name: 'Keep It Moving',
    description: 'Move a goal on three occasions, each goal once a day.',
    measure: 'goalSteps',
    target: 3,
    pointsReward: 25,
  },
  {
    id: 'go-deeper',
    name: 'Go Deeper',
    description: 'Answer the coach ten times.',
    measure: 'answers',
    target: 10,
    pointsReward: 25,
  },
  {
    id: 'before-you-send',
    name: 'Before You Send',
    description: 'Have three messages analyzed.',
    measure: 'messagesAnalyzed',
    target: 3,
    pointsReward: 20,
  },
  {
    id: 'what-is-on-your-desk',
    name: 'What Is on Your Desk',
    description: 'Tell the coach about two situations.',
    measure: 'situations',
    target: 2,
    pointsReward: 20,
  },
  {
    id: 'two-meetings',
    name: 'Two Meetings',
    description: 'Write down how two meetings went.',
    measure: 'meetingsReflected',
    target: 2,
    pointsReward: 25,
  },
  {
    id: 'what-was-it-worth',
    name: 'What Was It Worth',
    description: 'Rate three sessions.',
    measure: 'ratings',
    target: 3,
    pointsReward: 20,
  },
]

/** Each month two of these run, the next month the next two; after seven months they begin anew. */
export const MONTHLY_CHALLENGES: readonly ChallengeRule[] = [
  {
    id: 'twelve-days',
    name: 'Twelve Days',
    description: 'Practice on twelve days.',
    measure: 'activeDays',
    target: 12,
    pointsReward: 80,
  },
  {
    id: 'one-goal-home',
    name: 'One Goal Home',
    description: 'Complete a goal you set at least a day before.',
    measure: 'goalsReached',
    target: 1,
    pointsReward: 80,
  },
  {
    id: 'six-conversations',
    name: 'Six Conversations',
    description: 'Complete six coaching sessions.',
    measure: 'sessions',
    target: 6,
    pointsReward: 90,
  },
  {
    id: 'six-promises',
    name: 'Six Promises',
    description: 'Keep six commitments.',
    measure: 'commitmentsKept',
    target: 6,
    pointsReward: 90,
  },
  {
    id: 'five-looks-back',
    name: 'Five Looks Back',
    description: 'Rate five sessions and write what helped.',
    measure: 'reflections',
    target: 5,
    pointsReward: 80,
  },
  {
    id: 'steady-steps',
    name: 'Steady Steps',
    description: 'Move a goal on twelve occasions, each goal once a day.',
    measure: 'goalSteps',
    target: 12,
    pointsReward: 80,
  },
  {
    id: 'forty-answers',
    name: 'Forty Answers',
    description: 'Answer the coach forty times.',
    measure: 'answers',
    target: 40,
    pointsReward: 80,
  },
]
