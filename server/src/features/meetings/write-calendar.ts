import type { Meeting } from '@lodestar/contract/meetings'
import { ICalAlarmType, ICalCalendar } from 'ical-generator'
import { addPlannedTalk } from '../rehearsals/plan-calendar.service.ts'
import type { PlannedRehearsal } from '../rehearsals/rehearsals.store.ts'
import type { CalendarMeeting } from './meetings.store.ts'

const HOUR_SECONDS = 3600

/** How long before the start a calendar rings, in seconds: time to prepare, and time to walk over. */
const ALARMS = [2 * HOUR_SECONDS, HOUR_SECONDS / 4]

/** iCalendar's scale runs from 1 (most) to 9 (least) with 5 in the middle (RFC 5545, 3.8.1.9). */
const PRIORITIES: Record<Meeting['importance'], number> = { critical: 1, high: 3, medium: 5, low: 9 }

const CATEGORIES: Record<Meeting['meetingType'], string> = {
  'one-on-one': 'One-on-one',
  team: 'Team',
  client: 'Client',
  general: 'General',
}

/** iCalendar text may hold no control characters but tab and line break (RFC 5545, 3.1). */
const CONTROLS = /(?![\t\r\n])\p{Cc}/gu

/**
 * Writes meetings as an iCalendar file (RFC 5545): times in UTC, which a calendar shows in its reader's zone.
 *
 * No METHOD is named, so DTSTAMP is when the meeting was last changed, and the same meetings make the same text.
 *
 * @param pageUrl where the meetings can be seen and changed.
 * @param planned conversations that were planned for a day; they stand in the calendar beside the meetings.
 */
export function writeCalendar(
  meetings: readonly CalendarMeeting[],
  pageUrl: string,
  planned: readonly PlannedRehearsal[] = [],
): string {
  const calendar = new ICalCalendar({
    name: 'Lodestar meetings',
    prodId: { company: 'Lodestar', product: 'Meetings', language: 'EN' },
    // How often a calendar should look again; most have a mind of their own.
    ttl: HOUR_SECONDS,
  })
  for (const meeting of meetings) addEvent(calendar, meeting, pageUrl)
  for (const talk of planned)
    addPlannedTalk(calendar, talk, `${new URL('/rehearse', pageUrl).href}?rehearsal=${talk.id}`)
  // The library leaves out the last line's end, which the format asks for.
  return `${calendar.toString()}\r\n`
}

function addEvent(calendar: ICalCalendar, meeting: CalendarMeeting, pageUrl: string): void {
  calendar.createEvent({
    id: meeting.id,
    sequence: meeting.revision,
    stamp: meeting.updatedAt,
    created: meeting.createdAt,
    lastModified: meeting.updatedAt,
    start: meeting.startTime,
    end: meeting.endTime,
    summary: clean(meeting.title),
    description: clean(meeting.description) || null,
    location: clean(meeting.location) || null,
    categories: [{ name: CATEGORIES[meeting.meetingType] }],
    priority: PRIORITIES[meeting.importance],
    url: pageUrl,
    alarms: ALARMS.map((trigger) => ({ type: ICalAlarmType.display, trigger })),
  })
}

const clean = (text: string): string => text.replaceAll(CONTROLS, '')
