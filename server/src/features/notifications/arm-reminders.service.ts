import type { Notification } from '@lodestar/contract/notifications'
import { readActivities } from '../../db/activities.ts'
import type { Db, Tx } from '../../db/connect.ts'
import type { JobData, JobQueue } from '../../db/job-queue.ts'
import type { Deps } from '../../deps.ts'
import { findInstant, readLocalTime } from '../../lib/zoned-time.ts'
import { armLetter } from './arm-letter.service.ts'
import {
  addIntervals,
  findOccasionAfter,
  findPostMeetingDue,
  findPreMeetingDue,
  findUsualHour,
  planPreMeeting,
} from './due-times.ts'
import { enqueueOnce } from './enqueue-once.service.ts'
import { findReminderSettings, type ReminderSettings } from './notification-preferences.store.ts'
import * as store from './notifications.store.ts'
import { holdMeeting, listRemindable, type ReminderMeeting } from './reminders.store.ts'
import { findTalkTimes, listTalks, type PlannedTalk } from './talks.store.ts'
import { writeScheduledReminder } from './write-notification.ts'

/** The question after a meeting comes at most 168 hours after its end. */
const LATEST_AFTER_END_MS = 8 * 24 * 3_600_000

type Needs = Pick<Deps, 'db' | 'jobs'>
type Times = Pick<ReminderMeeting, 'startTime' | 'endTime'>

/**
 * Plans the reminders that follow from something that has changed, as of the moment it changed.
 *
 * A reminder that would have been due before that moment is not planned: a meeting entered an hour before it starts has
 * none two hours before. Where only the evening before has passed it is given at once. One that was planned for another time looks again when that time comes, so nothing is
 * taken back here and nothing is lost.
 */
export async function armReminders(
  { db, jobs }: Needs,
  { userId, meetingId, rehearsalId, at }: JobData['arm-reminders'],
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const settings = await findReminderSettings(tx, userId)
    if (!settings) return
    if (meetingId === null) await armTalks(tx, jobs, { userId, rehearsalId, at }, settings)
    if (rehearsalId !== undefined) return
    for (const meeting of await listConcerned(tx, userId, meetingId, at))
      await armMeeting(tx, jobs, userId, meeting, settings, at)
    if (meetingId !== null) return
    await armCoaching(tx, jobs, userId, settings, new Date(at))
    await armLetter(tx, jobs, userId, settings.timeZone, new Date(at))
    await moveAhead(tx, jobs, userId, settings.timeZone, at)
  })
}

async function listConcerned(tx: Tx, userId: string, meetingId: string | null, at: string) {
  if (meetingId === null)
    return listRemindable(tx, userId, new Date(Date.parse(at) - LATEST_AFTER_END_MS).toISOString())
  const meeting = await holdMeeting(tx, userId, meetingId)
  return meeting ? [meeting] : []
}

async function armMeeting(
  tx: Tx,
  jobs: JobQueue,
  userId: string,
  meeting: ReminderMeeting,
  settings: ReminderSettings,
  at: string,
): Promise<void> {
  if (!settings.meetingRemindersEnabled) return
  for (const type of ['pre_meeting', 'post_meeting'] as const) {
    const lookAt = planMeeting(type, meeting, settings, new Date(at))?.toISOString()
    if (lookAt) await enqueueMeetingReminder(tx, jobs, { userId, type, meetingId: meeting.id, dueAt: lookAt })
  }
}

async function armTalks(
  tx: Tx,
  jobs: JobQueue,
  { userId, rehearsalId, at }: Omit<JobData['arm-reminders'], 'meetingId'>,
  settings: ReminderSettings,
): Promise<void> {
  for (const talk of await listTalks(tx, userId, rehearsalId))
    await armTalk(tx, jobs, userId, talk, settings, at)
}

/** A planned conversation is announced and asked about as a meeting is, by the same hours. */
async function armTalk(
  tx: Tx,
  jobs: JobQueue,
  userId: string,
  talk: PlannedTalk,
  settings: ReminderSettings,
  at: string,
): Promise<void> {
  if (!settings.meetingRemindersEnabled) return
  const times = findTalkTimes(talk.plan, settings.timeZone)
  for (const type of ['pre_talk', 'post_talk'] as const) {
    const lookAt = planMeeting(LIKE_MEETING[type], times, settings, new Date(at))?.toISOString()
    if (lookAt) await enqueueTalkReminder(tx, jobs, { userId, type, rehearsalId: talk.id, dueAt: lookAt })
  }
}

/** Plans a look at a planned conversation's reminder; the same look is planned once. */
export const enqueueTalkReminder = (
  tx: Tx,
  jobs: JobQueue,
  data: JobData['give-talk-reminder'],
): Promise<void> => enqueueOnce(tx, jobs, 'give-talk-reminder', data)

