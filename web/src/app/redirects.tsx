import { useEffect } from 'react'
import { Redirect } from 'wouter'
import { leaveFor } from '../lib/browser.ts'
import { PATHS } from '../lib/paths.ts'
import { FullScreenSpinner } from '../ui/spinner.tsx'

/** Leads somebody who is signed in already from the sign-in page to the start. */
export const GoHome = () => <Redirect to={PATHS.home} replace />

/** Sends the browser to the server's sign-in, which may be another site's. */
export function LeaveForLogin() {
  useEffect(() => leaveFor(PATHS.login), [])
  return <FullScreenSpinner />
}
