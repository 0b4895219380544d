import { sql } from 'kysely'
import type { JobName } from '../db/job-queue.ts'
import { asPerson } from '../db/scope.ts'
import type { Deps } from '../deps.ts'
import { armReminders } from '../features/notifications/arm-reminders.service.ts'
import { deliver } from '../features/notifications/deliver.service.ts'
import { giveLetter } from '../features/notifications/give-letter.service.ts'
import { giveCoachingReminder, giveMeetingReminder } from '../features/notifications/give-reminder.service.ts'
import { giveTalkReminder } from '../features/notifications/give-talk-reminder.service.ts'
import { createMailer } from '../lib/mail.ts'

interface QueuedJob {
  id: string
  name: JobName
  data: Record<string, never>
  startAfter: string
}

/**
 * Does every job of a person up to an instant, in order.
 *
 * @param goOn moves the clock on to an instant, and never back.
 */
export async function runJobsUntil(
  deps: Deps,
  userId: string,
  until: string,
  goOn: (instant: string) => void,
): Promise<void> {
  for (;;) {
    const job = (await listQueued(deps, userId)).find(({ startAfter }) => startAfter <= until)
    if (!job) break
    goOn(job.startAfter)
    await runJob(deps, job)
    await sql`update pgboss.job set state = 'completed' where id = ${job.id}::uuid`.execute(deps.db)
  }
  goOn(until)
}

/** What a person has planned, soonest first. What is due at once has no time of its own; the queue gives it the database's, which is not the test's. */
export async function listQueued(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
): Promise<QueuedJob[]> {
  const { rows } = await sql<QueuedJob>`
    select id::text, name, data,
      case when name = 'arm-reminders' then (data ->> 'at')::timestamptz
        when start_after = created_on then ${clock().toISOString()}::timestamptz
        else start_after end as start_after
    from pgboss.job
    where state = 'created' and data ->> 'userId' = ${userId}
    order by 4, created_on`.execute(db)
  return rows
}

async function runJob(deps: Deps, { name, data }: QueuedJob): Promise<void> {
  const { smtp } = deps.config
  const run = {
    'arm-reminders': () => armReminders(deps, data as never),
    'give-meeting-reminder': () => giveMeetingReminder(deps, data as never),
    'give-talk-reminder': () => giveTalkReminder(deps, data as never),
    'give-coaching-reminder': () => giveCoachingReminder(deps, data as never),
    'give-letter': () => giveLetter(deps, data as never),
    'deliver-notification': () => deliver(deps, smtp && createMailer(smtp), data as never),
  }[name as string]
  if (run) await asPerson((data as { userId?: string }).userId ?? '', run)
}
