import { writeLetter } from '@lodestar/coach/letters/write-letter'
import type { LetterText } from '@lodestar/contract/letters'
import type { Db } from '../../db/connect.ts'
import { addDays, findInstant, readLocalTime } from '../../lib/zoned-time.ts'
import { listSessions } from '../coaching/coaching.store.ts'
import { listUpcomingMeetings } from '../meetings/meetings.store.ts'
import { listOutcomes } from '../outcomes/outcomes.store.ts'
import { type KeptChoice, listRehearsed } from './letters.store.ts'

/** Days a letter tells of, and looks ahead. */
const WEEK = 7

/** Whose letter, and the clock they live by. */
interface Owner {
  id: string
  timeZone: string
}

/** When the letter of a day is due: at the chosen hour of it. */
export const findLetterDue = (day: string, { hour }: Pick<KeptChoice, 'hour'>, timeZone: string): Date =>
  findInstant({ day, hour, minute: 0 }, timeZone)

/** The first day after a moment for which a letter is due. */
export function findLetterDay(
  choice: KeptChoice,
  after: Date,
  timeZone: string,
): { day: string; dueAt: Date } {
  const today = readLocalTime(after, timeZone).day
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  const first = addDays(today, (choice.weekday - weekday + WEEK) % WEEK)
  const dueAt = findLetterDue(first, choice, timeZone)
  if (dueAt > after) return { day: first, dueAt }
  const next = addDays(first, WEEK)
  return { day: next, dueAt: findLetterDue(next, choice, timeZone) }
}

/** Writes the letter of a day from what somebody has recorded. */
export async function composeLetter(
  db: Db,
  owner: Owner,
  day: string,
  choice: KeptChoice,
): Promise<LetterText> {
  const { id, timeZone } = owner
  const to = findLetterDue(day, choice, timeZone)
  const firstDay = addDays(day, -WEEK)
  const [sessions, outcomes, rehearsed, meetings] = await Promise.all([
    listSessions(db, id),
    listOutcomes(db, owner),
    listRehearsed(db, id),
    listUpcomingMeetings(db, id, to.toISOString()),
  ])
  return writeLetter(
    {
      sessions,
      outcomes,
      ...rehearsed,
      meetings: meetings.map((meeting) => ({
        ...meeting,
        day: readLocalTime(new Date(meeting.startTime), timeZone).day,
      })),
    },
    {
      from: findLetterDue(firstDay, choice, timeZone).toISOString(),
      to: to.toISOString(),
      firstDay,
      lastDay: day,
      nextLastDay: addDays(day, WEEK),
    },
  )
}
