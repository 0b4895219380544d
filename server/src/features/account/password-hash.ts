import { randomBytes, timingSafeEqual } from 'node:crypto'
import { verifyPassword as verifyByLibrary } from 'better-auth/crypto'
import { nameCost, type ScryptCost, stretch } from '../../lib/scrypt.ts'

const SALT_BYTES = 16

/** Hashes passwords at one cost, and tells whose they are. */
export interface PasswordHashing {
  /** Hashes a password by scrypt, as `$scrypt$ln=15,r=8,p=3$salt$key` in base64. */
  hash: (password: string) => Promise<string>
  /** Says whether a hash is that of a password: one of this cost, or one that the sign-in library made before. */
  verify: (given: { hash: string; password: string }) => Promise<boolean>
  /** Says whether a hash is of another cost than those made now. */
  isOutdated: (hash: string) => boolean
}

/** Sets up the hashing of passwords at a cost of two passes or more. */
export function createPasswordHashing(cost: ScryptCost): PasswordHashing {
  const prefix = nameCost(cost)
  const isOutdated = (hash: string) => !hash.startsWith(prefix)

  /** One of the library's costs as much as one of our passes; with the others it takes as long as any, so that time tells nothing. */
  const verifyOutdated = async (given: { hash: string; password: string }): Promise<boolean> => {
    const fits = !given.hash.startsWith('$') && (await verifyByLibrary(given))
    await stretch(given.password, Buffer.alloc(SALT_BYTES), { ...cost, p: cost.p - 1 })
    return fits
  }

  return {
    isOutdated,
    hash: async (password) => {
      const salt = randomBytes(SALT_BYTES)
      const key = await stretch(unify(password), salt, cost)
      return `${prefix}${salt.toString('base64')}$${key.toString('base64')}`
    },
    verify: async (given) => {
      if (isOutdated(given.hash)) return verifyOutdated(given)
      const [salt = '', key = ''] = given.hash.slice(prefix.length).split('$')
      const right = Buffer.from(key, 'base64')
      const found = await stretch(unify(given.password), Buffer.from(salt, 'base64'), cost)
      return right.length === found.length && timingSafeEqual(right, found)
    },
  }
}

/** As the library does, so that one password typed on two keyboards is one. */
const unify = (password: string): string => password.normalize('NFKC')
