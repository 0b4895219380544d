import { acceptConfidentiality } from '@lodestar/contract/account'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { call } from '../lib/api.ts'
import { acknowledgeNotice, isNoticeDue, NOTICE_VERSION } from '../lib/confidentiality.ts'
import { userQuery, useSession } from '../lib/session.ts'

const ConfidentialityNotice = lazy(async () => ({
  default: (await import('./confidentiality-notice.tsx')).ConfidentialityNotice,
}))

/** Puts the confidentiality notice over any screen whenever it is due, and records the acknowledgment. */
export function ConfidentialityGate() {
  const [isDue, setIsDue] = useNoticeDue()
  const { isSignedIn } = useSession()
  const client = useQueryClient()
  if (!isDue) return null
  const acknowledge = async () => {
    acknowledgeNotice(new Date())
    setIsDue(false)
    if (!isSignedIn) return
    // The gate itself lives in the browser: a record that fails must not hold anybody up. The next one makes up for it.
    const user = await call(acceptConfidentiality, { body: { version: NOTICE_VERSION } }).catch(() => null)
    if (user) client.setQueryData(userQuery.queryKey, { user, failure: null })
  }
  return (
    <Suspense fallback={null}>
      <ConfidentialityNotice onAcknowledge={() => void acknowledge()} />
    </Suspense>
  )
}

/** Tells whether the notice is due: at the start, on every change of screen, and when the tab comes back. */
function useNoticeDue() {
  const [pathname] = useLocation()
  const state = useState(() => isNoticeDue(new Date()))
  const [, setIsDue] = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of screen is what asks again.
  useEffect(() => {
    const ask = () => setIsDue(isNoticeDue(new Date()))
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => document.removeEventListener('visibilitychange', ask)
  }, [pathname, setIsDue])
  return state
}
