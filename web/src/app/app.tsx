import { useEffect } from 'react'
import { watchAccountIntent } from '../lib/account-intent.ts'
import { useDemoFlag, useSession } from '../lib/session.ts'
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
  return null
}
