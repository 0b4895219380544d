import { sql } from 'kysely'
import type { Job, PgBoss, QueueOptions } from 'pg-boss'
import type { Db } from './connect.ts'

/** What each job carries: identifiers and moments, never anything a person wrote. */
export interface JobData {
  /** Something that reminders depend on has changed: one meeting, one planned conversation, or (null) the person's settings or time zone. */
  'arm-reminders': { userId: string; meetingId: string | null; rehearsalId?: string; at: string }
  'give-meeting-reminder': {
    userId: string
    type: 'pre_meeting' | 'post_meeting'
    meetingId: string
    dueAt: string
  }
  'give-talk-reminder': { userId: string; type: 'pre_talk' | 'post_talk'; rehearsalId: string; dueAt: string }
  'give-coaching-reminder': { userId: string; since: string; day: string; hour: number; dueAt: string }
  'give-letter': { userId: string; since: string; day: string; dueAt: string }
  'deliver-notification': { userId: string; notificationId: string }
  /** What looks across everyone and is kept, brought up to date. */
  'refresh-standings': Record<string, never>
  /** Long histories, summed up as far as they lie back. */
  'close-histories': Record<string, never>
  /** Leaders' messages that the coach has not read when they were sent. */
  'read-missed-talk': Record<string, never>
  /** Forecasts whose time has come, compared with what happened. */
  'resolve-predictions': Record<string, never>
  /** What is stored and not encrypted by the newest key, encrypted. */
  'seal-rows': Record<string, never>
  /** What was kept for a while only, forgotten. */
  'sweep-expired': Record<string, never>
}
/** Every kind of job there is. */
export type JobName = keyof JobData

/** How many jobs of a kind are waiting for their time, ready, at work, or given up. */
interface JobCount {
  name: JobName
  waiting: number
  ready: number
  active: number
  failed: number
}

/** Work for later, kept in the database: each job is done by one server, again if that server dies. */
export interface JobQueue {
  /**
   * Adds a job within a transaction: it exists if and only if what is written there does.
   *
   * @param options `startAfter` is the earliest instant. A job with an `id` (a UUID) that was added before is not added again.
   */
  enqueue<Name extends JobName>(
    tx: Db,
    name: Name,
    data: JobData[Name],
    options?: { startAfter?: string; id?: string },
  ): Promise<void>
  /** Does jobs of a kind from now on, one after the other; one that throws is tried again later. */
  work<Name extends JobName>(name: Name, run: (data: JobData[Name]) => Promise<void>): Promise<void>
  /** Adds a job again and again; `cron` is in UTC. */
  repeat(name: JobName, cron: string): Promise<void>
  countJobs(): Promise<JobCount[]>
  /** Removes the jobs of people who are gone, also those whose time would come in years. */
  forgetGone(tx: Db): Promise<void>
  /** Lets running jobs end for a few seconds, then closes the connections. */
  stop(): Promise<void>
}

/** How quickly jobs are taken up, in seconds; tests are in more of a hurry than people. */
interface Pace {
  /** Between two looks for jobs that are due. */
  pollSeconds: number
  /** How long a job may take, after which its server counts as dead. */
  expireSeconds: number
  /** Between two looks for jobs of dead servers. */
  superviseSeconds: number
}

const PACE: Pace = { pollSeconds: 2, expireSeconds: 120, superviseSeconds: 30 }
const STOP_TIMEOUT_MS = 4000
const YEAR_SECONDS = 365 * 24 * 3600
const DAY_SECONDS = 24 * 3600

/** Tried for about two days, at most ten minutes apart; kept a year past its time, should the server be off so long. */
const PATIENT = { retryLimit: 300, retryDelay: 1, retryBackoff: true, retryDelayMax: 600 }
const QUEUES: Record<JobName, QueueOptions> = {
  'arm-reminders': PATIENT,
  'give-meeting-reminder': PATIENT,
  'give-talk-reminder': PATIENT,
  'give-coaching-reminder': PATIENT,
  'give-letter': PATIENT,
  // Mail that could not be handed over within some hours says nothing new any more.
  'deliver-notification': { retryLimit: 14, retryDelay: 1, retryBackoff: true, retryDelayMax: 3600 },
  // These come again by themselves.
  'refresh-standings': { retryLimit: 1 },
  'close-histories': { retryLimit: 1 },
  'read-missed-talk': { retryLimit: 1 },
  'resolve-predictions': { retryLimit: 1 },
  'seal-rows': { retryLimit: 1 },
  'sweep-expired': { retryLimit: 1 },
}
const NAMES = Object.keys(QUEUES) as JobName[]
/** Few, so that a batch is done long before its jobs count as those of a dead server, even where each waits for a mail server. */
const BATCH = 5
/** Nobody waits for what comes by the hour, so it is looked for less often. */
const UNHURRIED: ReadonlySet<JobName> = new Set([
  'refresh-standings',
  'close-histories',
  'read-missed-talk',
  'resolve-predictions',
  'seal-rows',
  'sweep-expired',
])
const UNHURRIED_POLL_SECONDS = 30

/** Thrown to whoever begins to use a queue that has been stopped. */
export class JobQueueStopped extends Error {
  override readonly name = 'JobQueueStopped'
}

