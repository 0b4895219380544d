import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { PATHS } from '../lib/paths.ts'
import { useDemoFlag, useSession } from '../lib/session.ts'
import { watchAccountIntent } from '../lib/storage/account-intent.ts'
import { takeReturnAddress } from '../lib/storage/return-address.ts'
import { useTimeZoneReport } from '../lib/time-zone.ts'
import { ConfidentialityGate } from './confidentiality-gate.tsx'
import { CurrentScreen } from './current-screen.tsx'
import { Providers } from './providers.tsx'

/** The whole browser application. */
export const App = () => (
  <Providers>
    <Housekeeping />
    <CurrentScreen />
    <ConfidentialityGate />
  </Providers>
)

/** Keeps what stands beside the screens in step: the demo flag, the stored time zone, what a visitor wants. */
function Housekeeping() {
  const { user, isSignedIn } = useSession()
  useDemoFlag()
  useTimeZoneReport(isSignedIn && user ? user.id : null)
  useEffect(watchAccountIntent, [])
  useReturn(isSignedIn)
  return null
}

/** An identity provider leads back to the start; from there the way goes on to what was asked for before. */
function useReturn(isSignedIn: boolean): void {
  const [pathname, navigate] = useLocation()
  useEffect(() => {
    const address = isSignedIn && pathname === PATHS.home ? takeReturnAddress() : null
    if (address) navigate(address, { replace: true })
  }, [isSignedIn, pathname, navigate])
}
