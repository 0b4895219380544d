import { sweepThrottles } from './db/throttle.ts'
import type { Deps } from './deps.ts'
import { forgetExpiredSignIns } from './features/account/account.store.ts'
import { resolveDuePredictions } from './features/analytics/analytics.service.ts'
import { forgetWithGoals } from './features/analytics/analytics.store.ts'
import { readMissedTalk } from './features/coaching/talk.service.ts'
import { refreshStandings } from './features/gamification/gamification.service.ts'
import { forgetDeletedGoals } from './features/goals/deleted-goals.store.ts'
import { forgetDeletedImports } from './features/integrations/integrations.store.ts'
import { armReminders } from './features/notifications/arm-reminders.service.ts'
import { deliver } from './features/notifications/deliver.service.ts'
import { giveLetter } from './features/notifications/give-letter.service.ts'
import { giveCoachingReminder, giveMeetingReminder } from './features/notifications/give-reminder.service.ts'
import { giveTalkReminder } from './features/notifications/give-talk-reminder.service.ts'
import { endDuePulses } from './features/pulse/pulse.store.ts'
import { forgetOldEvents } from './features/security/security.store.ts'
import { forgetExpiredReplies } from './http/idempotency.ts'
import { createMailer } from './lib/mail.ts'

const EVERY_TEN_MINUTES = '*/10 * * * *'
const EVERY_HOUR = '7 * * * *'

/** What jobs need of the server; they know no requests. */
export type JobDeps = Pick<Deps, 'db' | 'jobs' | 'clock' | 'ids' | 'config' | 'secretKey' | 'log'> & {
  coach: Pick<Deps['coach'], 'builtIn'>
}

/** Does the work that waits in the queue, from now on: every kind of job, once. */
export async function startJobs(deps: JobDeps): Promise<void> {
  const { jobs, db, clock, config } = deps
  const sendMail = config.smtp && createMailer(config.smtp)
  await jobs.work('arm-reminders', (data) => armReminders(deps, data))
  await jobs.work('give-meeting-reminder', (data) => giveMeetingReminder(deps, data))
  await jobs.work('give-talk-reminder', (data) => giveTalkReminder(deps, data))
  await jobs.work('give-coaching-reminder', (data) => giveCoachingReminder(deps, data))
  await jobs.work('give-letter', (data) => giveLetter(deps, data))
  await jobs.work('deliver-notification', (data) => deliver(deps, sendMail, data))
  await jobs.work('refresh-standings', async () => void (await refreshStandings(db, clock())))
  await jobs.work('resolve-predictions', async () => void (await resolveDuePredictions(db, clock())))
  await jobs.work('read-missed-talk', async () => void (await readMissedTalk(deps)))
  await jobs.work('sweep-expired', () => sweepExpired(deps))
  await jobs.repeat('refresh-standings', EVERY_TEN_MINUTES)
  await jobs.repeat('read-missed-talk', EVERY_TEN_MINUTES)
  await jobs.repeat('resolve-predictions', EVERY_HOUR)
  await jobs.repeat('sweep-expired', EVERY_HOUR)
}

/** Forgets everything that was kept for a while only. */
export async function sweepExpired({
  db,
  jobs,
  clock,
}: Pick<JobDeps, 'db' | 'jobs' | 'clock'>): Promise<void> {
  const now = clock()
  await forgetWithGoals(db, now)
  await forgetDeletedGoals(db, now)
  await forgetDeletedImports(db, now)
  await forgetExpiredReplies(db, now)
  await sweepThrottles(db, now)
  await forgetExpiredSignIns(db, now)
  await forgetOldEvents(db, now)
  await endDuePulses(db, now)
  // What a job at work had still planned while its person was being deleted.
  await jobs.forgetGone(db)
}
