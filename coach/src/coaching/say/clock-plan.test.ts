import { EMPTY_CASE } from '@lodestar/contract/case'
import { describe, expect, it } from 'vitest'
import { converse, sumUp } from '../../testing/conversation.ts'

const SOON = 'Marco cut Ana off twice in planning again and I let it go. I see him in ten minutes.'
const LATER = 'Marco cut Ana off twice in planning again and I let it go. I see him on Thursday.'
const PLAIN = 'Marco cut Ana off twice in planning again and I let it go.'
const chip = { case: { ...EMPTY_CASE, time: '10-minutes' as const } }

const planOf = (turn: ReturnType<typeof converse>[number] | undefined) =>
  turn?.metadata.structuredResponse?.actionPlan ?? []
/** Minutes since midnight of a time such as "11:03"; none for "Now" and "Right after". */
const timesOf = (plan: ReturnType<typeof planOf>) =>
  plan.flatMap(({ timeframe }) => {
    const [, hour, minute] = /^(\d+):(\d\d)/.exec(timeframe) ?? []
    return hour && minute ? [Number(hour) * 60 + Number(minute)] : []
  })

describe('the action plan of whoever has ten minutes', () => {
  it.each([
    ['says it', converse([SOON])],
    ['has tapped it', converse([PLAIN], chip)],
  ])('and %s is one of minutes', (_, [turn]) => {
    const plan = planOf(turn)
    expect(plan.length).toBeGreaterThan(2)
    expect(plan[0]?.timeframe).toMatch(/^Now, \d minutes?$/)
    // It is eleven in Berlin.
    expect(Math.max(...timesOf(plan))).toBe(11 * 60 + 10)
    for (const { timeframe } of plan) expect(timeframe).not.toMatch(/day|week|by /i)
    expect(turn?.content).toContain('**11:10**')
  })

  it.each([
    ['brief', 3],
    ['balanced', 4],
    ['detailed', 6],
  ] as const)('has as many steps as %s answers have, in the order of the clock', (responseLength, count) => {
    const plan = planOf(converse([SOON], { preferences: { responseLength } })[0])
    expect(plan).toHaveLength(count)
    const times = timesOf(plan)
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    expect(new Set(plan.map(({ description }) => description)).size).toBe(count)
  })

  it('is one of days where there is time', () => {
    for (const messages of [[LATER], [PLAIN]])
      for (const { id } of planOf(converse(messages)[0])) expect(id).not.toMatch(/^clock\./)
    for (const { id } of planOf(converse([LATER], chip)[0])) expect(id).not.toMatch(/^clock\./)
  })

  it('is given once in a session where it was only tapped', () => {
    const turns = converse([PLAIN, 'Give me the words.', 'Give me a plan.'], chip)
    const planned = turns.filter(({ content }) => content.includes('**11:10**'))
    expect(planned).toHaveLength(1)
    expect(planOf(turns[2]).some(({ id }) => id.startsWith('clock.'))).toBe(false)
  })

  it('is nothing that is left to do when the session ends', () => {
    const { steps } = sumUp([SOON], {})
    expect(steps.map(({ text }) => text).join(' ')).not.toMatch(/Arrive|Find the one line|Open the talk/)
  })
})
