import type { FastifyReply, FastifyRequest } from 'fastify'
import { withOutages } from '../../db/outage.ts'
import { asPurpose } from '../../db/scope.ts'
import type { Deps } from '../../deps.ts'
import type { EndSessions, Identify } from '../../http/session.ts'
import type { Identity } from './identity.ts'
import type { SessionCache } from './session-cache.ts'
import type { SessionCookies } from './session-cookie.ts'
import { touchSession } from './sessions.store.ts'

/** Longer than any browser's name; programs may send kilobytes. */
const LONGEST_AGENT = 400

/** Who asks, as the sign-in library keeps it with a session. The address is the one our proxy rules found. */
export function toIdentityHeaders(request: FastifyRequest): Headers {
  const agent = request.headers['user-agent']
  return new Headers({
    'x-client-address': request.ip,
    ...(agent === undefined ? {} : { 'user-agent': agent.slice(0, LONGEST_AGENT) }),
  })
}

/** As `toIdentityHeaders`, with one cookie header. */
export function withCookie(request: FastifyRequest, cookie: string | undefined): Headers {
  const headers = toIdentityHeaders(request)
  if (cookie !== undefined) headers.set('cookie', cookie)
  return headers
}

/** Adds cookies to those a reply already sets. */
export function addCookies(reply: FastifyReply, cookies: readonly string[]): void {
  for (const cookie of cookies) reply.header('set-cookie', cookie)
}

/** The use of a session is noted this often at most, so that reading writes little. */
const USE_NOTED_MS = 600_000

interface CallerDeps extends Pick<Deps, 'db' | 'clock'> {
  identity: () => Identity
  cookies: SessionCookies
  cache: SessionCache
}

/**
 * Makes the function that tells features who is calling, from the session cookie.
 *
 * The signature is checked before anything is remembered or looked up, and the library is shown the cookie that was
 * checked and no other: two readers of one header would not always read the same.
 */
export function createIdentify({ identity, cookies, cache, db, clock }: CallerDeps): Identify {
  const noteUse = async (token: string, { lastUsedAt }: { lastUsedAt?: Date | null | undefined }) => {
    const now = clock()
    if (now.getTime() - (lastUsedAt?.getTime() ?? 0) > USE_NOTED_MS)
      await touchSession(db, token, now.toISOString())
  }
  return async (request, reply) => {
    if (cookies.isDoubled(request)) addCookies(reply, cookies.clearing)
    const proof = cookies.read(request)
    if (proof === null) return null
    const known = cache.find(proof.token)
    if (known) {
      if (proof.renewing) addCookies(reply, [proof.renewing])
      return known
    }
    return asPurpose('sign-in', () =>
      cache.fill(proof.token, async () => {
        const { response, headers } = await withOutages(() =>
          identity().api.getSession({ headers: withCookie(request, proof.cookie), returnHeaders: true }),
        )
        addCookies(reply, headers.getSetCookie())
        if (!response) return null
        if (proof.renewing) addCookies(reply, [proof.renewing])
        await noteUse(proof.token, response.session)
        const { id, timeZone, locale } = response.user
        return { id, timeZone: timeZone ?? 'UTC', locale: locale ?? null }
      }),
    )
  }
}

/** Ends every session that a request proves, in the database and here, and takes its cookies away. */
export async function signOut(
  { identity, cookies, cache }: Pick<CallerDeps, 'identity' | 'cookies' | 'cache'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  for (const { token, cookie } of cookies.readAll(request)) {
    await withOutages(() => identity().api.signOut({ headers: withCookie(request, cookie) }))
    // After the database has forgotten it: a look-up that began before must not be kept.
    cache.forgetSession(token)
  }
  addCookies(reply, cookies.clearing)
}

/** Makes the function that signs the person calling out everywhere, for when their account is gone. */
export function createEndSessions(deps: CallerDeps): EndSessions {
  return async (request, reply) => {
    await signOut(deps, request, reply)
    if (request.caller) deps.cache.forgetUser(request.caller.id)
  }
}
