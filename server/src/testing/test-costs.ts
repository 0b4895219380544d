import { HASH_COSTS, type HashCosts } from '../lib/scrypt.ts'

/** Hashes in the same passes, of 16 blocks: a test that signs somebody in is not about how long guessing takes. */
export const TEST_COSTS: HashCosts = {
  password: { ...HASH_COSTS.password, ln: 4 },
  backupCode: { ...HASH_COSTS.backupCode, ln: 4 },
}
