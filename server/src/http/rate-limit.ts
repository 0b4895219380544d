import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { Limits } from '../lib/limits.ts'
import { AppError } from './errors.ts'
import { isApiPath, pathOf } from './paths.ts'

const MINUTE_MS = 60_000

/**
 * Limits how many calls one network address may make in a minute; pages and files are free.
 *
 * Counts are per process. Sign-ins are counted in the database instead (`http/throttle.ts`).
 */
export async function registerRateLimit(app: FastifyInstance, limits: Limits): Promise<void> {
  app.decorate('publicWriteLimit', { max: limits.publicWritesPerMinute, timeWindow: MINUTE_MS })
  const quiet = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false }
  await app.register(rateLimit, {
    global: true,
    max: limits.callsPerMinute,
    timeWindow: MINUTE_MS,
    ipv6Subnet: 64,
    allowList: (request) => !isApiPath(pathOf(request.url)),
    addHeaders: { ...quiet, 'retry-after': false },
    addHeadersOnExceeding: quiet,
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('too_many_requests', { retryAfterSeconds: Math.ceil(ttl / 1000) }),
  })
}
