import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { createQueryClient } from '../lib/query-client.ts'

const ToastHost = lazy(async () => ({ default: (await import('../ui/toast-host.tsx')).ToastHost }))

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

/** Loads the toast host after the first screen stands, so that it does not delay it; toasts raised before wait. */
function LateToastHost() {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => setIsLate(true), [])
  return isLate ? (
    <Suspense fallback={null}>
      <ToastHost />
    </Suspense>
  ) : null
}
