import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addCookies, signOut, withCookie } from './caller.ts'
import { IDENTITY_PATH, type Identity, PROVIDER_FAILED_PATH, PROVIDER_ID } from './identity.ts'
import type { SessionCache } from './session-cache.ts'
import type { SessionCookies } from './session-cookie.ts'

/** Where somebody is sent while the provider does not answer. */
const UNAVAILABLE_PATH = `${PROVIDER_FAILED_PATH}&error=provider_unavailable`

interface LoginDeps {
  hasProvider: boolean
  /** The sign-in library with the provider in it; null while the provider cannot be reached. */
  identityWithProvider: () => Promise<Identity | null>
  identity: () => Identity
  cookies: SessionCookies
  cache: SessionCache
  publicUrl: string
}

/** Mounts the three addresses a browser is sent to: sign-in, sign-out, and the way back from the identity provider. */
export function mountLogin(app: FastifyInstance, deps: LoginDeps): void {
  app.get('/api/login', async (request, reply) => {
    const { method, token } = request.query as Record<string, unknown>
    const wantsPage = method === 'email' || token !== undefined
    if (!deps.hasProvider || wantsPage) return reply.code(200).sendPage()
    return startAtProvider(deps, request, reply)
  })

  app.get('/api/logout', { exposeHeadRoute: false }, async (request, reply) => {
    if (isMeant(request)) await signOut(deps, request, reply)
    return reply.header('cache-control', 'no-store').redirect('/', 302)
  })

  if (deps.hasProvider) mountCallback(app, deps)
}

/** Another site's link or image must not sign people out, nor a browser that fetches a page ahead of the click. */
function isMeant(request: FastifyRequest): boolean {
  const { 'sec-fetch-site': site, 'sec-purpose': purpose } = request.headers
  return (site === undefined || site === 'same-origin' || site === 'none') && purpose === undefined
}

async function startAtProvider(
  { identityWithProvider }: LoginDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store')
  const identity = await identityWithProvider()
  if (!identity) return reply.redirect(UNAVAILABLE_PATH, 302)
  const { response, headers } = await identity.api.signInSocial({
    body: { provider: PROVIDER_ID, callbackURL: '/', errorCallbackURL: PROVIDER_FAILED_PATH },
    headers: withCookie(request, request.headers.cookie),
    returnHeaders: true,
  })
  addCookies(reply, headers.getSetCookie())
  return reply.redirect(response.url ?? UNAVAILABLE_PATH, 302)
}

/** The provider sends the browser back here with a code; the library checks state, nonce and PKCE and signs in. */
function mountCallback(app: FastifyInstance, { identityWithProvider, publicUrl }: LoginDeps): void {
  app.get(`${IDENTITY_PATH}/callback/${PROVIDER_ID}`, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const identity = await identityWithProvider()
    if (!identity) return reply.redirect(UNAVAILABLE_PATH, 302)
    const answer = await identity.handler(
      new Request(new URL(request.url, publicUrl), {
        headers: withCookie(request, request.headers.cookie),
      }),
    )
    addCookies(reply, answer.headers.getSetCookie())
    return reply.redirect(answer.headers.get('location') ?? UNAVAILABLE_PATH, 302)
  })
}
