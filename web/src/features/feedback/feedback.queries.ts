import { type NewFeedback, submitFeedback } from '@lodestar/contract/feedback'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, isUnauthorized } from '../../lib/api.ts'
import { toast } from '../../lib/toast.ts'
import { sessionsQuery } from '../coaching/coaching.queries.ts'

/** Rates a session and says so; the list of sessions and everything derived from ratings are read again. */
export function useSubmitFeedback() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NewFeedback) => call(submitFeedback, { body }),
    onSuccess: () => {
      for (const queryKey of AFFECTED) void client.invalidateQueries({ queryKey })
      toast({
        title: 'Feedback Submitted',
        description: 'Thank you for your feedback! It helps us improve your coaching experience.',
        variant: 'success',
      })
    },
    onError: (error) => {
      // A lost session is announced by the query client.
      if (isUnauthorized(error)) return
      toast({
        title: 'Error',
        description: 'Failed to submit feedback. Please try again.',
        variant: 'destructive',
      })
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
