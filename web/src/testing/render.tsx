import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createQueryClient } from '../lib/query-client.ts'

/** Opens an address, as typed into the browser. Call before rendering. */
export const openAddress = (address: string): void => window.history.replaceState(null, '', address)

/** Renders a hook that reads from the server, with a cache of its own. */
export function renderQueryHook<Result>(hook: () => Result) {
  const client = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return { ...renderHook(hook, { wrapper }), client }
}
