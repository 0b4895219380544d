import { type NewFeedback, submitFeedback } from '@lodestar/contract/feedback'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { sessionsQuery } from '../coaching/coaching.queries.ts'

/** Rates a session; the list of sessions and everything derived from ratings are read again. */
export function useSubmitFeedback() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NewFeedback) => call(submitFeedback, { body }),
    onSuccess: () => {
      for (const queryKey of AFFECTED) void client.invalidateQueries({ queryKey })
    },
  })
}

const AFFECTED = [
  sessionsQuery.queryKey,
  ['learning-paths'],
  ['dashboard'],
  ['insights'],
  ['analytics'],
  ['gamification'],
]
