import type { Goal } from '@lodestar/contract/goals'

/** Counts goals by state; the average progress is the rounded mean of all of them, 0 without any. */
export function summarizeGoals(goals: readonly Pick<Goal, 'status' | 'progress'>[]) {
  const count = (status: Goal['status']) => goals.filter((goal) => goal.status === status).length
  const sum = goals.reduce((total, { progress }) => total + progress, 0)
  return {
    total: goals.length,
    active: count('active'),
    completed: count('completed'),
    averageProgress: goals.length === 0 ? 0 : Math.round(sum / goals.length),
  }
}
