import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Makes what a mail's link stops further mails with: whose they are, signed. It does not expire, because old mails are
 * what people unsubscribe by, and it opens nothing else.
 */
export const signUnsubscribe = (secretKey: string, userId: string): string =>
  `${userId}.${sign(secretKey, userId)}`

/** Reads whose mails a token stops; null when it was not made here. */
export function readUnsubscribe(secretKey: string, token: string): string | null {
  const at = token.lastIndexOf('.')
  const userId = token.slice(0, Math.max(at, 0))
  const [given, right] = [Buffer.from(token.slice(at + 1)), Buffer.from(sign(secretKey, userId))]
  return given.length === right.length && timingSafeEqual(given, right) ? userId : null
}

const sign = (secretKey: string, userId: string): string =>
  createHmac('sha256', secretKey).update(`unsubscribe ${userId}`).digest('base64url')
