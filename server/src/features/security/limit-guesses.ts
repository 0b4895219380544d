import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { occasionOf } from '../../http/occasion.ts'
import { clearThrottle, throttle } from '../../http/throttle.ts'
import { WrongPassword } from './password.service.ts'
import { noteSecurity } from './security.service.ts'

/** Runs what checks a password of the person calling. */
export type CheckPassword = <Result>(
  userId: string,
  request: FastifyRequest,
  check: () => Promise<Result>,
) => Promise<Result>

/**
 * Makes what keeps whoever sits at a browser that was left open from guessing the password.
 *
 * Ten wrong ones in ten minutes, whatever the network; a right one begins anew. It closes nothing but these calls.
 */
export function limitGuesses(deps: Deps): CheckPassword {
  const { db, limits, clock } = deps
  return async (userId, request, check) => {
    const guesses = { name: 'confirm', of: [userId], most: limits.signInsPerAddress }
    await throttle(db, [guesses], limits.windowMinutes, clock())
    try {
      const result = await check()
      await clearThrottle(db, guesses)
      return result
    } catch (error) {
      if (error instanceof WrongPassword)
        await noteSecurity(deps, { userId }, 'confirmation-failed', occasionOf(request))
      throw error
    }
  }
}
