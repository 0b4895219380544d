import { getUser, type User } from '@lodestar/contract/account'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { ApiError, call } from './api.ts'
import { DEMO_USER } from './demo-user.ts'
import { asksForDemo, hasDemoFlag, storeDemoFlag } from './storage/demo-mode.ts'

/** Who is here. Exactly one of three: a signed-in person, a demo visitor, or a visitor (`user` null). */
export interface Session {
  /** The signed-in person, or the demo user in demo mode, or null. */
  user: User | null
  /** True for a demo visitor, never for a signed-in person. */
  isDemo: boolean
  /** True until the user call has been answered. */
  isLoading: boolean
  /** True for a real, signed-in person. */
  isSignedIn: boolean
  /** True when the demo user comes from the server, not from this browser: the demo has views of its own then. */
  isDemoAccount: boolean
  /** Why the user call failed when it was not for want of a session: the server is down, the network is away. */
  failure: ApiError | null
}

/** The user call. A failure is a state, not an error: it means "nobody is signed in", and is asked only once. */
export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: async ({ signal }): Promise<{ user: User | null; failure: ApiError | null }> => {
    try {
      return { user: await call(getUser, { signal }), failure: null }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return { user: null, failure: error.status === 401 ? null : error }
    }
  },
})

/** Says who is here; every screen that differs between people, demo visitors and visitors asks this. */
export function useSession(): Session {
  const [pathname] = useLocation()
  const search = useSearch()
  const { data, isPending } = useQuery(userQuery)
  const found = data?.user ?? null
  const isSignedIn = isRealUser(found)
  const isDemo =
    !isPending && !isSignedIn && (found !== null || asksForDemo(pathname, search) || hasDemoFlag())
  return {
    user: found ?? (isDemo ? DEMO_USER : null),
    isDemo,
    isLoading: isPending,
    isSignedIn,
    isDemoAccount: found !== null && !isSignedIn,
    failure: data?.failure ?? null,
  }
}

/** Keeps the stored demo flag in step with the address and the user. Used once, at the top of the application. */
export function useDemoFlag(): void {
  const [pathname] = useLocation()
  const search = useSearch()
  const { data } = useQuery(userQuery)
  useEffect(() => {
    if (!data) return
    if (isRealUser(data.user)) storeDemoFlag(false)
    else if (asksForDemo(pathname, search)) storeDemoFlag(true)
  }, [data, pathname, search])
}

const isRealUser = (user: User | null): boolean => user !== null && user.id !== DEMO_USER.id
