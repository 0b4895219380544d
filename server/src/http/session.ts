import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Who is calling, as every feature needs to know it. */
export interface Caller {
  id: string
  /** IANA time zone for "today", streaks and reminders; `UTC` until the browser has told its own. */
  timeZone: string
  /** The browser's language and region; null until it has told them. */
  locale: string | null
}

/**
 * Finds who sent a request; null without a valid session.
 *
 * May set cookies on the reply, when the session is renewed or gone.
 */
export type Identify = (request: FastifyRequest, reply: FastifyReply) => Promise<Caller | null>

/** Ends every session of the person calling at once, and takes the cookies of this one away. */
export type EndSessions = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/**
 * Lets a request of the person calling through only when they have just proved that it is they who sit there.
 *
 * @throws AppError `confirmation_required` otherwise.
 */
export type RequireConfirmed = (request: FastifyRequest) => Promise<void>

declare module 'fastify' {
  interface FastifyInstance {
    identify: Identify
    endSessions: EndSessions
    requireConfirmed: RequireConfirmed
  }
  interface FastifyRequest {
    /** Set for mounted endpoints, before the handler runs. */
    caller: Caller | null
  }
}

/** Lets `mount` ask who is calling, and features end that or ask for more. */
export function registerSession(
  app: FastifyInstance,
  given: { identify: Identify; endSessions: EndSessions; requireConfirmed: RequireConfirmed },
): void {
  app.decorate('identify', given.identify)
  app.decorate('endSessions', given.endSessions)
  app.decorate('requireConfirmed', given.requireConfirmed)
  app.decorateRequest('caller', null)
}
