import { useEffect } from 'react'
import { useSearch } from 'wouter'
import { useArrival } from '../../lib/arrival.ts'
import { announceLoggedOut } from '../../lib/logged-out.ts'
import { useSession } from '../../lib/session.ts'
import { FullScreenSpinner } from '../../ui/spinner.tsx'
import { SessionList } from '../coaching-sessions/session-list.tsx'
import { SessionDetail } from './session-detail.tsx'

/** The coaching sessions: the list, or the one session the address names. */
export function CoachingPage() {
  const { isLoading, isSignedIn } = useSession()
  const isLoggedOut = !isLoading && !isSignedIn
  useEffect(() => {
    if (isLoggedOut) announceLoggedOut()
  }, [isLoggedOut])
  return isSignedIn ? <ChosenScreen /> : <FullScreenSpinner />
}

function ChosenScreen() {
  const sessionId = new URLSearchParams(useSearch()).get('session')
  useArrival(sessionId)
  return sessionId ? <SessionDetail key={sessionId} id={sessionId} /> : <SessionList />
}
