import { isEmptyLetter } from '@lodestar/contract/letters'
import { expect, it } from 'vitest'
import { type LetterFacts, writeLetter } from './write-letter.ts'

const WEEK = {
  from: '2026-05-01T14:00:00.000Z',
  to: '2026-05-08T14:00:00.000Z',
  firstDay: '2026-05-01',
  lastDay: '2026-05-08',
  nextLastDay: '2026-05-15',
}
const NOTHING: LetterFacts = { sessions: [], outcomes: [], sentences: [], talks: [], meetings: [] }
const step = (text: string, dueOn: string | null, origin: 'leader' | 'coach' = 'leader') => ({
  text,
  dueOn,
  origin,
  timeframe: null,
})

it('tells what was set out to do in the week with what came of it, and nothing that the coach suggested', () => {
  const { setOut } = writeLetter(
    {
      ...NOTHING,
      sessions: [
        {
          completedAt: '2026-05-04T10:00:00.000Z',
          steps: [step('Speak with Marco', null), step('Breathe', null, 'coach')],
          outcomes: [{ item: 0, outcome: 'done' }],
        },
        { completedAt: '2026-04-20T10:00:00.000Z', steps: [step('Ask Ana', '2026-05-06')], outcomes: [] },
        { completedAt: '2026-04-20T10:00:00.000Z', steps: [step('Long ago', '2026-04-22')], outcomes: [] },
      ],
    },
    WEEK,
  )
  expect(setOut).toEqual([
    { text: 'Speak with Marco', came: 'done' },
    { text: 'Ask Ana', came: null },
  ])
})

it('quotes what was told within the week only, and the newest sentence kept in it', () => {
  const told = { subject: 'Dana', came: 'mixed', line: 'she went quiet' } as const
  const letter = writeLetter(
    {
      ...NOTHING,
      outcomes: [
        { ...told, toldAt: '2026-05-08T15:00:00.000Z' },
        { ...told, toldAt: '2026-05-06T15:00:00.000Z' },
        { ...told, toldAt: '2026-05-01T14:00:00.000Z' },
      ],
      sentences: [
        { text: 'Let her finish.', keptAt: '2026-05-07T10:00:00.000Z' },
        { text: 'Older.', keptAt: '2026-05-03T10:00:00.000Z' },
      ],
    },
    WEEK,
  )
  expect(letter.came).toEqual([told])
  expect(letter.sentence).toBe('Let her finish.')
})

it('names the planned conversation of the coming week before a critical meeting, and no ordinary meeting', () => {
  const meetings = [
    { title: 'Standup', importance: 'medium', day: '2026-05-11' },
    { title: 'Board', importance: 'critical', day: '2026-05-13' },
  ] as const
  expect(writeLetter({ ...NOTHING, meetings }, WEEK).next).toEqual({ subject: 'Board', day: '2026-05-13' })
  const talks = [{ person: 'Dana', day: '2026-05-14' }]
  expect(writeLetter({ ...NOTHING, meetings, talks }, WEEK).next).toEqual({
    subject: 'Dana',
    day: '2026-05-14',
  })
  expect(writeLetter({ ...NOTHING, meetings: meetings.slice(0, 1) }, WEEK).next).toBeNull()
})

it('a week without facts is empty', () => {
  expect(isEmptyLetter(writeLetter(NOTHING, WEEK))).toBe(true)
})
