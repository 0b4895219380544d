import { useEffect } from 'react'
import { leaveFor } from '../../lib/browser.ts'
import { PATHS } from '../../lib/paths.ts'
import { forgetOffline } from '../../lib/storage/offline.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { Spinner } from '../../ui/spinner.tsx'

const SIGN_OUT_DELAY_MS = 1500

/** Signs out after a moment in which it can be done at once or called off. */
export function SignOutPage() {
  useEffect(() => {
    // What stays signed in reads it again.
    void forgetOffline()
    const timer = setTimeout(() => leaveFor(PATHS.logout), SIGN_OUT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Page
      title="Signing Out..."
      width="text"
      lead="In a moment you are signed out on this device. What you saved stays in your account."
    >
      <div className="flex flex-wrap items-center gap-3">
        <ButtonLink href={PATHS.logout} variant="primary">
          Complete Logout
        </ButtonLink>
        <ButtonLink href={PATHS.home}>Stay Logged In</ButtonLink>
        <span className="ml-2 text-xl text-ink-faint">
          <Spinner label="Signing out" />
        </span>
      </div>
    </Page>
  )
}
