import { describe, expect, it } from 'vitest'
import { findCommitment, findPromises } from './commitment.ts'

// A Saturday.
const MOMENT = { now: new Date('2026-11-21T10:00:00Z'), timeZone: 'Europe/Berlin' }

describe('what a leader promises', () => {
  it('is kept act by act, with what was said before "I will" about when', () => {
    const message =
      'On Monday at 8:45 I will reread the procedure, at 9 I will tell Ravi in my office, and by Wednesday I will write to Dr. Halloran.'
    expect(findPromises(message, MOMENT)).toEqual([
      { text: 'Reread the procedure on Monday at 8:45', dueOn: '2026-11-23' },
      { text: 'Tell Ravi in your office at 9', dueOn: '2026-11-23' },
      { text: 'Write to Dr. Halloran by Wednesday', dueOn: '2026-11-25' },
    ])
    expect(findCommitment(message, MOMENT)).toEqual({
      text: 'Reread the procedure on Monday at 8:45; tell Ravi in your office at 9; write to Dr. Halloran by Wednesday',
      dueOn: '2026-11-23',
    })
  })

  it('keeps the date, the hour and what goes with an act', () => {
    const message =
      'I will talk to Ines on Monday, November 23 at 10:00, apologize for Friday, and by Friday I will ask the hospital director for a locum.'
    expect(findPromises(message, MOMENT)).toEqual([
      { text: 'Talk to Ines on Monday, November 23 at 10:00, apologize for Friday', dueOn: '2026-11-23' },
      { text: 'Ask the hospital director for a locum by Friday', dueOn: '2026-11-27' },
    ])
  })

  it.each([
    ['Tomorrow I’ll call her before lunch', 'Call her before lunch tomorrow', '2026-11-22'],
    [
      'Okay, on Tuesday, I will ask my boss for ten minutes',
      'Ask your boss for ten minutes on Tuesday',
      '2026-11-24',
    ],
    ['I will talk to him on Wednesday but he will be angry', 'Talk to him on Wednesday', '2026-11-25'],
    ['When he is back I will ask him for the figures', 'Ask him for the figures when he is back', null],
    ["I'll write down three examples", 'Write down three examples', null],
    ["fine, i'll send him a list friday", 'Send him a list on Friday', '2026-11-27'],
    [
      "I'll do Jonas first, 9:00 his time on the 9th, and the team call at 3pm.",
      'Do Jonas first, 9:00 his time on the 9th, and the team call at 3pm',
      '2026-12-09',
    ],
    ['sat i’ll ring him', 'Ring him on Saturday', '2026-11-28'],
    ['Talk to Ravi on Tuesday at ten.', 'Talk to Ravi on Tuesday at ten', '2026-11-24'],
    ["ok, then i'm telling her on tuesday", 'Tell her on Tuesday', '2026-11-24'],
    ["I'll ask her Thursday, but what if she cries?", 'Ask her on Thursday', '2026-11-26'],
  ])('%s', (message, text, dueOn) => {
    expect(findCommitment(message, MOMENT)).toEqual({ text, dueOn })
  })

  it.each([
    'On Monday I will have to tell forty people',
    "I don't know how I will tell him",
    'What will happen if I can talk to him on Monday?',
    'On Monday he will talk to Ines',
    "I'll see how it goes on Wednesday.",
    'I will lose her on Monday.',
    'If I tell her on Monday I lose her.',
    'I told Yusuf never mind, leave it, I will finish it.',
    "If it were my daughter I'd tell her to apply tonight.",
  ])('is nothing in: %s', (message) => {
    expect(findCommitment(message, MOMENT)).toBeNull()
  })
})
