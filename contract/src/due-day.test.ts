import { describe, expect, it } from 'vitest'
import { findDueDay, writeDueDay } from './due-day.ts'

describe('the day of an action item', () => {
  it.each([
    ['Talk to Ines on Monday', '2026-11-23', 'Talk to Ines on Monday (November 23)'],
    ['Call her tomorrow', '2026-11-22', 'Call her tomorrow (Sunday, November 22)'],
    [
      'Talk to Ines on Monday, November 23 at 10:00',
      '2026-11-23',
      'Talk to Ines on Monday, November 23 at 10:00',
    ],
    ['Tell Ravi about Friday', '2026-11-23', 'Tell Ravi about Friday (Monday, November 23)'],
    ['Write it down', null, 'Write it down'],
  ])('%s, %s', (text, dueOn, item) => {
    expect(writeDueDay(text, dueOn)).toBe(item)
    expect(findDueDay(item, '2026-11-21T10:00:00.000Z')).toBe(dueOn)
  })

  it('is in the next year where the session ended in December', () => {
    expect(findDueDay('Call her (Friday, January 8)', '2026-12-30T10:00:00.000Z')).toBe('2027-01-08')
  })
})
