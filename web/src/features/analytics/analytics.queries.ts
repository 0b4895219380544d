import {
  DEFAULT_HORIZON,
  generatePredictions,
  getAnalytics,
  listAnalyticsInsights,
  listPredictions,
  type PredictionType,
  readAnalyticsInsight,
} from '@lodestar/contract/analytics'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { announceFailure } from '../../lib/announce-failure.ts'
import { call, isUnauthorized } from '../../lib/api.ts'
import { invalidate } from '../../lib/invalidate.ts'
import { toast } from '../../lib/toast.ts'

export const statsQuery = queryOptions({
  queryKey: ['analytics', 'dashboard'],
  queryFn: ({ signal }) => call(getAnalytics, { signal }),
})

/** The predictions that still stand. A lost session stays recognizable as one. */
export const predictionsQuery = queryOptions({
  queryKey: ['analytics', 'predictions', 'active'],
  queryFn: async ({ signal }) => {
    try {
      return await call(listPredictions, { query: { active_only: 'true' }, signal })
    } catch (error) {
      if (isUnauthorized(error) || signal.aborted) throw error
      throw new Error('Failed to fetch predictions', { cause: error })
    }
  },
})

/** Every prediction, so that the answered ones can be shown. */
export const allPredictionsQuery = queryOptions({
  queryKey: ['analytics', 'predictions', 'all'],
  queryFn: ({ signal }) => call(listPredictions, { signal }),
})

export const signalsQuery = queryOptions({
  queryKey: ['analytics', 'insights'],
  queryFn: ({ signal }) => call(listAnalyticsInsights, { signal }),
})

/** Predicts anew, one type or all; everything of the analytics screen is read again. */
export function useGeneratePredictions() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (type: PredictionType | null) =>
      call(generatePredictions, {
        body: { ...(type === null ? {} : { predictionTypes: [type] }), timeHorizon: DEFAULT_HORIZON },
      }),
    onSuccess: ({ length }) => {
      invalidate(client, [['analytics']])
      toast({
        title: 'Predictions Generated',
        description: `${length} new ${length === 1 ? 'question' : 'questions'} that the next ${DEFAULT_HORIZON} days will answer.`,
        variant: 'success',
      })
    },
    onError: (error) => announceFailure(error, 'Failed to generate predictions. Please try again.'),
  })
}

/** Marks an insight read at once; when that fails, it is unread again. The counts are read again. */
export function useReadSignal() {
  const client = useQueryClient()
  const set = (id: string, isRead: boolean) =>
    client.setQueryData(signalsQuery.queryKey, (known) =>
      known?.map((signal) => (signal.id === id ? { ...signal, isRead } : signal)),
    )
  return useMutation({
    mutationFn: (id: string) => call(readAnalyticsInsight, { params: { id } }),
    onMutate: (id) => void set(id, true),
    onSuccess: () => invalidate(client, [statsQuery.queryKey]),
    onError: (error, id) => {
      set(id, false)
      announceFailure(error, 'Failed to mark the insight read. Please try again.')
    },
  })
}
