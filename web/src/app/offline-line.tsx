import { useQueryClient } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { keepReadableOffline, watchReach } from '../lib/offline.ts'

/** How long the first screen has the line and the processor for itself, in milliseconds. */
const AFTER_MS = 2_000

/** Keeps the product readable without a network, and says so while it is. When the line is back, everything shown is read again. */
export function OfflineLine() {
  const client = useQueryClient()
  const [isReached, setIsReached] = useState(true)
  useEffect(() => watchReach(setIsReached), [])
  useEffect(() => {
    const timer = setTimeout(() => void keepReadableOffline(), AFTER_MS)
    const readAgain = () => void client.invalidateQueries()
    window.addEventListener('online', readAgain)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', readAgain)
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
