import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { collectDefaultMetrics, Gauge, Histogram, type Registry } from 'prom-client'
import type { JobQueue } from '../db/job-queue.ts'
import { isLeaving } from './closing.ts'
import { AppError } from './errors.ts'

/** Short of the two seconds after which a balancer commonly gives up. */
const PROBE_TIMEOUT_MS = 1_500
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/

/**
 * Answers the questions of those who run the server: `/healthz` (the process lives), `/readyz` (the database answers
 * too, and the server is not about to close) and `/metrics` (figures for Prometheus, told only to this machine).
 *
 * @param registry holds what else is told at `/metrics`.
 */
export function registerHealth(app: FastifyInstance, jobs: JobQueue, registry: Registry): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (isLeaving(app)) return reply.code(503).send({ status: 'closing' })
    try {
      await answerWithin(PROBE_TIMEOUT_MS, sql`select 1`.execute(app.db))
      return { status: 'ok' }
    } catch (error) {
      request.log.warn({ err: error }, 'The database does not answer')
      return reply.code(503).send({ status: 'database unreachable' })
    }
  })
  registerMetrics(app, jobs, registry)
}

/** Waits for the database no longer than whoever asks waits for us. @throws Error when the time is over. */
async function answerWithin(ms: number, answer: Promise<unknown>): Promise<void> {
  const over = new AbortController()
  const tooLate = sleep(ms, undefined, { signal: over.signal }).then(() => {
    throw new Error(`No answer within ${ms} ms`)
  })
  await Promise.race([answer, tooLate]).finally(() => {
    tooLate.catch(() => undefined)
    answer.catch(() => undefined)
    over.abort()
  })
}

const READ_SAFETY = sql<{ wall: number; encrypted: number }>`
  select row_security_active('goals')::int as wall,
    coalesce((select bool_and(finished_at is not null)::int from sealing_keys), 0) as encrypted`

function registerMetrics(app: FastifyInstance, jobs: JobQueue, registry: Registry): void {
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its reply.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  })
  new Gauge({
    name: 'jobs',
    help: 'Jobs by kind and state: waiting for their time, ready, at work, given up.',
    labelNames: ['job', 'state'],
    registers: [registry],
    async collect() {
      for (const { name, ...states } of await jobs.countJobs().catch(() => []))
        for (const [state, count] of Object.entries(states)) this.labels(name, state).set(count)
    },
  })
  const [wall, encrypted] = [
    new Gauge({
      name: 'row_security',
      help: '1 where the database itself keeps the rows of people apart.',
      registers: [registry],
      async collect() {
        const { rows } = await READ_SAFETY.execute(app.db).catch(() => ({ rows: [] }))
        for (const row of rows) {
          wall.set(row.wall)
          encrypted.set(row.encrypted)
        }
      },
    }),
    new Gauge({
      name: 'encrypted_at_rest',
      help: '1 once everything stored is encrypted by the newest key.',
      registers: [registry],
    }),
  ] as const
  app.addHook('onResponse', async (request, reply) => {
    // The route, not the path: paths hold identifiers and would make a series each.
    const route = request.routeOptions.url ?? 'none'
    seconds.labels(request.method, route, String(reply.statusCode)).observe(reply.elapsedTime / 1000)
  })
  app.addHook('onReady', async () => collectDefaultMetrics({ register: registry }))
  app.get('/metrics', async (request, reply) => {
    const { 'x-forwarded-for': forwardedFor, forwarded } = request.headers
    if ((forwardedFor ?? forwarded) !== undefined || !LOOPBACK.test(request.ip))
      throw new AppError('not_found')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
