import type { Db } from '../db/connect.ts'
import type { Clock } from '../lib/clock.ts'
import { InHand } from '../lib/in-hand.ts'
import { AppError } from './errors.ts'
import { throttle } from './throttle.ts'

/** Runs something for a person when they may ask for it now. */
type Guarded = <Result>(userId: string, run: () => Promise<Result>) => Promise<Result>

interface CostLimit {
  /** What is counted; calls of one name count together. */
  name: string
  /** Counted for all servers on this database together. */
  perMinute: number
  /** In hand at one moment in this process. */
  atOnce?: number
}

/**
 * Limits how often one person may ask for what reads their whole history.
 *
 * @returns what runs a call; it throws AppError `too_many_requests` with the seconds to wait.
 */
export function limitCost({ db, clock }: { db: Db; clock: Clock }, limit: CostLimit): Guarded {
  const { name, perMinute, atOnce = Number.POSITIVE_INFINITY } = limit
  const inHand = new InHand(atOnce)
  return async (userId, run) => {
    if (!inHand.hasRoom(userId)) throw new AppError('too_many_requests', { retryAfterSeconds: 1 })
    return inHand.hold(userId, async () => {
      await throttle(db, [{ name, of: [userId], most: perMinute }], 1, clock())
      return run()
    })
  }
}
