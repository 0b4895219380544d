import { expect, it } from 'vitest'
import { openWithOutcome } from './open-with-outcome.ts'

const moment = { now: new Date('2026-05-08T09:00:00Z'), timeZone: 'UTC', locale: 'en-US' }
const TALK = {
  source: 'talk',
  subject: 'Dana',
  day: '2026-05-05',
  words: 'Dana, I will not extend it again.',
  came: 'mixed',
  line: 'She went quiet',
} as const

it('an outcome is told with its day, and what was planned and written is quoted letter by letter', () => {
  expect(openWithOutcome(TALK, moment)).toBe(
    'On Tuesday you talked with Dana. Your first words were to be: “Dana, I will not extend it again.” You said it went mixed: “She went quiet”',
  )
})

it('a tap alone is told without a quotation', () => {
  expect(openWithOutcome({ ...TALK, words: '', line: '', came: 'well' }, moment)).toBe(
    'On Tuesday you talked with Dana. You said it went well.',
  )
})

it('a conversation that was not held is never told as one that was', () => {
  const told = openWithOutcome({ ...TALK, words: '', came: 'not-held', line: '' }, moment)
  expect(told).toBe('You had planned to talk with Dana on Tuesday. You said it did not happen.')
})

it.each([
  ['2026-05-08', 'today'],
  ['2026-05-07', 'yesterday'],
  ['2026-04-21', 'on Tuesday, April 21'],
])('a meeting of %s was %s', (day, said) => {
  const told = openWithOutcome({ ...TALK, source: 'meeting', subject: 'Budget', day, words: '' }, moment)
  expect(told.toLowerCase()).toContain(`${said.toLowerCase()} you had “budget”`)
})
