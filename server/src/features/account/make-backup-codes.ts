import { randomInt } from 'node:crypto'

/** Small letters and digits that nobody takes for each other when reading them from paper. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const CODES = 10
const HALF = 5

/** Makes ten backup codes such as `k3jd9-xq2mb`: 49 bits each. */
export const makeBackupCodes = (): string[] =>
  Array.from({ length: CODES }, () => `${makeHalf()}-${makeHalf()}`)

const makeHalf = (): string => Array.from({ length: HALF }, () => LETTERS[randomInt(LETTERS.length)]).join('')
