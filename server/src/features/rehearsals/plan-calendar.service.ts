import type { IfThen } from '@lodestar/contract/rehearsals'
import { ICalAlarmType, ICalCalendar } from 'ical-generator'

/** iCalendar text may hold no control characters but tab and line break (RFC 5545, 3.1). */
const CONTROLS = /(?![\t\r\n])\p{Cc}/gu
/** Minutes a conversation takes where nobody has said how long. */
const MINUTES = 30
/** How long before it a calendar rings, in seconds: time to read the first words once more. */
const ALARM = 15 * 60

/** A planned conversation, as a calendar needs it. */
export interface PlannedTalk {
  readonly id: string
  readonly plan: IfThen
  readonly createdAt: string
  readonly updatedAt: string
}

/**
 * Enters a planned conversation into a calendar, by the clock where its reader is: at its time, or as a whole day.
 *
 * @param pageUrl where it was rehearsed.
 */
export function addPlannedTalk(
  calendar: ICalCalendar,
  { id, plan, ...stamps }: PlannedTalk,
  pageUrl: string,
): void {
  const isAllDay = plan.time === ''
  const start = `${plan.day}T${isAllDay ? '00:00' : plan.time}:00`
  const end = new Date(Date.parse(`${start}Z`) + MINUTES * 60_000).toISOString().slice(0, 19)
  calendar.createEvent({
    id: `rehearsal-${id}`,
    stamp: stamps.updatedAt,
    created: stamps.createdAt,
    lastModified: stamps.updatedAt,
    start,
    ...(isAllDay ? { allDay: true } : { end }),
    floating: true,
    summary: clean(`Talk with ${plan.person}`),
    description: clean(describe(plan)),
    location: clean(plan.place) || null,
    url: pageUrl,
    ...(isAllDay ? {} : { alarms: [{ type: ICalAlarmType.display, trigger: ALARM }] }),
  })
}

/** Writes one planned conversation as an iCalendar file (RFC 5545). */
export function writePlanCalendar(talk: PlannedTalk, pageUrl: string): string {
  const calendar = new ICalCalendar({
    name: 'Lodestar conversation',
    prodId: { company: 'Lodestar', product: 'Rehearsals', language: 'EN' },
  })
  addPlannedTalk(calendar, talk, pageUrl)
  // The library leaves out the last line's end, which the format asks for.
  return `${calendar.toString()}\r\n`
}

const describe = ({ words, ifThey, thenI }: IfThen): string =>
  [`First words: “${words}”`, ifThey && thenI && `If ${ifThey}, then ${thenI}.`].filter(Boolean).join('\n')

const clean = (text: string): string => text.replaceAll(CONTROLS, '')
