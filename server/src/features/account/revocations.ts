import type { Clock } from '../../lib/clock.ts'
import { COOKIE_CACHE_SECONDS } from './identity.ts'

/** A session as far as its end matters. */
interface EndedSession {
  token: string
  userId: string
  createdAt: Date
}

/** Remembers which sessions have just ended, for as long as a cookie could still claim they live. */
export interface Revocations {
  /** Ends one session at once. */
  revokeSession: (token: string) => void
  /** Ends every session a person has now; one begun later is valid. */
  revokeUser: (userId: string) => void
  isRevoked: (session: EndedSession) => boolean
}

/**
 * Closes the gap that the session copy in the cookie leaves: without this, a copied cookie would work for a minute
 * after signing out. Held in memory: another server of the same installation still believes the copy for that minute.
 */
export function createRevocations(clock: Clock): Revocations {
  const endedAtMs = new Map<string, number>()
  const end = (key: string) => {
    const nowMs = clock().getTime()
    for (const [other, atMs] of endedAtMs) {
      if (nowMs - atMs > COOKIE_CACHE_SECONDS * 1000) endedAtMs.delete(other)
    }
    endedAtMs.set(key, nowMs)
  }
  return {
    revokeSession: (token) => end(`session ${token}`),
    revokeUser: (userId) => end(`user ${userId}`),
    isRevoked: ({ token, userId, createdAt }) => {
      const userEndedAtMs = endedAtMs.get(`user ${userId}`)
      return (
        endedAtMs.has(`session ${token}`) ||
        (userEndedAtMs !== undefined && createdAt.getTime() <= userEndedAtMs)
      )
    },
  }
}
