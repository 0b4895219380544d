import type { CoachingSession } from '@lodestar/contract/coaching'
import { ICalCalendar } from 'ical-generator'

/** iCalendar text may hold no control characters but tab and line break (RFC 5545, 3.1). */
const CONTROLS = /(?![\t\r\n])\p{Cc}/gu

/**
 * Writes the leader's first step that has a day as an all-day entry (RFC 5545).
 *
 * @param pageUrl where the session can be read.
 * @returns undefined when no step has a day.
 */
export function writeStepCalendar(session: CoachingSession, pageUrl: string): string | undefined {
  const { id, title, steps, completedAt } = session
  const step = steps.find(({ origin, dueOn }) => origin === 'leader' && dueOn !== null)
  if (!step?.dueOn || !completedAt) return undefined
  const calendar = new ICalCalendar({
    name: 'Lodestar step',
    prodId: { company: 'Lodestar', product: 'Coaching', language: 'EN' },
  })
  calendar.createEvent({
    id: `step-${id}`,
    stamp: completedAt,
    start: `${step.dueOn}T00:00:00`,
    allDay: true,
    floating: true,
    summary: step.text.replaceAll(CONTROLS, ''),
    description: `From “${title.replaceAll(CONTROLS, '')}”`,
    url: pageUrl,
  })
  // The library leaves out the last line's end, which the format asks for.
  return `${calendar.toString()}\r\n`
}
