import * as contract from '@lodestar/contract/security'
import type { FastifyInstance } from 'fastify'
import { asPurpose } from '../../db/scope.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { mount, SUCCESS } from '../../http/mount.ts'
import { occasionOf } from '../../http/occasion.ts'
import { throttle } from '../../http/throttle.ts'
import { describeDevice } from '../../lib/describe-device.ts'
import * as accounts from '../account/account.store.ts'
import { giveAddress, mailAddressProof, takenAddress, tellAddressAsked } from '../account/address.service.ts'
import { isConfirmed, type Keeper } from '../account/keeper.service.ts'
import * as sessions from '../account/sessions.store.ts'
import { type CheckPassword, limitGuesses } from './limit-guesses.ts'
import { mountPasskeys } from './passkeys.routes.ts'
import * as passwords from './password.service.ts'
import { mountSecondFactor } from './second-factor.routes.ts'
import { countBackupCodes } from './second-factor.service.ts'
import { noteSecurity } from './security.service.ts'
import { listEvents } from './security.store.ts'

const HOUR_MINUTES = 60
const SAME_ADDRESS = { 'body.email': 'This is the address of your account already.' }

/** What people see of the safety of their account, and do about it. */
export function mountSecurity(app: FastifyInstance, deps: Deps, keeper: Keeper): void {
  const checkPassword = limitGuesses(deps, keeper)
  mountOverview(app, deps, keeper)
  mountPassword(app, deps, keeper, checkPassword)
  mountSessions(app, deps, keeper)
  mountAddress(app, deps, keeper)
  mountSecondFactor(app, deps, keeper, checkPassword)
  mountPasskeys(app, deps, keeper)
}

function mountOverview(app: FastifyInstance, { clock, config }: Deps, keeper: Keeper): void {
  mount(app, contract.getSecurity, async ({ db, user, request }) => {
    const standing = await sessions.findStanding(db, user.id, keeper.tokenOf(request))
    // The session may outlive its end by the minute that it is trusted.
    if (!standing) throw new AppError('unauthorized')
    const backupCodesLeft = await countBackupCodes(keeper.identity(), user.id)
    return {
      hasPassword: standing.hasPassword,
      isConfirmed: isConfirmed(standing, clock()),
      hasSecondFactor: backupCodesLeft !== null,
      backupCodesLeft,
      isAddressVerified: await accounts.isAddressVerified(db, user.id),
      canSendMail: config.smtp !== null,
    }
  })
  mount(app, contract.listSecurityEvents, async ({ db, user }) => listEvents(db, user.id))
}

function mountPassword(
  app: FastifyInstance,
  deps: Deps,
  { identity, cache, tokenOf, headersOf }: Keeper,
  checkPassword: CheckPassword,
): void {
  const { clock } = deps
  mount(app, contract.confirmIdentity, async ({ db, user, body, request }) => {
    await checkPassword(user.id, request, () =>
      passwords.checkPassword(identity(), body.password, headersOf(request)),
    )
    await sessions.confirmSession(db, user.id, tokenOf(request), clock().toISOString())
    await noteSecurity(deps, { userId: user.id }, 'confirmed', occasionOf(request))
    return SUCCESS
  })

  mount(app, contract.changePassword, async ({ db, user, body, request }) => {
    const owner = await accounts.findUser(db, user.id, '')
    if (!owner) throw new AppError('unauthorized')
    await checkPassword(user.id, request, () =>
      passwords.changePassword(identity(), owner, body, headersOf(request)),
    )
    await accounts.forgetLinks(db, user.id)
    if (!body.keepsOthers) {
      await sessions.endOtherSessions(db, user.id, tokenOf(request))
      cache.forgetUser(user.id)
    }
    await noteSecurity(deps, { userId: user.id }, 'password-changed', occasionOf(request))
    return SUCCESS
  })
}

function mountSessions(app: FastifyInstance, deps: Deps, { cache, tokenOf }: Keeper): void {
  mount(app, contract.listBrowsers, async ({ db, user, request }) => {
    const current = tokenOf(request)
    // The sign-in library ends sessions by the machine's clock.
    const stored = await sessions.listSessions(db, user.id, new Date())
    return stored.map(({ id, token, userAgent, ipAddress, createdAt, lastUsedAt, expiresAt }) => ({
      id,
      isCurrent: token === current,
      device: describeDevice(userAgent),
      network: ipAddress || null,
      startedAt: createdAt,
      lastUsedAt,
      endsAt: expiresAt,
    }))
  })

  mount(app, contract.endBrowser, async ({ db, user, params, request }) => {
    const token = await sessions.endSession(db, user.id, params.id)
    if (token === undefined) throw new AppError('not_found')
    await accounts.forgetAddressProofs(db, user.id)
    // After the database has forgotten it: a look-up that began before must not be kept.
    cache.forgetSession(token)
    await noteSecurity(deps, { userId: user.id }, 'session-ended', occasionOf(request))
    return SUCCESS
  })

  mount(app, contract.endOtherBrowsers, async ({ db, user, request }) => {
    const ended = await sessions.endOtherSessions(db, user.id, tokenOf(request))
    cache.forgetUser(user.id)
    // Whoever sat there may have asked for another address.
    await accounts.forgetAddressProofs(db, user.id)
    if (ended > 0) await noteSecurity(deps, { userId: user.id }, 'other-sessions-ended', occasionOf(request))
    return { ended }
  })
}

function mountAddress(app: FastifyInstance, deps: Deps, { identity, sendMail }: Keeper): void {
  const { db, limits, clock } = deps
  /** Neither a person nor an address gets more mails than this, whoever asks. */
  const limitMails = (userId: string, email: string) => {
    const most = limits.resetsPerHour
    const throttles = [
      { name: 'address-mail', of: [userId], most },
      { name: 'address-mail-to', of: [email.toLowerCase()], most },
    ]
    return throttle(db, throttles, HOUR_MINUTES, clock())
  }

  mount(app, contract.changeAddress, async ({ user, body, request }) => {
    await app.requireConfirmed(request)
    const person = await accounts.findUser(db, user.id, '')
    if (!person) throw new AppError('unauthorized')
    const email = body.email.toLowerCase()
    if (person.email === email) throw new AppError('invalid_input', { fields: SAME_ADDRESS })
    // Before it is looked up: the answer tells whether somebody has it, so few may be asked about.
    const asked = { name: 'address-asked', of: [user.id], most: limits.resetsPerHour }
    await throttle(db, [asked], HOUR_MINUTES, clock())
    if (!sendMail) {
      await giveAddress(db, user.id, email, clock().toISOString())
      await noteSecurity(deps, { userId: user.id }, 'address-changed', occasionOf(request))
      return { isChanged: true }
    }
    // Where mail can be sent no address is given without proof, however the look-up ends.
    if ((await asPurpose('sign-in', () => accounts.findUserId(db, email))) !== undefined) throw takenAddress()
    await limitMails(user.id, email)
    await mailAddressProof({ ...deps, identity, sendMail }, user.id, email)
    tellAddressAsked({ ...deps, sendMail }, person.email)
    await noteSecurity(deps, { userId: user.id }, 'address-change-asked', occasionOf(request))
    return { isChanged: false }
  })

  mount(app, contract.sendAddressProof, async ({ user }) => {
    if (!sendMail) throw new AppError('not_found')
    const person = await accounts.findUser(db, user.id, '')
    if (!person) throw new AppError('unauthorized')
    await limitMails(user.id, person.email)
    await mailAddressProof({ ...deps, identity, sendMail }, user.id, person.email)
    return SUCCESS
  })
}
