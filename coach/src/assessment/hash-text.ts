import { hashPlainly } from '../text/hash-text.ts'

/**
 * Hashes text to a whole number that looks random but is the same everywhere, every time.
 *
 * Good for stable ids and seeded orders; it protects nothing.
 *
 * @returns an unsigned 32-bit number: FNV-1a, then the final mix of MurmurHash3 so that similar texts part.
 */
export function hashText(text: string): number {
  let hash = hashPlainly(text)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
