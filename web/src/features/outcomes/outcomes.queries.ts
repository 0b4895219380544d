import { countOutcome, listOutcomes, type OutcomeSource } from '@lodestar/contract/outcomes'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { announceFailure } from '../../lib/announce-failure.ts'
import { call } from '../../lib/api.ts'
import { formatPercent } from '../../lib/format.ts'
import { DERIVED, invalidate } from '../../lib/invalidate.ts'
import { toast } from '../../lib/toast.ts'

/** What came of conversations, told last first, at most 200. */
export const outcomesQuery = queryOptions({
  queryKey: ['outcomes'],
  queryFn: ({ signal }) => call(listOutcomes, { signal }),
})

/** Everything that follows from what came of a conversation. */
const readAgain = (client: QueryClient) =>
  invalidate(client, [
    outcomesQuery.queryKey,
    ['goals'],
    ['people'],
    ['notifications'],
    ['coaching', 'progress'],
    ...DERIVED,
  ])

/** Reads again what follows from an outcome that was just told; where it moved a goal, a toast says so and takes it back. */
export async function followOutcome(client: QueryClient, of: OutcomeSource): Promise<void> {
  readAgain(client)
  const outcomes = await client.fetchQuery({ ...outcomesQuery, staleTime: 0 }).catch(() => [])
  const goal = outcomes.find(({ source, id }) => source === of.source && id === of.id)?.goal
  if (!goal) return
  const undo = () =>
    call(countOutcome, { body: { source: of.source, id: of.id, goalId: null } }).then(
      () => readAgain(client),
      (error) => announceFailure(error, COUNT_FAILED),
    )
  toast({
    title: 'Goal Moved',
    description: `“${goal.title}”: ${formatPercent(goal.from / 100)} to ${formatPercent(goal.to / 100)}.`,
    variant: 'success',
    action: { label: 'Undo', onAction: () => void undo() },
  })
}

const COUNT_FAILED = 'The goal was not changed. Please try again.'

/** Counts an outcome towards a goal, or takes that back with null. */
export function useCountOutcome({ source, id }: OutcomeSource) {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (goalId: string | null) => call(countOutcome, { body: { source, id, goalId } }),
    onError: (error) => announceFailure(error, COUNT_FAILED),
    onSettled: () => readAgain(client),
  })
}
