import { describe, expect, it } from 'vitest'
import { measureGrowth } from '../testing/count-steps.ts'
import { analyzeMessage } from './analyze-message.ts'

const analyze = (messageText: string) =>
  analyzeMessage(
    { communicationType: 'email', context: 'general', subject: '', messageText },
    { mutedRules: new Set() },
  )

/** The texts that once took the analyzer the square of their length. */
const WORST = ['you always ', "i i'll ", 'a\n', 'a\n\n', 'that ', 'DO NOT. ', 'Damn. ']

describe('the time to analyze a message', () => {
  it.each(WORST)('grows with its length, of %j again and again', (unit) => {
    expect(measureGrowth(analyze, unit, 10_000)).toBeLessThan(2.3)
  })
})
