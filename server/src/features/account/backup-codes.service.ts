import { randomBytes, randomInt, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'

/** Small letters and digits that nobody takes for each other when reading them from paper. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const CODES = 10
const HALF = 5

/** Makes ten backup codes such as `k3jd9-xq2mb`: 49 bits each. */
export const makeBackupCodes = (): string[] =>
  Array.from({ length: CODES }, () => `${makeHalf()}-${makeHalf()}`)

const makeHalf = (): string => Array.from({ length: HALF }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** A sixth of what a password's hash costs: these are drawn, not chosen, and ten are hashed at once. */
const COST = { N: 2 ** 14, r: 8, p: 1 }
const KEY_BYTES = 32
const SALT_BYTES = 16
/** Names the cost in front of each hash, and tells hashes from the codes that were kept before there were any. */
const PREFIX = '$scrypt$ln=14,r=8,p=1$'
/** What no list of codes and hashes holds. */
const NO_CODE = 'none'

const derive: (code: string, salt: Buffer, bytes: number, options: object) => Promise<Buffer> =
  promisify(scrypt)

/** Hashes a code; all of one person have one salt, so that a code is compared with all of them by one hash. */
const hash = async (code: string, salt: string): Promise<string> =>
  `${PREFIX}${salt}$${(await derive(code, Buffer.from(salt, 'base64'), KEY_BYTES, COST)).toString('base64')}`

const isHash = (kept: string): boolean => kept.startsWith(PREFIX)
const saltOf = (kept: string): string => kept.slice(PREFIX.length).split('$')[0] ?? ''

/** How the sign-in library keeps backup codes: hashed by scrypt, and the list of hashes encrypted by the secret key. */
export const keepHashed = (secret: string) => ({
  // It is handed codes when they are made, and the hashes that are left when one is used.
  encrypt: async (list: string): Promise<string> => {
    const codes: string[] = JSON.parse(list)
    const salt = randomBytes(SALT_BYTES).toString('base64')
    const hashes = await Promise.all(codes.map((code) => (isHash(code) ? code : hash(code, salt))))
    return symmetricEncrypt({ key: secret, data: JSON.stringify(hashes) })
  },
  decrypt: (kept: string): Promise<string> => symmetricDecrypt({ key: secret, data: kept }),
})

/** What is asked of the sign-in library here. */
interface CodeKeeper {
  api: { viewBackupCodes: (given: { body: { userId: string } }) => Promise<{ backupCodes: string[] }> }
}

/**
 * Finds what the sign-in library keeps of a backup code, which it is to be asked with in the place of the code.
 *
 * @returns what it takes for no code where none of the person's fits, be it a hash that somebody has read there.
 */
export async function findKept(identity: CodeKeeper, userId: string, code: string): Promise<string> {
  const { backupCodes } = await identity.api.viewBackupCodes({ body: { userId } })
  const salts = [...new Set(backupCodes.filter(isHash).map(saltOf))]
  // Always one hash, so that time does not tell whether there are any.
  const hashes = await Promise.all((salts.length > 0 ? salts : ['']).map((salt) => hash(code, salt)))
  const fitting = isHash(code) ? hashes : [...hashes, code]
  return backupCodes.find((kept) => fitting.includes(kept)) ?? NO_CODE
}
