import { AsyncLocalStorage } from 'node:async_hooks'
import type { Identity } from './identity.ts'

/** How long somebody may take at the provider. */
const ASKED_MS = 600_000
/** How far the clock of the provider may be behind ours. */
const CLOCKS_APART_MS = 60_000

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

/** Keeps that the provider is asked to ask again in one sign-in, named by its state. */
export async function noteAskedAgain(identity: Identity, state: string): Promise<void> {
  const { internalAdapter } = await identity.$context
  await internalAdapter.createVerificationValue({
    identifier: `asked-again:${state}`,
    value: `asked ${Date.now()}`,
    expiresAt: new Date(Date.now() + ASKED_MS),
  })
}

/** Says, once, whether the provider was asked to ask again in a sign-in, and has done so as far as it tells. */
export async function wasAskedAgain(
  identity: Identity,
  state: unknown,
  authTime: number | null,
): Promise<boolean> {
  if (typeof state !== 'string' || state === '') return false
  const { internalAdapter } = await identity.$context
  const asked = await internalAdapter.consumeVerificationValue(`asked-again:${state}`)
  const askedAtMs = Number(asked?.value.split(' ')[1])
  // What the provider says counts: whoever sits there can take the request to ask again out of the address.
  return asked !== null && (authTime === null || authTime * 1000 >= askedAtMs - CLOCKS_APART_MS)
}
