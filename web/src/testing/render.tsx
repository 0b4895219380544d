import { QueryClientProvider } from '@tanstack/react-query'
import { render, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { App } from '../app/app.tsx'
import { createQueryClient } from '../lib/query-client.ts'
import { acknowledgeNotice, forgetUnrecordedNotice } from '../lib/storage/confidentiality.ts'

/** Opens an address, as typed into the browser. Call before rendering. */
export const openAddress = (address: string): void => window.history.replaceState(null, '', address)

/** Opens the whole application at an address, with the confidentiality notice already acknowledged and on record. */
export function renderApp(address: string) {
  acknowledgeNotice(new Date())
  forgetUnrecordedNotice()
  openAddress(address)
  return render(<App />)
}

/** Renders something that reads from the server, with a cache of its own. */
export const renderWithQueries = (element: ReactNode) => render(element, { wrapper: withQueries() })

/** Renders a hook that reads from the server, with a cache of its own. */
export const renderQueryHook = <Result,>(hook: () => Result) => renderHook(hook, { wrapper: withQueries() })

/** Keeps the browser on its page and lists the addresses it was sent to. */
export function watchDepartures(): string[] {
  const departures: string[] = []
  vi.spyOn(window.location, 'assign').mockImplementation((url) => void departures.push(String(url)))
  return departures
}

function withQueries() {
  const client = createQueryClient()
  return ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
}
