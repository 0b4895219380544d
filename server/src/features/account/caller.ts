import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Identify } from '../../http/session.ts'
import type { Identity } from './identity.ts'
import type { Revocations } from './revocations.ts'

/** The parts of a request that the sign-in library reads. The address is the one our proxy rules found. */
export function toIdentityHeaders(request: FastifyRequest): Headers {
  const headers = new Headers({ 'x-client-address': request.ip })
  for (const name of ['cookie', 'user-agent'] as const) {
    const value = request.headers[name]
    if (value !== undefined) headers.set(name, value)
  }
  return headers
}

/** Adds cookies to those a reply already sets. */
export function addCookies(reply: FastifyReply, cookies: string[]): void {
  for (const cookie of cookies) reply.header('set-cookie', cookie)
}

/** Makes the function that tells features who is calling, from the session cookie. */
export function createIdentify(identity: () => Identity, revocations: Revocations): Identify {
  return async (request, reply) => {
    if (request.headers.cookie === undefined) return null
    const { response, headers } = await identity().api.getSession({
      headers: toIdentityHeaders(request),
      returnHeaders: true,
    })
    if (!response || revocations.isRevoked(response.session)) return null
    addCookies(reply, headers.getSetCookie())
    return { id: response.user.id, timeZone: response.user.timeZone ?? 'UTC' }
  }
}
