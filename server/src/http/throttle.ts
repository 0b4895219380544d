import { createHash } from 'node:crypto'
import { normalizeIP } from '@fastify/rate-limit'
import type { Db } from '../db/connect.ts'
import { countAttempt, forgetAttempts, isKept, keepUntil } from '../db/throttle.ts'
import { AppError } from './errors.ts'

const DAY_MS = 86_400_000

/** What is noted about somebody: what it is called, and whose it is. */
interface Note {
  name: string
  /** Whose: an address, an e-mail. Kept only as a hash. */
  of: string[]
}

/** One thing to count, and how many a window may hold. */
export interface Throttle extends Note {
  most: number
  /** How many this attempt counts as; 1 without it. */
  amount?: number
}

/**
 * Counts an attempt against every throttle.
 *
 * @returns how many there have been of each in its window, this one included.
 * @throws AppError `too_many_requests` with the seconds to wait, when one of them is over.
 */
export async function throttle(
  db: Db,
  throttles: Throttle[],
  windowMinutes: number,
  now: Date,
): Promise<number[]> {
  const counts: number[] = []
  for (const each of throttles) {
    const { count, retryAfterSeconds } = await countThrottle(db, each, windowMinutes, now)
    if (count > each.most) throw new AppError('too_many_requests', { retryAfterSeconds })
    counts.push(count)
  }
  return counts
}

/** Counts an attempt and leaves it to the caller what follows. @returns the attempts in this window, and its seconds left. */
export async function countThrottle(
  db: Db,
  each: Note & Pick<Throttle, 'amount'>,
  windowMinutes: number,
  now: Date,
): Promise<{ count: number; retryAfterSeconds: number }> {
  const { count, resetsAt } = await countAttempt(db, keyOf(each), windowMinutes, now, each.amount)
  return {
    count,
    retryAfterSeconds: Math.max(1, Math.ceil((Date.parse(resetsAt) - now.getTime()) / 1000)),
  }
}

/** Notes something for some days. */
export const remember = (db: Db, note: Note, days: number, now: Date): Promise<void> =>
  keepUntil(db, keyOf(note), new Date(now.getTime() + days * DAY_MS))

/** Says whether something is noted at this moment. */
export const recall = (db: Db, note: Note, now: Date): Promise<boolean> => isKept(db, keyOf(note), now)

/** Forgets the attempts counted by a throttle. */
export const clearThrottle = (db: Db, each: Note): Promise<void> => forgetAttempts(db, keyOf(each))

/** The network a request comes from: an IPv4 address, or the /64 an IPv6 subscriber owns. */
export const networkOf = (ip: string): string => normalizeIP(ip, 64)

const keyOf = ({ name, of }: Note): string =>
  `${name}:${createHash('sha256').update(of.join('\n')).digest('base64url')}`
