import { closeHistories } from './db/history.ts'
import type { JobName } from './db/job-queue.ts'
import { asPerson, asPurpose, type Purpose } from './db/scope.ts'
import { sealRows } from './db/seal-rows.ts'
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
import { forgetOldNotifications } from './features/notifications/notifications.store.ts'
import { endDuePulses } from './features/pulse/pulse.store.ts'
import { renewFactors } from './features/security/renew-factors.ts'
import { forgetOldEvents } from './features/security/security.store.ts'
import { forgetExpiredReplies } from './http/idempotency.ts'
import { createMailer } from './lib/mail.ts'

const EVERY_MINUTE = '* * * * *'
const EVERY_TEN_MINUTES = '*/10 * * * *'
const EVERY_HOUR = '7 * * * *'

/** What jobs need of the server; they know no requests. */
export type JobDeps = Pick<
  Deps,
  'db' | 'jobs' | 'clock' | 'ids' | 'config' | 'secretKey' | 'vault' | 'log'
> & {
  coach: Pick<Deps['coach'], 'builtIn'>
}

/** Does the work that waits in the queue, from now on: every kind of job, once. */
export async function startJobs(deps: JobDeps): Promise<void> {
  const { jobs, db, clock, config, secretKey } = deps
  const sendMail = config.smtp && createMailer(config.smtp)
  const across = (name: JobName, purpose: Purpose, run: () => Promise<unknown>) =>
    jobs.work(name, async () => void (await asPurpose(purpose, run)))
  await jobs.work('arm-reminders', (data) => asPerson(data.userId, () => armReminders(deps, data)))
  await jobs.work('give-meeting-reminder', (data) =>
    asPerson(data.userId, () => giveMeetingReminder(deps, data)),
  )
  await jobs.work('give-talk-reminder', (data) => asPerson(data.userId, () => giveTalkReminder(deps, data)))
  await jobs.work('give-coaching-reminder', (data) =>
    asPerson(data.userId, () => giveCoachingReminder(deps, data)),
  )
  await jobs.work('give-letter', (data) => asPerson(data.userId, () => giveLetter(deps, data)))
  await jobs.work('deliver-notification', (data) =>
    asPerson(data.userId, () => deliver(deps, sendMail, data)),
  )
  await across('refresh-standings', 'standings', () => refreshStandings(db, clock()))
  await across('resolve-predictions', 'jobs', () => resolveDuePredictions(db, clock()))
  await across('close-histories', 'jobs', () => closeHistories(db, clock()))
  await across('read-missed-talk', 'jobs', () => readMissedTalk(deps))
  await across('seal-rows', 'upkeep', () =>
    sealRows({ ...deps, renewOthers: () => renewFactors(db, [secretKey, ...config.oldSecretKeys]) }),
  )
  await across('sweep-expired', 'jobs', () => sweepExpired(deps))
  await jobs.repeat('refresh-standings', EVERY_TEN_MINUTES)
  await jobs.repeat('close-histories', EVERY_TEN_MINUTES)
  await jobs.repeat('read-missed-talk', EVERY_TEN_MINUTES)
  await jobs.repeat('resolve-predictions', EVERY_HOUR)
  await jobs.repeat('seal-rows', EVERY_MINUTE)
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
  await forgetOldNotifications(db, now)
  await endDuePulses(db, now)
  // What a job at work had still planned while its person was being deleted.
  await jobs.forgetGone(db)
}
