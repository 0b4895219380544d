/** Stands in where the browser refuses storage (private windows, blocked cookies); lasts until the page is left. */
export const memory = new Map<string, string>()

/** Reads one value this browser has kept. @returns null when there is none. */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return memory.get(key) ?? null
  }
}

/** Keeps one value in this browser; null removes it. Where the browser refuses, it lasts until the page is left. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, value)
  } catch {
    if (value === null) memory.delete(key)
    else memory.set(key, value)
  }
}
