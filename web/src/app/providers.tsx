import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { createQueryClient } from '../lib/query-client.ts'
import { watchFirstUse } from '../lib/storage/first-use.ts'
import { readToasts, subscribeToToasts } from '../lib/toast.ts'

/** Gives every screen the cache of what was read, and one toast host above the router (decision D78). */
export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient)
  return (
    <QueryClientProvider client={client}>
      {children}
      <LateToastHost />
    </QueryClientProvider>
  )
}

/**
 * Fetches the toast host for whoever begins to use the page, or for the first toast; until then it has nothing to show.
 * A host that does not arrive is fetched again at the next sign; the toast waits for it.
 */
function LateToastHost() {
  const [Host, setHost] = useState<ComponentType | null>(null)
  useEffect(() => {
    const fetchHost = async () => {
      const found = await import('../ui/overlay/toast-host.tsx').catch(() => null)
      if (found) setHost(() => found.ToastHost)
      return found !== null
    }
    const ends = [watchFirstUse(fetchHost), subscribeToToasts(() => void fetchHost())]
    if (readToasts().length > 0) void fetchHost()
    return () => {
      for (const end of ends) end()
    }
  }, [])
  return Host ? <Host /> : null
}
