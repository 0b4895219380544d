import { AsyncLocalStorage } from 'node:async_hooks'

const noted = new AsyncLocalStorage<{ authTime: number | null }>()

/** Notes when the provider says that it last asked who somebody is, for `readingAuthTime`. */
export function noteAuthTime(profile: Record<string, unknown>): void {
  const store = noted.getStore()
  const time = profile['auth_time']
  if (store && typeof time === 'number') store.authTime = time
}

/** Runs the end of a sign-in at the provider. @returns its result, and the provider's `auth_time` in seconds; null where it says none. */
export async function readingAuthTime<Result>(
  run: () => Promise<Result>,
): Promise<{ result: Result; authTime: number | null }> {
  const store: { authTime: number | null } = { authTime: null }
  const result = await noted.run(store, run)
  return { result, authTime: store.authTime }
}
