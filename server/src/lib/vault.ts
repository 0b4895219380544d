import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'

const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
const KEY_ID_CHARACTERS = 8
/** The version of what follows. */
const MARK = 'sealed1.'
const SEALED = /^sealed1\.([0-9a-f]{8})\.([A-Za-z0-9_-]{38,})$/

/** Seals texts, and opens them where they were sealed. */
export interface Vault {
  /** The id of the key that seals; every sealed text begins with `prefix`, which holds it. */
  readonly keyId: string
  readonly prefix: string
  /** The ids of all keys that open. */
  readonly keyIds: readonly string[]
  /** Encrypts a text; `bound` says where it stands, and without the same it cannot be opened. */
  seal: (text: string, bound: string) => string
  /** As `seal`, but the same text gives the same result, so that equality can be asked; for what cannot be guessed, or is bound to a person. */
  sealAlike: (text: string, bound: string) => string
  /** What `sealAlike` gives by every key that opens, the newest first. */
  listAlike: (text: string, bound: string) => string[]
  /**
   * Decrypts.
   *
   * @throws Error when the text was sealed by a key that is not known, or somewhere else, or was changed since.
   */
  open: (sealed: string, bound: string) => string
}

interface Key {
  readonly id: string
  readonly cipher: KeyObject
  readonly nonce: KeyObject
}

/** Whether a value is a sealed text, by any key. */
export const isSealed = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith(MARK) && SEALED.test(value)

/**
 * Makes a vault: AES-256-GCM by keys that are derived (HKDF-SHA-256) from the secret key of the installation.
 *
 * @param secretKey seals from now on.
 * @param earlier secret keys that only open.
 */
export function createVault(secretKey: string, earlier: readonly string[] = []): Vault {
  const keys = [secretKey, ...earlier].map(deriveKey)
  const byId = new Map(keys.map((key) => [key.id, key]))
  const newest = keys[0] as Key
  const prefix = `${MARK}${newest.id}.`
  return {
    keyId: newest.id,
    prefix,
    keyIds: keys.map(({ id }) => id),
    seal: (text, bound) => encrypt(newest, text, bound, randomBytes(NONCE_BYTES)),
    sealAlike: (text, bound) => encryptAlike(newest, text, bound),
    listAlike: (text, bound) => keys.map((key) => encryptAlike(key, text, bound)),
    open: (sealed, bound) => {
      const [, id = '', body = ''] = SEALED.exec(sealed) ?? []
      const key = byId.get(id)
      if (!key)
        throw new Error(`It was encrypted by a key (${id}) that is neither SECRET_KEY nor in SECRET_KEY_OLD`)
      return decrypt(key, Buffer.from(body, 'base64url'), bound)
    },
  }
}

function deriveKey(secretKey: string): Key {
  const derive = (name: string) =>
    Buffer.from(hkdfSync('sha256', secretKey, 'lodestar', `at rest: ${name}`, KEY_BYTES))
  return {
    id: derive('id').toString('hex').slice(0, KEY_ID_CHARACTERS),
    // As bytes they would be made into a key again with every value, which takes four times as long.
    cipher: createSecretKey(derive('cipher')),
    nonce: createSecretKey(derive('nonce')),
  }
}

function encrypt(key: Key, text: string, bound: string, nonce: Buffer): string {
  const cipher = createCipheriv('aes-256-gcm', key.cipher, nonce)
  cipher.setAAD(Buffer.from(`${MARK}${key.id}\n${bound}`))
  const body = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return `${MARK}${key.id}.${body.toString('base64url')}`
}

/** The nonce follows from the text and its place, so it is used again only for the same text in the same place. */
function encryptAlike(key: Key, text: string, bound: string): string {
  const nonce = createHmac('sha256', key.nonce).update(`${bound}\n${text}`).digest().subarray(0, NONCE_BYTES)
  return encrypt(key, text, bound, nonce)
}

function decrypt(key: Key, body: Buffer, bound: string): string {
  const decipher = createDecipheriv('aes-256-gcm', key.cipher, body.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAAD(Buffer.from(`${MARK}${key.id}\n${bound}`))
  decipher.setAuthTag(body.subarray(-TAG_BYTES))
  return decipher.update(body.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
}
