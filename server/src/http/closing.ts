import type { Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { AppError } from './errors.ts'

/** Another server, or the next start of this one, serves by then. */
const RETRY_AFTER_SECONDS = 5

/** Servers that balancers are to leave alone, because they are about to close. */
const leaving = new WeakSet<Server>()

/** Has `/readyz` say that no more is to be sent here, while everything is answered as before. */
export const beginLeaving = (app: FastifyInstance): void => void leaving.add(app.server)

/** Whether a server is about to close. */
export const isLeaving = (app: FastifyInstance): boolean => leaving.has(app.server)

/** Answers what still arrives on an open connection, once the server has begun to close, with `unavailable`. */
export function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onRequest', async (_request, reply) => {
    // A proxy that keeps connections open would use this one again just when it is being closed.
    if (isLeaving(app)) reply.header('connection', 'close')
    // One that has left in order answers what still comes, which is little: there are no connections to send it by.
    else if (isClosing) throw new AppError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
  })
}
