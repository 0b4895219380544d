import type { Deps } from '../../deps.ts'
import { countThrottle } from '../../http/throttle.ts'

const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES

/** Counts a mail to an address for one purpose. @returns false when it has had enough of them in this hour or day. */
export async function mayMail(
  { db, limits, clock }: Pick<Deps, 'db' | 'limits' | 'clock'>,
  purpose: 'reset' | 'sign-up',
  email: string,
): Promise<boolean> {
  const inHour = await countThrottle(db, { name: `${purpose}-hour`, of: [email] }, HOUR_MINUTES, clock())
  if (inHour.count > limits.resetsPerHour) return false
  const inDay = await countThrottle(db, { name: `${purpose}-day`, of: [email] }, DAY_MINUTES, clock())
  return inDay.count <= limits.resetsPerDay
}
