import * as contract from '@lodestar/contract/security'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { mount, SUCCESS } from '../../http/mount.ts'
import { occasionOf } from '../../http/occasion.ts'
import { throttle } from '../../http/throttle.ts'
import { forgetAddressProofs } from '../account/account.store.ts'
import { isAppCode, spendCode } from '../account/app-code.service.ts'
import type { Keeper } from '../account/keeper.service.ts'
import { endOtherSessions } from '../account/sessions.store.ts'
import type { CheckPassword } from './limit-guesses.ts'
import { checkPassword as checkPasswordAlone } from './password.service.ts'
import * as factors from './second-factor.service.ts'
import { noteSecurity } from './security.service.ts'

/** Mounts the setting up, confirming and turning off of an authenticator app. */
export function mountSecondFactor(
  app: FastifyInstance,
  deps: Deps,
  keeper: Keeper,
  checkPassword: CheckPassword,
): void {
  const { identity, headersOf } = keeper
  const { limits, clock, db } = deps
  /** Whoever knows the password must not take the second factor away with it. */
  const checkBoth = async (
    userId: string,
    { password, code }: contract.BothAgain,
    request: FastifyRequest,
  ) => {
    await checkPasswordAlone(identity(), password, headersOf(request))
    const guesses = { name: 'second-factor-change', of: [userId], most: limits.signInsPerAddress }
    await throttle(db, [guesses], limits.windowMinutes, clock())
    try {
      await factors.checkCode(identity(), deps, { userId, code }, headersOf(request))
    } catch (error) {
      if (error instanceof AppError && error.fields?.['body.code'])
        await noteSecurity(deps, { userId }, 'second-factor-failed', occasionOf(request))
      throw error
    }
  }

  mount(app, contract.startSecondFactor, ({ user, body, request }) =>
    checkPassword(user.id, request, () =>
      factors.startSecondFactor(identity(), body.password, headersOf(request)),
    ),
  )

  mountConfirmation(app, deps, keeper)

  mount(app, contract.removeSecondFactor, async ({ user, body, request, reply }) => {
    const cookies = await checkPassword(user.id, request, async () => {
      await checkBoth(user.id, body, request)
      return factors.removeSecondFactor(identity(), body.password, headersOf(request))
    })
    takeNewSession(keeper, request, reply, cookies)
    await noteSecurity(deps, { userId: user.id }, 'second-factor-off', occasionOf(request))
    return SUCCESS
  })

  mount(app, contract.renewBackupCodes, async ({ user, body, request }) => {
    const backupCodes = await checkPassword(user.id, request, async () => {
      await checkBoth(user.id, body, request)
      return factors.renewBackupCodes(identity(), body.password, headersOf(request))
    })
    await noteSecurity(deps, { userId: user.id }, 'backup-codes-renewed', occasionOf(request))
    return { backupCodes }
  })
}

function mountConfirmation(app: FastifyInstance, deps: Deps, keeper: Keeper): void {
  const { limits, clock } = deps
  const { identity, headersOf, cache, readBegun } = keeper
  mount(app, contract.confirmSecondFactor, async ({ db, user, body, request, reply }) => {
    if ((await factors.countBackupCodes(identity(), user.id)) !== null) throw new AppError('already_set_up')
    const guesses = { name: 'second-factor-set-up', of: [user.id], most: limits.signInsPerAddress }
    await throttle(db, [guesses], limits.windowMinutes, clock())
    if (!isAppCode(body.code) || !(await spendCode(identity(), user.id, body.code))) throw factors.wrongCode()
    const cookies = await factors.confirmSecondFactor(identity(), body.code, headersOf(request))
    takeNewSession(keeper, request, reply, cookies)
    // Browsers that signed in by password alone do so once more.
    const begun = readBegun(cookies)
    if (begun !== null) await endOtherSessions(db, user.id, begun)
    cache.forgetUser(user.id)
    await forgetAddressProofs(db, user.id)
    await noteSecurity(deps, { userId: user.id }, 'second-factor-on', occasionOf(request))
    return SUCCESS
  })
}

/** The library gives this browser another session in the place of its own, which has ended. */
function takeNewSession(
  { cache, tokenOf }: Keeper,
  request: FastifyRequest,
  reply: FastifyReply,
  cookies: readonly string[],
): void {
  cache.forgetSession(tokenOf(request))
  for (const cookie of cookies) reply.header('set-cookie', cookie)
}
