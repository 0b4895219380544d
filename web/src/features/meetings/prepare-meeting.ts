import type { Case } from '@lodestar/contract/case'
import type { Meeting } from '@lodestar/contract/meetings'
import { describeDay, describeTime } from './describe-time.ts'

/** "One-on-one with Marco", "Review for Ana Silva". */
const PERSON = /\b(?:with|for)\s+(\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?)/u
const SOON_MS = 30 * 60_000
const WEEK_MS = 7 * 24 * 60 * 60_000

/**
 * Writes what a leader would say first about a meeting, from its title, person, time and notes; the end is left open for
 * what only they know.
 */
export function writeFirstMessage(meeting: Meeting, now: number): string {
  const { title, description } = meeting
  const person = PERSON.exec(title)?.[1]
  const matter = person ? `I meet ${person} (“${title}”)` : `I have “${title}”`
  const notes = description.trim() ? `My notes: ${description.trim()}\n\n` : ''
  return `${matter} ${sayWhen(meeting, now)}.\n\n${notes}What makes it hard: `
}

function sayWhen(meeting: Meeting, now: number): string {
  const day = describeDay(meeting, now)
  const isNamed = day === 'Today' || day === 'Tomorrow'
  return `${isNamed ? day.toLowerCase() : `on ${day}`} at ${describeTime(meeting)}`
}

/** How much time there is until a meeting begins, as a session knows it; undefined for more than a week. */
export function findTimeUntil(
  { startTime }: Pick<Meeting, 'startTime'>,
  now: number,
): NonNullable<Case['time']> | undefined {
  const left = Date.parse(startTime) - now
  if (left <= SOON_MS) return '10-minutes'
  if (new Date(startTime).toDateString() === new Date(now).toDateString()) return 'today'
  return left <= WEEK_MS ? 'this-week' : undefined
}
