import type { FastifyRequest } from 'fastify'
import { networkOf } from './throttle.ts'

/** Where something came from, as it is kept with what happened around an account. */
export interface Occasion {
  network: string
  /** What the browser calls itself; null where it says nothing. */
  userAgent: string | null
  requestId: string
}

/** Reads where a request comes from. */
export const occasionOf = (request: FastifyRequest): Occasion => ({
  network: networkOf(request.ip),
  userAgent: request.headers['user-agent'] ?? null,
  requestId: request.id,
})
