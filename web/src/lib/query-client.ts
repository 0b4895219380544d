import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isUnauthorized } from './api.ts'
import { announceLoggedOut } from './logged-out.ts'

/**
 * Makes the cache of everything read from the server.
 *
 * Nothing is retried, polled or read again by itself: a mutation invalidates the reads it changes (decision D77).
 * Any answer 401 means that the session is gone.
 */
export function createQueryClient(): QueryClient {
  const onError = (error: unknown) => {
    if (isUnauthorized(error)) announceLoggedOut()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        // The server may be this very machine: being "offline" says nothing about reaching it.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
