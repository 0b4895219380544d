import { leaveFor } from './browser.ts'
import { PATHS } from './paths.ts'
import { storeReturnAddress } from './storage/return-address.ts'
import { toast } from './toast.ts'

const REDIRECT_DELAY_MS = 500

let redirect: ReturnType<typeof setTimeout> | null = null

/**
 * Tells a person whose session is gone so, and goes to sign-in after 500 ms, which comes back to this address. However many calls fail at once,
 * it is said once.
 */
export function announceLoggedOut(): void {
  if (redirect !== null) return
  toast({
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
    variant: 'destructive',
  })
  redirect = setTimeout(() => {
    redirect = null
    storeReturnAddress()
    leaveFor(PATHS.login)
  }, REDIRECT_DELAY_MS)
}