interface Settings {
  url: string
  onError: (error: Error) => void
  /** True where jobs are done, false where they are only added. */
  isWorker: boolean
  pace?: Partial<Pace>
}

/**
 * Makes the queue on pg-boss, in the schema `pgboss` of the same database.
 *
 * It is loaded and connected with the first call, since that takes memory and a fifth of a second. Several servers may
 * do so at once: pg-boss sets up its tables under a lock.
 */
export function createJobQueue(settings: Settings): JobQueue {
  let started: Promise<{ boss: PgBoss; fromKysely: typeof import('pg-boss').fromKysely }> | undefined
  let isStopped = false
  const start = () => {
    if (isStopped) throw new JobQueueStopped('The job queue has been stopped')
    started ??= startBoss(settings).catch((error) => {
      // The next who needs it tries again.
      started = undefined
      throw error
    })
    return started
  }
  const { pollSeconds } = { ...PACE, ...settings.pace }
  return {
    enqueue: async (tx, name, data, options = {}) => {
      // A job at work while the queue stops may still add others.
      const { boss, fromKysely } = await (started ?? start())
      await boss.send(name, data, { ...options, db: fromKysely(tx) })
    },
    work: async (name, run) => {
      const { boss } = await start()
      await boss.work(
        name,
        {
          batchSize: BATCH,
          pollingIntervalSeconds: UNHURRIED.has(name) ? UNHURRIED_POLL_SECONDS : pollSeconds,
          burstWhenBatchFull: true,
          perJobResults: true,
        },
        (jobs: Job<JobData[typeof name]>[]) =>
          runEach(jobs, run, { onError: settings.onError, isStopped: () => isStopped }),
      )
    },
    repeat: async (name, cron) => {
      const { boss } = await start()
      await boss.schedule(name, cron, {}, { missed: 'once' })
    },
    countJobs: async () => {
      const { boss } = await start()
      return Promise.all(NAMES.map((name) => countOne(boss, name)))
    },
    forgetGone: async (tx) => {
      // It makes the tables of the queue where nobody has needed it yet.
      await start()
      await sql`delete from pgboss.job where data ? 'userId'
        and not exists (select from users where users.id = pgboss.job.data ->> 'userId')`.execute(tx)
    },
    stop: async () => {
      isStopped = true
      const running = await started?.catch(() => undefined)
      await running?.boss.stop({ graceful: settings.isWorker, timeout: STOP_TIMEOUT_MS })
    },
  }
}

/** The same queue, each of whose jobs is done within something: `span` is told the kind of the job. */
export const withSpans = (
  jobs: JobQueue,
  span: (name: string, run: () => Promise<void>) => Promise<void>,
): JobQueue => ({
  ...jobs,
  work: (name, run) => jobs.work(name, (data) => span(`job ${name}`, () => run(data))),
})

/** Handed on to the driver, which takes more than the queue's own types name. */
const CONNECTION = {
  application_name: 'lodestar-jobs',
  connectionTimeoutMillis: 10_000,
  keepAlive: true,
  // Its upkeep of many jobs may take a while; a database that does not answer at all must not hold it for good.
  query_timeout: 60_000,
}

async function startBoss({ url, onError, isWorker, pace }: Settings) {
  const { PgBoss, fromKysely } = await import('pg-boss')
  const { expireSeconds, superviseSeconds } = { ...PACE, ...pace }
  const boss = new PgBoss({
    connectionString: url,
    ...CONNECTION,
    max: isWorker ? 3 : 1,
    supervise: isWorker,
    schedule: isWorker,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  })
  boss.on('error', onError)
  await boss.start()
  for (const name of NAMES) {
    const options = {
      expireInSeconds: expireSeconds,
      retentionSeconds: YEAR_SECONDS,
      deleteAfterSeconds: DAY_SECONDS,
      ...QUEUES[name],
    }
    await boss.createQueue(name, options)
    await boss.updateQueue(name, options)
  }
  return { boss, fromKysely }
}

/** Does a batch one by one, so that a job that fails takes no other with it; once stopped, the rest is left for a retry. */
async function runEach<Data>(
  jobs: readonly Job<Data>[],
  run: (data: Data) => Promise<void>,
  { onError, isStopped }: { onError: (error: Error) => void; isStopped: () => boolean },
) {
  const results: { id: string; status: 'completed' | 'failed' }[] = []
  for (const { id, data } of jobs) {
    if (isStopped()) {
      results.push({ id, status: 'failed' })
      continue
    }
    try {
      await run(data)
      results.push({ id, status: 'completed' })
    } catch (error) {
      onError(error instanceof Error ? error : new Error(String(error)))
      results.push({ id, status: 'failed' })
    }
  }
  return results
}

async function countOne(boss: PgBoss, name: JobName): Promise<JobCount> {
  const [stats] = await boss.getQueueStats(name, { force: true })
  return {
    name,
    waiting: stats?.deferredCount ?? 0,
    ready: stats?.readyCount ?? 0,
    active: stats?.activeCount ?? 0,
    failed: stats?.failedCount ?? 0,
  }
}
