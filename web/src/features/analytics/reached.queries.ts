import { confirmForecast, listReachedForecasts } from '@lodestar/contract/analytics'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { announceFailure } from '../../lib/announce-failure.ts'
import { call } from '../../lib/api.ts'
import { invalidate } from '../../lib/invalidate.ts'
import { toast } from '../../lib/toast.ts'

/** Forecasts that have come true before their time was over, and wait for a tap. */
export const reachedQuery = queryOptions({
  queryKey: ['analytics', 'reached'],
  queryFn: ({ signal }) => call(listReachedForecasts, { signal }),
})

/** Confirms that one has come true; every forecast is read again. */
export function useConfirmForecast() {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (id: string) => call(confirmForecast, { params: { id } }),
    onSuccess: () =>
      toast({ title: 'Forecast Resolved', description: 'It counts as come true.', variant: 'success' }),
    onError: (error) => announceFailure(error, 'The forecast was not resolved. Please try again.'),
    onSettled: () => invalidate(client, [['analytics']]),
  })
}
