/** What names a text in the part of an address that stays in the browser. */
export const SHARED = 'text'

/** Reads the text that a bookmark or another app has handed over; null where there is none. */
export function readSharedText(hash: string): string | null {
  const text = new URLSearchParams(hash.replace(/^#/, '')).get(SHARED)?.trim()
  return text ? text : null
}
