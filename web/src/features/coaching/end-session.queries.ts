import { completeSession, reopenSession } from '@lodestar/contract/coaching'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { announceFailure } from '../../lib/announce-failure.ts'
import { call } from '../../lib/api.ts'
import { invalidate, invalidateAndLeave } from '../../lib/invalidate.ts'
import { toast } from '../../lib/toast.ts'
import { AFFECTED, changeSession, sessionHref, sessionsQuery } from './coaching.queries.ts'

const COMPLETED_TOAST_MS = 4_000
/** How long the end of a session can be taken back; the server allows a little more. */
const UNDO_MS = 10_000

type Ended = { id: string; at: number } | null

/** The session that has just been ended here, until its end can no longer be taken back; it outlives the screen. */
const endedQuery = queryOptions({
  queryKey: ['session-ended'],
  queryFn: (): Ended => null,
  initialData: (): Ended => null,
  // Only this file writes it.
  enabled: false,
  gcTime: Number.POSITIVE_INFINITY,
})

/** Ends a session; it, the list of sessions and what is derived from them are read again. */
export function useEndSession(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(completeSession, { params: { id } }),
    onSuccess: (session) => {
      changeSession(client, id, (known) => ({ ...known, session }))
      client.setQueryData(endedQuery.queryKey, (): Ended => ({ id, at: Date.now() }))
      invalidate(client, [sessionsQuery.queryKey, ...AFFECTED])
      toast({
        title: 'Session Completed',
        description: 'Your action plan is saved.',
        variant: 'success',
        durationMs: COMPLETED_TOAST_MS,
      })
    },
    onError: (error) => announceFailure(error, 'Failed to complete session. Please try again.'),
  })
}

/** Takes the end of a session back, for ten seconds after it; the session opens again where one stopped. */
export function useUndoEnd(id: string) {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const { data: ended } = useQuery(endedQuery)
  const endedAt = ended?.id === id ? ended.at : null
  useEffect(() => {
    if (endedAt === null) return
    const forget = () => client.setQueryData(endedQuery.queryKey, null)
    const timer = setTimeout(forget, endedAt + UNDO_MS - Date.now())
    return () => clearTimeout(timer)
  }, [client, endedAt])
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(reopenSession, { params: { id } }),
    onSuccess: (session) => {
      client.setQueryData(endedQuery.queryKey, null)
      changeSession(client, id, (known) => ({ ...known, session }))
      invalidateAndLeave(client, [sessionsQuery.queryKey, ...AFFECTED])
      toast({ title: 'Session Reopened', description: 'Go on where you stopped.', variant: 'success' })
      navigate(sessionHref(id))
    },
    onError: (error) => announceFailure(error, 'The session stays ended. Please try again.'),
  })
  return { canUndo: endedAt !== null || isPending, undo: () => mutate(), isUndoing: isPending }
}
