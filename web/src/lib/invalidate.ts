import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** What the server computes from what people record: read again after each change of that. */
export const DERIVED: readonly QueryKey[] = [
  ['learning-paths'],
  ['dashboard'],
  ['insights'],
  ['analytics'],
  ['gamification'],
]

/** Marks what was read under these keys, and below them, as out of date; what is on the screen is read again. */
export function invalidate(client: QueryClient, keys: readonly QueryKey[]): void {
  for (const queryKey of keys) void client.invalidateQueries({ queryKey })
}

/** The same where the screen is left at once: it is read where it is shown next, since a read begun now would be broken off. */
export function invalidateAndLeave(client: QueryClient, keys: readonly QueryKey[]): void {
  for (const queryKey of keys) void client.invalidateQueries({ queryKey, refetchType: 'none' })
}