/** Which of a meeting's reminders it is like. */
const LIKE_MEETING = { pre_talk: 'pre_meeting', post_talk: 'post_meeting' } as const

/** When a reminder about a planned conversation is due as things stand. */
export const findTalkDue = (
  type: keyof typeof LIKE_MEETING,
  plan: PlannedTalk['plan'],
  settings: ReminderSettings,
): Date => findMeetingDue(LIKE_MEETING[type], findTalkTimes(plan, settings.timeZone), settings)

function planMeeting(
  type: 'pre_meeting' | 'post_meeting',
  meeting: Times,
  settings: ReminderSettings,
  at: Date,
): Date | null {
  if (type === 'pre_meeting')
    return planPreMeeting(meeting, settings.preMeetingReminderHours, settings.timeZone, at)
  const due = findMeetingDue(type, meeting, settings)
  return due > at ? due : null
}

/** When a reminder about a meeting is due as things stand. */
export const findMeetingDue = (
  type: 'pre_meeting' | 'post_meeting',
  meeting: Times,
  { preMeetingReminderHours, postMeetingReminderHours, timeZone }: ReminderSettings,
): Date =>
  type === 'pre_meeting'
    ? findPreMeetingDue(meeting, preMeetingReminderHours, timeZone)
    : findPostMeetingDue(meeting, postMeetingReminderHours)

/** Plans a look at a meeting's reminder; the same look is planned once. */
export const enqueueMeetingReminder = (
  tx: Tx,
  jobs: JobQueue,
  data: JobData['give-meeting-reminder'],
): Promise<void> => enqueueOnce(tx, jobs, 'give-meeting-reminder', data)

/** Plans the next coaching reminder after a moment, at the hour the person is usually active. */
export async function armCoaching(
  tx: Tx,
  jobs: JobQueue,
  userId: string,
  settings: ReminderSettings,
  after: Date,
): Promise<void> {
  const { coachingRemindersEnabled, reminderFrequency: frequency, coachingSince: since, timeZone } = settings
  if (!coachingRemindersEnabled || since === null) return
  const hour = findUsualHour(await readActivities(tx, userId, after), timeZone)
  const { day, dueAt } = findOccasionAfter({ since, frequency, hour, timeZone }, after)
  await enqueueCoachingReminder(tx, jobs, { userId, since, day, hour, dueAt: dueAt.toISOString() })
}

/** Plans a look at one occasion of somebody's coaching reminders; the same look is planned once. */
export const enqueueCoachingReminder = (
  tx: Tx,
  jobs: JobQueue,
  data: JobData['give-coaching-reminder'],
): Promise<void> => enqueueOnce(tx, jobs, 'give-coaching-reminder', data)

/**
 * Schedules a coaching reminder one interval from now, at the hour the person is usually active (decision D42).
 *
 * @returns the reminder; asked again for the same day, the same one.
 */
export async function scheduleReminder(
  { jobs, ids }: Pick<Deps, 'jobs' | 'ids'>,
  tx: Db,
  userId: string,
  now: Date,
): Promise<Notification> {
  const settings = await findReminderSettings(tx, userId)
  const { timeZone, frequency } = {
    timeZone: settings?.timeZone ?? 'UTC',
    frequency: settings?.reminderFrequency ?? 'weekly',
  }
  const hour = findUsualHour(await readActivities(tx, userId, now), timeZone)
  const day = addIntervals(readLocalTime(now, timeZone).day, frequency, 1)
  const dueAt = findInstant({ day, hour, minute: 0 }, timeZone).toISOString()
  const id = ids()
  const reminder = { id, type: 'coaching_reminder', meetingId: null, occasion: day, dueAt, localHour: hour }
  if (await store.addNotification(tx, userId, { ...reminder, ...writeScheduledReminder() }))
    await enqueueDelivery(tx, jobs, userId, id, dueAt)
  return store.findByOccasion(tx, userId, reminder)
}

/** Adds what carries a notification out of the application, from a moment on; at once where none is given, whatever this server's clock says. */
export async function enqueueDelivery(
  tx: Db,
  jobs: JobQueue,
  userId: string,
  notificationId: string,
  startAfter?: string,
): Promise<void> {
  await jobs.enqueue(
    tx,
    'deliver-notification',
    { userId, notificationId },
    startAfter === undefined ? {} : { startAfter },
  )
}

/** Scheduled reminders go along to another time zone: nine in the morning stays nine in the morning. */
async function moveAhead(
  tx: Tx,
  jobs: JobQueue,
  userId: string,
  timeZone: string,
  at: string,
): Promise<void> {
  for (const { id, occasion, localHour } of await store.listAhead(tx, userId, at)) {
    const dueAt = findInstant({ day: occasion, hour: localHour, minute: 0 }, timeZone).toISOString()
    await store.moveNotification(tx, userId, id, dueAt)
    await enqueueDelivery(tx, jobs, userId, id, dueAt)
  }
}
