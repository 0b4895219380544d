import type { FastifyReply, FastifyRequest } from 'fastify'
import type { EndSessions, Identify } from '../../http/session.ts'
import type { Identity } from './identity.ts'
import type { SessionCache } from './session-cache.ts'

const SESSION_COOKIE = /(?:^|;\s*)(?:__Secure-)?lodestar\.session_token=([^;]+)/

/** The signed session cookie of a request; null without one. */
export function readSessionCookie(request: FastifyRequest): string | null {
  return SESSION_COOKIE.exec(request.headers.cookie ?? '')?.[1] ?? null
}

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
export function createIdentify(identity: () => Identity, cache: SessionCache): Identify {
  return async (request, reply) => {
    const cookie = readSessionCookie(request)
    if (cookie === null) return null
    return (
      cache.find(cookie) ??
      cache.fill(cookie, async () => {
        const { response, headers } = await identity().api.getSession({
          headers: toIdentityHeaders(request),
          returnHeaders: true,
        })
        addCookies(reply, headers.getSetCookie())
        return response && { id: response.user.id, timeZone: response.user.timeZone ?? 'UTC' }
      })
    )
  }
}

/** Ends the session of a request in the database and takes its cookies away. */
export async function signOut(
  identity: Identity,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { headers } = await identity.api.signOut({ headers: toIdentityHeaders(request), returnHeaders: true })
  addCookies(reply, headers.getSetCookie())
}

/** Makes the function that signs the person calling out everywhere, for when their account is gone. */
export function createEndSessions(identity: () => Identity, cache: SessionCache): EndSessions {
  return async (request, reply) => {
    await signOut(identity(), request, reply)
    if (request.caller) cache.forgetUser(request.caller.id)
  }
}
