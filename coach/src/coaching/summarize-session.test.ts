import { EMPTY_CASE } from '@lodestar/contract/case'
import { describe, expect, it } from 'vitest'
import { sumUp } from '../testing/conversation.ts'
import type { CoachTurn } from './answer-turn.ts'

const MARCO =
  'Marco keeps interrupting Ana in our planning meetings and she has gone quiet. I have to talk to him before Thursday and I hate conflict.'
const INES =
  'Ines is my best pharmacist. On Friday she shouted at a trainee in front of two customers, and the trainee went home crying.'

describe('what a session comes to', () => {
  it('lists what was promised one by one, each with its day', () => {
    const { summary, steps } = sumUp([
      INES,
      'On Monday at 8:45 I will reread the procedure, at 9 I will tell Ravi in my office, and by Wednesday I will write to Dr. Halloran.',
    ])
    const own = { origin: 'leader', timeframe: null }
    expect(steps).toEqual([
      { ...own, text: 'Reread the procedure on Monday at 8:45 (November 23)', dueOn: '2026-11-23' },
      { ...own, text: 'Tell Ravi in your office at 9 (Monday, November 23)', dueOn: '2026-11-23' },
      { ...own, text: 'Write to Dr. Halloran by Wednesday (November 25)', dueOn: '2026-11-25' },
    ])
    expect(summary).toContain('You committed to: reread the procedure on Monday')
  })

  it('tells which of the promises are done already', () => {
    const promised = 'Today I will tell Ravi, and by Wednesday I will write to Dr. Halloran.'
    expect(sumUp([INES, promised]).done).toEqual([])
    const { steps, done } = sumUp([INES, promised, 'Done. I told Ravi, and he was relieved.'])
    expect(steps).toHaveLength(2)
    expect(done.map((at) => steps[at]?.text)).toEqual([expect.stringContaining('Tell Ravi')])
  })

  it('leaves out a promise that was struck, and has the day that another was moved to', () => {
    const promise = { messageId: 'user-1', struck: false }
    const { steps } = sumUp(
      [INES, 'On Monday I will tell Ravi, and by Wednesday I will write to Dr. Halloran.'],
      {
        case: {
          ...EMPTY_CASE,
          promises: [
            { ...promise, id: 'promise-1', text: 'Tell Ravi on Monday', dueOn: '2026-11-23', struck: true },
            { ...promise, id: 'promise-2', text: 'Write to Dr. Halloran by Wednesday', dueOn: '2026-11-27' },
          ],
        },
      },
    )
    expect(steps.map(({ dueOn }) => dueOn)).toEqual(['2026-11-27'])
  })

  it('keeps a long promise whole', () => {
    expect(
      sumUp([
        INES,
        'I will talk to Ines on Monday, November 23 at 10:00, apologize for Friday, and by Friday I will ask the hospital director for a locum.',
      ]).steps.map(({ text }) => text),
    ).toEqual([
      'Talk to Ines on Monday, November 23 at 10:00, apologize for Friday',
      'Ask the hospital director for a locum by Friday (November 27)',
    ])
  })

  it('is what the coach suggested, each with its time, where nothing was promised', () => {
    const { steps } = sumUp([MARCO])
    expect(steps.length).toBeGreaterThan(0)
    for (const step of steps)
      expect(step).toEqual({
        text: expect.any(String),
        origin: 'coach',
        timeframe: expect.any(String),
        dueOn: null,
      })
  })

  it('quotes what went wrong, not what was said on the way to it', () => {
    const { summary } = sumUp([INES, 'Only once, in private.'])
    expect(summary).toContain('shouted at a trainee')
    expect(summary).not.toContain('best pharmacist')
  })

  it('says that the leader chose only what they chose', () => {
    expect(
      sumUp([INES, 'She is new to weekly one-on-ones.', 'The facts are not in dispute.']).summary,
    ).not.toContain('You chose')
  })

  it('says that part of it belongs with others only where the leader let that stand', () => {
    const law = 'Can I legally dismiss my deputy for what he wrote about me in the chat?'
    const belongs = 'belongs with other people than a coach'
    expect(sumUp([law, 'Thanks, I will ask HR.']).summary).toContain(belongs)
    expect(sumUp([law, 'This is not a legal question at all.']).summary).not.toContain(belongs)
    expect(sumUp([law, 'This is not a legal question at all.', law]).summary).toContain(belongs)
  })

  it('says so too of a session kept before turns noted that they take a hand-over back', () => {
    const law = 'Can I legally dismiss my deputy for what he wrote about me in the chat?'
    const belongs = 'belongs with other people than a coach'
    const asBefore = ({ content, metadata: { turn, ...rest } }: CoachTurn): CoachTurn => {
      if (!turn) throw new Error('a turn without its state')
      const { takesBack, ...older } = turn
      expect(takesBack).toBeTypeOf('boolean')
      return { content, metadata: { ...rest, turn: older } }
    }
    const sum = (...messages: string[]) => sumUp(messages, {}, asBefore).summary
    expect(sum(law, 'Thanks, I will ask HR.')).toContain(belongs)
    expect(sum(law, 'This is not a legal question at all.')).not.toContain(belongs)
  })
})
