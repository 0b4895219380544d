import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { verifyPassword as verifyByLibrary } from 'better-auth/crypto'

/** What a hash costs: 2^15 blocks of 8 KB in three passes, one of the settings that OWASP recommends; 32 MB while it runs. */
const COST = { N: 2 ** 15, r: 8, p: 3 }
const MEMORY_BYTES = 64 * 2 ** 20
const KEY_BYTES = 32
const SALT_BYTES = 16
/** Names the cost in front of each hash, so that a later one can be told from it. */
const PREFIX = '$scrypt$ln=15,r=8,p=3$'

const derive: (password: string, salt: Buffer, bytes: number, options: object) => Promise<Buffer> =
  promisify(scrypt)

/** Hashes a password by scrypt, as `$scrypt$ln=15,r=8,p=3$salt$key` in base64. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  return `${PREFIX}${salt.toString('base64')}$${(await stretch(password, salt)).toString('base64')}`
}

/** Says whether a hash is that of a password: one of ours, or one that the sign-in library made before. */
export async function verifyPassword(given: { hash: string; password: string }): Promise<boolean> {
  if (isOutdated(given.hash)) return verifyOutdated(given)
  const [salt = '', key = ''] = given.hash.slice(PREFIX.length).split('$')
  const right = Buffer.from(key, 'base64')
  const found = await stretch(given.password, Buffer.from(salt, 'base64'))
  return right.length === found.length && timingSafeEqual(right, found)
}

/** One of the library's costs as much as one of our passes; with two more it takes as long as any other, so that time tells nothing. */
async function verifyOutdated(given: { hash: string; password: string }): Promise<boolean> {
  const fits = await verifyByLibrary(given)
  await derive(given.password, Buffer.alloc(SALT_BYTES), KEY_BYTES, { ...COST, p: 2, maxmem: MEMORY_BYTES })
  return fits
}

/** Says whether a hash costs less to guess than those made now. */
export const isOutdated = (hash: string): boolean => !hash.startsWith(PREFIX)

/** As the library does, so that one password typed on two keyboards is one. */
const stretch = (password: string, salt: Buffer): Promise<Buffer> =>
  derive(password.normalize('NFKC'), salt, KEY_BYTES, { ...COST, maxmem: MEMORY_BYTES })
