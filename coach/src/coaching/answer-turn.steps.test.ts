import { describe, expect, it } from 'vitest'
import { converse } from '../testing/conversation.ts'
import { countSteps, measureGrowth, repeat } from '../testing/count-steps.ts'
import { findPromises } from '../text/commitment.ts'

const moment = { now: new Date('2026-11-21T10:00:00Z'), timeZone: 'UTC' }
const opening = 'One of my account managers sighs whenever a client asks a question.'

/** The texts that once took the coach the square of their length. */
const WORST = ['a, ', 'a-b,', 'Ana, ', 'so, ']

describe('the time of a turn', () => {
  it.each(WORST)('grows with the message, of %j again and again', (unit) => {
    expect(measureGrowth((message) => converse([message]), unit, 10_000)).toBeLessThan(2.3)
  })

  it.each(['tell him monday,', 'so, I will '])('grows with a promise, of %j again and again', (unit) => {
    expect(measureGrowth((text) => findPromises(`I will ${text}`, moment), unit, 10_000)).toBeLessThan(2.3)
  })

  it('does not grow with what was said long ago', () => {
    const talk = (count: number) => {
      const earlier = Array.from({ length: count }, (_, at) => ({
        id: `${at}`,
        role: 'user' as const,
        // The number behind makes it one that has not been read before.
        content: `${repeat('he goes, ', 9_990)} ${count * 100 + at}`,
        metadata: {},
        createdAt: '2026-11-21T10:00:00Z',
      }))
      return countSteps(() => converse([`${opening} ${count}`], { history: earlier }))
    }
    talk(1)
    expect(talk(40) / talk(20)).toBeLessThan(1.2)
  })
})
