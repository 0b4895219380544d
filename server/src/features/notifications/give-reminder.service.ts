import { briefTalk } from '@lodestar/coach/coaching/rehearse/rehearse'
import { readActivities } from '../../db/activities.ts'
import type { Tx } from '../../db/connect.ts'
import type { JobData } from '../../db/job-queue.ts'
import type { Deps } from '../../deps.ts'
import { findInstant } from '../../lib/zoned-time.ts'
import {
  armCoaching,
  enqueueCoachingReminder,
  enqueueDelivery,
  enqueueMeetingReminder,
  findMeetingDue,
} from './arm-reminders.service.ts'
import { findDeliveryTime, findTurnBegin, isQuiet, waitForMorning } from './due-times.ts'
import { findReminderSettings, type ReminderSettings } from './notification-preferences.store.ts'
import { addNotification, type NewNotification } from './notifications.store.ts'
import { hasReflection, holdMeeting, type ReminderMeeting } from './reminders.store.ts'
import { findRehearsedFor, isTalkTold } from './talks.store.ts'
import { writeCoachingReminder, writePostMeeting, writePreMeeting } from './write-notification.ts'

type Needs = Pick<Deps, 'db' | 'jobs' | 'clock' | 'ids'>

/**
 * Gives a reminder about a meeting, if it is still due and still of use; else plans the next look, or lets it be.
 *
 * Everything is decided anew from what is true now, in one transaction with what is written. So a changed or deleted
 * meeting needs no planned job taken back, and a job that runs twice writes once.
 */
export async function giveMeetingReminder(deps: Needs, job: JobData['give-meeting-reminder']): Promise<void> {
  const { db, jobs } = deps
  await db.transaction().execute(async (tx) => {
    const settings = await findReminderSettings(tx, job.userId)
    const meeting = await holdMeeting(tx, job.userId, job.meetingId)
    if (!meeting || !settings?.meetingRemindersEnabled) return
    const now = latest(deps.clock(), job.dueAt)
    const due = findMeetingDue(job.type, meeting, settings)
    if (due > now) return enqueueMeetingReminder(tx, jobs, { ...job, dueAt: due.toISOString() })
    if (await isOfNoUse(tx, job, meeting, now)) return
    const ahead = job.type === 'pre_meeting' ? meeting : null
    const deliverAt = findDeliveryTime(now, ahead, settings.timeZone)
    const described = await describe(tx, job, meeting)
    await give(deps, tx, job.userId, { now, deliverAt }, described)
  })
}

/** The queue has found the job due; a server whose clock is behind must not send it back to the same moment. */
export const latest = (clock: Date, dueAt: string): Date =>
  new Date(Math.max(clock.getTime(), Date.parse(dueAt)))

/** To prepare for what has begun is too late; what has been told need not be asked. */
async function isOfNoUse(
  tx: Tx,
  { type, userId }: JobData['give-meeting-reminder'],
  meeting: ReminderMeeting,
  now: Date,
): Promise<boolean> {
  if (type === 'pre_meeting') return Date.parse(meeting.startTime) <= now.getTime()
  return (await hasReflection(tx, userId, meeting.id)) || isTalkTold(tx, userId, meeting.id)
}

type Described = Omit<NewNotification, 'id' | 'dueAt' | 'localHour'>

/** A meeting that is moved is a new occasion: its reminders come again. */
async function describe(
  tx: Tx,
  { type, userId }: JobData['give-meeting-reminder'],
  meeting: ReminderMeeting,
): Promise<Described> {
  if (type === 'post_meeting')
    return { type, meetingId: meeting.id, occasion: meeting.endTime, ...writePostMeeting(meeting) }
  const rehearsed = await findRehearsedFor(tx, userId, meeting.id)
  const words = writePreMeeting(meeting, rehearsed ? briefTalk(rehearsed) : null)
  return { type, meetingId: meeting.id, occasion: meeting.startTime, ...words }
}

/** Keeps a notification unless there is one of its occasion, and plans what carries it out. */
export async function give(
  { jobs, ids }: Pick<Needs, 'jobs' | 'ids'>,
  tx: Tx,
  userId: string,
  { now, deliverAt }: { now: Date; deliverAt: Date },
  described: Described,
): Promise<void> {
  const [id, dueAt] = [ids(), now.toISOString()]
  if (await addNotification(tx, userId, { id, dueAt, localHour: null, ...described }))
    await enqueueDelivery(tx, jobs, userId, id, deliverAt > now ? deliverAt.toISOString() : undefined)
}

/** Gives a coaching reminder, unless there was a session since the turn began, and plans the next. */
export async function giveCoachingReminder(
  deps: Needs,
  job: JobData['give-coaching-reminder'],
): Promise<void> {
  const { db, jobs } = deps
  await db.transaction().execute(async (tx) => {
    const settings = await findReminderSettings(tx, job.userId)
    // A rhythm that began anew has jobs of its own.
    if (!settings?.coachingRemindersEnabled || settings.coachingSince !== job.since) return
    const now = latest(deps.clock(), job.dueAt)
    const again = findNextLook(job, settings, now)
    if (again) return enqueueCoachingReminder(tx, jobs, { ...job, dueAt: again.toISOString() })
    if (!(await wasCoached(tx, job, settings, now)))
      await give(
        deps,
        tx,
        job.userId,
        { now, deliverAt: now },
        {
          type: 'coaching_reminder',
          meetingId: null,
          occasion: job.day,
          ...writeCoachingReminder(settings.reminderFrequency),
        },
      )
    await armCoaching(tx, jobs, job.userId, settings, now)
  })
}

/** When to look again: at the hour itself, where the person has traveled west, or in the morning; null for now. */
function findNextLook(
  { day, hour }: JobData['give-coaching-reminder'],
  { timeZone }: ReminderSettings,
  now: Date,
): Date | null {
  const due = findInstant({ day, hour, minute: 0 }, timeZone)
  if (due > now) return due
  return isQuiet(now, timeZone) ? waitForMorning(now, timeZone) : null
}

const COACHED = ['session_started', 'situation_told', 'question_answered', 'session_completed']

async function wasCoached(
  tx: Tx,
  { userId, day, hour }: JobData['give-coaching-reminder'],
  { timeZone, reminderFrequency: frequency, coachingSince }: ReminderSettings,
  now: Date,
): Promise<boolean> {
  const since = findTurnBegin(day, { frequency, hour, timeZone, since: coachingSince ?? '' })
  const activities = await readActivities(tx, userId, now)
  return activities.some(({ kind, at }) => COACHED.includes(kind) && new Date(at) >= since)
}
