import { useEffect } from 'react'
import { Redirect } from 'wouter'
import { leaveFor } from '../lib/browser.ts'
import { PATHS } from '../lib/paths.ts'
import { storeAccountIntent } from '../lib/storage/account-intent.ts'
import { FullScreenSpinner } from '../ui/spinner.tsx'

/** Leads somebody who is signed in already from the sign-in page to the start. */
export const GoHome = () => <Redirect to={PATHS.home} replace />

/** Sends somebody who wants to sign up to the server's sign-in, which may be another site's. */
export function LeaveForLogin() {
  useEffect(() => {
    storeAccountIntent(true)
    leaveFor(PATHS.login)
  }, [])
  return <FullScreenSpinner />
}
