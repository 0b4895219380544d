import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { asPurpose } from '../../db/scope.ts'
import type { Deps } from '../../deps.ts'
import { occasionOf } from '../../http/occasion.ts'
import { noteSecurity, type SecurityDeps } from '../security/security.service.ts'
import { readingAuthTime } from './auth-time.ts'
import { addCookies, signOut, withCookie } from './caller.ts'
import { IDENTITY_PATH, type Identity, PROVIDER_FAILED_PATH, PROVIDER_ID } from './identity.ts'
import { noteAskedAgain, wasAskedAgain } from './provider-proof.ts'
import type { SessionCache } from './session-cache.ts'
import type { SessionCookies } from './session-cookie.ts'
import { confirmSession, endSession, findSessionOwner } from './sessions.store.ts'

/** Where somebody is sent while the provider does not answer. */
const UNAVAILABLE_PATH = `${PROVIDER_FAILED_PATH}&error=provider_unavailable`
/** Where somebody is sent whose account asks for a second factor, which only follows a password. */
const GUARDED_PATH = `${PROVIDER_FAILED_PATH}&error=second_factor_required`

interface LoginDeps extends SecurityDeps, Pick<Deps, 'config'> {
  /** The sign-in library with the provider in it; null while the provider cannot be reached. */
  identityWithProvider: () => Promise<Identity | null>
  identity: () => Identity
  cookies: SessionCookies
  cache: SessionCache
}

/** Mounts the three addresses a browser is sent to: sign-in, sign-out, and the way back from the identity provider. */
export function mountLogin(app: FastifyInstance, deps: LoginDeps): void {
  const hasProvider = deps.config.oidc !== null
  app.get('/api/login', async (request, reply) => {
    const { method, token, verify } = request.query as Record<string, unknown>
    const wantsPage = method === 'email' || token !== undefined || verify !== undefined
    if (!hasProvider || wantsPage) return reply.code(200).sendPage()
    return startAtProvider(deps, request, reply)
  })

  app.get('/api/logout', { exposeHeadRoute: false }, async (request, reply) => {
    if (isMeant(request))
      await asPurpose('sign-in', async () => {
        const caller = await app.identify(request, reply)
        await signOut(deps, request, reply)
        if (caller) await noteSecurity(deps, { userId: caller.id }, 'signed-out', occasionOf(request))
      })
    return reply.header('cache-control', 'no-store').redirect('/', 302)
  })

  if (hasProvider) mountCallback(app, deps)
}

/** Another site's link or image must not sign people out, nor a browser that fetches a page ahead of the click. */
function isMeant(request: FastifyRequest): boolean {
  const { 'sec-fetch-site': site, 'sec-purpose': purpose } = request.headers
  return (site === undefined || site === 'same-origin' || site === 'none') && purpose === undefined
}

/** Whoever has to prove that it is still they is asked by the provider again, signed in there or not. */
async function askAgain(identity: Identity, url: string): Promise<string> {
  const asking = new URL(url)
  asking.searchParams.set('prompt', 'login')
  // With it the provider says when it last asked.
  asking.searchParams.set('max_age', '0')
  await noteAskedAgain(identity, asking.searchParams.get('state') ?? '')
  return asking.href
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
  const { url } = response
  if (!url) return reply.redirect(UNAVAILABLE_PATH, 302)
  const isAgain = (request.query as Record<string, unknown>)['again'] !== undefined
  return reply.redirect(isAgain ? await askAgain(identity, url) : url, 302)
}

/** The provider sends the browser back here with a code; the library checks state, nonce and PKCE and signs in. */
function mountCallback(app: FastifyInstance, deps: LoginDeps): void {
  app.get(`${IDENTITY_PATH}/callback/${PROVIDER_ID}`, (request, reply) =>
    asPurpose('sign-in', () => comeBack(deps, request, reply)),
  )
}

async function comeBack(
  deps: LoginDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { identityWithProvider, config } = deps
  reply.header('cache-control', 'no-store')
  const identity = await identityWithProvider()
  if (!identity) return reply.redirect(UNAVAILABLE_PATH, 302)
  const returned = new Request(new URL(request.url, config.publicUrl), {
    headers: withCookie(request, request.headers.cookie),
  })
  const { result: answer, authTime } = await readingAuthTime(() => identity.handler(returned))
  const sent = answer.headers.getSetCookie()
  const begun = deps.cookies.readBegun(sent)
  const owner = begun === null ? undefined : await findSessionOwner(deps.db, begun)
  if (owner?.twoFactorEnabled) {
    // The provider knows nothing of the second factor that its owner has asked for here.
    await endSession(deps.db, owner.userId, owner.id)
    addCookies(reply, deps.cookies.clearing)
    return reply.redirect(GUARDED_PATH, 302)
  }
  const { state } = request.query as Record<string, unknown>
  if (owner && begun !== null && (await wasAskedAgain(identity, state, authTime)))
    await confirmSession(deps.db, owner.userId, begun, deps.clock().toISOString())
  addCookies(reply, sent)
  if (owner)
    await noteSecurity(deps, { userId: owner.userId }, 'signed-in', occasionOf(request), {
      means: 'provider',
    })
  return reply.redirect(answer.headers.get('location') ?? UNAVAILABLE_PATH, 302)
}
