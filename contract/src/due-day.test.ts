import { describe, expect, it } from 'vitest'
import { writeDueDay } from './due-day.ts'

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
  })

  it('is written as English is where the browser is', () => {
    expect(writeDueDay('Call her', '2026-11-22', 'de-DE')).toBe('Call her (Sunday, 22 November)')
    expect(writeDueDay('Call her on Sunday', '2026-11-22', 'en-GB')).toBe('Call her on Sunday (22 November)')
  })
})
