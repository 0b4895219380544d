import type { Caller } from '../../http/session.ts'
import type { Clock } from '../../lib/clock.ts'

/** How long a session is believed without asking the database again. */
const TRUSTED_MS = 60_000
/** Some 3 MB of memory; beyond it the session looked up longest ago is looked up again. */
const MOST_SESSIONS = 10_000

/** Sessions looked up lately, by the token that a signed cookie has proved. */
export interface SessionCache {
  find: (token: string) => Caller | null
  /** Looks a session up by `read` and keeps it, unless sessions ended meanwhile. */
  fill: (token: string, read: () => Promise<Caller | null>) => Promise<Caller | null>
  /** Ends one session at once. */
  forgetSession: (token: string) => void
  /** Ends or refreshes every session of a person at once. */
  forgetUser: (userId: string) => void
}

/**
 * Spares the database a look-up per call: a page makes several within a second.
 *
 * Held in memory: what ends on this server ends at once; another server of the same installation believes a session for
 * up to a minute after its end.
 */
export function createSessionCache(clock: Clock): SessionCache {
  const known = new Map<string, { caller: Caller; untilMs: number }>()
  // Counts endings, so that a look-up begun before one does not bring the session back.
  let endings = 0

  const keep = (token: string, caller: Caller) => {
    known.delete(token)
    known.set(token, { caller, untilMs: clock().getTime() + TRUSTED_MS })
    const [oldest] = known.size > MOST_SESSIONS ? known.keys() : []
    if (oldest !== undefined) known.delete(oldest)
  }

  return {
    find: (token) => {
      const found = known.get(token)
      if (!found) return null
      if (found.untilMs > clock().getTime()) return found.caller
      known.delete(token)
      return null
    },
    fill: async (token, read) => {
      const endingsBefore = endings
      const caller = await read()
      if (caller && endings === endingsBefore) keep(token, caller)
      return caller
    },
    forgetSession: (token) => {
      endings += 1
      known.delete(token)
    },
    forgetUser: (userId) => {
      endings += 1
      for (const [token, { caller }] of known) {
        if (caller.id === userId) known.delete(token)
      }
    },
  }
}
