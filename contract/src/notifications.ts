import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Id, Instant, Success, storable } from './primitives.ts'

/** How often somebody is reminded to be coached; `weekly` when nothing is chosen. */
export const REMINDER_FREQUENCIES = ['daily', 'weekly', 'biweekly', 'monthly'] as const
/** How many hours before a meeting its reminder may come. */
export const PRE_MEETING_HOURS = { least: 1, most: 48 } as const
/** How many hours after a meeting its question may come. */
export const POST_MEETING_HOURS = { least: 1, most: 168 } as const

const hours = ({ least, most }: { least: number; most: number }) => {
  const message = `Choose a whole number from ${least} to ${most}`
  return z.int(message).check(z.minimum(least, message), z.maximum(most, message))
}

/** When and how a person is reminded. `emailEnabled` matters only where the server can send mail. */
export const NotificationPreferences = z.object({
  coachingRemindersEnabled: z.boolean(),
  reminderFrequency: z.enum(REMINDER_FREQUENCIES),
  meetingRemindersEnabled: z.boolean(),
  preMeetingReminderHours: hours(PRE_MEETING_HOURS),
  postMeetingReminderHours: hours(POST_MEETING_HOURS),
  emailEnabled: z.boolean(),
})
export type NotificationPreferences = z.infer<typeof NotificationPreferences>

/**
 * What holds until a person changes it: reminders about the meetings they keep here, and none that urge them to be
 * coached before they have asked for that.
 */
export const DEFAULT_NOTIFICATION_PREFERENCES: NotificationPreferences = {
  coachingRemindersEnabled: false,
  reminderFrequency: 'weekly',
  meetingRemindersEnabled: true,
  preMeetingReminderHours: 2,
  postMeetingReminderHours: 24,
  emailEnabled: true,
}

/** Types the server makes; a reader must get along with others. */
export const NOTIFICATION_TYPES = [
  'coaching_reminder',
  'pre_meeting',
  'post_meeting',
  'pre_talk',
  'post_talk',
  'weekly_letter',
] as const
/** Statuses that count as unread (decision D43): due and not mailed, and mailed. Any other one is read. */
export const UNREAD_STATUSES: readonly string[] = ['pending', 'sent']

/**
 * Something a person is told. `createdAt` is when it appeared, or will appear, in their list.
 *
 * A `post_meeting` one asks what they did and what happened; the answer goes to the reflection of `meetingId`.
 * `startsAt` is when the meeting of a `pre_meeting` one begins, for the reader to write in their own way; else null.
 */
export const Notification = z.object({
  id: Id,
  type: z.string(),
  title: z.string(),
  message: z.string(),
  status: z.string(),
  createdAt: Instant,
  meetingId: z.nullable(Id),
  /** The rehearsal of the conversation that a `pre_talk` or `post_talk` one is about; else null. */
  rehearsalId: z.nullable(Id),
  startsAt: z.nullable(Instant),
})
export type Notification = z.infer<typeof Notification>

const example: Notification = {
  id: 'notification_1',
  type: 'pre_meeting',
  title: 'Before “One-on-one with Priya”',
  message: 'What do you want to come out of it?',
  status: 'pending',
  createdAt: '2026-05-07T11:00:00.000Z',
  meetingId: 'meeting_1',
  rehearsalId: null,
  startsAt: '2026-05-07T13:00:00.000Z',
}

export const getNotificationPreferences = endpoint({
  method: 'GET',
  path: '/api/notifications/preferences',
  summary: 'Get when and how the signed-in user is reminded; defaults when nothing is saved.',
  reply: NotificationPreferences,
  example: DEFAULT_NOTIFICATION_PREFERENCES,
})

/** Any of the fields; what is left out keeps its value. */
export const NotificationPreferencesChange = z.partial(NotificationPreferences)
export type NotificationPreferencesChange = z.infer<typeof NotificationPreferencesChange>
export const updateNotificationPreferences = endpoint({
  method: 'PUT',
  path: '/api/notifications/preferences',
  summary: 'Change some or all reminder settings; reminders that are still to come follow.',
  body: NotificationPreferencesChange,
  reply: NotificationPreferences,
  example: DEFAULT_NOTIFICATION_PREFERENCES,
})

