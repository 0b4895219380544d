import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { GivenInstant, Id, Instant, LIMITS, optionalText, Success, text } from './primitives.ts'
import { TALK_OUTCOMES } from './talk-outcome.ts'

/** What kind of meeting it is; `general` when nothing is said. */
export const MEETING_TYPES = ['one-on-one', 'team', 'client', 'general'] as const
/** How much hangs on a meeting, least first; `medium` when nothing is said. */
export const IMPORTANCES = ['low', 'medium', 'high', 'critical'] as const

/** A meeting as it was entered. Its status (upcoming, in progress, completed) follows from the present moment. */
export const Meeting = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  startTime: Instant,
  endTime: Instant,
  location: z.string(),
  meetingType: z.enum(MEETING_TYPES),
  importance: z.enum(IMPORTANCES),
})
export type Meeting = z.infer<typeof Meeting>

const endsAfterStart = z.refine<{ startTime: string; endTime: string }>(
  ({ startTime, endTime }) => Date.parse(endTime) > Date.parse(startTime),
  {
    error: 'End time must be after start time.',
    path: ['endTime'],
    // What is no instant has been refused by itself and has no order.
    when: ({ issues }) => issues.length === 0,
  },
)

/** A whole meeting, to create or to replace one. */
export const MeetingFields = z
  .object({
    title: text(LIMITS.title, 'Give the meeting a title'),
    description: z.optional(z.nullable(optionalText(LIMITS.text))),
    startTime: GivenInstant,
    endTime: GivenInstant,
    location: z.optional(z.nullable(optionalText(LIMITS.title))),
    meetingType: z._default(z.enum(MEETING_TYPES), 'general'),
    importance: z._default(z.enum(IMPORTANCES), 'medium'),
  })
  .check(endsAfterStart)
export type MeetingFields = z.input<typeof MeetingFields>

const meeting: Meeting = {
  id: 'meeting_1',
  title: 'One-on-one with Priya',
  description: '',
  startTime: '2026-05-07T13:00:00.000Z',
  endTime: '2026-05-07T13:30:00.000Z',
  location: 'Room 2',
  meetingType: 'one-on-one',
  importance: 'high',
}

export const listMeetings = endpoint({
  method: 'GET',
  path: '/api/meetings',
  summary: "List the signed-in user's meetings, latest start first, at most 200.",
  reply: z.array(Meeting),
  example: [meeting],
})
export const listUpcomingMeetings = endpoint({
  method: 'GET',
  path: '/api/meetings/upcoming',
  summary: 'List meetings that have not ended, soonest first, at most 200.',
  reply: z.array(Meeting),
  example: [meeting],
})
export const createMeeting = endpoint({
  method: 'POST',
  path: '/api/meetings',
  summary: 'Keep a meeting.',
  body: MeetingFields,
  reply: Meeting,
  status: 201,
  errors: ['idempotency_mismatch', 'quota_reached'],
  example: meeting,
})
export const updateMeeting = endpoint({
  method: 'PUT',
  path: '/api/meetings/:id',
  summary: 'Replace a meeting.',
  body: MeetingFields,
  reply: Meeting,
  errors: ['not_found', 'quota_reached'],
  example: meeting,
})
export const deleteMeeting = endpoint({
  method: 'DELETE',
  path: '/api/meetings/:id',
  summary: 'Delete a meeting.',
  reply: Success,
  errors: ['not_found'],
  example: { success: true },
})

/** What somebody told when they were asked, after a meeting, what they did and what happened. */
export const MeetingReflection = z.object({
  meetingId: Id,
  /** How it went; null where they only wrote. */
  came: z.nullable(z.enum(TALK_OUTCOMES)),
  /** In their words; empty where they only tapped. */
  answer: z.string(),
  createdAt: Instant,
})
export type MeetingReflection = z.infer<typeof MeetingReflection>

const reflection: MeetingReflection = {
  meetingId: 'meeting_1',
  came: 'well',
  answer: 'I asked what she needs and waited. She wants to lead the migration.',
  createdAt: '2026-05-08T09:00:00.000Z',
}

export const listMeetingReflections = endpoint({
  method: 'GET',
  path: '/api/meetings/reflections',
  summary: 'List what the signed-in user wrote after meetings, newest first, at most 200.',
  reply: z.array(MeetingReflection),
  example: [reflection],
})

/** The answer to the question after a meeting: a tap, a text, or both. */
export const NewMeetingReflection = z
  .object({
    came: z._default(z.nullable(z.enum(TALK_OUTCOMES, 'Say how it went')), null),
    answer: z._default(optionalText(LIMITS.text), ''),
  })
  .check(
    z.refine(({ came, answer }) => came !== null || answer !== '', {
      error: 'Write what happened',
      path: ['answer'],
      when: ({ issues }) => issues.length === 0,
    }),
  )
export type NewMeetingReflection = z.input<typeof NewMeetingReflection>
export const reflectOnMeeting = endpoint({
  method: 'POST',
  path: '/api/meetings/:id/reflection',
  summary:
    'Keep how a meeting went, what somebody did in it and what happened; a second answer replaces the first.',
  body: NewMeetingReflection,
  reply: MeetingReflection,
  status: 201,
  errors: ['not_found', 'idempotency_mismatch', 'quota_reached'],
  example: reflection,
})

/**
 * The private address a calendar program can subscribe to; whoever knows it can read the meetings.
 *
 * Two addresses answer `text/calendar` instead of JSON, so they are not among the endpoints:
 *
 *     GET /api/meetings/{id}.ics                one meeting as a file to import; needs a session, 401 and 404 as elsewhere
 *     GET /api/calendar/{token}/meetings.ics    every meeting and every planned conversation, for a calendar to read again and again; this is `url`
 *
 * The second needs no session: its token, 32 random bytes, is what lets in. An unknown or replaced one is a 404, and
 * one network may ask as often as it may make any public write. Both carry alarms 2 hours and 15 minutes before each
 * meeting's start. A meeting keeps its UID in both for good; DTSTAMP is when it was last changed, SEQUENCE how often.
 */
export const CalendarFeed = z.object({ url: z.string() })
export type CalendarFeed = z.infer<typeof CalendarFeed>

export const getCalendarFeed = endpoint({
  method: 'GET',
  path: '/api/meetings/feed',
  summary: "Get the private address of the signed-in user's calendar feed.",
  reply: CalendarFeed,
  example: { url: 'https://coach.example.com/api/calendar/3yq8…/meetings.ics' },
})
export const resetCalendarFeed = endpoint({
  method: 'POST',
  path: '/api/meetings/feed/reset',
  summary: 'Replace the private feed address; the old one stops working at once.',
  reply: CalendarFeed,
  example: { url: 'https://coach.example.com/api/calendar/9kf2…/meetings.ics' },
})
