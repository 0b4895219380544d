import { acceptConfidentiality } from '@lodestar/contract/account'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { call } from '../lib/api.ts'
import { watchFirstWriting } from '../lib/first-writing.ts'
import { PATHS } from '../lib/paths.ts'
import { userQuery, useSession } from '../lib/session.ts'
import {
  ACKNOWLEDGED,
  acknowledgeNotice,
  forgetUnrecordedNotice,
  isNoticeDue,
  readUnrecordedNotice,
} from '../lib/storage/confidentiality.ts'

const ConfidentialityNotice = lazy(async () => ({
  default: (await import('./confidentiality-notice.tsx')).ConfidentialityNotice,
}))

/** Puts the confidentiality notice over any screen whenever it is due, and has the acknowledgment recorded. */
export function ConfidentialityGate() {
  const [isDue, setIsDue] = useNoticeDue()
  useNoticeRecord(isDue)
  if (!isDue) return null
  const acknowledge = () => {
    acknowledgeNotice(new Date())
    setIsDue(false)
  }
  return (
    <Suspense fallback={null}>
      <ConfidentialityNotice onAcknowledge={acknowledge} />
    </Suspense>
  )
}

/**
 * Records an acknowledgment for the account, once: at once for a signed-in person, at the next sign-in for a visitor
 * (decision D83).
 */
function useNoticeRecord(isDue: boolean): void {
  const { user, isSignedIn } = useSession()
  const client = useQueryClient()
  const userId = isSignedIn && user ? user.id : null
  useEffect(() => {
    const version = readUnrecordedNotice()
    if (userId === null || isDue || version === null) return
    const record = async () => {
      const recorded = await call(acceptConfidentiality, { body: { version } })
      forgetUnrecordedNotice()
      client.setQueryData(userQuery.queryKey, { user: recorded, failure: null })
    }
    // The gate itself lives in the browser: a record that fails must not hold anybody up. The next start tries again.
    record().catch(() => undefined)
  }, [userId, isDue, client])
}

/**
 * Tells whether the notice is due: at the start, on every change of screen, and when the tab comes back. Over the landing page
 * it waits until a visitor begins to write.
 */
function useNoticeDue() {
  const [pathname] = useLocation()
  const { isSignedIn } = useSession()
  const isReading = pathname === PATHS.home && !isSignedIn
  const state = useState(() => !isReading && isNoticeDue(new Date()))
  const [, setIsDue] = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of screen is what asks again.
  useEffect(() => {
    const ask = () => setIsDue(isNoticeDue(new Date()))
    if (isReading) {
      setIsDue(false)
      return watchFirstWriting(ask)
    }
    ask()
    const events = ['visibilitychange', ACKNOWLEDGED]
    for (const name of events) document.addEventListener(name, ask)
    return () => {
      for (const name of events) document.removeEventListener(name, ask)
    }
  }, [pathname, isReading, setIsDue])
  return state
}
