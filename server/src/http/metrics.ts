import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Pool } from 'pg'
import { collectDefaultMetrics, Gauge, Histogram, type Registry } from 'prom-client'
import { countConnections, type Db } from '../db/connect.ts'
import type { JobQueue } from '../db/job-queue.ts'
import { AppError } from './errors.ts'
import { createTrust } from './trusted-proxies.ts'

/** What can be asked how it stands at this moment. */
interface Thread {
  count: () => { isAwake: boolean; waiting: number; atWork: number; broken: number }
}

/** What is looked at. */
interface Observed {
  db: Db
  turnsDb: Db
  authPool: Pool
  jobs: JobQueue
  metrics: Registry
  coach: { builtIn: Thread; analyzer: Thread; grammar: Thread }
  config: { metricsFrom: readonly string[] }
}

/**
 * Answers `/metrics` with figures for Prometheus: counts and times, by kinds that stand in the code, never by a person
 * or a word. Told to the addresses of `METRICS_FROM` alone, and to nobody through a proxy.
 */
export function registerMetrics(app: FastifyInstance, deps: Observed): void {
  const { metrics: registry, config } = deps
  observeRequests(app, registry)
  observeJobs(deps)
  observeSafety(deps)
  observePools(deps)
  observeThreads(deps)
  app.addHook('onReady', async () => collectDefaultMetrics({ register: registry }))
  const mayAsk = createTrust(config.metricsFrom)
  app.get('/metrics', async (request, reply) => {
    const { 'x-forwarded-for': forwardedFor, forwarded } = request.headers
    if ((forwardedFor ?? forwarded) !== undefined || !mayAsk(request.ip)) throw new AppError('not_found')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

function observeRequests(app: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its reply.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    // The route, not the path: paths hold identifiers and would make a series each.
    const route = request.routeOptions.url ?? 'none'
    seconds.labels(request.method, route, String(reply.statusCode)).observe(reply.elapsedTime / 1000)
  })
}

function observeJobs({ jobs, metrics }: Observed): void {
  new Gauge({
    name: 'jobs',
    help: 'Jobs by kind and state: waiting for their time, ready, at work, given up.',
    labelNames: ['job', 'state'],
    registers: [metrics],
    async collect() {
      for (const { name, ...states } of await jobs.countJobs().catch(() => []))
        for (const [state, count] of Object.entries(states)) this.labels(name, state).set(count)
    },
  })
}

/** What is told of the database's own safety, each by a query that gives one number. */
const SAFETY = [
  {
    name: 'row_security',
    help: '1 where the database itself keeps the rows of people apart.',
    read: sql<{ value: number }>`select row_security_active('goals')::int as value`,
  },
  {
    name: 'encrypted_at_rest',
    help: '1 once everything stored is encrypted by the newest key.',
    read: sql<{ value: number }>`
      select coalesce((select bool_and(finished_at is not null)::int from sealing_keys), 0) as value`,
  },
]

function observeSafety({ db, metrics }: Observed): void {
  for (const { name, help, read } of SAFETY)
    new Gauge({
      name,
      help,
      registers: [metrics],
      async collect() {
        const { rows } = await read.execute(db).catch(() => ({ rows: [] }))
        for (const { value } of rows) this.set(value)
      },
    })
}

function observePools({ db, turnsDb, authPool, metrics }: Observed): void {
  new Gauge({
    name: 'database_connections',
    help: 'Connections to the database by pool and state: used, idle; and requests that are waiting for one.',
    labelNames: ['pool', 'state'],
    registers: [metrics],
    collect() {
      for (const [pool, of] of Object.entries({ main: db, turns: turnsDb, 'sign-in': authPool }))
        for (const [state, count] of Object.entries(countConnections(of))) this.labels(pool, state).set(count)
    },
  })
}

function observeThreads({ coach, metrics }: Observed): void {
  const threads = Object.entries({ coach: coach.builtIn, analyzer: coach.analyzer, grammar: coach.grammar })
  new Gauge({
    name: 'thread_awake',
    help: '1 while a thread runs; it sleeps while nobody needs it.',
    labelNames: ['thread'],
    registers: [metrics],
    collect() {
      for (const [name, thread] of threads) this.labels(name).set(Number(thread.count().isAwake))
    },
  })
  new Gauge({
    name: 'thread_breaks',
    help: 'How often a thread has ended without having been told to, since the start.',
    labelNames: ['thread'],
    registers: [metrics],
    collect() {
      for (const [name, thread] of threads) this.labels(name).set(thread.count().broken)
    },
  })
  new Gauge({
    name: 'thread_questions',
    help: 'Questions to a thread by state: waiting for it, at work.',
    labelNames: ['thread', 'state'],
    registers: [metrics],
    collect() {
      for (const [name, thread] of threads) {
        const { waiting, atWork } = thread.count()
        this.labels(name, 'waiting').set(waiting)
        this.labels(name, 'at-work').set(atWork)
      }
    },
  })
}
