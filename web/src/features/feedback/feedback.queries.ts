import { type NewFeedback, submitFeedback } from '@lodestar/contract/feedback'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { announceFailure } from '../../lib/announce-failure.ts'
import { call } from '../../lib/api.ts'
import { DERIVED, invalidate } from '../../lib/invalidate.ts'
import { toast } from '../../lib/toast.ts'
import { sessionsQuery } from '../coaching/coaching.queries.ts'

/** Rates a session and says so; the list of sessions and everything derived from ratings are read again. */
export function useSubmitFeedback() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NewFeedback) => call(submitFeedback, { body }),
    onSuccess: () => {
      invalidate(client, [sessionsQuery.queryKey, ...DERIVED])
      toast({
        title: 'Feedback Submitted',
        description: 'Thank you for your feedback! It helps us improve your coaching experience.',
        variant: 'success',
      })
    },
    onError: (error) => announceFailure(error, 'Failed to submit feedback. Please try again.'),
  })
}
