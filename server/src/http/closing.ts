import type { FastifyInstance } from 'fastify'
import { AppError } from './errors.ts'

/** Another server, or the next start of this one, serves by then. */
const RETRY_AFTER_SECONDS = 5

/** Answers what still arrives on an open connection, once the server has begun to close, with `unavailable`. */
export function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onRequest', async () => {
    if (isClosing) throw new AppError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
  })
}
