import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { userQuery } from '../lib/session.ts'
import { keepReadableOffline, watchReach } from '../lib/storage/offline.ts'
import { listStored } from '../lib/storage/stored-names.ts'

/** How long the first screen has the line and the processor for itself, in milliseconds. */
const AFTER_MS = 2_000
/** Browsers say that there is a network before it carries anything, so it is tried until it does. */
const PROBE_MS = 4_000

/** What sends messages is the conversation's, and fetched only where one waits. A failure has been told by it. */
function sendWaiting(client: QueryClient): void {
  if (listStored('turn:').length === 0) return
  void import('../features/coaching/coaching.queries.ts')
    .then(({ sendKept }) => sendKept(client))
    .catch(() => undefined)
}

/**
 * Keeps the product readable without a network, and says so while it is. When the line is back, what waits for it is
 * sent and what is shown is read again.
 */
export function OfflineLine() {
  const client = useQueryClient()
  const [isReached, setIsReached] = useState(true)
  const wasReached = useRef(true)
  useEffect(() => {
    const timer = setTimeout(() => void keepReadableOffline(), AFTER_MS)
    const end = watchReach(setIsReached)
    sendWaiting(client)
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [client])
  useEffect(() => {
    const isBack = isReached && !wasReached.current
    wasReached.current = isReached
    if (isBack) {
      void client.invalidateQueries()
      sendWaiting(client)
    }
    if (isReached) return
    const probe = () =>
      navigator.onLine ? void client.invalidateQueries({ queryKey: userQuery.queryKey }) : undefined
    const timer = setInterval(probe, PROBE_MS)
    window.addEventListener('online', probe)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', probe)
    }
  }, [isReached, client])
  return (
    <div role="status" className="bg-sunken text-sm text-ink-soft">
      {isReached ? null : (
        <p className="flex items-center justify-center gap-2 px-5 py-2">
          <CloudOff aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
          No connection. You see what this device has kept.
        </p>
      )}
    </div>
  )
}
