import { createECDH, hkdfSync } from 'node:crypto'

/** The pair of keys that web push knows this installation by (VAPID, RFC 8292), base64url. */
export interface VapidKeys {
  publicKey: string
  privateKey: string
}

const KEY_BYTES = 32

/**
 * Derives the installation's keys for web push from its secret key.
 *
 * So they are there from the first start, are the same on every server that shares the secret key, and there is no
 * second secret to keep. Whoever changes the secret key ends all push subscriptions.
 */
export function deriveVapidKeys(secretKey: string): VapidKeys {
  const curve = createECDH('prime256v1')
  // One number in four billion is no key of the curve; then the next one is.
  for (let attempt = 0; ; attempt += 1) {
    const bytes = Buffer.from(hkdfSync('sha256', secretKey, 'lodestar', `vapid ${attempt}`, KEY_BYTES))
    try {
      curve.setPrivateKey(bytes)
      return { publicKey: curve.getPublicKey('base64url'), privateKey: bytes.toString('base64url') }
    } catch (error) {
      if (attempt > 3) throw error
    }
  }
}
