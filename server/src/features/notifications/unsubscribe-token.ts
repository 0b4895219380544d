import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a link stops: every mail, or the weekly letter. */
export type Stopped = 'mail' | 'letter'

/**
 * Makes what a mail's link stops further mails with: whose they are, signed. It does not expire, because old mails are
 * what people unsubscribe by, and it opens nothing else.
 */
export const signUnsubscribe = (secretKey: string, userId: string, of: Stopped): string =>
  `${userId}.${sign(secretKey, userId, of)}`

/**
 * Reads whose mails a token stops; null when it was not made here, or for something else.
 *
 * @param secretKeys the newest, and those before that still count.
 */
export function readUnsubscribe(secretKeys: readonly string[], token: string, of: Stopped): string | null {
  const at = token.lastIndexOf('.')
  const userId = token.slice(0, Math.max(at, 0))
  const given = Buffer.from(token.slice(at + 1))
  const isBy = (secretKey: string) => {
    const right = Buffer.from(sign(secretKey, userId, of))
    return given.length === right.length && timingSafeEqual(given, right)
  }
  return secretKeys.some(isBy) ? userId : null
}

// Links in mails that were sent before there were letters go on stopping the mails.
const PURPOSES: Record<Stopped, string> = { mail: 'unsubscribe', letter: 'unsubscribe-letter' }

const sign = (secretKey: string, userId: string, of: Stopped): string =>
  createHmac('sha256', secretKey).update(`${PURPOSES[of]} ${userId}`).digest('base64url')
