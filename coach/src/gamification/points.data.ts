import type { Measure } from './measures.ts'

/** One way to earn points: so many for each of what is counted, at most so often in a day, a month, or ever. */
export interface PointRule {
  readonly id: string
  readonly label: string
  readonly measure: Measure
  readonly points: number
  readonly atMost: number
  readonly per: 'day' | 'month' | 'ever'
}

/**
 * The points table (docs/coaching/gamification.md): talking a matter through, trying it out and looking back. Opening
 * the application, starting something, writing down a meeting or filling in a form about oneself brings nothing.
 *
 * The figures are our own judgment: an ordinary week earns between 100 and 200, and what is kept or reached more than what
 * is begun. Beyond a limit more of the same earns nothing that day.
 */
export const POINT_RULES: readonly PointRule[] = [
  {
    id: 'session',
    label: 'Complete a coaching session in which you answered the coach',
    measure: 'sessions',
    points: 30,
    atMost: 2,
    per: 'day',
  },
  {
    id: 'situation',
    label: 'Tell the coach about a situation',
    measure: 'situations',
    points: 5,
    atMost: 2,
    per: 'day',
  },
  {
    id: 'answer',
    label: 'Answer the coach',
    measure: 'answers',
    points: 2,
    atMost: 10,
    per: 'day',
  },
  { id: 'rating', label: 'Rate a session', measure: 'ratings', points: 5, atMost: 3, per: 'day' },
  {
    id: 'reflection',
    label: 'Write down what helped when you rate it',
    measure: 'reflections',
    points: 10,
    atMost: 3,
    per: 'day',
  },
  {
    id: 'commitment-kept',
    label: 'Keep a commitment',
    measure: 'commitmentsKept',
    points: 20,
    atMost: 3,
    per: 'day',
  },
  {
    id: 'commitment-let-go',
    label: 'Let a commitment go, and say so',
    measure: 'commitmentsLetGo',
    points: 5,
    atMost: 3,
    per: 'day',
  },
  { id: 'goal-set', label: 'Set a goal', measure: 'goalsSet', points: 10, atMost: 2, per: 'day' },
  {
    id: 'goal-step',
    label: 'Move a goal or note what happened, each goal once a day',
    measure: 'goalSteps',
    points: 5,
    atMost: 3,
    per: 'day',
  },
  {
    id: 'goal-reached',
    label: 'Complete a goal you set at least a day before',
    measure: 'goalsReached',
    points: 50,
    atMost: 2,
    per: 'day',
  },
  {
    id: 'meeting-reflected',
    label: 'Write down how a meeting went',
    measure: 'meetingsReflected',
    points: 15,
    atMost: 3,
    per: 'day',
  },
  {
    id: 'message-analyzed',
    label: 'Have a message read before you send it',
    measure: 'messagesAnalyzed',
    points: 5,
    atMost: 3,
    per: 'day',
  },
  {
    id: 'assessment',
    label: 'Take the leadership style assessment',
    measure: 'assessments',
    points: 40,
    atMost: 1,
    per: 'month',
  },
]
