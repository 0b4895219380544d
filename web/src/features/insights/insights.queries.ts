import { type Insight, listAwaited, listInsights, updateInsight } from '@lodestar/contract/insights'
import {
  MutationObserver,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { announceFailure } from '../../lib/announce-failure.ts'
import { call } from '../../lib/api.ts'
import { invalidate } from '../../lib/invalidate.ts'
import { toast } from '../../lib/toast.ts'
import { DEMO_INSIGHTS } from './demo-insights.data.ts'

/** What a demo visitor sees in place of insights of their own; nothing is asked of the server for it. */
export const SAMPLE_INSIGHTS = DEMO_INSIGHTS

export const insightsQuery = queryOptions({
  queryKey: ['insights', 'list'],
  queryFn: ({ signal }) => call(listInsights, { signal }),
})

export const awaitedQuery = queryOptions({
  queryKey: ['insights', 'awaited'],
  queryFn: ({ signal }) => call(listAwaited, { signal }),
})

/** Puts an insight away and offers to undo that, or brings it back; the dashboard is read again. */
export function useSetInsight() {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ id, isActive }: Pick<Insight, 'id' | 'isActive'>) =>
      call(updateInsight, { params: { id }, body: { isActive } }),
    onSuccess: (insight) => {
      take(client, insight)
      if (insight.isActive) return
      toast({
        title: 'Insight Hidden',
        description: 'It stays away until you bring it back.',
        variant: 'success',
        action: { label: 'Undo', onAction: () => bringBack(client, insight.id) },
      })
    },
    onError: (error) => announceFailure(error, 'Failed to update the insight. Please try again.'),
  })
}

/** Outlives the screen, as the toast that calls it does. */
function bringBack(client: QueryClient, id: string): void {
  const restoration = new MutationObserver(client, {
    networkMode: 'always',
    mutationFn: () => call(updateInsight, { params: { id }, body: { isActive: true } }),
    onSuccess: (insight) => take(client, insight),
    onError: (error) =>
      announceFailure(error, 'Failed to update the insight. Please try again.', {
        label: 'Undo',
        onAction: () => bringBack(client, id),
      }),
  })
  // What goes wrong has been said above.
  restoration.mutate().catch(() => undefined)
}

function take(client: QueryClient, insight: Insight): void {
  client.setQueryData(insightsQuery.queryKey, (known) =>
    known?.map((one) => (one.id === insight.id ? insight : one)),
  )
  invalidate(client, [insightsQuery.queryKey, ['dashboard']])
}
