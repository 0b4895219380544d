import type { Identity } from './identity.ts'

/** How long somebody may take at the provider. */
const ASKED_MS = 600_000
/** How far the clock of the provider may be behind ours. */
const CLOCKS_APART_MS = 60_000

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
