import { acceptConfidentiality, getSignInOptions, getUser, setTimeZone } from '@lodestar/contract/account'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { mount, mountPublic, SUCCESS } from '../../http/mount.ts'
import { registerSession } from '../../http/session.ts'
import { createMailer } from '../../lib/mail.ts'
import * as accounts from './account.store.ts'
import { createEndSessions, createIdentify, withCookie } from './caller.ts'
import { createIdentityHolder } from './identity-holder.ts'
import { type Keeper, requireConfirmed } from './keeper.service.ts'
import { mountLogin } from './login.routes.ts'
import { mountRecovery } from './recovery.routes.ts'
import { createSessionCache } from './session-cache.ts'
import { createSessionCookies, type SessionCookies } from './session-cookie.ts'
import { mountSignIn } from './sign-in.routes.ts'
import { moveToTimeZone } from './time-zone.service.ts'

/**
 * Accounts: who is calling, signing in and out, and what a person may set about their account.
 *
 * Signing out is a navigation to /api/logout. A provider's sign-in starts by a navigation to /api/login; the page is at
 * /api/login?method=email then. A failed one comes back there with a code in `error`, such as account_not_linked (the
 * address has an account with a password), access_denied (given up there) or provider_unavailable.
 *
 * @returns what lets another feature act on accounts.
 */
export function mountAccount(app: FastifyInstance, deps: Deps): Keeper {
  const { config, clock } = deps
  const cache = createSessionCache(clock)
  const sendMail = config.smtp ? createMailer(config.smtp) : null
  const holder = createIdentityHolder(deps)
  const cookies = createSessionCookies(config.publicUrl, deps.secretKey, config.oldSecretKeys)
  const callers = { ...deps, identity: holder.identity, cookies, cache, sendMail }
  const keeper = createKeeper(callers)
  registerSession(app, {
    identify: createIdentify(callers),
    endSessions: createEndSessions(callers),
    requireConfirmed: async (request) =>
      requireConfirmed(deps.db, request.caller?.id ?? '', keeper.tokenOf(request), clock()),
  })

  const answerUser = async (userId: string) => {
    const user = await accounts.findUser(deps.db, userId, config.oidc?.name ?? '')
    // The session may outlive the account by the minute that it is trusted.
    if (!user) throw new AppError('unauthorized')
    return user
  }

  mount(app, getUser, async ({ user }) => answerUser(user.id))

  mount(app, acceptConfidentiality, async ({ db, user, body }) => {
    await accounts.acceptConfidentiality(db, user.id, body.version, clock().toISOString())
    return answerUser(user.id)
  })

  mount(app, setTimeZone, async ({ user, body }) => {
    await moveToTimeZone(deps, user.id, body.timeZone)
    if (body.locale) await accounts.setLocale(deps.db, user.id, body.locale, clock().toISOString())
    cache.forgetUser(user.id)
    return SUCCESS
  })

  mountPublic(app, getSignInOptions, async () => ({
    identityProvider: config.oidc?.name ?? null,
    canResetPassword: config.smtp !== null,
  }))

  mountSignIn(app, callers)
  mountRecovery(app, callers)
  mountLogin(app, { ...callers, identityWithProvider: holder.identityWithProvider })
  return keeper
}

function createKeeper({
  identity,
  cookies,
  cache,
  sendMail,
}: Pick<Keeper, 'identity' | 'cache' | 'sendMail'> & { cookies: SessionCookies }): Keeper {
  const prove = (request: FastifyRequest) => {
    const proof = cookies.read(request)
    if (!proof) throw new AppError('unauthorized')
    return proof
  }
  return {
    identity,
    cache,
    sendMail,
    readBegun: cookies.readBegun,
    tokenOf: (request) => prove(request).token,
    headersOf: (request) => withCookie(request, prove(request).cookie),
    passkeyHeadersOf: (request) => {
      const asked = cookies.readPasskey(request)?.cookie
      return withCookie(request, [prove(request).cookie, ...(asked ? [asked] : [])].join('; '))
    },
  }
}
