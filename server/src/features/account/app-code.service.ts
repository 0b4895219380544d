import type { Identity } from './identity.ts'

/** A code of an app holds for its half minute, the one before and the one after; then the same may come again. */
const CODE_HOLDS_MS = 120_000

/** Six digits are a code of an authenticator app; anything else can only be a backup code. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code)

/** Keeps a code of an app from being taken twice, right or wrong. @returns false when it was tried before. */
export async function spendCode(identity: Identity, userId: string, code: string): Promise<boolean> {
  const { internalAdapter } = await identity.$context
  return internalAdapter.reserveVerificationValue({
    identifier: `second-factor:${userId}:${code}`,
    // Not the person alone: what voids their links would let the code be taken again.
    value: `spent ${userId}`,
    expiresAt: new Date(Date.now() + CODE_HOLDS_MS),
  })
}