export const scheduleCoachingReminder = endpoint({
  method: 'POST',
  path: '/api/notifications/schedule-coaching-reminder',
  summary: 'Schedule a coaching reminder at the next interval, at the hour the user is usually active.',
  reply: Notification,
  status: 201,
  errors: ['idempotency_mismatch', 'quota_reached'],
  example: {
    id: 'notification_2',
    type: 'coaching_reminder',
    title: 'Time to think',
    message: 'You asked to be reminded. Which conversation ahead deserves ten minutes of thought?',
    status: 'pending',
    createdAt: '2026-05-14T09:00:00.000Z',
    meetingId: null,
    rehearsalId: null,
    startsAt: null,
  },
})

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  summary: "List the signed-in user's notifications that are due, newest first, at most 200.",
  reply: z.array(Notification),
  example: [example],
})
export const markNotificationRead = endpoint({
  method: 'PUT',
  path: '/api/notifications/:id/read',
  summary: 'Mark a notification as read.',
  reply: Notification,
  errors: ['not_found'],
  example: { ...example, status: 'read' },
})
export const markAllNotificationsRead = endpoint({
  method: 'PUT',
  path: '/api/notifications/mark-all-read',
  summary: 'Mark every notification that is due as read.',
  reply: Success,
  example: { success: true },
})

/** The ways out of the application: where mail goes, null where the server sends none, and the key for web push. */
export const NotificationChannels = z.object({
  email: z.nullable(z.string()),
  /** The server's public key (VAPID, RFC 8292), base64url, as `pushManager.subscribe` takes it. */
  pushKey: z.string(),
})
export type NotificationChannels = z.infer<typeof NotificationChannels>

/**
 * Besides, two addresses answer a page instead of JSON, so they are not among the endpoints:
 *
 *     GET  /api/notifications/unsubscribe?token=…    asks whether to stop the mails
 *     POST /api/notifications/unsubscribe?token=…    stops them; also what a mail program sends (RFC 8058)
 *
 * With `of=letter` they stop the weekly letter instead; its token is another.
 *
 * They need no session: the token, signed and found in every mail, is what lets in. A wrong one is a 404.
 */
export const getNotificationChannels = endpoint({
  method: 'GET',
  path: '/api/notifications/channels',
  summary: 'Get the ways in which notifications can reach the signed-in user outside the application.',
  reply: NotificationChannels,
  example: { email: null, pushKey: 'BNbxGYNMhEIi9zrneh7mqV4oUanjLUK3m-mYZBc62frMKrEoMk88r3Lk596T0ck9xlT' },
})

const BASE64URL = /^[\w-]+={0,2}$/
const key = (characters: number) =>
  z.string().check(z.maxLength(characters), z.regex(BASE64URL, 'Not a key of a push subscription'))

/** A browser's push subscription, as its `toJSON()` writes it. */
export const PushSubscriptionFields = z.object({
  endpoint: z.url('Not an address').check(z.maxLength(2000), storable),
  keys: z.object({ p256dh: key(100), auth: key(40) }),
})
export type PushSubscriptionFields = z.infer<typeof PushSubscriptionFields>
export const addPushSubscription = endpoint({
  method: 'POST',
  path: '/api/notifications/push-subscriptions',
  summary: 'Let notifications reach a browser by web push.',
  body: PushSubscriptionFields,
  reply: Success,
  status: 201,
  example: { success: true },
})
export const removePushSubscription = endpoint({
  method: 'POST',
  path: '/api/notifications/push-subscriptions/remove',
  summary: 'Stop web push to a browser; one that is not known is answered alike.',
  body: z.pick(PushSubscriptionFields, { endpoint: true }),
  reply: Success,
  example: { success: true },
})
