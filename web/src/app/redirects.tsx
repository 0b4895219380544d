import { useEffect } from 'react'
import { Redirect, useSearch } from 'wouter'
import { leaveFor } from '../lib/browser.ts'
import { PATHS } from '../lib/paths.ts'
import { storeAccountIntent } from '../lib/storage/account-intent.ts'
import { FullScreenSpinner } from '../ui/spinner.tsx'
import { lazyScreen } from './lazy-screen.tsx'

const LoginPage = lazyScreen(() => import('../features/account/login-page.tsx'), 'LoginPage')

/** Leads somebody who is signed in already from the sign-in page to the start, unless a mailed link has opened it. */
export function GoHome() {
  const params = new URLSearchParams(useSearch())
  if (params.has('verify') || params.has('token')) return <LoginPage />
  return <Redirect to={PATHS.home} replace />
}

/** Sends somebody who wants to sign up to the server's sign-in, which may be another site's. */
export function LeaveForLogin() {
  useEffect(() => {
    storeAccountIntent(true)
    leaveFor(PATHS.login)
  }, [])
  return <FullScreenSpinner />
}
