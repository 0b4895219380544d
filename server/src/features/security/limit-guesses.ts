import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { occasionOf } from '../../http/occasion.ts'
import { clearThrottle, throttle } from '../../http/throttle.ts'
import type { Keeper } from '../account/keeper.service.ts'
import { WrongPassword } from './password.service.ts'
import { noteSecurity } from './security.service.ts'

/** Runs what checks a password of the person calling. */
export type CheckPassword = <Result>(
  userId: string,
  request: FastifyRequest,
  check: () => Promise<Result>,
) => Promise<Result>

/** So many times what one session may try, all sessions of a person may. */
const SESSIONS = 5

/**
 * Makes what keeps whoever sits at a browser that was left open from guessing the password.
 *
 * Ten wrong ones in ten minutes for one session, whatever the network, and fifty for all of a person; a right one begins
 * anew. It closes nothing but these calls, and leaves the owner theirs in another browser.
 */
export function limitGuesses(deps: Deps, { tokenOf }: Pick<Keeper, 'tokenOf'>): CheckPassword {
  const { db, limits, clock } = deps
  return async (userId, request, check) => {
    const most = limits.signInsPerAddress
    const guesses = [
      { name: 'confirm', of: [tokenOf(request)], most },
      { name: 'confirm-person', of: [userId], most: most * SESSIONS },
    ]
    const beginAnew = () => Promise.all(guesses.map((each) => clearThrottle(db, each)))
    await throttle(db, guesses, limits.windowMinutes, clock())
    try {
      const result = await check()
      await beginAnew()
      return result
    } catch (error) {
      if (error instanceof WrongPassword)
        await noteSecurity(deps, { userId }, 'confirmation-failed', occasionOf(request))
      else if (isAboutNewOne(error)) await beginAnew()
      throw error
    }
  }
}

/** The new password is looked at only once the current one was right. */
const isAboutNewOne = (error: unknown): boolean =>
  error instanceof AppError && error.fields?.['body.newPassword'] !== undefined
