import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import {
  clearThrottle,
  countThrottle,
  recall,
  remember,
  type Throttle,
  throttle,
} from '../../http/throttle.ts'

/** How long a network counts as one that somebody signs in from. */
const KNOWN_DAYS = 90

/** Somebody's try to sign in: from which network, with which e-mail address in small letters. */
interface Attempt {
  network: string
  email: string
}

/** Keeps guessers out, and lets owners in. */
export interface SignInGuard {
  /**
   * Counts a try before its password is looked at.
   *
   * @throws AppError `too_many_requests`.
   */
  check: (attempt: Attempt) => Promise<void>
  /**
   * Counts a code of the second step before it is looked at.
   *
   * @throws AppError `too_many_requests`.
   */
  checkCode: (attempt: Attempt) => Promise<void>
  /** Forgets failed tries once an owner has proved to be one, and knows their network from then on. */
  welcome: (attempt: Attempt) => Promise<void>
  /** As `welcome`, by a link that was mailed to the address: the lock of the account is lifted everywhere. */
  unlock: (attempt: Attempt) => Promise<void>
}

/**
 * Makes the guard of signing in with a password.
 *
 * A lock that strangers can close would keep the owner out, so no number of strange networks closes an account. Tries
 * from networks that have never signed in to it are added up; when they are many, each such network has two tries
 * left. Only at ten times as many are networks refused that are not known. Known ones have their own limits, and no other.
 *
 * Codes are tried by somebody who knows the password. All strange networks together have as many as one network for an
 * account, so that being many gains nothing; a known one has its own, so that strangers cannot use them up.
 *
 * Everything is counted before it is looked at: of many tries at one moment no more pass than of many in a row.
 */
export function createSignInGuard({ db, limits, clock }: Pick<Deps, 'db' | 'limits' | 'clock'>): SignInGuard {
  const perAddress = ({ network, email }: Attempt): Throttle => ({
    name: 'sign-in',
    of: [network, email],
    most: limits.signInsPerAddress,
  })
  const perNetwork = ({ network }: Attempt): Throttle => ({
    name: 'sign-in-network',
    of: [network],
    most: limits.signInsPerNetwork,
  })
  const perAccount = ({ email }: Attempt): Throttle => ({
    name: 'sign-in-account',
    of: [email],
    most: limits.signInsPerAccount,
  })
  const codes = (of: string[]): Throttle => ({ name: 'second-step', of, most: limits.signInsPerAddress })
  const known = ({ network, email }: Attempt) => ({ name: 'signed-in', of: [network, email] })

  const checkStranger = async (attempt: Attempt, tries: number) => {
    const all = await countThrottle(db, perAccount(attempt), limits.windowMinutes, clock())
    const most = limits.signInsPerAccount
    const isLocked = all.count > most * LOCKED_AT || (all.count > most && tries > LEFT_TO_STRANGERS)
    if (isLocked) throw new AppError('too_many_requests', { retryAfterSeconds: all.retryAfterSeconds })
  }
  const welcome = async (attempt: Attempt) => {
    await clearThrottle(db, perAddress(attempt))
    await remember(db, known(attempt), KNOWN_DAYS, clock())
  }
  return {
    check: async (attempt) => {
      const [own] = await throttle(
        db,
        [perAddress(attempt), perNetwork(attempt)],
        limits.windowMinutes,
        clock(),
      )
      if (!(await recall(db, known(attempt), clock()))) await checkStranger(attempt, own ?? 0)
    },
    checkCode: async (attempt) => {
      const isKnown = await recall(db, known(attempt), clock())
      const { network, email } = attempt
      const counted = [codes([network, email]), ...(isKnown ? [] : [codes([email])])]
      await throttle(db, counted, CODES_MINUTES, clock())
    },
    welcome,
    unlock: async (attempt) => {
      await clearThrottle(db, perAccount(attempt))
      await clearThrottle(db, codes([attempt.email]))
      await welcome(attempt)
    },
  }
}

/** For so long too many codes close the second step. */
const CODES_MINUTES = 15
/** Tries of a network that an account does not know, while strangers are guessing its password. */
const LEFT_TO_STRANGERS = 2
/** So many times the tries of strangers that make an account careful close it to strangers. */
const LOCKED_AT = 10
