import { scrypt } from 'node:crypto'
import { promisify } from 'node:util'

/** What a hash costs to make, and to guess: 2^`ln` blocks of `r` × 128 bytes, in `p` passes. */
export interface ScryptCost {
  ln: number
  r: number
  p: number
}

/** What hashing costs a server: handed to it as it starts, and no setting, so that nothing lowers it. */
export interface HashCosts {
  /** Two passes or more, as `password-hash` says. */
  password: ScryptCost
  backupCode: ScryptCost
}

/** What every server pays. */
export const HASH_COSTS: HashCosts = {
  // One of the settings that OWASP recommends; 32 MB while it runs.
  password: { ln: 15, r: 8, p: 3 },
  // A sixth of that: these are drawn, not chosen, and ten are hashed at once.
  backupCode: { ln: 14, r: 8, p: 1 },
}

const MEMORY_BYTES = 64 * 2 ** 20
const KEY_BYTES = 32

const derive: (secret: string, salt: Buffer, bytes: number, options: object) => Promise<Buffer> =
  promisify(scrypt)

/** Names a cost as it stands in front of each hash, `$scrypt$ln=15,r=8,p=3$`, so that hashes of another are told apart. */
export const nameCost = ({ ln, r, p }: ScryptCost): string => `$scrypt$ln=${ln},r=${r},p=${p}$`

/** Derives a key of 32 bytes from a secret by scrypt. */
export const stretch = (secret: string, salt: Buffer, { ln, r, p }: ScryptCost): Promise<Buffer> =>
  derive(secret, salt, KEY_BYTES, { N: 2 ** ln, r, p, maxmem: MEMORY_BYTES })
