import { createMeeting } from '@lodestar/contract/meetings'
import { expect, it } from 'vitest'
import { findTimeUntil, writeFirstMessage } from './prepare-meeting.ts'

const NOW = Date.parse('2026-05-05T12:00:00Z')
const MEETING = { ...createMeeting.example, startTime: '2026-05-05T13:00:00.000Z' }

it('writes a first message from title, person, time and notes, open at its end', () => {
  expect(writeFirstMessage(MEETING, NOW)).toMatch(
    /^I meet Priya \(“One-on-one with Priya”\) today at \d+:00\s[AP]M\.\n\nWhat makes it hard: $/,
  )
  const review = {
    ...MEETING,
    title: 'Budget, second round',
    description: ' Halden cut it. ',
    startTime: '2026-05-07T13:00:00.000Z',
  }
  expect(writeFirstMessage(review, NOW)).toMatch(
    /^I have “Budget, second round” on Thu, May 7 at .+\.\n\nMy notes: Halden cut it\.\n\nWhat makes it hard: $/,
  )
})

it.each([
  ['2026-05-05T12:30:00Z', '10-minutes'],
  ['2026-05-05T11:50:00Z', '10-minutes'],
  ['2026-05-05T12:31:00Z', 'today'],
  ['2026-05-09T12:00:00Z', 'this-week'],
  ['2026-05-13T12:00:00Z', undefined],
])('knows how much time there is until %s: %s', (startTime, time) => {
  expect(findTimeUntil({ startTime }, NOW)).toBe(time)
})
