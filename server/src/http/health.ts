import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { isLeaving } from './closing.ts'

/** Short of the two seconds after which a balancer commonly gives up. */
const PROBE_TIMEOUT_MS = 1_500

/**
 * Answers the questions of those who run the server: `/healthz` (the process lives) and `/readyz` (the database answers
 * too, and the server is not about to close).
 */
export function registerHealth(app: FastifyInstance): void {
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
