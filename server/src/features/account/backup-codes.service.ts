import { randomBytes, randomInt } from 'node:crypto'
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { nameCost, type ScryptCost, stretch } from '../../lib/scrypt.ts'

/** Small letters and digits that nobody takes for each other when reading them from paper. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const CODES = 10
const HALF = 5

/** Makes ten backup codes such as `k3jd9-xq2mb`: 49 bits each. */
export const makeBackupCodes = (): string[] =>
  Array.from({ length: CODES }, () => `${makeHalf()}-${makeHalf()}`)

const makeHalf = (): string => Array.from({ length: HALF }, () => LETTERS[randomInt(LETTERS.length)]).join('')

const SALT_BYTES = 16
/** What no list of codes and hashes holds. */
const NO_CODE = 'none'

/** Hashes a code; all of one person have one salt, so that a code is compared with all of them by one hash. */
const hash = async (code: string, salt: string, cost: ScryptCost): Promise<string> =>
  `${nameCost(cost)}${salt}$${(await stretch(code, Buffer.from(salt, 'base64'), cost)).toString('base64')}`

/** Tells hashes, which name their cost, from the codes that were kept before there were any. */
const isHash = (kept: string): boolean => kept.startsWith('$scrypt$')
const saltOf = (kept: string): string => kept.split('$')[3] ?? ''

/** How the sign-in library keeps backup codes: hashed by scrypt, and the list of hashes encrypted by the secret key. */
export const keepHashed = (secret: string, cost: ScryptCost) => ({
  // It is handed codes when they are made, and the hashes that are left when one is used.
  encrypt: async (list: string): Promise<string> => {
    const codes: string[] = JSON.parse(list)
    const salt = randomBytes(SALT_BYTES).toString('base64')
    const hashes = await Promise.all(codes.map((code) => (isHash(code) ? code : hash(code, salt, cost))))
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
 * @param cost of the hashes of this server.
 * @returns what it takes for no code where none of the person's fits, be it a hash that somebody has read there.
 */
export async function findKept(
  identity: CodeKeeper,
  cost: ScryptCost,
  { userId, code }: { userId: string; code: string },
): Promise<string> {
  const { backupCodes } = await identity.api.viewBackupCodes({ body: { userId } })
  const salts = [...new Set(backupCodes.filter(isHash).map(saltOf))]
  // Always one hash, so that time does not tell whether there are any.
  const hashes = await Promise.all((salts.length > 0 ? salts : ['']).map((salt) => hash(code, salt, cost)))
  const fitting = isHash(code) ? hashes : [...hashes, code]
  return backupCodes.find((kept) => fitting.includes(kept)) ?? NO_CODE
}
