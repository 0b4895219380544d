import type { Goal } from '@lodestar/contract/goals'
import { listGoals } from '@lodestar/contract/goals'
import { describe, expect, it } from 'vitest'
import { describeTarget } from './describe-target.ts'

const [GOAL] = listGoals.example as Goal[]
const describeAt = (targetDate: string | null, status: Goal['status'] = 'active') => {
  if (!GOAL) throw new RangeError('the example has a goal')
  return describeTarget({ ...GOAL, targetDate, status }, new Date(2026, 4, 3, 23, 30))
}

describe('a target date', () => {
  it.each([
    ['2026-05-03', 'Due today, May 3, 2026'],
    ['2026-05-04', 'Due tomorrow, May 4, 2026'],
    ['2026-05-06', 'Due in 3 days, May 6, 2026'],
    ['2026-07-02', 'Due in 60 days, Jul 2, 2026'],
    ['2026-07-03', 'Due Jul 3, 2026'],
  ])('of %s is read late on May 3 as: %s', (targetDate, text) => {
    expect(describeAt(targetDate)).toEqual({ text, isOverdue: false })
  })

  it('that has passed is overdue since that day', () => {
    expect(describeAt('2026-05-02')).toEqual({ text: 'Overdue since May 2, 2026', isOverdue: true })
  })

  it.each(['paused', 'completed'] as const)('of a goal that is %s is not overdue', (status) => {
    expect(describeAt('2026-05-02', status)).toEqual({ text: 'Target date May 2, 2026', isOverdue: false })
  })

  it('is nothing where there is none', () => {
    expect(describeAt(null)).toBeNull()
  })

  it('counts days across a change of clocks', () => {
    if (!GOAL) throw new RangeError('the example has a goal')
    for (const month of [2, 9, 10]) {
      const day = (date: number) =>
        `2026-${String(month + 1).padStart(2, '0')}-${String(date).padStart(2, '0')}`
      for (let date = 2; date <= 30; date++)
        expect(
          describeTarget({ ...GOAL, status: 'active', targetDate: day(date) }, new Date(2026, month, 1))
            ?.text,
        ).toMatch(date === 2 ? /^Due tomorrow,/ : new RegExp(`^Due in ${date - 1} days,`))
    }
  })
})
