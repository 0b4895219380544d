import { createHash } from 'node:crypto'
import { normalizeIP } from '@fastify/rate-limit'
import type { Db } from '../db/connect.ts'
import { countAttempt, forgetAttempts } from '../db/throttle.ts'
import { AppError } from './errors.ts'

/** One thing to count: what it is called, whose it is, and how many a window may hold. */
export interface Throttle {
  name: string
  /** Whose attempts: an address, an e-mail. Kept only as a hash. */
  of: string[]
  most: number
}

/**
 * Counts an attempt against every throttle.
 *
 * @throws AppError `too_many_requests` with the seconds to wait, when one of them is over.
 */
export async function throttle(
  db: Db,
  throttles: Throttle[],
  windowMinutes: number,
  now: Date,
): Promise<void> {
  for (const each of throttles) {
    const { count, resetsAt } = await countAttempt(db, keyOf(each), windowMinutes, now)
    if (count > each.most)
      throw new AppError('too_many_requests', {
        retryAfterSeconds: Math.max(1, Math.ceil((Date.parse(resetsAt) - now.getTime()) / 1000)),
      })
  }
}

/** Forgets the attempts counted by a throttle. */
export const clearThrottle = (db: Db, each: Throttle): Promise<void> => forgetAttempts(db, keyOf(each))

/** The network a request comes from: an IPv4 address, or the /64 an IPv6 subscriber owns. */
export const networkOf = (ip: string): string => normalizeIP(ip, 64)

const keyOf = ({ name, of }: Throttle): string =>
  `${name}:${createHash('sha256').update(of.join('\n')).digest('base64url')}`
