import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { AppError } from './errors.ts'

/** Another server, or the next start of this one, serves by then. */
const RETRY_AFTER_SECONDS = 5

/** Servers that balancers are to leave alone, because they are about to close. */
const leaving = new WeakSet<Server>()
/** How many requests are under way, by server. */
const underWay = new WeakMap<Server, number>()
const POLL_MS = 50

/**
 * Leaves in order: `/readyz` says that no more is to be sent here, while everything is answered as before. Then what is still under way is
 * waited for, as long again at most.
 */
export async function leave(app: FastifyInstance, ms: number): Promise<void> {
  leaving.add(app.server)
  await sleep(ms)
  for (let waitedMs = 0; waitedMs < ms && (underWay.get(app.server) ?? 0) > 0; waitedMs += POLL_MS)
    await sleep(POLL_MS)
}

/** Whether a server is about to close. */
export const isLeaving = (app: FastifyInstance): boolean => leaving.has(app.server)

/** Answers what still arrives on an open connection, once the server has begun to close, with `unavailable`. */
export function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  const count = (change: number) => underWay.set(app.server, (underWay.get(app.server) ?? 0) + change)
  app.addHook('onResponse', async () => void count(-1))
  app.addHook('onRequest', async (_request, reply) => {
    count(1)
    // A proxy that keeps connections open would use this one again just when it is being closed.
    if (isLeaving(app)) reply.header('connection', 'close')
    // One that has left in order answers what still comes, which is little: there are no connections to send it by.
    else if (isClosing) throw new AppError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
  })
}
