/**
 * Hashes text to an unsigned 32-bit number (FNV-1a): the same everywhere, every time.
 *
 * Similar texts get similar numbers; where that matters, mix them further as `assessment/hash-text.ts` does.
 */
export function hashPlainly(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
