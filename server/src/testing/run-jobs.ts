import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { JobName } from '../db/job-queue.ts'
import { asPerson } from '../db/scope.ts'
import type { Deps } from '../deps.ts'
import { armReminders } from '../features/notifications/arm-reminders.service.ts'
import { deliver } from '../features/notifications/deliver.service.ts'
import { giveCoachingReminder, giveMeetingReminder } from '../features/notifications/give-reminder.service.ts'
import { giveTalkReminder } from '../features/notifications/give-talk-reminder.service.ts'
import { createMailer } from '../lib/mail.ts'
import { depsOfApp } from './test-app.ts'

interface QueuedJob {
  id: string
  name: JobName
  data: Record<string, never>
  startAfter: string
}

/** A worker in a test's own time: it does somebody's jobs, in order, as the clock comes to them. */
export interface TimeMachine {
  clock: () => Date
  set: (instant: string) => void
  /** Goes on to an instant and does every job of a person on the way, each at its own time. */
  runUntil: (app: FastifyInstance, userId: string, instant: string) => Promise<void>
  /** Does what is ready now. */
  settle: (app: FastifyInstance, userId: string) => Promise<void>
  /** What a person has planned ahead: kinds and times, soonest first. */
  listPlanned: (app: FastifyInstance, userId: string) => Promise<string[]>
}

/** Starts a test's time; nothing happens between its steps. */
export function startTime(instant: string): TimeMachine {
  let now = new Date(instant)
  const machine: TimeMachine = {
    clock: () => now,
    set: (next) => {
      now = new Date(next)
    },
    settle: (app, userId) => machine.runUntil(app, userId, now.toISOString()),
    runUntil: async (app, userId, until) => {
      const deps = depsOfApp(app)
      for (;;) {
        const job = (await readQueue(deps, userId)).find(({ startAfter }) => startAfter <= until)
        if (!job) break
        now = new Date(Math.max(now.getTime(), Date.parse(job.startAfter)))
        await runJob(deps, job)
        await sql`update pgboss.job set state = 'completed' where id = ${job.id}::uuid`.execute(deps.db)
      }
      now = new Date(Math.max(now.getTime(), Date.parse(until)))
    },
    listPlanned: async (app, userId) =>
      (await readQueue(depsOfApp(app), userId)).map(({ name, startAfter }) => `${name} ${startAfter}`),
  }
  return machine
}

/** What follows from a change has no time of its own; the queue gives it the database's, which is not the test's. */
async function readQueue({ db }: Deps, userId: string): Promise<QueuedJob[]> {
  const { rows } = await sql<QueuedJob>`
    select id::text, name, data,
      case when name = 'arm-reminders' then (data ->> 'at')::timestamptz else start_after end as start_after
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
    'deliver-notification': () => deliver(deps, smtp && createMailer(smtp), data as never),
  }[name as string]
  if (run) await asPerson((data as { userId?: string }).userId ?? '', run)
}
