import { requestPasswordReset, resetPassword, verifyAddress } from '@lodestar/contract/account'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../http/errors.ts'
import { mountPublic, SUCCESS } from '../../http/mount.ts'
import { occasionOf } from '../../http/occasion.ts'
import { countThrottle, networkOf, throttle } from '../../http/throttle.ts'
import { noteSecurity } from '../security/security.service.ts'
import { findUserId, setAddress } from './account.store.ts'
import { giveAddress, redeemAddressProof } from './address.service.ts'
import { writeAddressChangedMail } from './address-mail.ts'
import { findSignedIn, type SignInDeps } from './sign-in.routes.ts'
import * as signing from './sign-in.service.ts'
import { createSignInGuard } from './sign-in-guard.ts'

const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES

/** Mounts the calls whose proof is a mailed link: a new password, and an address that is somebody's own. */
export function mountRecovery(app: FastifyInstance, deps: SignInDeps): void {
  mountReset(app, deps)
  mountVerification(app, deps)
}

function mountReset(app: FastifyInstance, deps: SignInDeps): void {
  const { limits, clock, config, db, identity } = deps
  const guard = createSignInGuard(deps)
  const mayMail = async (email: string) => {
    const inHour = await countThrottle(db, { name: 'reset-hour', of: [email] }, HOUR_MINUTES, clock())
    if (inHour.count > limits.resetsPerHour) return false
    const inDay = await countThrottle(db, { name: 'reset-day', of: [email] }, DAY_MINUTES, clock())
    return inDay.count <= limits.resetsPerDay
  }

  mountPublic(app, requestPasswordReset, async ({ body, request }) => {
    if (!config.smtp) throw new AppError('not_found')
    const email = body.email.toLowerCase()
    const perNetwork = { name: 'reset-network', of: [networkOf(request.ip)], most: limits.resetsPerNetwork }
    await throttle(db, [perNetwork], HOUR_MINUTES, clock())
    // Whoever asks too often about somebody's address learns as little of it as whoever asks once.
    if (!(await mayMail(email))) return SUCCESS
    const userId = await findUserId(db, email)
    const subject = userId === undefined ? { email } : { userId }
    await noteSecurity(deps, subject, 'password-reset-asked', occasionOf(request))
    await identity().api.requestPasswordReset({ body: { email } })
    return SUCCESS
  })

  mountPublic(app, resetPassword, async ({ body, request }) => {
    const userId = await signing.resetPassword(identity(), body)
    const { email } = await findSignedIn(deps, userId)
    // The link came to this address, so whoever opened it has it.
    await setAddress(db, userId, { email, isVerified: true }, clock().toISOString())
    await guard.unlock({ network: networkOf(request.ip), email })
    await noteSecurity(deps, { userId }, 'password-reset', occasionOf(request))
    return SUCCESS
  })
}

function mountVerification(app: FastifyInstance, deps: SignInDeps): void {
  const { clock, db, identity, log, sendMail } = deps
  mountPublic(app, verifyAddress, async ({ body, request }) => {
    const { userId, email } = await redeemAddressProof(identity(), body.token)
    const before = await findSignedIn(deps, userId)
    await giveAddress(db, userId, { email, isVerified: true }, clock().toISOString())
    const isChange = before.email !== email
    const event = isChange ? 'address-changed' : 'address-verified'
    await noteSecurity(deps, { userId }, event, occasionOf(request))
    if (isChange && sendMail)
      sendMail(writeAddressChangedMail(before.email)).catch((error: unknown) =>
        log.error({ err: error }, 'A mail could not be sent'),
      )
    return { email }
  })
}
