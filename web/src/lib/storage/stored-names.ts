/** Lists what follows a prefix in the names of what this browser keeps; nothing where it keeps nothing. */
export function listStored(prefix: string): string[] {
  try {
    return Object.keys(window.localStorage).flatMap((name) =>
      name.startsWith(prefix) ? [name.slice(prefix.length)] : [],
    )
  } catch {
    return []
  }
}
