import { briefTalk } from '@lodestar/coach/coaching/rehearse/rehearse'
import type { Tx } from '../../db/connect.ts'
import type { JobData } from '../../db/job-queue.ts'
import type { Deps } from '../../deps.ts'
import { readLocalTime } from '../../lib/zoned-time.ts'
import { enqueueTalkReminder, findTalkDue } from './arm-reminders.service.ts'
import { findDeliveryTime } from './due-times.ts'
import { give, latest } from './give-reminder.service.ts'
import { findReminderSettings } from './notification-preferences.store.ts'
import { holdMeeting } from './reminders.store.ts'
import { findTalkTimes, holdTalk, type PlannedTalk, writeTalkOccasion } from './talks.store.ts'
import { writePostTalk, writePreTalk } from './write-notification.ts'

type Needs = Pick<Deps, 'db' | 'jobs' | 'clock' | 'ids'>

/**
 * Gives a reminder about a planned conversation, if it is still due and still of use; else plans the next look, or lets it be.
 *
 * As with meetings everything is decided from what is true now, and another day is another occasion.
 */
export async function giveTalkReminder(deps: Needs, job: JobData['give-talk-reminder']): Promise<void> {
  const { db, jobs } = deps
  await db.transaction().execute(async (tx) => {
    const settings = await findReminderSettings(tx, job.userId)
    const talk = await holdTalk(tx, job.userId, job.rehearsalId)
    if (!talk || talk.outcome !== null || !settings?.meetingRemindersEnabled) return
    if (await isOfMeeting(tx, job.userId, talk, settings.timeZone)) return
    const now = latest(deps.clock(), job.dueAt)
    const due = findTalkDue(job.type, talk.plan, settings)
    if (due > now) return enqueueTalkReminder(tx, jobs, { ...job, dueAt: due.toISOString() })
    const times = findTalkTimes(talk.plan, settings.timeZone)
    const isAhead = job.type === 'pre_talk'
    // To prepare for what has begun is too late.
    if (isAhead && Date.parse(times.startTime) <= now.getTime()) return
    const deliverAt = findDeliveryTime(now, isAhead ? times : null, settings.timeZone)
    await give(deps, tx, job.userId, { now, deliverAt }, describe(job.type, talk, times.startTime))
  })
}

/** A talk planned for the day of its meeting is announced and asked about with the meeting, not beside it. */
async function isOfMeeting(
  tx: Tx,
  userId: string,
  { meetingId, plan }: PlannedTalk,
  timeZone: string,
): Promise<boolean> {
  const meeting = meetingId === null ? undefined : await holdMeeting(tx, userId, meetingId)
  return meeting !== undefined && readLocalTime(new Date(meeting.startTime), timeZone).day === plan.day
}

const describe = (type: 'pre_talk' | 'post_talk', talk: PlannedTalk, startTime: string) => ({
  type,
  meetingId: null,
  rehearsalId: talk.id,
  occasion: writeTalkOccasion(talk, { startTime }),
  ...(type === 'pre_talk' ? writePreTalk(talk.plan, briefTalk(talk)) : writePostTalk(talk.plan)),
})
