import { requestPasswordReset, resetPassword, signInByEmail, signUpByEmail } from '@lodestar/contract/account'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { mountPublic, SUCCESS } from '../../http/mount.ts'
import { countThrottle, networkOf, throttle } from '../../http/throttle.ts'
import { findUser } from './account.store.ts'
import { addCookies, toIdentityHeaders } from './caller.ts'
import type { Identity } from './identity.ts'
import * as signing from './sign-in.service.ts'
import { createSignInGuard } from './sign-in-guard.ts'
import { moveToTimeZone } from './time-zone.service.ts'

const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES

/** Mounts the calls that let people in by e-mail and password. */
export function mountSignIn(app: FastifyInstance, deps: Deps, identity: () => Identity): void {
  const { limits, clock, config } = deps
  const guard = createSignInGuard(deps)
  const findSignedIn = async (userId: string) => {
    const user = await findUser(deps.db, userId, config.oidc?.name ?? '')
    if (!user) throw new AppError('unauthorized')
    return user
  }

  const mayMail = async (email: string) => {
    const inHour = await countThrottle(deps.db, { name: 'reset-hour', of: [email] }, HOUR_MINUTES, clock())
    if (inHour.count > limits.resetsPerHour) return false
    const inDay = await countThrottle(deps.db, { name: 'reset-day', of: [email] }, DAY_MINUTES, clock())
    return inDay.count <= limits.resetsPerDay
  }

  mountPublic(app, signUpByEmail, async ({ body, request, reply }) => {
    const network = networkOf(request.ip)
    const perNetwork = { name: 'sign-up', of: [network], most: limits.signUpsPerNetwork }
    await throttle(deps.db, [perNetwork], limits.windowMinutes, clock())
    const { userId, cookies } = await signing.signUp(identity(), deps.db, body, toIdentityHeaders(request))
    await guard.welcome({ network, email: body.email.toLowerCase() })
    addCookies(reply, cookies)
    return findSignedIn(userId)
  })

  mountPublic(app, signInByEmail, async ({ body, request, reply }) => {
    const attempt = { network: networkOf(request.ip), email: body.email.toLowerCase() }
    await guard.check(attempt)
    const { userId, cookies } = await signing.signIn(identity(), body, toIdentityHeaders(request))
    await guard.welcome(attempt)
    if (body.timeZone) await moveToTimeZone(deps, userId, body.timeZone)
    addCookies(reply, cookies)
    return findSignedIn(userId)
  })

  mountPublic(app, requestPasswordReset, async ({ body, request }) => {
    if (!config.smtp) throw new AppError('not_found')
    const email = body.email.toLowerCase()
    const perNetwork = { name: 'reset-network', of: [networkOf(request.ip)], most: limits.resetsPerNetwork }
    await throttle(deps.db, [perNetwork], HOUR_MINUTES, clock())
    // Whoever asks too often about somebody's address learns as little of it as whoever asks once.
    if (await mayMail(email)) await identity().api.requestPasswordReset({ body: { email } })
    return SUCCESS
  })

  mountPublic(app, resetPassword, async ({ body, request }) => {
    const { email } = await findSignedIn(await signing.resetPassword(identity(), body))
    await guard.unlock({ network: networkOf(request.ip), email })
    return SUCCESS
  })
}
