import type { FastifyReply } from 'fastify'

/** @returns a signal that is aborted when the caller has gone before the answer: nobody waits for it any more. */
export function whileAsked({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort()
  })
  return controller.signal
}
