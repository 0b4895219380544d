import { requestPasswordReset, resetPassword, verifyAddress } from '@lodestar/contract/account'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../http/errors.ts'
import { mountAccounts, SUCCESS } from '../../http/mount.ts'
import { occasionOf } from '../../http/occasion.ts'
import { networkOf, throttle } from '../../http/throttle.ts'
import { noteSecurity } from '../security/security.service.ts'
import { findUserId } from './account.store.ts'
import { mailBehind, redeemAddressProof } from './address.service.ts'
import { writeAddressChangedMail } from './address-mail.ts'
import { mayMail } from './mail-limits.ts'
import { mailResetLink, resetPassword as setByLink } from './reset.service.ts'
import type { SessionCache } from './session-cache.ts'
import { findSignedIn, type SignInDeps } from './sign-in.routes.ts'
import { createSignInGuard } from './sign-in-guard.ts'

const HOUR_MINUTES = 60

interface RecoveryDeps extends SignInDeps {
  cache: SessionCache
}

/** Mounts the calls whose proof is a mailed link: a new password, and an address that is somebody's own. */
export function mountRecovery(app: FastifyInstance, deps: RecoveryDeps): void {
  mountReset(app, deps)
  mountVerification(app, deps)
}

function mountReset(app: FastifyInstance, deps: RecoveryDeps): void {
  const { limits, clock, db, identity, sendMail, cache } = deps
  const guard = createSignInGuard(deps)

  mountAccounts(app, requestPasswordReset, async ({ body, request }) => {
    if (!sendMail) throw new AppError('not_found')
    const email = body.email.toLowerCase()
    const perNetwork = { name: 'reset-network', of: [networkOf(request.ip)], most: limits.resetsPerNetwork }
    await throttle(db, [perNetwork], HOUR_MINUTES, clock())
    // Whoever asks too often about somebody's address learns as little of it as whoever asks once.
    if (!(await mayMail(deps, 'reset', email))) return SUCCESS
    const userId = await findUserId(db, email)
    const subject = userId === undefined ? { email } : { userId }
    await noteSecurity(deps, subject, 'password-reset-asked', occasionOf(request))
    await mailResetLink({ ...deps, sendMail }, userId, email)
    return SUCCESS
  })

  mountAccounts(app, resetPassword, async ({ body, request }) => {
    const made = { ids: deps.ids, at: clock().toISOString() }
    const userId = await setByLink(db, identity(), body, made)
    // After the database has ended their sessions: a look-up that began before must not be kept.
    cache.forgetUser(userId)
    const { email } = await findSignedIn(deps, userId)
    await guard.unlock({ network: networkOf(request.ip), email })
    await noteSecurity(deps, { userId }, 'password-reset', occasionOf(request))
    return SUCCESS
  })
}

function mountVerification(app: FastifyInstance, deps: RecoveryDeps): void {
  const { clock, db, identity, sendMail } = deps
  mountAccounts(app, verifyAddress, async ({ body, request }) => {
    const at = clock().toISOString()
    const { userId, email, before } = await redeemAddressProof(db, identity(), body.token, at)
    const isChange = before !== email
    const event = isChange ? 'address-changed' : 'address-verified'
    await noteSecurity(deps, { userId }, event, occasionOf(request))
    if (isChange && sendMail) mailBehind({ ...deps, sendMail }, writeAddressChangedMail(before))
    return { email }
  })
}
