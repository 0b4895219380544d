import { requestPasswordReset, resetPassword, signInByEmail, signUpByEmail } from '@lodestar/contract/account'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { mountPublic, SUCCESS } from '../../http/mount.ts'
import { clearThrottle, networkOf, throttle } from '../../http/throttle.ts'
import { findUser } from './account.store.ts'
import { addCookies, toIdentityHeaders } from './caller.ts'
import type { Identity } from './identity.ts'
import * as signing from './sign-in.service.ts'
import { moveToTimeZone } from './time-zone.service.ts'

/** Mounts the calls that let people in by e-mail and password. */
export function mountSignIn(app: FastifyInstance, deps: Deps, identity: () => Identity): void {
  const { limits, clock, config } = deps
  const guard = (...throttles: Parameters<typeof throttle>[1]) =>
    throttle(deps.db, throttles, limits.windowMinutes, clock())
  const findSignedIn = async (userId: string) => {
    const user = await findUser(deps.db, userId, config.oidc?.name ?? '')
    if (!user) throw new AppError('unauthorized')
    return user
  }

  mountPublic(app, signUpByEmail, async ({ body, request, reply }) => {
    const network = networkOf(request.ip)
    await guard({ name: 'sign-up', of: [network], most: limits.signUpsPerNetwork })
    const { userId, cookies } = await signing.signUp(identity(), deps.db, body, toIdentityHeaders(request))
    addCookies(reply, cookies)
    return findSignedIn(userId)
  })

  mountPublic(app, signInByEmail, async ({ body, request, reply }) => {
    const network = networkOf(request.ip)
    const email = body.email.toLowerCase()
    const perAddress = { name: 'sign-in', of: [network, email], most: limits.signInsPerAddress }
    await guard(
      perAddress,
      { name: 'sign-in-network', of: [network], most: limits.signInsPerNetwork },
      { name: 'sign-in-account', of: [email], most: limits.signInsPerAccount },
    )
    const { userId, cookies } = await signing.signIn(identity(), body, toIdentityHeaders(request))
    await clearThrottle(deps.db, perAddress)
    if (body.timeZone) await moveToTimeZone(deps, userId, body.timeZone)
    addCookies(reply, cookies)
    return findSignedIn(userId)
  })

  mountPublic(app, requestPasswordReset, async ({ body }) => {
    if (!config.smtp) throw new AppError('not_found')
    const email = body.email.toLowerCase()
    await guard({ name: 'reset', of: [email], most: limits.resetsPerAddress })
    await identity().api.requestPasswordReset({ body: { email } })
    return SUCCESS
  })

  mountPublic(app, resetPassword, async ({ body }) => {
    await signing.resetPassword(identity(), body)
    return SUCCESS
  })
}
