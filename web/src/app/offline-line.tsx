import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { keepReadableOffline, watchReach } from '../lib/offline.ts'
import { listStored } from '../lib/stored-names.ts'

/** How long the first screen has the line and the processor for itself, in milliseconds. */
const AFTER_MS = 2_000

/** What sends messages is the conversation's, and fetched only where one waits. A failure has been told by it. */
const fetchAndSend = async (client: QueryClient) => {
  const { sendKept } = await import('../features/coaching/coaching.queries.ts')
  await sendKept(client).catch(() => undefined)
}

/**
 * Keeps the product readable without a network, and says so while it is. When the line is back, what waits for it is
 * sent and what is shown is read again.
 */
export function OfflineLine() {
  const client = useQueryClient()
  const [isReached, setIsReached] = useState(true)
  useEffect(() => watchReach(setIsReached), [])
  useEffect(() => {
    const timer = setTimeout(() => void keepReadableOffline(), AFTER_MS)
    const sendWaiting = () => (listStored('turn:').length > 0 ? fetchAndSend(client) : undefined)
    const goOn = () => {
      void client.invalidateQueries()
      void sendWaiting()
    }
    void sendWaiting()
    window.addEventListener('online', goOn)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', goOn)
    }
  }, [client])
  return (
    <p
      role="status"
      className="flex items-center justify-center gap-2 bg-sunken px-5 text-sm text-ink-soft not-empty:py-2"
    >
      {isReached ? null : (
        <>
          <CloudOff aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
          No connection. You see what this device has kept.
        </>
      )}
    </p>
  )
}
